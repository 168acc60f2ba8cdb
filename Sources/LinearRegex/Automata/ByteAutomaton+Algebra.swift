extension ByteAutomaton {
    /// Reads two automata side by side.
    ///
    /// `accepting` says, from the languages of a text on either side, the languages (ascending) it has in the result.
    /// `nil` if there are more than `stateLimit` pairs of states.
    package static func product(
        _ left: ByteAutomaton, _ right: ByteAutomaton, stateLimit: Int,
        accepting: (_ left: [Int], _ right: [Int]) -> [Int]
    ) -> ByteAutomaton? {
        let bytes = ByteClasses(left.classes, right.classes)
        let leftClasses = bytes.representatives.map { Int(left.classes[Int($0)]) }
        let rightClasses = bytes.representatives.map { Int(right.classes[Int($0)]) }
        let width = right.stateCount + 1
        // A pair is a number; state -1, which accepts nothing, is written as 0.
        func key(_ leftState: Int32, _ rightState: Int32) -> Int {
            (Int(leftState) + 1) * width + Int(rightState) + 1
        }
        var numbers = [key(Int32(left.start), Int32(right.start)): Int32(0)]
        var pairs = [(Int32(left.start), Int32(right.start))]
        var transitions: [Int32] = []
        var accepts: [[Int]] = []
        var index = 0
        while index < pairs.count {
            let (leftState, rightState) = pairs[index]
            accepts.append(accepting(left.languages(of: leftState), right.languages(of: rightState)))
            for byteClass in 0..<bytes.count {
                let next = (
                    left.target(of: leftState, leftClasses[byteClass]),
                    right.target(of: rightState, rightClasses[byteClass])
                )
                if next.0 < 0 && next.1 < 0 {
                    transitions.append(-1)
                } else if let number = numbers[key(next.0, next.1)] {
                    transitions.append(number)
                } else {
                    guard pairs.count < stateLimit else { return nil }
                    let number = Int32(pairs.count)
                    numbers[key(next.0, next.1)] = number
                    pairs.append(next)
                    transitions.append(number)
                }
            }
            index += 1
        }
        return AutomatonGraph(
            classes: bytes.classes, classCount: bytes.count, transitions: transitions, accepts: accepts
        ).minimized()
    }

    private func target(of state: Int32, _ byteClass: Int) -> Int32 {
        state < 0 ? -1 : transitions[Int(state) * classCount + byteClass]
    }

    private func languages(of state: Int32) -> [Int] {
        state < 0 ? [] : accepts[Int(state)]
    }

    /// The texts of both, as language 0. Each side counts as one language: whatever it accepts.
    package func intersection(_ other: ByteAutomaton, stateLimit: Int) -> ByteAutomaton? {
        ByteAutomaton.product(self, other, stateLimit: stateLimit) { $0.isEmpty || $1.isEmpty ? [] : [0] }
    }

    /// The texts of either, as language 0.
    package func union(_ other: ByteAutomaton, stateLimit: Int) -> ByteAutomaton? {
        ByteAutomaton.product(self, other, stateLimit: stateLimit) { $0.isEmpty && $1.isEmpty ? [] : [0] }
    }

    /// The texts of this one that are not texts of the other, as language 0. The complement of a language within
    /// all non-empty texts is the difference of `ByteExpression.nonEmptyText` and it.
    package func subtracting(_ other: ByteAutomaton, stateLimit: Int) -> ByteAutomaton? {
        ByteAutomaton.product(self, other, stateLimit: stateLimit) { $0.isEmpty || !$1.isEmpty ? [] : [0] }
    }

    /// The texts of both with the languages they have: those of `other` numbered on from `languageCount`.
    package func combined(
        with other: ByteAutomaton, languageCount: Int, stateLimit: Int
    ) -> ByteAutomaton? {
        ByteAutomaton.product(self, other, stateLimit: stateLimit) { left, right in
            left + right.map { $0 + languageCount }
        }
    }

    /// The same automaton with other languages; `languages` maps what a text had to what it has now, ascending.
    package func relabeled(_ languages: ([Int]) -> [Int]) -> ByteAutomaton {
        AutomatonGraph(
            classes: classes, classCount: classCount, transitions: transitions, accepts: accepts.map(languages)
        ).minimized()
    }
}
