import Foundation
import Testing

@testable import OperatingSystem
@testable import TestSupport

/// The library of Tests/Faults, built once; it makes chosen calls of the command fail.
enum Faults {
    static let library: String? = {
        #if os(Linux)
            guard let command = builtCommand else { return nil }
            let source = repositoryRoot.appendingPathComponent("Tests/CommandLineTests")
                .appendingPathComponent("../Faults/faults.c").standardizedFileURL.path
            let result = command.deletingLastPathComponent().appendingPathComponent("faults.so")
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            // A name of its own until it is whole: several test processes may build it.
            let new = result.path + ".\(getpid())"
            let build = "clang -O1 -Wall -Wextra -Werror -shared -fPIC \(source) -o \(new)"
            guard let run = try? shell("export PATH=\(path); \(build) && mv \(new) \(result.path)"),
                run.code == 0
            else { return nil }
            return result.path
        #else
            return nil
        #endif
    }()

    /// Whether calls can be made to fail here: the command may be static, or the C library another.
    static let work: Bool = {
        guard let scratch = try? Scratch(), let path = try? scratch.write("", to: "a.trans"),
            let run = try? faulty(["lint", path], in: scratch, calls: scratch.file("calls")),
            let calls = try? scratch.text("calls")
        else { return false }
        return run.end == .code(0) && calls.contains(" open \(path)\n")
    }()
}

/// How a process ended.
enum ProcessEnd: Hashable {
    case code(Int32)
    case signal(Int32)
}

/// What a run with a fault in it came to.
struct FaultyRun {
    var end: ProcessEnd
    var output: String
    var errors: String
}

/// Runs the command in a directory; `fault` and `calls` are what Tests/Faults says, and `streams`
/// is where its streams go, which many runs may share. Foundation's `Process` would take longer
/// than the command.
func faulty(
    _ arguments: [String], in scratch: Scratch, fault: String? = nil, calls: String? = nil,
    environment: [String: String] = [:], streams: Scratch? = nil
) throws -> FaultyRun {
    let command = try #require(builtCommand)
    var environment = environment
    let library = try #require(Faults.library)
    environment["LD_PRELOAD"] = library
    environment["TRANSC_DIRECTORY"] = scratch.path
    environment["TRANSC_FAULT"] = fault
    environment["TRANSC_CALLS"] = calls
    let streams = try streams ?? Scratch()
    let paths = ["/dev/null", streams.file("out"), streams.file("err")]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, path) in paths.enumerated() {
        let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, flags, 0o600)
    }
    // The threads of tests hold signals back, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var child = pid_t()
    let problem = withCStrings([command.path] + arguments) { words in
        withCStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
            posix_spawn(&child, command.path, &actions, &attributes, words, $0)
        }
    }
    try #require(problem == 0)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return FaultyRun(
        end: signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal),
        output: String(decoding: try readFile(streams.file("out")).bytes, as: UTF8.self),
        errors: String(decoding: try readFile(streams.file("err")).bytes, as: UTF8.self))
}

private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let words = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return body(words)
}
