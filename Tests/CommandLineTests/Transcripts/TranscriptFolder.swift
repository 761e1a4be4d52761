import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// The folder in which the commands of a transcript run.
struct TranscriptFolder {
    private let scratch: Scratch
    private var entries: [String: Entry] = [:]

    init() throws { scratch = try Scratch() }

    /// A file, a directory or a link, as far as a command may change it.
    private struct Entry: Equatable {
        var text: Data?
        var link: String?
        var mode: Int
        var date: Date?
    }

    /// After each step all files get this time, so that one that a command touches is seen.
    private static let past = Date(timeIntervalSince1970: 1_000_000_000)

    /// `TRANSC_EXECUTABLE` is the path of a `transc` to run in place of the built one.
    private static let command: URL? = {
        let path = ProcessInfo.processInfo.environment["TRANSC_EXECUTABLE"]
        return path.map { URL(fileURLWithPath: $0) } ?? builtCommand
    }()

    // MARK: Steps

    mutating func write(_ lines: [String], to name: String) throws {
        let url = URL(fileURLWithPath: scratch.file(name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try scratch.write(Self.text(lines), to: name)
        _ = try changes()
    }

    /// Runs lines of shell. What they print, their exit code and what they did to the folder.
    mutating func run(_ lines: [String]) throws -> [String] {
        let directory = try #require(Self.command).deletingLastPathComponent().path
        let run = try CommandLineTests.run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", lines.joined(separator: "\n")],
            directory: scratch.path,
            environment: ["PATH": "\(directory):/usr/bin:/bin:/usr/local/bin"])
        var result = Self.lines(shown(run.output))
        result += Self.lines(shown(run.errors), isError: true)
        if run.code != 0 { result.append("% exit \(run.code)") }
        return result + (try changes())
    }

    // MARK: Texts

    private static let noLineFeed = #"\ no newline at the end"#

    /// Marks of a transcript at the beginning of a line have a backslash before them. So has an
    /// empty last line, since the one before a step belongs to no text.
    private static func lines(_ text: String, isError: Bool = false) -> [String] {
        var lines = Transcript.lines(text)
        let rest = lines.removeLast()
        if rest != "" { lines.append(rest) }
        let marks = ["$ ", "//// ", "==== ", "> ", "! ", "% ", #"\"#]
        for (index, line) in lines.enumerated() where !isError {
            let isMark = marks.contains(where: line.hasPrefix) || line == "!" || line == ">"
            if isMark || line == "" && index == lines.count - 1 {
                lines[index] = #"\"# + line
            }
        }
        if rest != "" { lines.append(noLineFeed) }
        return isError ? lines.map { $0.isEmpty ? "!" : "! \($0)" } : lines
    }

    private static func text(_ lines: [String]) -> String {
        var lines = lines
        let isOpen = lines.last == noLineFeed
        if isOpen { lines.removeLast() }
        let text = lines.map { $0.hasPrefix(#"\"#) ? String($0.dropFirst()) : $0 }
            .joined(separator: "\n")
        return text + (isOpen || lines.isEmpty ? "" : "\n")
    }

    /// The folder has another path in each run.
    private func shown(_ text: String) -> String {
        text.replacingOccurrences(of: realPath, with: "$PWD")
            .replacingOccurrences(of: scratch.path, with: "$PWD")
    }

    private var realPath: String {
        URL(fileURLWithPath: scratch.path).resolvingSymlinksInPath().path
    }

    // MARK: Changes

    /// What is not as it was after the last step.
    private mutating func changes() throws -> [String] {
        let old = entries
        entries = try currentEntries()
        var result: [String] = []
        for name in Set(old.keys).union(entries.keys).sorted() {
            guard old[name] != entries[name] else { continue }
            result.append("% \(Self.change(old[name], entries[name])) \(visible(name))")
        }
        for name in entries.keys where entries[name]?.text != nil {
            guard entries[name]?.date != Self.past else { continue }
            try FileManager.default.setAttributes(
                [.modificationDate: Self.past], ofItemAtPath: scratch.file(name))
            entries[name]?.date = Self.past
        }
        return result
    }

    private static func change(_ old: Entry?, _ new: Entry?) -> String {
        guard let old else { return "new" }
        guard let new else { return "removed" }
        let isSame = old.text == new.text && old.link == new.link && old.mode == new.mode
        return isSame ? "touched" : "changed"
    }

    /// What git has of its own is not looked at.
    private func currentEntries() throws -> [String: Entry] {
        var result: [String: Entry] = [:]
        let manager = FileManager.default
        let names = manager.enumerator(atPath: scratch.path)
        while let name = names?.nextObject() as? String {
            let path = scratch.file(name)
            let attributes = try manager.attributesOfItem(atPath: path)
            let kind = attributes[.type] as? FileAttributeType
            let mode = attributes[.posixPermissions] as? Int ?? 0
            switch kind {
            case .typeDirectory?:
                result[name + "/"] = Entry(mode: mode)
                if lastComponent(of: name) == ".git" { names?.skipDescendants() }
            case .typeSymbolicLink?:
                let target = try manager.destinationOfSymbolicLink(atPath: path)
                result[name] = Entry(link: target, mode: mode)
            case .typeRegular?:
                result[name] = Entry(
                    text: manager.contents(atPath: path), mode: mode,
                    date: attributes[.modificationDate] as? Date)
            default: result[name] = Entry(mode: mode)
            }
        }
        return result
    }
}
