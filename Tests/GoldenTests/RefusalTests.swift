import Switchyard
import Testing

@testable import GoldenRoutes

/// URLs that a golden's table does not take, and values that its initializers do not.
@Suite struct RefusalTests {
    @Test(arguments: RefusedURL.all)
    func refuses(_ row: RefusedURL) {
        expectRefusal(row.table, row)
    }

    private func expectRefusal<Table: RouteTable>(_ table: Table.Type, _ row: RefusedURL) {
        #expect(table.match(row.url) == nil)
        #expect(table.identify(row.url) == nil)
        let error = #expect(throws: RouteError.self) { try Table(url: row.url) }
        #expect(error?.reason == row.reason)
        #expect(error?.url == row.url)
    }

    @Test func checksWhatIsBuilt() {
        expect("code", "ab123456", "/[A-Z]{2}\\d{6}/") { () throws(RouteError) in
            _ = try Constraints.order(code: "ab123456")
        }
        expect("year", "1899", "Int(1900...2100)") { () throws(RouteError) in _ = try Constraints.month(year: 1899) }
        expect("month", "13", "Int(1...12)") { () throws(RouteError) in
            _ = try Constraints.Month(year: 2000, month: 13)
        }
        expect("name", "a", "String(2...8)") { () throws(RouteError) in _ = try Constraints.name(name: "a") }
        expect("value", "6", "Int8(-5...5)") { () throws(RouteError) in _ = try Constraints.offset(value: 6) }
        expect("limit", "0", "Int(1...100)") { () throws(RouteError) in _ = try Constraints.filtered(limit: 0) }
        expect("digit", "10", "UInt8(1...9)") { () throws(RouteError) in
            _ = try Constraints.filtered(digit: [1, 10])
        }
        expect("zip", "1", "/\\d{5}/") { () throws(RouteError) in _ = try Constraints.filtered(zip: "1") }
        expect("code", "ab", "String(3...3)") { () throws(RouteError) in _ = try Constraints.filtered(code: "ab") }
        expect("file", "[]", "a list of one element or more") { () throws(RouteError) in _ = try Tails.files(file: []) }
        expect("topic", "[]", "a list of one element or more") { () throws(RouteError) in _ = try Tails.help(topic: [])
        }
        expect("step", "4", "Int(1...3)") { () throws(RouteError) in _ = try InternalAccess.Shop.step(step: 4) }
    }

    private func expect(
        _ name: String, _ value: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
        of build: () throws(RouteError) -> Void
    ) {
        do {
            try build()
            Issue.record("nothing was thrown", sourceLocation: sourceLocation)
        } catch {
            #expect(
                error.reason == .invalidParameter(name: name, value: value, expected: expected),
                sourceLocation: sourceLocation)
        }
    }
}

/// A URL and why a table does not take it.
struct RefusedURL: Sendable, CustomTestStringConvertible {
    let table: any RouteTable.Type
    let url: String
    let reason: RouteError.Reason

    var testDescription: String { "\(table) \(url)" }

    private init(_ table: any RouteTable.Type, _ url: String, _ reason: RouteError.Reason) {
        self.table = table
        self.url = url
        self.reason = reason
    }

    private init(_ table: any RouteTable.Type, _ url: String, _ name: String, _ value: String, _ expected: String) {
        self.init(table, url, .invalidParameter(name: name, value: value, expected: expected))
    }

    static let all = [
        RefusedURL(Empty.self, "/", .noMatch),
        RefusedURL(Plain.self, "/nowhere", .noMatch),
        RefusedURL(Plain.self, "/items/x", "id", "x", "Int"),
        RefusedURL(Plain.self, "/measures/256/0/0/0/true", "byte", "256", "UInt8"),
        RefusedURL(Plain.self, "/measures/0/32768/0/0/true", "offset", "32768", "Int16"),
        RefusedURL(Plain.self, "/measures/0/0/nan/0/true", "ratio", "nan", "Double"),
        RefusedURL(Plain.self, "/measures/0/0/0/inf/true", "exact", "inf", "Float"),
        RefusedURL(Plain.self, "/measures/0/0/0/0/yes", "isOn", "yes", "Bool"),
        RefusedURL(Plain.self, "/users/%FF", .invalidEncoding),
        RefusedURL(Plain.self, "/a\\b", .malformed),
        RefusedURL(Plain.self, "/users/" + String(repeating: "a", count: 8_192), .tooLong),
        RefusedURL(Single.self, "/", .noMatch),
        RefusedURL(Segments.self, "/v1.x.3", "minor", "x", "Int"),
        RefusedURL(Choices.self, "/photos/1.gif", "ext", "gif", "png|jpg"),
        RefusedURL(Choices.self, "/sorted/price", "by", "price", "Sort"),
        RefusedURL(Choices.self, "/ranked", .missingParameter(name: "size")),
        RefusedURL(Choices.self, "/ranked?size=tiny", "size", "tiny", "small|large"),
        RefusedURL(Constraints.self, "/orders/AB12345", "code", "AB12345", "/[A-Z]{2}\\d{6}/"),
        RefusedURL(Constraints.self, "/news/1899", "year", "1899", "Int(1900...2100)"),
        RefusedURL(Constraints.self, "/news/2000/13", "month", "13", "Int(1...12)"),
        RefusedURL(Constraints.self, "/names/a", "name", "a", "String(2...8)"),
        RefusedURL(Constraints.self, "/offsets/6", "value", "6", "Int8(-5...5)"),
        RefusedURL(Tails.self, "/files", .missingParameter(name: "file")),
        RefusedURL(Tails.self, "/archive/2026/x", "month", "x", "Int"),
        RefusedURL(Tails.self, "/numbers/1/x", "number", "x", "Int"),
        RefusedURL(Queries.self, "/required?count=1", .missingParameter(name: "q")),
        RefusedURL(Queries.self, "/required?q=a&count=x", "count", "x", "Int"),
        RefusedURL(Queries.self, "/flags", .missingParameter(name: "isOn")),
        RefusedURL(Queries.self, "/flags?isOn=", "isOn", "", "Bool"),
        RefusedURL(Groups.self, "/shop/tills/x/receipt", "number", "x", "Int"),
        RefusedURL(Groups.Shop.self, "/shop/tills/x/receipt", "number", "x", "Int"),
        RefusedURL(Groups.Shop.self, "/teams/red", .noMatch),
        RefusedURL(Groups.Shop.Till.self, "/shop/cart", .noMatch),
        RefusedURL(Origins.self, "https://example.com/items/1", .foreignOrigin),
        RefusedURL(Origins.self, "other://items/1", .foreignOrigin),
        RefusedURL(Origins.self, "shop://checkout", .noMatch),
        RefusedURL(Origins.self, "https://shop.example.com/scan/1", .noMatch),
        RefusedURL(Origins.self, "shop://account/password", .noMatch),
        RefusedURL(OwnTypes.self, "/stock/ab1234", "sku", "ab1234", "SKU"),
        RefusedURL(Strict.self, "/pages/a/", .noMatch),
        RefusedURL(Strict.self, "/folder", .noMatch),
        RefusedURL(Strict.self, "/pages/a?number=x", "number", "x", "Int"),
        RefusedURL(Identifiers.self, "/users/1", "id", "1", "UUID"),
        RefusedURL(
            Includes.self, "/help/" + String(repeating: "a", count: 65), "slug", String(repeating: "a", count: 65),
            "String(1...64)"),
    ]
}
