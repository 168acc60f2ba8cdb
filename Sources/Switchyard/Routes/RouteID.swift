/// The name of a route without its values: for metrics, for logs, for a `switch`.
///
/// ```swift
/// Routes.identify("shop://items/42")   // Routes.ID.detail
/// Routes.ID.shopCart.rawValue          // "shop.cart"
/// ```
///
/// Generated as an enum without payloads whose cases stand in the order of the routes' numbers. Raw values, equality and
/// the rest come from the protocol: the compiler would write a `switch` over all cases for each of them.
public protocol RouteID: RawRepresentable, CaseIterable, Hashable, Codable, Sendable
where RawValue == String, AllCases == [Self] {
    associatedtype Table: RouteTable where Table.ID == Self
}

/// Where a route's addresses live: a custom scheme or a set of web hosts.
public protocol RouteOrigin: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// The A/B variants of a route; the first is the default.
public protocol RouteVariant: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// The origins of a manifest that declares none.
public enum NoOrigin: RouteOrigin {
    public init?(rawValue: String) { return nil }
    public var rawValue: String { switch self {} }
}

/// The variants of a route that has none.
public enum NoVariant: RouteVariant {
    public init?(rawValue: String) { return nil }
    public var rawValue: String { switch self {} }
}
