import Foundation
import RouteManifest

/// The command line tool `switchyard`: argument handling only, over the modules that do the work.
package struct Tool {
    /// What the process answers its caller.
    package enum Status: Int32 {
        case success = 0
        /// The tool did its work and found something wrong.
        case findings = 1
        /// The arguments make no sense (`EX_USAGE`).
        case usage = 64
    }

    private static var verbs: [any Verb.Type] { [Generate.self, Check.self, List.self, Explain.self, Diff.self] }

    private let console: Console

    package init(console: Console) { self.console = console }

    /// Runs the tool as this process and ends it.
    package static func main() -> Never {
        let console = Console.standard(environment: ProcessInfo.processInfo.environment)
        exit(Tool(console: console).run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// Runs one verb.
    ///
    /// - Parameter arguments: The verb and what follows it.
    package func run(_ arguments: [String]) -> Status {
        guard let name = arguments.first else {
            console.report(overview(of: Tool.verbs.map { $0.usage }))
            return .usage
        }
        if name == "--help" || name == "-h" {
            console.write(overview(of: Tool.verbs.map { $0.usage }))
            return .success
        }
        guard let verb = Tool.verbs.first(where: { $0.usage.verb == name }) else {
            let kind = name.hasPrefix("-") ? "option" : "verb"
            let known = Tool.verbs.map { $0.usage.verb } + ["--help"]
            return refuse(UsageError("unknown \(kind) '\(name)'" + suggestion(for: name, in: known)), verb: nil)
        }
        do throws(UsageError) {
            let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: verb.usage)
            if parsed.asksForHelp {
                console.write(verb.usage.help)
                return .success
            }
            return verb.init(parsed).run(console)
        } catch {
            return refuse(error, verb: name)
        }
    }

    private func refuse(_ error: UsageError, verb: String?) -> Status {
        let command = verb.map { "switchyard \($0)" } ?? "switchyard"
        console.report("\(command): error: \(error.message)\nSee '\(command) --help'.\n")
        return .usage
    }
}

/// One of the things that the tool does.
protocol Verb {
    static var usage: Usage { get }
    init(_ arguments: ParsedArguments)
    func run(_ console: Console) -> Tool.Status
}
