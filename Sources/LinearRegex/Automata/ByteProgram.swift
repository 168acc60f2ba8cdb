/// A nondeterministic automaton over bytes: Thompson's construction, built from the end backwards.
struct ByteProgram {
    enum Kind: UInt8 {
        /// Reads a byte of set `second`, then goes to `first`.
        case bytes
        /// Goes to `first` and to `second`.
        case split
        /// Accepts expression `first`.
        case accept
        /// Goes nowhere.
        case dead
    }

    struct TooLarge: Error {}

    private(set) var kinds: [Kind] = []
    private(set) var first: [Int32] = []
    private(set) var second: [Int32] = []
    private(set) var sets: [ByteSet] = []
    private(set) var start: Int32 = 0
    private var setNumbers: [ByteSet: Int32] = [:]
    private let limit: Int

    /// The program that accepts, with its index, each of `expressions`; throws past `limit` nodes.
    init(_ expressions: [ByteExpression], limit: Int) throws(TooLarge) {
        self.limit = limit
        start = try add(.dead)
        for (index, expression) in expressions.enumerated() {
            let accept = try add(.accept, Int32(index))
            let entry = try compile(expression, next: accept)
            start = try add(.split, start, entry)
        }
    }

    private mutating func add(_ kind: Kind, _ first: Int32 = 0, _ second: Int32 = 0) throws(TooLarge) -> Int32 {
        guard kinds.count < limit else { throw TooLarge() }
        kinds.append(kind)
        self.first.append(first)
        self.second.append(second)
        return Int32(kinds.count - 1)
    }

    /// Adds the nodes of `expression`, which go on to `next`; returns where they begin.
    private mutating func compile(_ expression: ByteExpression, next: Int32) throws(TooLarge) -> Int32 {
        switch expression {
        case .nothing:
            return try add(.dead)
        case .empty:
            return next
        case .bytes(let set):
            return set.isEmpty ? try add(.dead) : try add(.bytes, next, number(of: set))
        case .sequence(let parts):
            var entry = next
            for part in parts.reversed() { entry = try compile(part, next: entry) }
            return entry
        case .choice(let alternatives):
            guard let last = alternatives.last else { return try add(.dead) }
            var entry = try compile(last, next: next)
            for alternative in alternatives.dropLast().reversed() {
                let other = try compile(alternative, next: next)
                entry = try add(.split, other, entry)
            }
            return entry
        case .repetition(let inner, let minimum, let maximum):
            return try repeating(inner, minimum: minimum, maximum: maximum, next: next)
        }
    }

    private mutating func repeating(
        _ inner: ByteExpression, minimum: Int, maximum: Int?, next: Int32
    ) throws(TooLarge) -> Int32 {
        var entry = next
        if let maximum {
            for _ in 0..<max(0, maximum - minimum) {
                let body = try compile(inner, next: entry)
                if body == entry { break }
                entry = try add(.split, body, next)
            }
        } else {
            entry = try add(.split, next, next)
            let body = try compile(inner, next: entry)
            first[Int(entry)] = body
        }
        for _ in 0..<max(0, minimum) {
            let body = try compile(inner, next: entry)
            if body == entry { break }
            entry = body
        }
        return entry
    }

    private mutating func number(of set: ByteSet) -> Int32 {
        if let number = setNumbers[set] { return number }
        let number = Int32(sets.count)
        sets.append(set)
        setNumbers[set] = number
        return number
    }
}
