import Foundation
import Testing

@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// A shell that completes lines, in a directory that holds files to propose.
struct Completer {
    private let scratch: Scratch
    /// Not in the directory of the files, so that they are not suggested.
    private let scripts: Scratch
    private let script: String

    init(_ shell: Shell) throws {
        scratch = try Scratch()
        scripts = try Scratch()
        for directory in ["src", "my dir"] {
            try FileManager.default.createDirectory(
                atPath: scratch.file(directory), withIntermediateDirectories: false)
        }
        try scratch.write(
            """
            screen List = ListViewController
            screen Detail(id: Int) = DetailViewController
            registry App { push List -> Detail: fade }
            """, to: "App.trans")
        for file in ["notes.txt", "args.txt", "src/News.trans", "my dir/C D.trans"] {
            try scratch.write("", to: file)
        }
        script = try scripts.write(completionScript(for: shell), to: "_transc")
    }

    /// Runs lines of a shell in the directory: `$1` is the script, what follows are the arguments.
    func run(_ program: String, _ lines: String, _ arguments: [String] = []) throws -> Run {
        let file = try scripts.write(lines, to: "run")
        let words = ([program, file, script] + arguments).map(shellQuoted).joined(separator: " ")
        let path = try #require(builtCommand).deletingLastPathComponent().path + ":/usr/bin:/bin"
        return try shell(
            "cd \(shellQuoted(scratch.path)) && PATH=\(shellQuoted(path)) exec \(words)")
    }

    /// Whether a shell can read the script without running it.
    func accepts(_ program: String) throws -> Bool {
        let run = try shell("exec \(shellQuoted(program)) -n \(shellQuoted(script))")
        return run.code == 0 && run.errors.isEmpty
    }
}

/// Where a program is that a test would use; nil if nowhere.
func program(_ name: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
