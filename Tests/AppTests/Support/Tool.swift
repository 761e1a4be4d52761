import Foundation
@testable import TestSupport

/// Runs a tool and waits for it.
func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// The folder with the command that was built with the tests.
let builtProducts: URL? = {
    let paths =
        CommandLine.arguments.filter { $0.hasPrefix("/") } + Bundle.allBundles.map(\.bundlePath)
    for path in paths {
        var folder = URL(fileURLWithPath: path)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            var isFolder: ObjCBool = false
            let command = folder.appendingPathComponent("transc").path
            if FileManager.default.fileExists(atPath: command, isDirectory: &isFolder),
                !isFolder.boolValue
            {
                return folder
            }
        }
    }
    return nil
}()

/// The sanitizer that apps are built with, where `Scripts/sanitize` asks for one: so it sees what
/// runs on phones.
enum Sanitizer {
    static let flags: [String] = {
        guard let name = ProcessInfo.processInfo.environment["TRANSC_SANITIZER"] else { return [] }
        #if os(Linux)
            // The linker that Swift takes on Linux cannot export what the address sanitizer adds.
            return ["-sanitize=\(name)", "-use-ld=lld"]
        #else
            return ["-sanitize=\(name)"]
        #endif
    }()
}

struct ToolFailure: Error, CustomStringConvertible {
    var description: String
}

/// The files of this repository.
enum Repository {
    static let root = repositoryRoot

    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
    }

    /// The Swift files, or others, below a folder as paths from the root, sorted.
    static func files(in folder: String, ending: String = ".swift") -> [String] {
        let url = root.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: url.path)
        return (names?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(ending) }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}

/// The same for the same texts, in every process.
func fingerprint(_ texts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
}
