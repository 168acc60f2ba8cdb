public import Foundation
public import Switchyard

/// 8-4-4-4-12 hexadecimal digits in either case (RFC 9562, section 4), written in lower case.
///
/// ```
/// profile  /users/{id: UUID}
/// ```
extension UUID: RouteParameter {
    public init?(routeText: String) {
        var bytes = routeText.utf8.makeIterator()
        self.init(text: { bytes.next() })
    }

    public init?(_text text: RouteText) {
        var decoder = text.decoder
        self.init(text: { decoder.next() })
    }

    public var routeText: String { uuidString.lowercased() }

    /// - Parameter next: Gives the text's bytes one after the other.
    private init?(text next: () -> UInt8?) {
        var uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let isRead = withUnsafeMutableBytes(of: &uuid) { bytes in
            for index in bytes.indices {
                let followsDash = index == 4 || index == 6 || index == 8 || index == 10
                if followsDash, next() != UInt8(ascii: "-") { return false }
                guard let high = next().flatMap(PercentDecoder.hexadecimal),
                    let low = next().flatMap(PercentDecoder.hexadecimal)
                else { return false }
                bytes[index] = high << 4 | low
            }
            return next() == nil
        }
        guard isRead else { return nil }
        self.init(uuid: uuid)
    }
}
