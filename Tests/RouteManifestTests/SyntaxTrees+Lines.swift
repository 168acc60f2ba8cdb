extension SyntaxTrees {
    static let lines = #"""
        // A comment first.

           routes 1 part   // and one behind
        =>
        part
        ----
        routes 1
        home /
        =>
        route home@2:1 @2:6 from "/"
        ----
        routes 1
          home	/   // comment
        // home /old
        //// no documentation
        me /me//not-a-comment
        =>
        route home@2:3 @2:8 from "/"
        route me@5:1 /'me'//'not-a-comment'@5:4 from "/me//not-a-comment"
        ----
        routes 1
        home / // a comment with "quotes" and {braces
        detail /items
            // a comment between

            ?q: String
            &page: Int = 1 // behind
            -> Screen
        other /other
        =>
        route home@2:1 @2:6 from "/"
        route detail@3:1 /'items'@3:8 from "/items" | ?q@6:6: String | ?page@7:6: Int = 1@7:18 | -> Screen@8:8
        route other@9:1 /'other'@9:7 from "/other"
        ----
        routes 1
        home / ?key = "a // b" -> Screen
        item /{code: /a b/}
        =>
        route home@2:1 @2:6 from "/" | ?key@2:9 = "a // b"@2:16 | -> Screen@2:27
        route item@3:1 /{code@3:8: /a b/@3:15}@3:6 from "/{code: /a b/}"
        ----
        routes 1
        home / ?key: String = "say \"hi\" \n" deprecated "\"\""
        =>
        route home@2:1 @2:6 from "/" | ?key@2:9: String = "say "hi" \n"@2:24 | deprecated """"@2:51
        ----
        routes 1
        /// The front page.
        ///
        ///  Indented.
        /// 

        // A comment.
        home /
        /// Never used: no declaration follows.
        =>
        route home@8:1 @8:6 from "/" docs ["The front page.", "", " Indented.", ""]
        ----
        routes 1
        /// One.
        namespace Shop
        /// Two.
        origin web https://a.example
        /// Three.
        enum Sort: a
        /// Four.
        type SKU = Models.SKU
        /// Five.
        group shop {
            /// Six.
            cart /cart
        }
        /// Seven.
        include "help.routes" as help
        /// Not for a guard.
        guard signedIn
        home /
        =>
        namespace Shop@3:11 docs ["One."]
        origin web@5:8 https://a.example@5:12 docs ["Two."]
        enum Sort@7:6 a@7:12 docs ["Three."]
        type SKU@9:6 = Models.SKU@9:12 docs ["Four."]
        guard signedIn@18:7
        group shop@11:7 docs ["Five."]
          route cart@13:5 /'cart'@13:10 from "/cart" docs ["Six."]
        end
        include help.routes@16:10 as help@16:26 docs ["Seven."]
        route home@19:1 @19:6 from "/"
        ----
        routes 1
        `import` /import
        `on` /on
        as /as
        async /async
        part /part
        at /at
        `home` /home
        routes2 /routes2
        =>
        route import@2:1 /'import'@2:10 from "/import"
        route on@3:1 /'on'@3:6 from "/on"
        route as@4:1 /'as'@4:4 from "/as"
        route async@5:1 /'async'@5:7 from "/async"
        route part@6:1 /'part'@6:6 from "/part"
        route at@7:1 /'at'@7:4 from "/at"
        route home@8:1 /'home'@8:8 from "/home"
        route routes2@9:1 /'routes2'@9:9 from "/routes2"
        ----
        routes 1
        größe /größe
        原 /原 ?`in`: String? &名: String?
        =>
        route größe@2:1 /'größe'@2:9 from "/größe"
        route 原@3:1 /'原'@3:5 from "/原" | ?in@3:11: String? | ?名@3:26: String?
        """#
}
