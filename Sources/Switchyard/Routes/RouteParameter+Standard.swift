extension String: RouteParameter {
    @inlinable
    public init?(_text: RouteText) { self = _text.string }
    @inlinable
    public func _write(to writer: inout RouteWriter) { writer.write(text: self) }
}

extension Bool: RouteParameter {
    /// `true` or `false`; a query key without `=` is true where it is required or has a default.
    public init?(_text text: RouteText) {
        switch text.bytes.count {
        case 0 where text.isBareKey: self = true
        default:
            switch text.string {
            case "true": self = true
            case "false": self = false
            default: return nil
            }
        }
    }

    public init?(routeText: String) { self.init(routeText) }
    public func _write(to writer: inout RouteWriter) { writer.write(text: self ? "true" : "false") }
}

extension Int: RouteParameter {}
extension Int8: RouteParameter {}
extension Int16: RouteParameter {}
extension Int32: RouteParameter {}
extension Int64: RouteParameter {}
extension UInt: RouteParameter {}
extension UInt8: RouteParameter {}
extension UInt16: RouteParameter {}
extension UInt32: RouteParameter {}
extension UInt64: RouteParameter {}

/// Plain decimal digits, for signed types with a minus sign before them: no `+`, leading zeros allowed, no overflow.
extension RouteParameter where Self: FixedWidthInteger {
    @inlinable
    public init?(_text: RouteText) { self.init(decimal: _text) }

    @inlinable
    public init?(routeText: String) {
        guard !routeText.hasPrefix("+"), let value = Self(routeText, radix: 10) else { return nil }
        if !Self.isSigned, routeText.hasPrefix("-") { return nil }
        self = value
    }

    @inlinable
    public func _write(to writer: inout RouteWriter) {
        writer.write(magnitude: UInt64(truncatingIfNeeded: magnitude), isNegative: self < 0)
    }
}

extension FixedWidthInteger {
    /// See `RouteParameter` where `Self` is an integer.
    @inlinable
    init?(decimal text: RouteText) {
        guard let decimal = Decimal(text) else { return nil }
        if decimal.isNegative {
            // The least value has no positive counterpart, so go down by one and then by the rest.
            guard Self.isSigned else { return nil }
            if decimal.magnitude == 0 {
                self = 0
                return
            }
            guard let value = Self(exactly: decimal.magnitude - 1) else { return nil }
            self = -1 - value
        } else {
            self.init(exactly: decimal.magnitude)
        }
    }
}

/// A whole number of up to 64 bits and its sign.
@usableFromInline
struct Decimal {
    @usableFromInline let isNegative: Bool
    @usableFromInline let magnitude: UInt64

    @usableFromInline
    init?(_ text: RouteText) {
        // Eighteen digits are below 2⁶³.
        if text.isVerbatim, text.bytes.count <= 18 {
            self.init(short: text.bytes)
        } else {
            self.init(decoding: text)
        }
    }

    @inline(__always)
    private init?(short bytes: Bytes) {
        var index = 0
        isNegative = bytes.count > 0 && bytes[0] == UInt8(ascii: "-")
        if isNegative { index = 1 }
        guard index < bytes.count else { return nil }
        var magnitude: UInt64 = 0
        while index < bytes.count {
            let digit = bytes[index] &- 48
            guard digit < 10 else { return nil }
            magnitude = magnitude &* 10 &+ UInt64(digit)
            index &+= 1
        }
        self.magnitude = magnitude
    }

    private init?(decoding text: RouteText) {
        var decoder = text.decoder
        guard var byte = decoder.next() else { return nil }
        isNegative = byte == UInt8(ascii: "-")
        if isNegative {
            guard let digit = decoder.next() else { return nil }
            byte = digit
        }
        var magnitude: UInt64 = 0
        while true {
            let digit = byte &- 48
            guard digit < 10 else { return nil }
            let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
            if overflows || carries { return nil }
            magnitude = sum
            guard let next = decoder.next() else { break }
            byte = next
        }
        self.magnitude = magnitude
    }
}

extension Double: RouteParameter {
    public init?(_text text: RouteText) {
        let value = text.isUnsendable ? Double(text.string) : Double(routeText: text.string)
        guard let value else { return nil }
        self = value
    }

    public init?(routeText: String) {
        guard FloatingPointGrammar.accepts(routeText.utf8), let value = Double(routeText), value.isFinite else {
            return nil
        }
        self = value
    }

    public func _write(to writer: inout RouteWriter) { writer.write(number: routeText, isFinite: isFinite) }
}

extension Float: RouteParameter {
    public init?(_text text: RouteText) {
        let value = text.isUnsendable ? Float(text.string) : Float(routeText: text.string)
        guard let value else { return nil }
        self = value
    }

    public init?(routeText: String) {
        guard FloatingPointGrammar.accepts(routeText.utf8), let value = Float(routeText), value.isFinite else {
            return nil
        }
        self = value
    }

    public func _write(to writer: inout RouteWriter) { writer.write(number: routeText, isFinite: isFinite) }
}

/// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`: no `nan`, no `inf`, no hexadecimal.
enum FloatingPointGrammar {
    static func accepts(_ text: String.UTF8View) -> Bool {
        var rest = text[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        guard skipDigits(&rest) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard skipDigits(&rest) else { return false }
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
            guard skipDigits(&rest) else { return false }
        }
        return rest.isEmpty
    }

    /// False where there is no digit.
    private static func skipDigits(_ text: inout Substring.UTF8View) -> Bool {
        let count = text.count
        text = text.drop { $0.isASCIIDigit }
        return text.count < count
    }
}
