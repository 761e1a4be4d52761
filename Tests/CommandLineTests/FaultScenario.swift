import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import TestSupport

/// A run that is repeated with another fault each time, and the files before and after it.
struct FaultScenario: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String]
    /// The files before the run, by name.
    var old: [String: String]
    /// What must not be newer than all else.
    var stamp: String?
    /// The reports that contain a fault, besides standard error.
    var reports: [String: ReportFormat] = [:]
    /// Whether each of its files is separate.
    var isSeparate = false
    /// Whether it goes on without what it cannot read.
    var isPartial = false
    /// What stands for the reason where a file is only left as it was.
    var remark: String?
    var environment: [String: String] = [:]

    var testDescription: String { name }

    /// The result of the run without a fault.
    struct Outcome {
        var end: ProcessEnd
        var output: String
        var errors: String
        var files: [String: String]
        var calls: [Call]

        /// The calls at which the end of a run could leave something behind, and some of the
        /// others. `TRANSC_EFFORT=2` takes them all.
        var crucialCalls: [Call] {
            let writing = calls.first { $0.path.contains(".transc-") || $0.name == "mkdir" }
            return calls.filter {
                effort > 1 || $0.number + 2 > writing?.number ?? 0 || $0.number % 4 == 0
            }
        }
    }

    /// A call that can be made to fail.
    struct Call: Hashable {
        var number: Int
        var name: String
        var path: String
        /// The path that an open file was opened by, or what standard streams are called.
        var place: String
    }

    /// Puts the files back as they were before the run.
    func prepare(_ scratch: Scratch) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
        where old[name] == nil && !old.keys.contains(where: { $0.hasPrefix(name + "/") }) {
            // What lies in a directory may have gone with it.
            try? FileManager.default.removeItem(atPath: scratch.file(name))
        }
        for (name, text) in old {
            let path = scratch.file(name)
            if name.contains("/") { try makeDirectories(String(directory(of: path).dropLast())) }
            if (try? scratch.text(name)) != text { try scratch.write(text, to: name) }
        }
        guard let stamp, old[stamp] != nil else { return }
        var past = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
        try #require(utimes(scratch.file(stamp), &past) == 0)
    }

    /// Whether the stamp marks everything as done.
    func isStamped(_ scratch: Scratch) -> Bool {
        guard let stamp, let status = try? FileStatus(scratch.file(stamp)) else { return false }
        return status.modifiedSeconds != 1000
    }

    func run(
        _ scratch: Scratch, fault: String? = nil, calls: String? = nil, streams: Scratch? = nil
    ) throws -> FaultyRun {
        try faulty(
            arguments, in: scratch, fault: fault, calls: calls, environment: environment,
            streams: streams)
    }

    /// Runs without a fault.
    func outcome(_ scratch: Scratch) throws -> Outcome {
        try prepare(scratch)
        let log = try Scratch()
        let run = try run(scratch, calls: log.file("calls"))
        return Outcome(
            end: run.end, output: run.output, errors: run.errors, files: try scratch.allTexts,
            calls: try parsedCalls(log.text("calls")))
    }

    private func parsedCalls(_ text: String) -> [Call] {
        var places = [0: "standard input", 1: "standard output", 2: "standard error"]
        var opened: (path: String, descriptor: Int?) = ("", nil)
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard words.count == 3, let number = Int(words[0]) else { return nil }
            let (name, path) = (String(words[1]), String(words[2]))
            var place = path
            if name == "open" || name == "opendir" { opened = (path, nil) }
            if name == "readdir" { place = opened.path }
            if ["read", "write", "close", "fstat", "fchmod", "ftruncate"].contains(name),
                let descriptor = Int(path)
            {
                if descriptor > 2 { places[descriptor] = opened.path }
                place = places[descriptor] ?? ""
            }
            return Call(number: number, name: name, path: path, place: place)
        }
    }
}

extension Scratch {
    /// The files in it, however deep, but no directories.
    var allNames: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: path).filter {
                var isDirectory: ObjCBool = false
                return !FileManager.default.fileExists(
                    atPath: file($0), isDirectory: &isDirectory) || !isDirectory.boolValue
            }.sorted()
        }
    }

    var allTexts: [String: String] {
        get throws {
            try allNames.reduce(into: [:]) { $0[$1] = try text($1) }
        }
    }
}
