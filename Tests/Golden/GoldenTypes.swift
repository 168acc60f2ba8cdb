// The types that the manifests name.
// swift-format-ignore-file

#if hasFeature(InternalImportsByDefault)
public import Switchyard
#else
import Switchyard
#endif

/// Two letters and four digits.
public nonisolated struct StockKeepingUnit: RouteParameter, Equatable {
    public let routeText: String

    public init?(routeText: String) {
        let letters = routeText.unicodeScalars.prefix { ("A"..."Z").contains($0) }
        let digits = routeText.unicodeScalars.dropFirst(letters.count)
        guard letters.count == 2, digits.count == 4, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        self.routeText = routeText
    }
}

/// A namespace of the author's.
public nonisolated enum Palette {
    /// Known by name. The literal is for the manifest's default.
    public enum Color: String, RouteParameter, ExpressibleByStringLiteral {
        case red, green

        public init(stringLiteral name: String) { self = Color(rawValue: name) ?? .red }
    }
}

/// What a route yields: a class of the main actor, as view controllers are.
@MainActor public final class ItemScreen {
    public let id: Int
    public init(_ id: Int) { self.id = id }
}

/// What goes beside a URL. It is not `Equatable`, since it takes no part in a route's equality.
public nonisolated struct ItemPreview: Sendable {
    public let pixels: [UInt8]
    public init(pixels: [UInt8]) { self.pixels = pixels }
}

nonisolated struct InternalScreen {}

package nonisolated struct PackageScreen {
    package init() {}
}
