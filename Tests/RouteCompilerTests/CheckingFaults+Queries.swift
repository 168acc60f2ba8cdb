extension CheckingFaults {
    static let queries = #"""
        routes 1
        home / ?a: Itn
        =>
        Shop.routes:2:12: error: unknown type 'Itn'; did you mean 'Int'?
        ----
        routes 1
        home / ?"" as a: String
        =>
        Shop.routes:2:10: error: a query key cannot be empty
        ----
        routes 1
        home / ?a: Int &a: String
        =>
        Shop.routes:2:17: error: the query key 'a' is used twice
        Shop.routes:2:9: note: the first is here
        ----
        routes 1
        home / ?a: Int &"a" as b: String
        =>
        Shop.routes:2:18: error: the query key 'a' is used twice
        Shop.routes:2:9: note: the first is here
        ----
        routes 1
        home / ?mode = "map" &mode: String
        =>
        Shop.routes:2:23: error: the query key 'mode' is used twice
        Shop.routes:2:9: note: the first is here
        ----
        routes 1
        home / ?a: Int? = 1
        =>
        Shop.routes:2:19: error: an optional value has no default; leave out one of the two
        ----
        routes 1
        home / ?a: [Int] = 1
        =>
        Shop.routes:2:20: error: a repeated value has no default; leave out one of the two
        ----
        routes 1
        home / ?a: Int = x
        =>
        Shop.routes:2:18: error: 'x' is no value of type 'Int'
        ----
        routes 1
        home / ?a: Int = +1
        =>
        Shop.routes:2:18: error: '+1' is no value of type 'Int'
        ----
        routes 1
        home / ?a: Int = "1"
        =>
        Shop.routes:2:19: error: a default of type 'Int' stands without quotes
        ----
        routes 1
        home / ?a: Int(1...12) = 13
        =>
        Shop.routes:2:26: error: '13' is no value of type 'Int(1...12)'
        ----
        routes 1
        home / ?a: UInt8 = 256 &b: UInt8 = -1
        =>
        Shop.routes:2:20: error: '256' is no value of type 'UInt8'
        Shop.routes:2:36: error: '-1' is no value of type 'UInt8'
        ----
        routes 1
        home / ?a: Bool = yes
        =>
        Shop.routes:2:19: error: 'yes' is no value of type 'Bool'
        ----
        routes 1
        home / ?a: Bool = "true"
        =>
        Shop.routes:2:20: error: a default of type 'Bool' stands without quotes
        ----
        routes 1
        home / ?a: Double = nan &b: Double = 1. &c: Float = 1e99
        =>
        Shop.routes:2:21: error: 'nan' is no value of type 'Double'
        Shop.routes:2:38: error: '1.' is no value of type 'Double'
        Shop.routes:2:53: error: '1e99' is no value of type 'Float'
        ----
        routes 1
        home / ?a: String = x
        =>
        Shop.routes:2:21: error: a default of type 'String' stands in quotes
        ----
        routes 1
        home / ?a: String(2...3) = "x"
        =>
        Shop.routes:2:29: error: 'x' is no value of type 'String(2...3)'
        ----
        routes 1
        home / ?a: UUID = "123"
        =>
        Shop.routes:2:20: error: '123' is no value of type 'UUID'
        ----
        routes 1
        home / ?a: UUID = 1
        =>
        Shop.routes:2:19: error: a default of type 'UUID' stands in quotes
        ----
        routes 1
        home / ?a: /[a-z]+/ = "A"
        =>
        Shop.routes:2:24: error: 'A' is no value of type '/[a-z]+/'
        ----
        routes 1
        home / ?a: /[a-z]+/ = a
        =>
        Shop.routes:2:23: error: a default of type '/[a-z]+/' stands in quotes
        ----
        routes 1
        type SKU = Models.SKU
        home / ?a: SKU = x
        =>
        Shop.routes:3:18: error: a default of type 'SKU' stands in quotes
        ----
        routes 1
        enum Sort: newest, price = "price-asc"
        home / ?a: Sort = newst &b: Sort = .price &c: Sort = "price" &d: Sort = "price-asc" &e: Sort = other
        =>
        Shop.routes:3:19: error: 'Sort' has no case 'newst'; did you mean 'newest'?
        Shop.routes:3:36: error: a default case stands as its bare name; write 'price'
        Shop.routes:3:55: error: a default case stands as its bare name; write 'price'
        Shop.routes:3:74: error: a default case stands as its bare name; write 'price'
        Shop.routes:3:96: error: 'Sort' has no case 'other'
        ----
        routes 1
        home / ?a: png|jpg = gif
        =>
        Shop.routes:2:22: error: 'png|jpg' has no case 'gif'
        ----
        routes 1
        home / #a: String
        =>
        Shop.routes:2:12: error: a fragment is optional; write '#a: String?'
        ----
        routes 1
        home / #a: Int(1...3)
        =>
        Shop.routes:2:12: error: a fragment is optional; write '#a: Int(1...3)?'
        ----
        routes 1
        home / #a: [String]
        =>
        Shop.routes:2:12: error: a fragment is optional; write '#a: T?'
        ----
        routes 1
        home / #a: Itn?
        =>
        Shop.routes:2:12: error: unknown type 'Itn'; did you mean 'Int'?
        """#
}
