/// Where a token starts: a file as the user named it, a line and a column, both counted from 1,
/// the column in UTF-8 bytes as the Swift compiler counts it.
package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// A value and where it was written.
package struct Located<Value: Sendable>: Sendable {
    package var value: Value
    package var place: Place

    package init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
