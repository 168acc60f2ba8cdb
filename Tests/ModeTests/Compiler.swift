import Foundation

/// The Swift compiler, for code that imports the modules built with these tests.
struct Compiler {
    /// Where the built modules lie.
    private let modules: URL
    /// Where the results go.
    let folder: URL

    /// Makes a new folder for the results.
    init() throws {
        modules = try Compiler.builtModules()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ModeTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func removeFolder() throws { try FileManager.default.removeItem(at: folder) }

    /// The folder `Modules` beside this test bundle.
    private static func builtModules() throws -> URL {
        let arguments = CommandLine.arguments.filter { $0.contains("/") }
        let places = [Bundle.main.executablePath, Bundle.main.bundlePath].compactMap { $0 } + arguments
        for place in places {
            var folder = URL(fileURLWithPath: place)
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                let modules = folder.appendingPathComponent("Modules")
                let module = modules.appendingPathComponent("Switchyard.swiftmodule")
                if FileManager.default.fileExists(atPath: module.path) { return modules }
            }
        }
        throw MissingModules(places: places)
    }

    /// Writes a source file.
    func write(_ text: String, to name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Compiles files to a module and as far as the compiler has anything to say, which is not to machine code.
    ///
    /// - Returns: What the compiler says; nothing where all is well. Warnings are errors.
    func compile(_ module: String, _ files: [String], in mode: LanguageMode) throws -> String {
        let result = folder.appendingPathComponent(module).path
        let outputs = [
            "-emit-sil", "-o", "\(result).sil", "-emit-module", "-emit-module-path", "\(result).swiftmodule",
        ]
        return try swiftc(mode.flags + outputs + ["-wmo", "-module-name", module] + files)
    }

    /// Compiles files to a program, linked with the runtime.
    ///
    /// - Returns: As for `compile`.
    func build(_ program: String, _ files: [String], in mode: LanguageMode) throws -> String {
        let objects = try ["LinearRegex", "Switchyard"].flatMap { module in
            let build = modules.deletingLastPathComponent().appendingPathComponent("\(module).build")
            // The folder may hold objects of files that are gone; this lists the module's files.
            return try String(contentsOf: build.appendingPathComponent("sources"), encoding: .utf8)
                .split(separator: "\n").map { source in
                    let name = source.split(separator: "/").last.map { $0.filter { $0 != "'" && $0 != "\"" } } ?? ""
                    return build.appendingPathComponent("\(name).o").path
                }
        }
        let output = ["-o", folder.appendingPathComponent(program).path, "-module-name", program]
        return try swiftc(mode.flags + output + files + objects)
    }

    /// Runs a program that `build` made.
    func runProgram(_ program: String) throws -> String {
        let result = try run(folder.appendingPathComponent(program).path, [])
        return "exit status \(result.status)\n\(result.output)"
    }

    private func swiftc(_ arguments: [String]) throws -> String {
        let flags = ["-warnings-as-errors", "-parse-as-library", "-package-name", "switchyard"]
        let result = try run(
            "/usr/bin/env", ["swiftc"] + flags + ["-I", modules.path, "-I", folder.path] + arguments)
        return result.status == 0 ? "" : "exit status \(result.status)\n\(result.output)"
    }

    private func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}

/// No folder above the test bundle holds the built modules.
struct MissingModules: Error {
    let places: [String]
}
