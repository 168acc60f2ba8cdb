internal import Foundation

/// The content of a store's file: the document as it came, with what tells whether it is whole.
///
/// ```
/// switchyard overrides 1
/// 1234 6d5f807e23db210a        bytes of the document, and the checksum of all that follows this line
/// "33a64df5"                   the ETag that the server gave; empty for none
/// { "version": 1, … }
/// ```
struct StoredDocument: Equatable {
    var json: Data
    var entityTag: String?

    private static let mark = "switchyard overrides 1"
    /// Bytes that the lines before the document may have.
    static let maximumHead = 8_192

    var data: Data {
        let body = Data("\(entityTag ?? "")\n".utf8) + json
        return Data("\(Self.mark)\n\(json.count) \(Self.checksum(body))\n".utf8) + body
    }

    init(json: Data, entityTag: String?) {
        self.json = json
        // A line's end would end the tag, and no server may send one.
        self.entityTag = entityTag.flatMap { $0.isEmpty || $0.utf8.contains(0x0A) || $0.utf8.count > 1_024 ? nil : $0 }
    }

    /// - Throws: What is wrong with the file.
    init(_ data: Data) throws(FileFault) {
        var rest = data[...]
        guard Self.line(&rest) == Self.mark else { throw FileFault(message: "it does not begin like one") }
        let numbers = Self.line(&rest)?.split(separator: " ") ?? []
        guard numbers.count == 2, let count = Int(numbers[0]), numbers[1] == Self.checksum(rest) else {
            throw FileFault(message: "its checksum is wrong")
        }
        guard let tag = Self.line(&rest), rest.count == count else { throw FileFault(message: "its length is wrong") }
        self.init(json: Data(rest), entityTag: tag)
    }

    /// Takes a line off the front.
    private static func line(_ data: inout Data) -> String? {
        guard let end = data.prefix(maximumHead).firstIndex(of: 0x0A) else { return nil }
        defer { data = data[(end + 1)...] }
        return String(decoding: data[data.startIndex..<end], as: UTF8.self)
    }

    /// FNV-1a in 64 bits (RFC 9923): against damage, not against forgery, which is for `verify`.
    private static func checksum(_ data: Data) -> String {
        let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
