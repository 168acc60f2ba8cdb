import RouteCompiler

/// How names are written in the generated file, so that none is mistaken for another.
struct SwiftNames {
    /// The manifest's namespace, escaped.
    let root: String
    /// The name of every type that the file declares.
    private let declared: Set<String>

    init(_ manifest: CheckedManifest) {
        root = escaped(manifest.namespace)
        var declared: Set<String> = [manifest.namespace]
        declared.formUnion(manifest.enums.lazy.map(\.name))
        for route in manifest.routes {
            declared.insert(route.typeName)
            for parameter in route.parameters {
                if case .choice(let typeName, _) = parameter.type { declared.insert(typeName) }
            }
        }
        SwiftNames.collectGroups(of: manifest.root, into: &declared)
        self.declared = declared
    }

    private static func collectGroups(of namespace: RouteNamespace, into names: inout Set<String>) {
        for case .group(let group) in namespace.members {
            names.insert(group.typeName)
            collectGroups(of: group, into: &names)
        }
    }

    /// A type of the standard library: `Int`, or `Swift.Int` where the manifest has a route `int`.
    func standard(_ name: String) -> String { qualified(name, module: "Swift") }

    /// A type of Foundation, qualified where it has to be.
    func foundation(_ name: String) -> String { qualified(name, module: "Foundation") }

    /// A type of the runtime. Always qualified: an app may well have a `Route` of its own.
    func runtime(_ name: String) -> String { "Switchyard.\(name)" }

    /// A type that the manifest's author named; nothing but `Void`, which the checker fills in, is ours to qualify.
    func named(_ type: String) -> String { type == "Void" ? standard(type) : type }

    private func qualified(_ name: String, module: String) -> String {
        declared.contains(name) ? "\(module).\(name)" : name
    }
}

/// The name, between backticks where Swift reserves the word, be it only in some places.
func escaped(_ name: String) -> String {
    reservedWords.contains(name) ? "`\(name)`" : name
}

/// The name as the label of an argument: there Swift reserves one word only, and warns of backticks around others.
func escapedLabel(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
}

/// Swift's reserved words ("Lexical Structure" in The Swift Programming Language), and those of its contextual words
/// that can be read as a keyword where the generated code has a name.
private let reservedWords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    "Protocol", "Type", "any", "async", "await", "borrowing", "consume", "consuming", "copy", "discard", "each",
    "isolated", "nonisolated", "open", "package", "sending", "some", "then", "unsafe", "yield",
]
