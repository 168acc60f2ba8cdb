import Foundation

/// What a manifest costs a debug build: the tool's own time, and the Swift compiler's for the generated file, beside the
/// compiler's time for the same number of structs written by hand.
enum CompileBenchmark {
    /// - Parameter arguments: Numbers of routes; 1,000, 2,000 and 4,000 where there are none.
    static func run(_ arguments: [String]) throws {
        let counts = arguments.isEmpty ? [1_000, 2_000, 4_000] : arguments.compactMap { Int($0) }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("switchyard-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        print("CPU seconds in debug, groups of 50, two path parameters on average and one query parameter")
        print("routes   tool   generated   by hand   generated ÷ by hand")
        for count in counts {
            let manifest = folder.appendingPathComponent("Big.routes")
            try SampleRoutes.manifest(count).write(to: manifest, atomically: true, encoding: .utf8)
            let tool = try CPUTime.of(toolPath, ["generate", manifest.path, "--output", folder.path])
            let generated = try compile(folder.appendingPathComponent("Big.routes.swift"))
            let structs = folder.appendingPathComponent("Plain.swift")
            try SampleRoutes.structs(count).write(to: structs, atomically: true, encoding: .utf8)
            let plain = try compile(structs)
            print(
                [
                    column("\(count)", 6), column(tool, 7), column(generated, 12), column(plain, 10),
                    column(generated / plain, 22),
                ].joined())
        }
    }

    /// The debug build of the tool and the modules beside it.
    private static let build = FileManager.default.currentDirectoryPath + "/.build/debug"
    private static let toolPath = build + "/SwitchyardTool"

    private static func compile(_ file: URL) throws -> Double {
        try CPUTime.of(
            "/usr/bin/env",
            [
                "swiftc", "-Onone", "-g", "-enable-testing", "-swift-version", "6", "-module-name", "Sample", "-I",
                build + "/Modules", "-c", file.path, "-o", file.path + ".o",
            ])
    }

    private static func column(_ number: Double, _ width: Int) -> String {
        column(String(format: "%.2f", number), width)
    }

    private static func column(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}

/// The processor time of a process and of those that it waits for.
enum CPUTime {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func of(_ path: String, _ arguments: [String]) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let before = ofChildren()
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(path) ended with status \(process.terminationStatus)")
        }
        return ofChildren() - before
    }

    private static func ofChildren() -> Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #endif
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}
