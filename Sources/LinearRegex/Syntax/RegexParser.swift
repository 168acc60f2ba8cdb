/// Reads a pattern into a tree.
///
/// Open groups are kept on a stack of our own, so that no pattern can exhaust the machine's.
package struct RegexParser {
    let pattern: [Unicode.Scalar]
    var position = 0
    var flags = RegexFlags()
    var groupCount = 0
    /// Whether a quantifier may come next.
    var canRepeat = false
    var groupNames: Set<String> = []
    /// The group being read, and those around it.
    var current = OpenGroup(opening: .pattern, column: 0, outerFlags: RegexFlags())
    var enclosing: [OpenGroup] = []

    package init(_ pattern: String) {
        self.pattern = Array(pattern.unicodeScalars)
    }

    /// Reads the whole pattern.
    package mutating func parse() throws(RegexError) -> RegexSyntax {
        guard pattern.count <= RegexLimits.patternLength else {
            let message = "the expression is longer than \(RegexLimits.patternLength) characters"
            throw failure(message, at: RegexLimits.patternLength)
        }
        while let scalar = peek() {
            switch scalar {
            case "(":
                try openGroup()
            case ")":
                try closeGroup()
            case "|":
                position += 1
                current.finishAlternative()
                canRepeat = false
            case "*", "+", "?", "{":
                try readQuantifier()
            case "[":
                try readClass()
            case "\\":
                try readEscape()
            case "^":
                position += 1
                addAssertion(flags.multiline ? .lineStart : .textStart, column: position - 1)
            case "$":
                position += 1
                addAssertion(flags.multiline ? .lineEnd : .textEnd, column: position - 1)
            case ".":
                position += 1
                add(.scalar(flags.dotMatchesAll ? .all : ScalarSet.lineTerminators.inverted))
            case "}":
                throw failure("unmatched '}'; write '\\}' for the character", at: position)
            default:
                position += 1
                addLiteral(scalar)
            }
        }
        guard enclosing.isEmpty else {
            throw failure("unclosed '('; add ')', or write '\\(' for the character", at: current.column)
        }
        let syntax = current.syntax
        guard syntax.programSize <= RegexLimits.programSize else {
            throw RegexError.tooLarge
        }
        return syntax
    }

    func peek(_ offset: Int = 0) -> Unicode.Scalar? {
        position + offset < pattern.count ? pattern[position + offset] : nil
    }

    /// Steps over `text` if it comes next.
    mutating func skip(_ text: String) -> Bool {
        var end = position
        for scalar in text.unicodeScalars {
            guard end < pattern.count, pattern[end] == scalar else { return false }
            end += 1
        }
        position = end
        return true
    }

    mutating func add(_ syntax: RegexSyntax) {
        current.items.append(syntax)
        canRepeat = true
    }

    mutating func addAssertion(_ assertion: RegexAssertion, column: Int) {
        current.items.append(.assertion(assertion, column: column))
        canRepeat = false
    }

    mutating func addLiteral(_ scalar: Unicode.Scalar) {
        let set = ScalarSet(scalar)
        add(.scalar(flags.ignoresCase ? set.foldingASCIICase : set))
    }

    func failure(_ message: String, at column: Int) -> RegexError {
        RegexError(message: message, column: column)
    }
}

/// The flags in force at a place of a pattern.
struct RegexFlags {
    var ignoresCase = false
    var dotMatchesAll = false
    var multiline = false
}

/// A group whose closing parenthesis has not been read.
struct OpenGroup {
    enum Opening {
        case pattern
        case plain
        case capturing(number: Int, name: String?)
    }

    let opening: Opening
    /// Where its parenthesis stands.
    let column: Int
    /// The flags that hold again after it.
    let outerFlags: RegexFlags
    var alternatives: [RegexSyntax] = []
    var items: [RegexSyntax] = []

    init(opening: Opening, column: Int, outerFlags: RegexFlags) {
        self.opening = opening
        self.column = column
        self.outerFlags = outerFlags
    }

    mutating func finishAlternative() {
        alternatives.append(OpenGroup.sequence(items))
        items = []
    }

    /// The tree of what has been read.
    var syntax: RegexSyntax {
        let last = OpenGroup.sequence(items)
        let body = alternatives.isEmpty ? last : .choice(alternatives + [last])
        guard case .capturing(let number, let name) = opening else { return body }
        return .group(body, number: number, name: name)
    }

    private static func sequence(_ items: [RegexSyntax]) -> RegexSyntax {
        switch items.count {
        case 0: return .empty
        case 1: return items[0]
        default: return .sequence(items)
        }
    }
}
