import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// Text that is JSON, and text that is not.
struct JSONReaderTests {
    static let right: [(String, String)] = [
        ("{}", "{}"), ("[]", "[]"), (" \t\r\n{ }\n", "{}"), ("\u{FEFF}{}", "{}"), ("null", "null"), ("true", "true"),
        ("[1,-0,0.5,1e3,1E-2,-12.25e+1]", "[1.0,-0.0,0.5,1000.0,0.01,-122.5]"),
        (#""a\"\\\/\b\f\n\r\t""#, #""a"\/\#u{8}\#u{c}\#n\#r\#t""#), (#""\u00e9\u65e5\ud83e\udd8a""#, "\"é日🦊\""),
        (#"{"a":[{"b":null}],"a":false}"#, "{a:[{b:null}],a:false}"), (#"{"\u0061":1}"#, "{a:1.0}"),
        ("123456789012345678901234567890", "1.2345678901234568e+29"), ("1e-999", "0.0"),
    ]

    @Test("JSON", arguments: right)
    func accepts(_ row: (String, String)) throws {
        #expect(try JSONReader.read(Array(row.0.utf8)).notation == row.1)
    }

    static let wrong: [(String, String)] = [
        ("", "line 1, column 1: this is no JSON: the text ends where a value should stand"),
        ("  \n ", "line 2, column 2: this is no JSON: the text ends where a value should stand"),
        ("{} {}", "line 1, column 4: this is no JSON: nothing may follow the document's value"),
        ("<html>", "line 1, column 1: this is no JSON: a value should stand here"),
        ("tru", "line 1, column 1: this is no JSON: a value should stand here"),
        ("{\n  a: 1\n}", "line 2, column 3: this is no JSON: a key in '\"' should stand here"),
        ("{\"a\" 1}", "line 1, column 6: this is no JSON: ':' should stand here"),
        ("{\"a\":1,}", "line 1, column 8: this is no JSON: a key in '\"' should stand here"),
        ("{\"a\":1", "line 1, column 7: this is no JSON: ',' or '}' should stand here"),
        ("[1 2]", "line 1, column 4: this is no JSON: ',' or ']' should stand here"),
        ("[1,]", "line 1, column 4: this is no JSON: a value should stand here"),
        ("[01]", "line 1, column 2: this is no JSON: a number has no leading zeros"),
        ("[-01]", "line 1, column 2: this is no JSON: a number has no leading zeros"),
        ("[+1]", "line 1, column 2: this is no JSON: a value should stand here"),
        ("[.5]", "line 1, column 2: this is no JSON: a value should stand here"),
        ("[5.]", "line 1, column 4: this is no JSON: a digit should stand here"),
        ("[1e]", "line 1, column 4: this is no JSON: a digit should stand here"),
        ("[-]", "line 1, column 3: this is no JSON: a digit should stand here"),
        ("[1e999]", "line 1, column 2: this number is too large"),
        ("[NaN]", "line 1, column 2: this is no JSON: a value should stand here"),
        ("\"a", "line 1, column 1: this is no JSON: this text does not end"),
        ("\"a\\", "line 1, column 3: this is no JSON: this escape does not end"),
        ("\"\\x\"", "line 1, column 2: this is no JSON: there is no such escape"),
        ("\"\\u12g4\"", "line 1, column 2: this is no JSON: '\\u' needs four hexadecimal digits"),
        ("\"\\ud800\"", "line 1, column 2: this is half a surrogate pair"),
        ("\"\\ud800\\u0041\"", "line 1, column 2: this is half a surrogate pair"),
        ("\"\\udc00\"", "line 1, column 2: this is half a surrogate pair"),
        ("\"a\nb\"", "line 1, column 3: this is no JSON: a control character in a text is written '\\u…'"),
        ("/* c */ {}", "line 1, column 1: this is no JSON: a value should stand here"),
        (String(repeating: "[", count: 17), "line 1, column 17: values may lie at most 16 levels deep"),
        (String(repeating: "{\"a\":", count: 50_000), "line 1, column 81: values may lie at most 16 levels deep"),
    ]

    @Test("no JSON", arguments: wrong)
    func refuses(_ row: (String, String)) {
        let error = #expect(throws: OverridesError.self) { try JSONReader.read(Array(row.0.utf8)) }
        #expect(error?.description == row.1)
    }

    @Test("bytes that are not UTF-8")
    func encoding() {
        let bytes: [(bytes: [UInt8], column: Int)] = [
            ([0x22, 0xFF, 0x22], 2), ([0x22, 0x41, 0xC0, 0x80, 0x22], 3), ([0x22, 0xED, 0xA0, 0x80, 0x22], 2),
            ([0x22, 0xE6, 0x97], 2),
        ]
        for (bytes, column) in bytes {
            let error = #expect(throws: OverridesError.self) { try JSONReader.read(bytes) }
            #expect(error?.description == "line 1, column \(column): this byte is not UTF-8")
        }
    }

    @Test("over 1 MiB")
    func size() {
        let text = [UInt8](repeating: 0x20, count: 1 << 20)
        let error = #expect(throws: OverridesError.self) { try JSONReader.read(text + [0x20]) }
        #expect(error?.description == "the document must have at most 1048576 bytes, but has 1048577")
        let most = #expect(throws: OverridesError.self) { try JSONReader.read(text) }
        #expect(
            most?.description == "line 1, column 1048577: this is no JSON: the text ends where a value should stand")
    }

    @Test("what a decoder of Foundation's reads is the same")
    func decoders() throws {
        let text = #"{"a": [1, "x", true, null, {"b": 0.5}], "c": {}}"#
        let decoded = try JSONDecoder().decode(DocumentValue.self, from: Data(text.utf8))
        #expect(decoded.notation == "{a:[1.0,\"x\",true,null,{b:0.5}],c:{}}")
        #expect(try JSONReader.read(Array(text.utf8)).notation == decoded.notation)
        let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(DocumentValue.self, from: Data(deep.utf8)) }
    }
}

extension DocumentValue {
    fileprivate var notation: String {
        switch content {
        case .null: return "null"
        case .bool(let value): return "\(value)"
        case .number(let value): return "\(value)"
        case .string(let value): return "\"\(value)\""
        case .array(let values): return "[" + values.map(\.notation).joined(separator: ",") + "]"
        case .object(let members):
            return "{" + members.map { "\($0.key):\($0.value.notation)" }.joined(separator: ",") + "}"
        }
    }
}
