public import Foundation
public import Switchyard

extension Overrides {
    /// Reads and checks an overrides document.
    ///
    /// ```swift
    /// let overrides = try Overrides(json: data, for: Routes.self)
    /// ```
    ///
    /// - Parameters:
    ///   - json: The document in UTF-8, at most 1 MiB.
    ///   - table: The table that it is checked against.
    ///   - unknown: What happens to entries about routes, variants and addresses that this build does not have.
    /// - Throws: `OverridesError` with all that is wrong. What is in force stays.
    public init(
        json: Data, for table: Table.Type = Table.self, unknown: UnknownOverrides = .skip
    ) throws(OverridesError) {
        let bytes = [UInt8](json)
        try self.init(JSONReader.read(bytes), text: bytes, unknown: unknown)
    }
}
