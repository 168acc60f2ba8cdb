extension SyntaxTrees {
    static let clauses = #"""
        routes 1
        search /search  ?q: String &page: Int = 1 &tag: [String] &sort: Sort? &"utm-source" as source: String?
        =>
        route search@2:1 /'search'@2:8 from "/search" | ?q@2:18: String | ?page@2:29: Int = 1@2:41 | ?tag@2:44: [String] | ?sort@2:59: Sort? | ?utm-source@2:73 as source@2:88: String?
        ----
        routes 1
        a /a ?a: Int ?b: Int?&c: [ a|b ]&d: /x y/?#f: String?@g->T
        =>
        route a@2:1 /'a'@2:3 from "/a" | ?a@2:7: Int | ?b@2:15: Int? | ?c@2:23: [a|b] | ?d@2:34: /x y/@2:38? | #f@2:44: String? | -> T@2:58 | guards g@2:55
        ----
        routes 1
        a /a ?x: Double = -1.5e3 &y: Sort = newest &z: Bool = true &s: String = "a b" &u: String = ""
        =>
        route a@2:1 /'a'@2:3 from "/a" | ?x@2:7: Double = -1.5e3@2:19 | ?y@2:27: Sort = newest@2:37 | ?z@2:45: Bool = true@2:55 | ?s@2:61: String = "a b"@2:74 | ?u@2:80: String = ""@2:93
        ----
        routes 1
        map /search ?mode = "map" &"x-y" = "z" &Upper = "u" &"k" as name = "v" over search
        =>
        route map@2:1 /'search'@2:5 from "/search" | ?mode@2:14 = "map"@2:22 | ?x-y@2:29 = "z"@2:37 | ?Upper@2:41 = "u"@2:50 | ?k@2:55 as name@2:61 = "v"@2:69 | over search@2:77
        ----
        routes 1
        a /a ?"page": Int ? b : Int & `in` : Int
        =>
        route a@2:1 /'a'@2:3 from "/a" | ?page@2:8: Int | ?b@2:21: Int | ?in@2:31: Int
        ----
        routes 1
        a /a -> Void
        b /b -> async Models.Screen<Int, [String: Any?]>?
        c /c -> [Item]
        d /d -> A<B<C>>.D
        =>
        route a@2:1 /'a'@2:3 from "/a" | -> Void@2:9
        route b@3:1 /'b'@3:3 from "/b" | -> async Models.Screen<Int, [String: Any?]>?@3:15
        route c@4:1 /'c'@4:3 from "/c" | -> [Item]@4:9
        route d@5:1 /'d'@5:3 from "/d" | -> A<B<C>>.D@5:9
        ----
        routes 1
        detail /items/{id: Int}  ?ref: String?  #section: String?  -> ItemScreen
                  variants control, compact
                  with preview: ItemPreview?
                  with a: [Int]?, b: A<B>??
                  @signedIn @adult
                  on web , app
                  over shop.cart, other
                  deprecated "use x"
        =>
        route detail@2:1 /'items'/{id@2:16: Int}@2:8 from "/items/{id: Int}" | ?ref@2:27: String? | #section@2:42: String? | -> ItemScreen@2:63 | guards signedIn@6:12, adult@6:22 | variants control@3:20, compact@3:29 | with preview@4:16: ItemPreview@4:25 | with a@5:16: [Int]@5:19 | with b@5:27: A<B>?@5:30 | on web@7:14, app@7:20 | over shop.cart@8:16, other@8:27 | deprecated "use x"@9:23
        ----
        routes 1
        a /a @b on c variants d over e with f: G? deprecated "h" -> I #j: K? ?l: M
        =>
        route a@2:1 /'a'@2:3 from "/a" | ?l@2:71: M | #j@2:64: K? | -> I@2:61 | guards b@2:7 | variants d@2:23 | with f@2:37: G@2:40 | on c@2:12 | over e@2:30 | deprecated "h"@2:55
        """#
}
