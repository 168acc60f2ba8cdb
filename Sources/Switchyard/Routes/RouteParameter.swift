/// A type that a manifest may use for a value in a URL.
///
/// The integers, `Double`, `Float`, `Bool` and `String` conform, `UUID` with `SwitchyardFoundation`. To use a type of
/// your own, conform to this protocol and name the type in the manifest (`type SKU = ShopModels.SKU`). An enum with
/// `String` raw values and a `LosslessStringConvertible` type need only declare the conformance:
///
/// ```swift
/// public struct SKU: RouteParameter {
///     public let code: String
///     public init?(routeText: String) {
///         guard routeText.count == 8 else { return nil }
///         code = routeText
///     }
///     public var routeText: String { code }
/// }
/// ```
public protocol RouteParameter: Sendable {
    /// Reads a value from its decoded text.
    ///
    /// - Parameter routeText: The text with its percent-escapes decoded; for a path segment never empty.
    /// - Returns: Nil where the text is no value of the type; matching then goes on with the next candidate.
    init?(routeText: String)

    /// The value as text, not escaped. `init(routeText:)` of it must give the value back.
    var routeText: String { get }

    /// Reads a value straight from the bytes of a URL.
    init?(_text: RouteText)
    /// Writes a value straight into a URL.
    func _write(to writer: inout RouteWriter)
}

extension RouteParameter {
    @inlinable
    public init?(_text: RouteText) { self.init(routeText: _text.string) }
    @inlinable
    public func _write(to writer: inout RouteWriter) { writer.write(text: routeText) }
}

extension RouteParameter where Self: RawRepresentable, RawValue == String {
    /// Reads a raw value, byte by byte: `String` would take two ways to write `é` for one.
    @inlinable
    public init?(routeText: String) {
        guard let value = Self(rawValue: routeText), value.rawValue.utf8.elementsEqual(routeText.utf8) else {
            return nil
        }
        self = value
    }

    @inlinable
    public var routeText: String { rawValue }
}

extension RouteParameter where Self: LosslessStringConvertible {
    @inlinable
    public init?(routeText: String) { self.init(routeText) }
    @inlinable
    public var routeText: String { description }
}
