/// Why a pattern is refused, and where.
package struct RegexError: Error, Hashable, Sendable {
    /// What is wrong and how to mend it, without the place.
    package var message: String

    /// How many Unicode scalars of the pattern stand before the fault.
    package var column: Int

    package init(message: String, column: Int) {
        self.message = message
        self.column = column
    }

    /// The pattern as a whole passes `RegexLimits.programSize`.
    static let tooLarge = RegexError(message: "the expression is too large; shorten it or lower its counts", column: 0)
}
