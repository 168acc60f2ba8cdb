/// What a table can hold; the compiler refuses a manifest beyond.
package enum TableLimits {
    /// Bytes of a literal segment.
    package static let literal = 256
    /// Origins of a manifest: one bit each of a 28-bit number.
    package static let origins = 28
    /// Parameters of a route: one bit each of a 64-bit number.
    package static let parameters = 64
    /// States of one automaton over bytes: a 14-bit number.
    package static let automatonStates = 16_000
    /// States of the automata of all regular expressions.
    package static let expressionStates = 100_000
    /// Classes of bytes of one automaton: seven bits.
    package static let byteClasses = 128
}
