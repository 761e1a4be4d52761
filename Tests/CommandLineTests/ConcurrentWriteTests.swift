import Foundation
import Testing

@testable import OperatingSystem
@testable import TestSupport

/// Several runs on the same files, and runs that are ended at any moment.
@Suite struct ConcurrentWriteTests {
    private let names = [
        "One", "Seven", "Seventeen", "AnotherThatIsLonger", "B", "Four4", "F", "Gee",
    ]

    private func heroes(_ count: Int) -> String {
        (0..<count).map { "hero h\($0) = \"h\($0)\"\n" }.joined()
    }

    /// Eight compilers write one file, each another text: in the end one of them is there,
    /// whole, and none has failed. With a sandbox for scripts they write it in place.
    @Test(arguments: ["", "ENABLE_USER_SCRIPT_SANDBOXING=YES"])
    func oneOutputAtOnce(_ setting: String) throws {
        let scratch = try Scratch()
        try scratch.write(heroes(300), to: "a.trans")
        var texts: Set<String> = []
        for name in names {
            #expect(
                try transc(
                    "compile", "a.trans", "--namespace", name, "-o", "out", directory: scratch.path
                ).code == 0)
            texts.insert(try scratch.text("out"))
        }
        #expect(texts.count == names.count)
        for round in 0..<4 {
            let run = try shell(
                """
                cd '\(scratch.path)'
                \(round % 2 == 0 ? "rm -f out" : "")
                for name in \(names.joined(separator: " ")); do
                    { \(setting) "$0" compile a.trans -o out --namespace $name || echo $?; } &
                done
                wait
                """)
            #expect(run.output == "" && run.errors == "")
            #expect(texts.contains(try scratch.text("out")))
            #expect(try scratch.names == ["a.trans", "out"])
        }
    }

    /// The temporary files of one directory never try one another's names.
    @Test(.enabled(if: Faults.work)) func manyOutputsInOneDirectory() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("in"))
        for number in 0..<30 { try scratch.write("hero h = \"h\"\n", to: "in/\(number).trans") }
        let run = try faulty(
            ["compile", "in", "-d", "out", "-j1"], in: scratch, calls: scratch.file("calls"))
        #expect(run.end == .code(0))
        let calls = try scratch.text("calls").split(separator: "\n")
        #expect(calls.count { $0.contains(" open out/.transc-") } == 30)
    }

    /// A thousand writes, of which each run makes fifty, interrupted at random: all of them are old
    /// or all new. A kill leaves each of them whole, and at most temporary files that do no harm.
    @Test func interruptsAtRandom() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("in"))
        for number in 0..<50 { try scratch.write(heroes(9), to: "in/\(number).trans") }
        var random = SeededNumbers(seed: 6)
        func outputs() throws -> Set<String> {
            let names = try scratch.names.filter { $0.hasSuffix(".swift") }
            #expect(names.count == 50)
            return Set(try names.map(scratch.text))
        }
        var texts: [String: Set<String>] = [:]
        var duration = Duration.zero
        for access in ["internal", "public"] {
            let arguments = ["compile", "in", "-d", ".", "--access", access]
            var code: Int32 = 1
            duration = try ContinuousClock().measure {
                code = try transc(arguments, directory: scratch.path).code
            }
            #expect(code == 0)
            texts[access] = try outputs()
        }
        let (old, new) = (texts["internal", default: []], texts["public", default: []])
        for round in 0..<20 {
            let signal = [SIGINT, SIGTERM, SIGHUP, SIGKILL][round % 4]
            let process = Process()
            process.executableURL = builtCommand
            process.arguments = [
                "compile", "in", "-d", ".", "--access", round % 8 < 4 ? "internal" : "public",
            ]
            process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
            process.environment = [:]
            try process.run()
            let limit = duration.components.attoseconds / 1_000_000_000_000
            usleep(UInt32(random.next() % UInt64(max(1, limit))))
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(
                process.terminationStatus == (process.terminationReason == .exit ? 0 : signal))
            let found = try outputs()
            if signal == SIGKILL {
                #expect(found.isSubset(of: old.union(new)))
                #expect(
                    try transc(
                        "compile", "in", "-d", ".", "--access", "public", directory: scratch.path
                    ).code == 0)
                for name in try scratch.names where name.hasSuffix(".tmp") {
                    removeFile(scratch.file(name))
                }
            } else {
                #expect(found == old || found == new)
                #expect(try scratch.names.count == 51)
            }
        }
    }
}
