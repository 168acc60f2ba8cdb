extension DynamicTable {
    /// Checks an overrides document against the table; a type of the author's takes every text here.
    ///
    /// - Throws: All that is wrong.
    package func overrides(
        json: [UInt8], unknown: UnknownOverrides = .refuse
    ) throws(OverridesError) -> OverridesContent {
        let document = try JSONReader.read(json)
        let result = withTable { table -> Result<OverridesContent, OverridesError> in
            do throws(OverridesError) {
                return .success(
                    try OverridesCheck.content(of: document, text: json, table: table, unknown: unknown) { url in
                        do throws(RouteError) {
                            return .success(try self.match(url).number)
                        } catch {
                            return .failure(error)
                        }
                    })
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
