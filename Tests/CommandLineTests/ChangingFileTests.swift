import Foundation
import Testing

@testable import TestSupport

/// Files that others change while they are read or fixed: at each call of a run, whichever it is.
@Suite(.enabled(if: Faults.work)) struct ChangingFileTests {
    private static let old = "hero a = \"old\"\n"
    private static let longer = "hero a = \"old\"\nhero b = \"newer\"\n"
    /// What happens to the file.
    private static let changes = [
        "echo 'hero b = \"newer\"' >> a.trans", ": > a.trans", "mv new.trans a.trans",
        "rm -f a.trans; mkdir a.trans", "rm -f a.trans; mkfifo a.trans", "rm a.trans",
        "ln -sf new.trans a.trans",
    ]

    private func prepare(_ scratch: Scratch) throws {
        for name in try scratch.names {
            try FileManager.default.removeItem(atPath: scratch.file(name))
        }
        try scratch.write(Self.old, to: "a.trans")
        try scratch.write(Self.longer, to: "new.trans")
    }

    private func calls(_ scratch: Scratch, _ arguments: [String]) throws -> Int {
        try prepare(scratch)
        let log = try Scratch()
        _ = try faulty(arguments, in: scratch, calls: log.file("calls"))
        return try log.text("calls").split(separator: "\n").count
    }

    /// What is compiled is the file as it was at one moment, or the change is reported.
    @Test(arguments: changes) func whatIsReadIsWhole(_ change: String) throws {
        let scratch = try Scratch()
        let arguments = ["compile", "a.trans", "-o", "-", "-j1"]
        var outputs: Set<String> = []
        for text in [Self.old, Self.longer, ""] {
            try prepare(scratch)
            try scratch.write(text, to: "a.trans")
            outputs.insert(try faulty(arguments, in: scratch).output)
        }
        #expect(outputs.count == 3)
        let streams = try Scratch()
        for call in 1...(try calls(scratch, arguments)) {
            try prepare(scratch)
            let run = try faulty(
                arguments, in: scratch, fault: "\(call) run \(change)", streams: streams)
            switch run.end {
            case .code(0): #expect(outputs.contains(run.output) && run.errors == "")
            case .code(66):
                #expect(
                    run.errors.contains("error: ") && run.errors.contains("`a.trans`"),
                    "\(run.errors)")
            default: Issue.record("\(call) \(change): \(run)")
            }
        }
    }

    @Test func whatNeverRestsIsTold() throws {
        let scratch = try Scratch()
        let arguments = ["lint", "a.trans", "-j1"]
        try prepare(scratch)
        let log = try Scratch()
        _ = try faulty(arguments, in: scratch, calls: log.file("calls"))
        let calls = try log.text("calls").split(separator: "\n")
        let opening = try #require(calls.firstIndex { $0.contains(" open ") })
        let reading = try #require(calls[opening...].firstIndex { $0.contains(" read ") })
        let run = try faulty(
            arguments, in: scratch, fault: "\(reading + 1) runs echo >> a.trans")
        #expect(run.end == .code(66))
        #expect(run.errors == "transc: error: `a.trans` changes while it is read\n")
    }

    /// What somebody else wrote meanwhile is never written over.
    @Test func whatIsMendedIsWhatWasRead() throws {
        let scratch = try Scratch()
        let wrong =
            "screen First = One\nscreen Second = B\nregistry R { push First → Second: fade }\n"
        let arguments = ["lint", "a.trans", "--fix", "-j1"]
        func prepare() throws { try scratch.write(wrong, to: "a.trans") }
        try prepare()
        let log = try Scratch()
        _ = try faulty(arguments, in: scratch, calls: log.file("calls"))
        let mended = try scratch.text("a.trans")
        #expect(mended != wrong)
        let calls = try log.text("calls").split(separator: "\n")
        let exchange = try #require(calls.firstIndex { $0.contains(" renameat2 ") })
        for call in 1...(exchange + 1) {
            try prepare()
            let run = try faulty(
                arguments, in: scratch, fault: "\(call) run echo '// mine' >> a.trans")
            #expect(try scratch.text("a.trans").hasSuffix("// mine\n"), "\(calls[call - 1]) \(run)")
            #expect(try scratch.names == ["a.trans"])
            if run.end == .code(73) {
                #expect(run.errors.contains("`a.trans` changed while it was being fixed"))
            }
        }
    }
}
