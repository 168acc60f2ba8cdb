// Finds uses of API that is newer than the oldest systems in Package.swift. Off Apple's platforms the compiler does not
// report them.
//
// usage: AvailabilityLint FOLDER…      prints findings as path:line:column: error: message; exit status 1 if there are any
//        AvailabilityLint --self-test  plants a line for every rule and fails if one goes unseen

import Foundation

/// Something that must not stand in the sources.
struct Rule {
    /// What to look for in code without comments and, unless `readsStrings`, without the text of string literals.
    let pattern: String
    let message: String
    /// A line that the rule must find.
    let example: String
    var readsStrings = false
    /// The modules that the rule is about; nil for all.
    var modules: Set<String>?
}

let foundationFree: Set = ["Switchyard", "LinearRegex"]

let rules = [
    // The standard library, iOS 16 and later.
    Rule(pattern: #"\bRegex\b|\bRegexBuilder\b"#, message: "Regex needs iOS 16", example: "let a: Regex<Substring>"),
    Rule(
        pattern: #"\.(firstMatch|wholeMatch|prefixMatch|matches)\(of:"#, message: "matching a Regex needs iOS 16",
        example: "text.firstMatch(of: pattern)"),
    Rule(
        pattern: #"(=|\(|,)\s*#?/[^/*\s][^/]*/"#, message: "a regular expression literal needs iOS 16",
        example: "let a = /[a-z]+/"),
    Rule(
        pattern: #"\bsplit\([^)]*separator: "(?!")([^"\\]|\\.){2,}""#,
        message: "splitting at a text needs iOS 16", example: #"text.split(separator: "::")"#, readsStrings: true),
    Rule(
        pattern: #"(?<!s)\.contains\("(?!")([^"\\]|\\.){2,}"\)"#, message: "looking for a text needs iOS 16",
        example: #"text.contains("::")"#, readsStrings: true),
    Rule(
        pattern: #"\.(replacing|replace|trimmingPrefix|trimPrefix)\(|\.ranges\(of:"#,
        message: "this collection algorithm needs iOS 16", example: #"text.replacing("a", with: "b")"#),
    Rule(
        pattern: #"\.firstRange\("#, message: "'firstRange(of:)' needs iOS 16", example: #"text.firstRange(of: "a")"#),
    Rule(
        pattern: #"\b(Continuous|Suspending)?Clock\b|\bDuration\b|\.sleep\((for|until):"#,
        message: "clocks and Duration need iOS 16", example: "let a = ContinuousClock()"),
    Rule(
        pattern: #"\bany\s+[A-Z]\w*(\.\w+)*<"#, message: "a constrained existential needs iOS 16",
        example: "let a: any Collection<Int>"),

    // The standard library, iOS 17 and later.
    Rule(
        pattern: #"<\s*each\s|\brepeat each\b"#, message: "parameter packs need iOS 17", example: "struct A<each T> {}"),
    Rule(
        pattern: #"\bwith(Throwing)?DiscardingTaskGroup\b"#, message: "discarding task groups need iOS 17",
        example: "await withDiscardingTaskGroup { _ in }"),
    Rule(
        pattern: #"\bimport Observation\b|@Observable\b"#, message: "Observation needs iOS 17", example: "@Observable"),
    Rule(
        pattern: #"\bimport Synchronization\b|\bMutex\b|\bAtomic\b"#, message: "Synchronization needs iOS 18",
        example: "import Synchronization"),
    Rule(
        pattern: #"\bU?Int128\b|\bStaticBigInt\b"#, message: "128-bit integers need iOS 18", example: "let a: UInt128"),
    Rule(
        pattern: #"\bRangeSet\b|\.(indices|removeSubranges|moveSubranges)\(of:"#, message: "RangeSet needs iOS 18",
        example: "let a = RangeSet<Int>()"),
    Rule(
        pattern: #"\bString\(validating:"#, message: "'String(validating:as:)' needs iOS 18",
        example: "String(validating: bytes, as: UTF8.self)"),
    Rule(
        pattern: #"throws\([\w.]+\)\s*->\s*[\w.<>?\[\]]+\)\s*[?>]|\[[^\]]*throws\([\w.]+\)\s*->"#,
        message: "a function type with typed throws as a generic argument needs iOS 18",
        example: "var a: ((Int) throws(Failure) -> Int)?"),
    Rule(
        pattern: #"\bexecutorPreference\b|\bTaskExecutor\b"#, message: "task executors need iOS 18",
        example: "Task(executorPreference: executor) {}"),
    Rule(
        pattern: #"\bAsyncSequence<"#, message: "AsyncSequence's type arguments need iOS 18",
        example: "func a(_ b: some AsyncSequence<Int, Never>) {}"),
    Rule(
        pattern: #"\bInlineArray\b|\[\d+ of "#, message: "InlineArray needs iOS 26",
        example: "let a: InlineArray<3, Int>"),
    Rule(
        pattern: #"\butf8Span\b|\.utf8\.span\b|\bUTF8Span\b"#, message: "UTF8Span needs iOS 26",
        example: "let a = text.utf8Span"),

    // Foundation and the system.
    Rule(
        pattern: #"\bimport Foundation(Essentials)?\b"#, message: "this module does without Foundation",
        example: "internal import Foundation", modules: foundationFree),
    Rule(
        pattern: #"\bURL\(filePath:"#, message: "'URL(filePath:)' needs iOS 16; use 'URL(fileURLWithPath:)'",
        example: "URL(filePath: path)"),
    Rule(
        pattern: #"\.(appending|append)\((path|component|components|queryItems):"#,
        message: "this member of URL needs iOS 16; use 'appendingPathComponent'", example: "url.appending(path: name)"),
    Rule(
        pattern: #"\b(path|host|query|fragment|user|password)\(percentEncoded:"#,
        message: "this member of URL needs iOS 16", example: "url.path(percentEncoded: false)"),
    Rule(
        pattern: #"\bURL\.\w+Directory\b|:\s*URL\s*=\s*\.\w+Directory\b"#, message: "the folders in URL need iOS 16",
        example: "let a = URL.documentsDirectory"),
    Rule(
        pattern: #"\bOSAllocatedUnfairLock\b"#, message: "OSAllocatedUnfairLock needs iOS 16",
        example: "let lock = OSAllocatedUnfairLock()"),
]

/// Swift source with its comments blanked and its string literals kept or blanked; lines and columns stay.
///
/// Handles nested comments, `"…"`, `"""…"""` and their raw forms. Code inside `\(…)` counts as part of the literal.
func blanked(_ source: String, keepsStrings: Bool) -> [String] {
    var output = ""
    var rest = Substring(source)

    func take(_ count: Int, blank: Bool) {
        for character in rest.prefix(count) { output.append(blank && character != "\n" ? " " : character) }
        rest = rest.dropFirst(count)
    }

    while let character = rest.first {
        if rest.hasPrefix("//") {
            take(rest.prefix { $0 != "\n" }.count, blank: true)
        } else if rest.hasPrefix("/*") {
            var depth = 0
            repeat {
                if rest.hasPrefix("/*") {
                    depth += 1
                    take(2, blank: true)
                } else if rest.hasPrefix("*/") {
                    depth -= 1
                    take(2, blank: true)
                } else {
                    take(1, blank: true)
                }
            } while depth > 0 && !rest.isEmpty
        } else if character == "\"" || character == "#" {
            let hashes = String(rest.prefix { $0 == "#" })
            let behind = rest.dropFirst(hashes.count)
            guard behind.first == "\"" else {
                take(max(1, hashes.count), blank: false)
                continue
            }
            let quotes = behind.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
            take(hashes.count + quotes.count, blank: false)
            while !rest.isEmpty, !rest.hasPrefix(quotes + hashes) {
                take(rest.hasPrefix("\\" + hashes) ? 2 + hashes.count : 1, blank: !keepsStrings)
            }
            take(quotes.count + hashes.count, blank: false)
        } else {
            take(1, blank: false)
        }
    }
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// What the rules find in a file, as lines to print.
func findings(in source: String, path: String, rules: [Rule]) throws -> [String] {
    let module = path.split(separator: "/").dropLast().last { foundationFree.contains(String($0)) }
    let code = blanked(source, keepsStrings: false)
    let codeAndStrings = blanked(source, keepsStrings: true)
    var found: [String] = []
    for rule in rules {
        if let modules = rule.modules, !modules.contains(module.map(String.init) ?? "") { continue }
        let expression = try NSRegularExpression(pattern: rule.pattern)
        for (index, line) in (rule.readsStrings ? codeAndStrings : code).enumerated() {
            let whole = NSRange(line.startIndex..., in: line)
            guard let match = expression.firstMatch(in: line, range: whole) else { continue }
            found.append("\(path):\(index + 1):\(match.range.location + 1): error: \(rule.message)")
        }
    }
    return found
}

/// Every rule must find its own example, and none may look into comments or be disturbed by ordinary code.
func selfTest() throws -> [String] {
    var faults: [String] = []
    for rule in rules {
        let path = "Sources/\(rule.modules?.min() ?? "Any")/Planted.swift"
        if try findings(in: "let before = 1\n\(rule.example)\n", path: path, rules: [rule]).isEmpty {
            faults.append("'\(rule.pattern)' does not find '\(rule.example)'")
        }
        let commented = "/* \(rule.example) */ let before = 1 // \(rule.example)\n"
        if try !findings(in: commented, path: path, rules: rules).isEmpty {
            faults.append("'\(rule.example)' is found in a comment")
        }
    }
    let ordinary = #"""
        let parts = text.split(separator: "/")
        let half = (a + b) / 2, third = c / 3
        if text.contains("x") || names.contains(name) { print("Regex Clock \(name)") }
        """#
    faults += try findings(in: ordinary, path: "Sources/Any/Ordinary.swift", rules: rules)
    return faults
}

func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
}

let arguments = CommandLine.arguments.dropFirst()
var output: [String] = []
if arguments.first == "--self-test" {
    output = try selfTest()
} else {
    for folder in arguments {
        let files = swiftFiles(in: folder)
        if files.isEmpty { output.append("\(folder): error: there is no Swift file in this folder") }
        for file in files {
            output += try findings(in: String(contentsOfFile: file, encoding: .utf8), path: file, rules: rules)
        }
    }
}
for line in output { print(line) }
exit(output.isEmpty ? 0 : 1)
