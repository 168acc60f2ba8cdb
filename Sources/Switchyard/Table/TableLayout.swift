/// The layout of a compiled table: the one description that the compiler writes by and the runtime reads by.
///
/// A table is the text of one string literal, read in place: no start-up code, no heap. So that the literal is valid
/// UTF-8, numbers are stored seven bits a byte, least significant first: 28 bits in four bytes (`Number`), 14 bits in
/// two. Texts (literals, names, documentation) stand as they are and are named by an offset and a length in bytes.
/// Offsets count from the table's first byte; offset 0 means "none", since the header is there.
///
/// ```
/// header
/// buckets       14 bits each: the displacement of a bucket of the perfect hash
/// slots         fixed-size records: (state, literal segment) → state
/// states        fixed-size records, one a state of the path automaton and some unused
/// routes, parameters, patterns, segments, bindings, origins, rewrites: fixed-size records
/// candidates, automata, texts: variable size
/// ```
///
/// A literal's bucket holds a displacement, which with the hash of the literal and the number of the state gives the slot
/// that the two alone have; see `PerfectHash` in the compiler.
package enum TableLayout {
    package static let magic: [UInt8] = Array("SWY1".utf8)
    /// Bits of a number, and the bytes that store it.
    package static let numberBits = 28
    package static let numberSize = 4
    package static let maximumNumber = (1 << numberBits) - 1
    /// Bytes of a reference to a text: offset and length.
    package static let textSize = 8

    package enum Header {
        package static let flags = 4
        package static let rootCount = 8
        /// Numbers: the start state of each automaton. More than one only where a single one would be too large.
        package static let roots = 12
        package static let routeCount = 16
        package static let routes = 20
        /// The exponent of the number of buckets, which follow the header; behind them lie the slots.
        package static let bucketBits = 24
        /// The start state of the first automaton, as `roots` has it.
        package static let firstRoot = 28
        package static let hashSeed = 36
        package static let originCount = 40
        package static let origins = 44
        package static let patternCount = 48
        package static let patterns = 52
        package static let rewriteCount = 56
        package static let rewrites = 60
        /// The namespace's name.
        package static let name = 64
        package static let size = 72
    }

    /// Bits of the header's flags.
    package enum Flag {
        package static let strictSlashes = 1
        package static let caseInsensitive = 2
        package static let plusIsSpace = 4
        package static let strictQuery = 8
    }

    /// A state of the path automaton: a set of positions in patterns.
    ///
    /// It is named by the number of its record, which is not 0, plus `StateFlag`s. The records lie behind the slots.
    package enum State {
        /// The state that any segment leads to which nothing more specific takes; 0 for none.
        package static let anyTarget = 0
        /// The automaton that sorts segments by their text; its accepting states hold the next state. 0 for none.
        package static let classifier = 4
        /// The candidates of a path that ends here; 0 for none.
        package static let candidates = 8
        /// The number of the nearest pattern, for the reason of a failure.
        package static let nearest = 12
        /// The state that any one to sixteen digits lead to where no literal takes them; 0 for none, and where that
        /// depends on the digits.
        package static let digitsTarget = 16
        /// One more than the number of the route that a path ending here leads to where no typed segment of it is
        /// longer than sixteen bytes; 0 where that takes a look at the candidates.
        package static let certainRoute = 20
        package static let size = 24
    }

    /// Bits that are added to the number of a state's record where the state is named.
    package enum StateFlag {
        /// Literals lead on.
        package static let hasLiterals = 1 << 21
        /// There is a classifier.
        package static let hasClassifier = 2 << 21
    }

    /// How many slots of the perfect hash there are for each bucket.
    package static let slotsPerBucket = 4

    /// A slot of the perfect hash.
    package enum Slot {
        /// The state that the literal leads from, without `StateFlag.hasLiterals` where the literal has no
        /// `SegmentKey`; 0 for an empty slot.
        package static let source = 0
        package static let target = 4
        /// The literal's `SegmentKey`.
        package static let first = 8
        package static let last = 16
        /// A text: the literal where it has no `SegmentKey`.
        package static let literal = 8
        package static let size = 24
    }

    /// A list of candidates is a count, then this for each, the most specific first.
    package enum Candidate {
        /// The pattern's number times `flagCount` plus flags.
        package static let pattern = 0
        /// How many of the pattern's segments the URL has, its optional tails counted.
        package static let segmentCount = 4
        /// Its place in the order of all patterns: a smaller rank wins.
        package static let rank = 8
        /// The pattern's route.
        package static let route = 12
        /// The records of the route's parameters and of the pattern's bindings.
        package static let parameters = 16
        package static let bindings = 20
        /// Bit i: segment i is the whole value of a parameter. The first parameters have one each, in the path's order;
        /// a later one than the first that has none has none either.
        package static let wholeSegments = 24
        package static let size = 28

        package static let flagCount = 16
        /// The path alone decides: no query, origin or value needs a look.
        package static let isUnconditional = 1
        /// A parameter has a type of the author's, so that only reading it decides.
        package static let hasOwnType = 2
        /// The automata could not sort one of its segments, so that their texts are yet to be checked.
        package static let hasUnsortedSegment = 4
        /// `isUnconditional` but for whole numbers of 64 bits, which a segment of few bytes cannot exceed.
        package static let isUnconditionalWhereShort = 8
    }

    package enum Pattern {
        package static let route = 0
        package static let segmentCount = 4
        package static let segments = 8
        /// A binding for each path parameter, in the order of the route's parameters.
        package static let bindings = 12
        package static let size = 16
    }

    package enum Segment {
        /// A text; offset 0 where the segment has parameters. In a table without case, lower case.
        package static let literal = 0
        /// The automaton of the segment's text; 0 where any text fits.
        package static let automaton = 8
        /// The first parameter's index plus one; 0 for a literal.
        package static let parameter = 12
        /// How many parameters it has.
        package static let parameterCount = 16
        package static let size = 20
    }

    /// Where a path parameter lies in the decoded text of its segment.
    package enum Binding {
        /// Twice the segment's number, plus one where the parameter is not the whole segment.
        package static let segment = 0
        /// The split that the parameter begins behind; 0 where it begins at the segment's start.
        package static let startSplit = 4
        /// Bytes of literal text between that point and the parameter.
        package static let startOffset = 8
        /// The split that the parameter ends at; 0 where it ends at the segment's end.
        package static let endSplit = 12
        /// Bytes of literal text between the parameter and the segment's end.
        package static let endOffset = 16
        package static let size = 20
    }

    /// A place where a segment of several parameters is cut: the only index where the front automaton accepts what
    /// comes before and the back automaton, reading backwards, accepts what follows.
    package enum Split {
        package static let front = 0
        package static let back = 4
        package static let size = 8
    }

    package enum Route {
        package static let id = 0
        package static let parameters = 8
        package static let parameterCount = 12
        package static let pathParameterCount = 16
        /// Bit i: the route is on origin i.
        package static let origins = 20
        package static let fixedQuery = 24
        package static let fixedQueryCount = 28
        /// The path's text up to the first parameter's own; the whole required path where it has none.
        package static let head = 32
        package static let patternText = 40
        package static let documentation = 48
        package static let file = 56
        package static let line = 64
        /// Lists of texts: a count, then text references.
        package static let guards = 68
        package static let variants = 72
        package static let size = 76
    }

    /// A fixed query value: key and value decoded, then `key=value` as built.
    package enum FixedQuery {
        package static let key = 0
        package static let value = 8
        package static let encoded = 16
        package static let size = 24
    }

    package enum Parameter {
        package static let name = 0
        /// A `ParameterSource`, a `ParameterPresence` times 4, and 64 where `constraint` narrows the Swift type: seven
        /// bits in the first byte.
        package static let shape = 8
        /// A `ValueKind`.
        package static let kind = 12
        /// By kind: integer bounds (two 70-bit numbers), string lengths (two numbers), a list of texts, an automaton.
        package static let constraint = 16
        /// The query key, decoded and as built.
        package static let key = 20
        package static let encodedKey = 28
        package static let defaultText = 36
        /// The type as the manifest writes it.
        package static let expected = 44
        /// Literal text of the path around the value.
        package static let before = 52
        package static let after = 60
        package static let size = 68

        package static let isConstrained = 64
    }

    package enum Origin {
        package static let name = 0
        /// The text before a path: `https://shop.example.com`, or `shop:/`, to which the path's own slash is added.
        package static let prefix = 8
        package static let isCustomScheme = 16
        package static let addressCount = 20
        package static let addresses = 24
        package static let size = 28
    }

    package enum Address {
        package static let scheme = 0
        /// Lower case; empty for a custom scheme.
        package static let host = 8
        package static let isWildcard = 16
        package static let port = 20
        package static let size = 24
    }

    package enum Rewrite {
        package static let match = 0
        package static let template = 8
        package static let size = 16
    }

    /// An automaton over bytes. State 0 is dead, state 1 the start.
    package enum Automaton {
        /// 256 bytes: the class of each byte.
        package static let classes = 0
        package static let classCount = 4
        /// 14 bits each, a row of `classCount` for each state.
        package static let transitions = 8
        /// A number for each state; 0 where it does not accept.
        package static let accepts = 12
        package static let stateCount = 16
        package static let size = 20
    }
}

package enum ParameterSource: Int, Sendable {
    case path, query, fragment
}

package enum ParameterPresence: Int, Sendable {
    case required, optional, repeated, defaulted, catchAll, optionalCatchAll
}

/// What a value's text is read as.
package enum ValueKind: Int, Sendable {
    case string, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
    case double, float, bool, uuid
    /// One of a list of texts.
    case choice
    case expression
    /// A type of the author's.
    case own
}
