extension CheckingModels {
    static let paths = #"""
        routes 1
        int /int -> Void
        double /d/{string: a|b}
        group bool /b {
            x /x
        }
        =>
        internal Routes
        0 int int Int int /'int' [1] "/int"
        1 double double Double double /'d'/{0} [2] "/d/{string: a|b}" | string: String(a, b)
        bool Bool 2..<3
          2 bool.x x X boolX /'b'/'x' [2] "/b/x"
        ----
        routes 1
        home /
        me /users/me/
        photo /p/{id: Int}.{ext: png|jpg}
        escaped /caf%C3%A9/a%2Fb/100%/%zz/%5C
        =>
        internal Routes
        0 home home Home home  [0] "/"
        1 me me Me me /'users'/'me' [2] "/users/me/"
        2 photo photo Photo photo /'p'/{0}+'.'+{1} [2] "/p/{id: Int}.{ext: png|jpg}" | id: Int | ext: Ext(png, jpg)
        3 escaped escaped Escaped escaped /'café'/'a/b'/'100%'/'%zz'/'\' [5] "/caf%C3%A9/a%2Fb/100%/%zz/%5C"
        ----
        routes 1
        option slashes strict
        home /
        me /users/me/
        other /users/me
        twice /a//b
        month /n/{y}[/{m}]
        group shop /shop {
            start /
            slash /x/
            tail /[/{x}]
        }
        group plain {
            start /y/
        }
        =>
        internal Routes
        strict slashes
        0 home home Home home / [1] "/"
        1 me me Me me /'users'/'me'/ [3] "/users/me/"
        2 other other Other other /'users'/'me' [2] "/users/me"
        3 twice twice Twice twice /'a'//'b' [3] "/a//b"
        4 month month Month month /'n'/{0}/{1} [2, 3] "/n/{y}[/{m}]" | y: String | m: String?
        shop Shop 5..<8
          5 shop.start start Start shopStart /'shop' [1] "/shop"
          6 shop.slash slash Slash shopSlash /'shop'/'x'/ [3] "/shop/x/"
          7 shop.tail tail Tail shopTail /'shop'/{0} [1, 2] "/shop[/{x}]" | x: String?
        plain Plain 8..<9
          8 plain.start start Start plainStart /'y'/ [2] "/y/"
        ----
        routes 1
        month /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
        day /n/{y}[/{m}[/{d: Int(..<32)}]]
        words /w[/page/{n: Int?}[/x{y}]]
        rest /r[/{file...}]
        start /[/{x}]
        files /files/{file...}
        =>
        internal Routes
        0 month month Month month /'news'/{0}/{1} [2, 3] "/news/{year: Int(1900...2100)}[/{month: Int(1...12)}]" | year: Int(1900...2100) | month: Int(1...12)? | throws
        1 day day Day day /'n'/{0}/{1}/{2} [2, 3, 4] "/n/{y}[/{m}[/{d: Int(..<32)}]]" | y: String | m: String? | d: Int(-9223372036854775808...31)? | throws
        2 words words Words words /'w'/'page'/{0}/'x'+{1} [1, 3, 4] "/w[/page/{n: Int?}[/x{y}]]" | n: Int? | y: String?
        3 rest rest Rest rest /'r'/{0} [1, 2] "/r[/{file...}]" | file: String...? | throws
        4 start start Start start /{0} [0, 1] "/[/{x}]" | x: String?
        5 files files Files files /'files'/{0} [2] "/files/{file...}" | file: String... | throws
        ----
        routes 1
        group item /items/{id: Int} {
            show /
            edit /edit/{field}
            photo /photo-{id2}[/{size: Int}]
            group inner /v{version: Int} {
                page /p/{page} ?q: String? #f: String?
            }
            alias /e/{field} -> edit
        }
        =>
        internal Routes
        item Item 0..<4
          0 item.show show Show itemShow /'items'/{0} [2] "/items/{id: Int}" | id: Int
          1 item.edit edit Edit itemEdit /'items'/{0}/'edit'/{1} [4] "/items/{id: Int}/edit/{field}" | id: Int | field: String
          2 item.photo photo Photo itemPhoto /'items'/{0}/'photo-'+{1}/{2} [3, 4] "/items/{id: Int}/photo-{id2}[/{size: Int}]" | id: Int | id2: String | size: Int?
          inner Inner 3..<4
            3 item.inner.page page Page itemInnerPage /'items'/{0}/'v'+{1}/'p'/{2} [5] "/items/{id: Int}/v{version: Int}/p/{page}" | id: Int | version: Int | page: String | ?q: String? | #f: String?
        alias /'items'/{0}/'e'/{1} [4] "/items/{id: Int}/e/{field}" -> item.edit
        """#
}
