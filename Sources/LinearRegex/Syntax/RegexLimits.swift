/// What bounds the time and memory that one pattern can ask for.
package enum RegexLimits {
    /// The most Unicode scalars in a pattern.
    package static let patternLength = 5_000

    /// The largest count in `{m,n}`.
    package static let count = 1_000

    /// How deep groups may nest. Every walk over a syntax tree recurses at most a few times as deep.
    package static let depth = 100

    /// The most capturing groups.
    package static let groups = 99

    /// The most instructions that a pattern may compile to, with counts written out.
    package static let programSize = 5_000
}
