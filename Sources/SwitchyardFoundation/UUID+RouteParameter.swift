public import Foundation
public import Switchyard

/// 8-4-4-4-12 hexadecimal digits, read in either case and written in lower case (RFC 9562, section 4).
extension UUID: RouteParameter {
    public init?(routeText: String) {
        guard routeText.utf8.count == 36 else { return nil }
        self.init(uuidString: routeText)
    }

    public var routeText: String { uuidString.lowercased() }
}
