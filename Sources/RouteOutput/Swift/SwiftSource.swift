/// Swift source while it is written: lines, each with the indentation of the blocks around it.
struct SwiftSource {
    private(set) var text = ""
    private var indentation = ""

    /// Appends one line; an empty one gets no indentation.
    mutating func line(_ line: String) {
        if !line.isEmpty {
            text += indentation
            text += line
        }
        text += "\n"
    }

    mutating func blankLine() { line("") }

    /// Appends `head {`; what follows stands one level deeper until `close`.
    mutating func open(_ head: String) {
        line("\(head) {")
        indentation += "    "
    }

    mutating func close() {
        indentation.removeLast(4)
        line("}")
    }
}
