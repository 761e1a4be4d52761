import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// One call of a run fails, whichever it is.
@Suite(.enabled(if: Faults.work)) struct FaultTests {
    /// What can plausibly go wrong with a call.
    private static let errors: [String: [Int32]] = [
        "open": [EACCES, EMFILE, EIO, EINTR, ENOSPC, EROFS],
        "opendir": [EACCES, EMFILE],
        "readdir": [EIO],
        "read": [EIO, EINTR],
        "write": [ENOSPC, EDQUOT, EIO, EFBIG, EINTR],
        "close": [EIO, ENOSPC, EINTR],
        "stat": [EACCES, EIO, ELOOP],
        "lstat": [EACCES, EIO, ENAMETOOLONG],
        "fstat": [EIO],
        "access": [EACCES, EROFS],
        "readlink": [EIO],
        "mkdir": [ENOSPC, EROFS],
        "rename": [ENOSPC, EIO, EACCES, EXDEV],
        "renameat2": [EINVAL, EIO, EACCES, ENOENT],
        "link": [EPERM, EIO],
        "unlink": [EIO],
        "fchmod": [EPERM],
        "ftruncate": [EIO],
        "utimensat": [EACCES, EIO],
        "getcwd": [ENOENT],
        "pthread_create": [EAGAIN],
    ]

    @Test(arguments: FaultScenario.all) func aFailingCallIsToldAndBreaksNothing(
        _ scenario: FaultScenario
    ) throws {
        let scratch = try Scratch()
        let (good, streams) = (try scenario.outcome(scratch), try Scratch())
        #expect(good.end == .code(scenario.name == "compile --check" ? 3 : 0), "\(good.errors)")
        #expect(good.calls.count > 5 && (good.files != scenario.old || good.output != ""))
        // Once it waits for changes, a run is over.
        for call in good.crucialCalls.prefix(while: { $0.name != "poll" })
        where effort > 0 || call.number % 3 == 0 {
            var numbers = try #require(Self.errors[call.name], "\(call.name)")
            if effort < 2 { numbers = [numbers[call.number % numbers.count]] }
            for number in numbers {
                try scenario.prepare(scratch)
                let run = try scenario.run(
                    scratch, fault: "\(call.number) error \(number)", streams: streams)
                let problems = try scenario.problems(
                    of: run, with: SystemError(number: number), in: call, scratch, good)
                #expect(
                    problems.isEmpty,
                    "\(call) \(SystemError(number: number).message): \(problems) \(run)")
            }
        }
    }
}

extension FaultTests {
    /// At each call, wherever it may hit, or at every second: all files are old or all are new, and
    /// nothing else is left.
    @Test(arguments: FaultScenario.all) func anInterruptLeavesNoHalf(
        _ scenario: FaultScenario
    ) throws {
        let scratch = try Scratch()
        let (good, streams) = (try scenario.outcome(scratch), try Scratch())
        for call in good.crucialCalls.prefix(while: { $0.name != "poll" })
        where effort > 1 || call.number % (effort > 0 ? 2 : 6) == 0 {
            let signals = [SIGINT, SIGTERM, SIGHUP]
            let signal = signals[call.number / 2 % signals.count]
            try scenario.prepare(scratch)
            var interrupted = scenario
            interrupted.environment["TRANSC_WAIT"] = nil
            let run = try interrupted.run(
                scratch, fault: "\(call.number) signal \(signal)", streams: streams)
            let files = try scratch.allTexts
            // `watch` finishes its run; but a hang-up ends it.
            let isEnd =
                run.end == .signal(signal) || scenario.name == "watch" && run.end == good.end
            #expect(isEnd, "\(call) \(run)")
            let isWhole = scenario.isOld(files) || scenario.isNew(files, good)
            #expect(isWhole || scenario.isSeparate, "\(call) \(signal) \(files.keys.sorted())")
            #expect(!scenario.isStamped(scratch) || files == good.files)
        }
    }

    /// At each call, or at every second: each file is old or new, new Swift is never next to old
    /// rules, and the stamp stands for all. The next run makes good what is missing.
    @Test(arguments: FaultScenario.all) func aKillLeavesWholeFiles(
        _ scenario: FaultScenario
    ) throws {
        let scratch = try Scratch()
        let (good, streams) = (try scenario.outcome(scratch), try Scratch())
        let isInPlace = scenario.environment["ENABLE_USER_SCRIPT_SANDBOXING"] != nil
        for call in good.crucialCalls
        where effort > 1 || call.number % (effort > 0 ? 2 : 6) == 1 || isInPlace {
            try scenario.prepare(scratch)
            let run = try scenario.run(
                scratch, fault: "\(call.number) signal \(SIGKILL)", streams: streams)
            #expect(run.end == .signal(SIGKILL))
            let files = try scratch.allTexts
            for name in Set(scenario.old.keys).union(good.files.keys) {
                let isWhole = files[name] == scenario.old[name] || files[name] == good.files[name]
                // In place, a new file is empty first, and an old one's end is after the new
                // bytes until it is cut off.
                let part = files[name] ?? ""
                let isPart = isInPlace && (part.isEmpty || part.hasPrefix(good.files[name] ?? ""))
                #expect(isWhole || isPart, "\(call) \(name)")
            }
            let strangers = files.keys.filter { scenario.old[$0] == nil && good.files[$0] == nil }
            #expect(strangers.allSatisfy { lastComponent(of: $0).hasPrefix(".transc-") })
            #expect(!scenario.isStamped(scratch) || files == good.files)
            if files["app.trans.swift"] == good.files["app.trans.swift"] {
                #expect(files["app.d"] == good.files["app.d"])
            }
            guard call.number % 8 == 1 || isInPlace else { continue }
            let next = try scenario.run(scratch)
            let isThere = files["new.trans"] != nil || files["new.adopt.md"] != nil
            #expect(next.end == (isThere ? .code(73) : good.end))
            // A report alone is not replaced either.
            if files["new.adopt.md"] != nil, files["new.trans"] == nil { continue }
            #expect(
                scenario.isNew(try scratch.allTexts.filter { !strangers.contains($0.key) }, good))
        }
    }
}

extension FaultScenario {
    func isOld(_ files: [String: String]) -> Bool { withoutRecords(files) == withoutRecords(old) }

    func isNew(_ files: [String: String], _ good: Outcome) -> Bool {
        withoutRecords(files) == withoutRecords(good.files)
    }

    /// The files that are written together; each report is separate, and the stamp comes last.
    private func withoutRecords(_ files: [String: String]) -> [String: String] {
        files.filter { $0.key != stamp && reports[$0.key] == nil }
    }

    /// What is wrong with a run in which a call failed.
    func problems(
        of run: FaultyRun, with error: SystemError, in call: Call, _ scratch: Scratch,
        _ good: Outcome
    ) throws -> [String] {
        var problems: [String] = []
        let files = try scratch.allTexts
        let strangers = files.keys.filter { old[$0] == nil && good.files[$0] == nil }
        if !strangers.isEmpty, call.name != "unlink" { problems.append("left \(strangers)") }
        if isPartial, run.errors.contains("transc: warning: ") { return problems }
        for name in Set(old.keys).union(good.files.keys)
        where files[name] != old[name] && files[name] != good.files[name]
            && !isWholeReport(files[name], name)
        {
            problems.append("`\(name)` is neither old nor new")
        }
        let isDone = run.end == good.end && !run.errors.contains("waiting for a change")
        if isDone {
            if files.filter({ !strangers.contains($0.key) }) != good.files {
                problems.append("not all files are new")
            }
            if stamp != nil, !isStamped(scratch) { problems.append("there is no stamp") }
            if run.output != good.output { problems.append("another output") }
            return problems
        }
        let isExpected = run.end == good.end || [1, 66, 73].contains { run.end == .code($0) }
        if !isExpected { problems.append("another end") }
        if stamp != nil, isStamped(scratch) { problems.append("a stamp") }
        let lines = run.errors.split(separator: "\n").filter { $0.contains("error: ") }
        let reasons =
            [error.message] + (Self.reasons[call.name] ?? []) + (remark.map { [$0] } ?? [])
        if !lines.contains(where: { line in reasons.contains(where: line.contains) }) {
            problems.append("no reason")
        }
        return problems
    }
}

extension FaultScenario {
    /// A report may contain the fault, but must be complete.
    private func isWholeReport(_ text: String?, _ name: String) -> Bool {
        guard let text, let format = reports[name] else { return false }
        switch format {
        case .jsonl:
            return text.split(separator: "\n").last?.contains("\"type\":\"summary\"") == true
        case .sarif:
            return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
        default: return true
        }
    }

    /// What else may be said where a call fails.
    private static let reasons = [
        "access": ["is read-only"],
        "getcwd": ["the system does not report the current directory"],
        // A directory that cannot be looked at is taken for a file.
        "stat": ["is a directory, not a file"],
    ]

    private static let names = "hero of = \"of\"\n"
    private static let app = "import \"names.trans\"\nhero logo = \"app.logo\"\n"
    private static let outdated = "\(GeneratedNames.marker) from app.trans. DO NOT EDIT.\nold\n"
    private static let lines = "screen One = First\nregistry R { push One -> One: fade }\n"
    private static let finding = "registry Old { }\n"
    private static let screen = """
        import Hero
        class ListViewController: UIViewController {
            @IBOutlet var photo: UIView!
            override func viewDidLoad() { photo.hero.id = "photo" }
        }

        """

    static let all = [
        FaultScenario(
            name: "compile with all outputs",
            arguments: [
                "compile", "app.trans", "-j1", "--objc", "--depfile", "app.d", "--stamp", "stamp",
                "--report", "jsonl=report",
            ],
            old: [
                "app.trans": app, "names.trans": names, "app.trans.swift": outdated,
                "app.trans.h": outdated, "app.d": "app.trans.swift: app.trans old.trans\n",
                "stamp": "", "report": "[]\n",
            ],
            stamp: "stamp", reports: ["report": .jsonl]),
        FaultScenario(
            name: "compile a directory",
            arguments: ["compile", "App", "-d", "out/deep", "-j1", "--stamp", "stamp"],
            old: [
                "App/a.trans": names, "App/Sub/b.trans": app + "\n", "App/Sub/names.trans": names,
            ],
            stamp: "stamp"),
        FaultScenario(
            name: "look through a directory that tells no kinds", arguments: ["inputs", "App"],
            old: ["App/a.trans": names, "App/Sub/b.trans": names],
            environment: ["TRANSC_UNTOLD": "1"]),
        FaultScenario(
            name: "compile in a sandbox",
            arguments: ["compile", "names.trans", "-j1"],
            old: [
                "names.trans": names,
                "names.trans.swift": outdated + String(repeating: "// old\n", count: 500),
            ],
            environment: ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"]),
        FaultScenario(
            name: "compile anew in a sandbox", arguments: ["compile", "names.trans", "-j1"],
            old: ["names.trans": names], environment: ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"]),
        FaultScenario(
            name: "compile to standard output",
            arguments: ["compile", "app.trans", "-j1", "-o", "-", "--source-root", "."],
            old: ["app.trans": app, "names.trans": names]),
        FaultScenario(
            name: "lint --fix",
            arguments: ["lint", "a.trans", "b.trans", "-j1", "--fix"],
            old: [
                "a.trans": "screen One = First\nregistry R { push One → One: fade }\n",
                "b.trans": "screen One = First\nregistry R { pop One → One: fade }\n",
            ],
            isSeparate: true, remark: "unknown character"),
        FaultScenario(
            name: "lint --write-baseline",
            arguments: ["lint", "a.trans", "-j1", "--write-baseline", "baseline"],
            old: ["a.trans": finding, "baseline": "\(Baseline.heading)\n"]),
        FaultScenario(
            name: "lint --report",
            arguments: [
                "lint", "a.trans", "-j1", "--report", "sarif=r/sarif", "--report", "text=t",
            ],
            old: ["a.trans": finding, "r/sarif": "[]\n"],
            reports: ["r/sarif": .sarif, "t": .text]),
        FaultScenario(name: "init", arguments: ["init", "new.trans"], old: [:]),
        FaultScenario(
            name: "adopt", arguments: ["adopt", "App", "-o", "new.trans"],
            old: ["App/A.swift": screen, "App/Deep/B.swift": screen], isPartial: true),
        FaultScenario(
            name: "graph",
            arguments: ["graph", "app.trans", "--format", "json", "-o", "graph.json"],
            old: ["app.trans": app + lines, "names.trans": names]),
        FaultScenario(
            name: "graph to standard output", arguments: ["graph", "app.trans", "--format", "svg"],
            old: ["app.trans": app + lines, "names.trans": names]),
        FaultScenario(
            name: "preview", arguments: ["preview", "app.trans"],
            old: ["app.trans": app + lines, "names.trans": names]),
        FaultScenario(
            name: "compile --check",
            arguments: ["compile", "names.trans", "-j1", "--check"],
            old: ["names.trans": names, "names.trans.swift": outdated]),
        FaultScenario(
            name: "watch", arguments: ["watch", "app.trans", "-j1"],
            old: ["app.trans": app, "names.trans": names, "app.trans.swift": outdated],
            environment: ["TRANSC_WAIT": "15"]),
    ]
}
