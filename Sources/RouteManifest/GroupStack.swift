/// The groups that are open at a line, from the outside in.
struct GroupStack {
    /// How deep groups may nest.
    static let deepest = 32

    private var open: [(group: GroupSyntax, brace: Place?)] = []
    /// Braces beyond the deepest group. What stands in them counts as standing in that group.
    private var excess = 0

    var isEmpty: Bool { open.isEmpty }

    /// Opens a group. Where `brace` is nil, its end may be missing without a further word.
    ///
    /// - Returns: false for the first group that is too deep.
    mutating func push(_ group: GroupSyntax, brace: Place?) -> Bool {
        guard open.count < Self.deepest else {
            excess += 1
            return excess > 1
        }
        open.append((group, brace))
        return true
    }

    /// Closes a group that lies too deep.
    mutating func popExcess() -> Bool {
        guard excess > 0 else { return false }
        excess -= 1
        return true
    }

    /// Closes the innermost group; nil where none is open.
    mutating func pop() -> (group: GroupSyntax, brace: Place?)? { open.popLast() }

    /// Adds an item to the innermost group; false where none is open.
    mutating func append(_ item: ItemSyntax) -> Bool {
        guard !open.isEmpty else { return false }
        open[open.count - 1].group.items.append(item)
        return true
    }
}
