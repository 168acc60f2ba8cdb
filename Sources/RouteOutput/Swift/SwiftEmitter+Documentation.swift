import RouteCompiler
import RouteManifest

/// Doc comments: what the manifest says of a symbol, where it says it, and an example.
extension SwiftEmitter {
    mutating func document(_ route: CheckedRoute) {
        let example = exampleURL(of: route, in: manifest)
        document(
            route.documentation,
            "\(codeSpan(route.patternText)) (\(position(route.place))), for example \(codeSpan(example)).")
    }

    mutating func document(_ namespace: RouteNamespace) {
        let routes =
            namespace.name.isEmpty
            ? "The routes of \(fileName(manifest.file))"
            : "The routes of \(codeSpan(namespace.name)) (\(position(namespace.place)))"
        let first = namespace.routes.first.map { exampleURL(of: manifest.routes[$0], in: manifest) }
        document(namespace.documentation, routes + (first.map { ", for example \(codeSpan($0))." } ?? "."))
    }

    mutating func document(_ origin: CheckedOrigin) {
        let addresses = origin.addresses.map { codeSpan($0.description) }.joined(separator: ", ")
        document(origin.documentation, "\(addresses) (\(position(origin.place))).")
    }

    mutating func document(_ declared: CheckedEnum) {
        document(declared.documentation, "A parameter of routes (\(position(declared.place))).")
    }

    mutating func documentChoice(_ parameter: CheckedParameter) {
        source.line("/// The values of \(codeSpan(parameter.name)) (\(position(parameter.place))).")
    }

    mutating func documentProperty(_ parameter: CheckedParameter) {
        let place: String
        switch parameter.source {
        case .path: place = "In the path"
        case .query(let key): place = "The query's \(codeSpan(key))"
        case .fragment: place = "The fragment"
        }
        let example = exampleText(for: parameter)
        source.line(
            "/// \(place): \(codeSpan(parameter.type.description)) (\(position(parameter.place))), "
                + "for example \(codeSpan(example)).")
    }

    mutating func documentProperty(_ value: CheckedRoute.WithValue) {
        source.line("/// Goes beside the URL (\(position(value.place))): nil in a route that was read from one.")
    }

    /// The initializer and the builder.
    mutating func documentCreation(of route: CheckedRoute) {
        document(route)
        guard route.isThrowing else { return }
        source.line("/// - Throws: A `RouteError` where a value is none that the manifest allows.")
    }

    /// `Shop.routes:22`
    func position(_ place: Place) -> String { "\(fileName(place.file)):\(place.line)" }

    private mutating func document(_ documentation: [String], _ last: String) {
        for line in documentation { source.line(line.isEmpty ? "///" : "/// \(printable(line))") }
        if !documentation.isEmpty { source.line("///") }
        source.line("/// \(last)")
    }
}

/// Text as Markdown code: between more backticks than stand together in it.
func codeSpan(_ text: String) -> String {
    var longest = 0
    var current = 0
    for scalar in text.unicodeScalars {
        current = scalar == "`" ? current + 1 : 0
        longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let isDelicate = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`")
    return isDelicate ? "\(fence) \(printable(text)) \(fence)" : fence + printable(text) + fence
}

/// The text without the control characters that would end a comment or make the compiler warn of it.
private func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        result.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return result
}
