extension CheckingFaults {
    static let types = #"""
        routes 1
        home /{id: Itn}
        =>
        Shop.routes:2:12: error: unknown type 'Itn'; did you mean 'Int'?
        ----
        routes 1
        home /{id: Date}
        =>
        Shop.routes:2:12: error: unknown type 'Date'; declare it with 'enum Date: …' or 'type Date = …'
        ----
        routes 1
        home /{id: x}
        =>
        Shop.routes:2:12: error: unknown type 'x'; declare it with 'enum X: …' or 'type X = …'
        ----
        routes 1
        enum Sort: newest, oldest
        home /{by: Srot} ?q: sort
        =>
        Shop.routes:3:12: error: unknown type 'Srot'; did you mean 'Sort'?
        Shop.routes:3:22: error: unknown type 'sort'; did you mean 'Sort'?
        ----
        routes 1
        home /{id: Int(5...3)}
        =>
        Shop.routes:2:15: error: an empty range: no value lies in '5...3'
        ----
        routes 1
        home /{id: Int(5..<5)}
        =>
        Shop.routes:2:15: error: an empty range: no value lies in '5..<5'
        ----
        routes 1
        home /{id: UInt8(0...300)}
        =>
        Shop.routes:2:22: error: 300 is too large; 'UInt8' goes from 0 to 255
        ----
        routes 1
        home /{id: UInt(-1...3)}
        =>
        Shop.routes:2:17: error: -1 is too small; 'UInt' goes from 0 to 18446744073709551615
        ----
        routes 1
        home /{id: Int8(-129...)}
        =>
        Shop.routes:2:17: error: -129 is too small; 'Int8' goes from -128 to 127
        ----
        routes 1
        home /{id: Int(1...99999999999999999999)}
        =>
        Shop.routes:2:20: error: 99999999999999999999 is too large; 'Int' goes from -9223372036854775808 to 9223372036854775807
        ----
        routes 1
        home /{id: UInt(..<0)}
        =>
        Shop.routes:2:16: error: an empty range: no value lies in '..<0'
        ----
        routes 1
        home /{id: String(-1...5)}
        =>
        Shop.routes:2:19: error: -1 is too small; a length goes from 0 to 9223372036854775807
        ----
        routes 1
        home /{id: String(5...2)}
        =>
        Shop.routes:2:18: error: an empty range: no value lies in '5...2'
        ----
        routes 1
        home /{id: String(0...0)}
        =>
        Shop.routes:2:18: error: an empty range: a text in a path has at least one character
        ----
        routes 1
        home /{id: Double(1...5)}
        =>
        Shop.routes:2:18: error: 'Double' takes no range; integer types and 'String' do
        ----
        routes 1
        enum Sort: a, b
        home /{id: Sort(1...5)}
        =>
        Shop.routes:3:16: error: 'Sort' takes no range; integer types and 'String' do
        ----
        routes 1
        home /{ext: png|jpg|png}
        =>
        Shop.routes:2:21: error: 'png' stands in this choice twice
        Shop.routes:2:13: note: the first is here
        ----
        routes 1
        home /{kind: Type|other}
        =>
        Shop.routes:2:14: error: 'Type' is a name that Swift keeps for itself; choose another
        ----
        routes 1
        home /{variant: a|b}
        =>
        Shop.routes:2:8: error: the choice 'variant' would become the Swift type 'Variant', which every route has; choose another name
        ----
        routes 1
        home /{output: a|b}
        other /{table: a|b}
        =>
        Shop.routes:2:8: error: the choice 'output' would become the Swift type 'Output', which every route has; choose another name
        Shop.routes:3:1: error: 'other' takes the same URLs as 'home'
        Shop.routes:2:1: note: 'home' is declared here
        Shop.routes:3:9: error: the choice 'table' would become the Swift type 'Table', which every route has; choose another name
        ----
        routes 1
        home /{iD: a|b}
        =>
        Shop.routes:2:8: error: the type 'ID' of the choice 'iD' has a name that the generated namespace needs; choose another name
        ----
        routes 1
        home /{code: /[A-Z/}
        =>
        Shop.routes:2:15: error: in this regular expression: unclosed '['; add ']', or write '\[' for the character
        ----
        routes 1
        home /{code: /ü(a|b/}
        =>
        Shop.routes:2:17: error: in this regular expression: unclosed '('; add ')', or write '\(' for the character
        ----
        routes 1
        home /{code: /(?=a)b/}
        =>
        Shop.routes:2:15: error: in this regular expression: look-ahead '(?=' is not supported; match the text around it too, and capture the part that is wanted
        ----
        routes 1
        home / ?code: /a{2,1}/?
        =>
        Shop.routes:2:17: error: in this regular expression: the counts of '{2,1}' are the wrong way round
        ----
        routes 1
        enum Sort: a, b, a
        =>
        Shop.routes:2:18: error: the case 'a' is declared twice
        Shop.routes:2:12: note: the first is here
        ----
        routes 1
        enum Sort: a = "x", b = "x"
        =>
        Shop.routes:2:26: error: the text 'x' stands for two cases of 'Sort'
        Shop.routes:2:17: note: the first is here
        ----
        routes 1
        enum Sort: a, b = "a"
        =>
        Shop.routes:2:20: error: the text 'a' stands for two cases of 'Sort'
        Shop.routes:2:12: note: the first is here
        ----
        routes 1
        enum Sort: Type, self, `init`
        =>
        Shop.routes:2:12: error: 'Type' is a name that Swift keeps for itself; choose another
        ----
        routes 1
        enum Sort: a
        enum Sort: b
        =>
        Shop.routes:3:6: error: the type 'Sort' is declared twice
        Shop.routes:2:6: note: the first is here
        ----
        routes 1
        enum Sort: a
        type Sort = Models.Sort
        =>
        Shop.routes:3:6: error: the type 'Sort' is declared twice
        Shop.routes:2:6: note: the first is here
        ----
        routes 1
        enum String: a
        type UUID = Models.UUID
        =>
        Shop.routes:2:6: error: the enum 'String' has the name of a built-in type; choose another name
        Shop.routes:3:6: error: the type 'UUID' has the name of a built-in type; choose another name
        ----
        routes 1
        enum Type: a
        enum ID: a
        enum Origin: b
        type Root = A.B
        =>
        Shop.routes:2:6: error: the enum 'Type' has a name that Swift keeps for itself; choose another name
        Shop.routes:3:6: error: the enum 'ID' has a name that the generated namespace needs; choose another name
        Shop.routes:4:6: error: the enum 'Origin' has a name that the generated namespace needs; choose another name
        Shop.routes:5:6: error: the type 'Root' has a name that the generated namespace needs; choose another name
        ----
        routes 1
        namespace Shop
        enum Shop: a
        =>
        Shop.routes:3:6: error: the enum 'Shop' has the name of the namespace; choose another name
        ----
        routes 1
        import Models
        type Models = Other.Models
        enum Foundation: a
        =>
        Shop.routes:3:6: error: the type 'Models' would hide the module 'Models'; choose another name
        Shop.routes:4:6: error: the enum 'Foundation' would hide the module 'Foundation'; choose another name
        """#
}
