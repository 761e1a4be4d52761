import Foundation
import Testing

/// A running `transc watch`, or another command that follows files. Its output is read as it comes.
/// What never comes fails the test instead of blocking it.
final class WatchProcess {
    private let process = Process()
    private let pipe = Pipe()
    private var unread: [UInt8] = []

    init(_ arguments: [String], of command: String = "watch", directory: String) throws {
        let null = try #require(FileHandle(forUpdatingAtPath: "/dev/null"))
        process.executableURL = builtCommand
        process.arguments = [command] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.environment = [:]
        process.standardInput = null
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        try pipe.fileHandleForWriting.close()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The text up to the end of the next line that begins with `transc: ` and summarizes a run,
    /// without its time.
    func next() throws -> String {
        var lines: [String] = []
        while true {
            let line = try #require(try line(), "the process has ended")
            if line.hasPrefix("transc: "), line.hasSuffix(" ms") {
                let words = line.split(separator: " ").dropLast(2)
                return (lines + [words.joined(separator: " ")]).joined(separator: "\n")
            }
            lines.append(line)
            if line.hasSuffix("waiting for a change") { return lines.joined(separator: "\n") }
        }
    }

    /// Sends a signal, and gives what was still said and the code.
    func end(_ signal: Int32 = SIGTERM) throws -> (rest: String, code: Int32) {
        kill(process.processIdentifier, signal)
        var rest = ""
        while let line = try line() { rest += line + "\n" }
        process.waitUntilExit()
        return (rest, process.terminationStatus)
    }

    /// Stops reading, and gives the code with which the process then ends.
    func leave() throws -> Int32 {
        try pipe.fileHandleForReading.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// A line without its end; nil at the end of all.
    func line() throws -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread.removeFirst(end + 1) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let file = pipe.fileHandleForReading.fileDescriptor
            var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 30_000) > 0 else {
                kill(process.processIdentifier, SIGKILL)
                throw Silence(after: String(decoding: unread, as: UTF8.self))
            }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(file, &buffer, buffer.count)
            if count <= 0 { return nil }
            unread += buffer[..<count]
        }
    }

    /// Nothing was said for half a minute.
    struct Silence: Error {
        var after: String
    }
}
