/// Everything that is wrong with an overrides document. Whoever throws it has changed nothing.
///
/// ```swift
/// do {
///     router.apply(try Overrides(json: data, for: Routes.self))
/// } catch let error as OverridesError {
///     for problem in error.problems { log("\(problem)") }
///     // routes.detail.experiment.weights: the weights must sum to 1, but sum to 0.8
/// }
/// ```
public struct OverridesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One thing that is wrong, or that this build does not know.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// Where it stands: `routes.detail.experiment.weights`, `rewrites[2].to`; empty for the document as a whole.
        public var place: String
        /// What is there and what was expected.
        public var message: String
        /// The line and the column (in bytes) in the document's text, counted from 1; nil where it did not come as
        /// text.
        public var line: Int?
        public var column: Int?

        public init(place: String, message: String, line: Int? = nil, column: Int? = nil) {
            self.place = place
            self.message = message
            self.line = line
            self.column = column
        }

        /// `place: message`; for text that is no JSON the line and column stand for the place.
        public var description: String {
            if !place.isEmpty { return "\(place): \(message)" }
            guard let line, let column else { return message }
            return "line \(line), column \(column): \(message)"
        }
    }

    /// At least one, in the order of the document.
    public var problems: [Problem]

    public init(problems: [Problem]) { self.problems = problems }

    /// A line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
