/// The commonest values, without generics: each call costs the generated code's compiler less.
extension RouteWriter {
    public mutating func requiredInt(_ value: Int) { required(value) }
    public mutating func optionalInt(_ value: Int?) { optional(value) }
    public mutating func requiredString(_ value: String) { required(value) }
    public mutating func optionalString(_ value: String?) { optional(value) }
}
