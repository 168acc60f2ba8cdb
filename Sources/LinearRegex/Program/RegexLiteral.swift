/// A text that every match of a pattern must contain.
package struct RegexLiteral: Hashable, Sendable {
    /// UTF-8; in lower case if case is ignored.
    package var bytes: [UInt8] = []

    /// Whether the ASCII letters may be in either case.
    package var ignoresASCIICase = false

    package init() {}

    init?(_ set: ScalarSet) {
        if let scalar = set.single {
            bytes = Array(String(Character(scalar)).utf8)
        } else if set.ranges.count == 2, let upper = set.ranges.first, let lower = set.ranges.last,
            upper.count == 1, lower.count == 1, (65...90).contains(upper.lowerBound),
            lower.lowerBound == upper.lowerBound + 32
        {
            bytes = [UInt8(lower.lowerBound)]
            ignoresASCIICase = true
        } else {
            return nil
        }
    }

    mutating func append(_ other: RegexLiteral) {
        if other.ignoresASCIICase && !ignoresASCIICase { ignoreCase() }
        var added = other
        if ignoresASCIICase { added.ignoreCase() }
        bytes += added.bytes
    }

    private mutating func ignoreCase() {
        if ignoresASCIICase { return }
        ignoresASCIICase = true
        bytes = bytes.map { (65...90).contains($0) ? $0 + 32 : $0 }
    }

    /// What both begin with.
    fileprivate func commonPrefix(_ other: RegexLiteral) -> RegexLiteral {
        var common = self
        var other = other
        if common.ignoresASCIICase || other.ignoresASCIICase {
            common.ignoreCase()
            other.ignoreCase()
        }
        let count = zip(common.bytes, other.bytes).prefix { $0 == $1 }.count
        common.bytes.removeSubrange(count...)
        return common
    }

    fileprivate var reversed: RegexLiteral {
        var reversed = self
        reversed.bytes.reverse()
        return reversed
    }
}

/// What is known of the texts that a piece of a pattern matches.
struct RegexLiterals {
    /// All of them begin with this.
    var prefix = RegexLiteral()
    /// All of them end with this.
    var suffix = RegexLiteral()
    /// All of them contain this.
    var longest = RegexLiteral()
    /// Whether there is only one, which all three then are.
    var isExact = false

    private init() {}

    private init(exactly literal: RegexLiteral) {
        prefix = literal
        suffix = literal
        longest = literal
        isExact = true
    }

    init(_ syntax: RegexSyntax) {
        switch syntax {
        case .empty, .assertion:
            self.init(exactly: RegexLiteral())
        case .scalar(let set):
            if let literal = RegexLiteral(set) { self.init(exactly: literal) } else { self.init() }
        case .sequence(let parts):
            self.init(sequence: parts.map(RegexLiterals.init))
        case .choice(let alternatives):
            self.init(choice: alternatives.map(RegexLiterals.init))
        case .group(let inner, _, _):
            self.init(inner)
        case .repetition(_, _, maximum: 0, _):
            self.init(exactly: RegexLiteral())
        case .repetition(let inner, let minimum, let maximum, _):
            self.init()
            if minimum > 0 {
                self = RegexLiterals(inner)
                isExact = isExact && maximum == 1
            }
        }
    }

    private init(sequence parts: [RegexLiterals]) {
        self.init(exactly: RegexLiteral())
        for part in parts {
            suffix.append(part.prefix)
            if isExact { prefix.append(part.prefix) }
            if part.isExact { continue }
            keepLonger(suffix)
            keepLonger(part.longest)
            suffix = part.suffix
            isExact = false
        }
        keepLonger(suffix)
    }

    private mutating func keepLonger(_ literal: RegexLiteral) {
        if literal.bytes.count > longest.bytes.count { longest = literal }
    }

    private init(choice alternatives: [RegexLiterals]) {
        self.init()
        guard let first = alternatives.first else { return }
        prefix = first.prefix
        var reversedSuffix = first.suffix.reversed
        for alternative in alternatives.dropFirst() {
            prefix = prefix.commonPrefix(alternative.prefix)
            reversedSuffix = reversedSuffix.commonPrefix(alternative.suffix.reversed)
        }
        suffix = reversedSuffix.reversed
        longest = prefix.bytes.count >= suffix.bytes.count ? prefix : suffix
    }
}
