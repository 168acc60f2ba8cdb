extension SyntaxFaults {
    static let parameters = #"""
        routes 1
        home /{
        =>
        Shop.routes:2:7: error: this '{' is not closed
        ----
        routes 1
        home /{id
        =>
        Shop.routes:2:7: error: this '{' is not closed
        ----
        routes 1
        home /{id: Int
        =>
        Shop.routes:2:7: error: this '{' is not closed
        ----
        routes 1
        home /{}
        =>
        Shop.routes:2:8: error: expected the name of a parameter, found '}'
        ----
        routes 1
        home /{id:}
        =>
        Shop.routes:2:11: error: expected a type, found '}'
        ----
        routes 1
        home /{id Int}
        =>
        Shop.routes:2:11: error: expected ':', '...' or '}', found 'Int}'
        ----
        routes 1
        home /{id; Int}
        =>
        Shop.routes:2:10: error: expected ':', '...' or '}', found ';'
        ----
        routes 1
        home /{Id: Int}
        =>
        Shop.routes:2:8: error: the name of a parameter starts with a lower-case letter; write 'id'
        ----
        routes 1
        home /{id: Int x}
        =>
        Shop.routes:2:16: error: expected '...' or '}', found 'x}'
        ----
        routes 1
        home /{id.. }
        =>
        Shop.routes:2:10: error: expected ':', '...' or '}', found '..'
        ----
        routes 1
        home /{id... x}
        =>
        Shop.routes:2:14: error: expected '}', found 'x}'
        ----
        routes 1
        home /{id: Int // number}
        =>
        Shop.routes:2:16: error: expected '...' or '}', found '//'
        ----
        routes 1
        home /{id: Int // {b}
        =>
        Shop.routes:2:16: error: expected '...' or '}', found '//'
        ----
        routes 1
        home /{id: Int(}
        =>
        Shop.routes:2:16: error: expected a range such as '1...12', found '}'
        ----
        routes 1
        home /{id: Int(5)}
        =>
        Shop.routes:2:17: error: expected a range such as '1...12', found ')}'
        ----
        routes 1
        home /{id: Int(1..5)}
        =>
        Shop.routes:2:17: error: expected a range such as '1...12', found '..5)}'
        ----
        routes 1
        home /{id: Int(1...5}
        =>
        Shop.routes:2:21: error: expected ')' after the range, found '}'
        ----
        routes 1
        home /{id: Int(...)}
        =>
        Shop.routes:2:15: error: a range needs its bounds: '(1...12)'
        ----
        routes 1
        home /{id: Int(1..<)}
        =>
        Shop.routes:2:15: error: a range needs its upper bound: '(1...12)'
        ----
        routes 1
        home /{id: Int(a...b)}
        =>
        Shop.routes:2:16: error: expected a range such as '1...12', found 'a...b)}'
        ----
        routes 1
        home /{id: Double(0.5...1.5)}
        =>
        Shop.routes:2:20: error: expected a range such as '1...12', found '.5...1.5)}'
        ----
        routes 1
        home /{id: Models.SKU}
        =>
        Shop.routes:2:12: error: a type in a URL is a single name; declare your own with 'type Name = Models…' and use 'Name'
        ----
        routes 1
        home /{id: Array<Int>}
        =>
        Shop.routes:2:12: error: a type in a URL is a single name; declare your own with 'type Name = Array…' and use 'Name'
        ----
        routes 1
        home /{id: [Int}
        =>
        Shop.routes:2:16: error: expected ']' after the type, found '}'
        ----
        routes 1
        home /{id: png|}
        =>
        Shop.routes:2:16: error: expected a choice after '|', found '}'; other texts than Swift names need an enum: 'enum Name: first = "…"'
        ----
        routes 1
        home /{id: png|2x}
        =>
        Shop.routes:2:16: error: expected a choice after '|', found '2x}'; other texts than Swift names need an enum: 'enum Name: first = "…"'
        ----
        routes 1
        home /{id: png|en-US}
        =>
        Shop.routes:2:18: error: expected '|' or the end of the choice, found '-US}'; other texts than Swift names need an enum: 'enum Name: first = "…"'
        ----
        routes 1
        home /{id: en-US|de}
        =>
        Shop.routes:2:12: error: a choice of one, or of texts that are no Swift names, is written as an enum: 'enum Name: first = "…"'
        ----
        routes 1
        home /{id: /[0-9]+}
        =>
        Shop.routes:2:12: error: this regular expression is not closed; it ends at the next '/' without a '\'
        ----
        routes 1
        home /{id: //}
        =>
        Shop.routes:2:12: error: an empty regular expression takes no text; write one between the slashes
        ----
        routes 1
        home /{id: /a\/}
        =>
        Shop.routes:2:12: error: this regular expression is not closed; it ends at the next '/' without a '\'
        """#
}
