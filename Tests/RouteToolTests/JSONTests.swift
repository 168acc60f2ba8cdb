import Foundation
import Testing

@testable import RouteTool

@Suite("JSON")
struct JSONTests {
    @Test(
        "Values on one line",
        arguments: [
            (.string("a\"b\\c\n\r\t\u{1}\u{1F}/é🚀"), #""a\"b\\c\n\r\t\u0001\u001f/é🚀""#),
            (.integer(.min), "-9223372036854775808"), (.unsigned(.max), "18446744073709551615"),
            (.double(1.5), "1.5"), (.double(1e21), "1e+21"), (.double(.infinity), "\"inf\""), (.bool(true), "true"),
            (.array([.integer(1), .bool(false)]), "[1,false]"), (.array([]), "[]"), (.object([]), "{}"),
            (.object([("b", .integer(1)), ("a", .string("x"))]), #"{"b":1,"a":"x"}"#),
        ] as [(JSON, String)])
    func text(value: JSON, expected: String) throws {
        #expect(value.text == expected)
        #expect(throws: Never.self) {
            try JSONSerialization.jsonObject(with: Data(value.text.utf8), options: .fragmentsAllowed)
        }
    }
}
