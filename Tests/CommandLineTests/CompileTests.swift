import Foundation
import Testing
import TransitionDSL

@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// What of `transc compile` and `dump` no transcript shows.
@Suite struct CompileTests {
    @Test func aDumpNamesEachKindOfTokenAsItsCase() {
        for kind in TokenKind.allCases { #expect(kind.dumpName == "\(kind)") }
    }

    /// Whenever the process dies, the output is the old file or the new one, whole.
    @Test func aKillLeavesTheOldFileOrTheNewOne() throws {
        let scratch = try Scratch()
        let inputs = ["first", "second"].map { word in
            (0..<3_000).map { "hero \(word)\($0) = \"\(word).\($0)\"\n" }.joined()
        }
        let path = try scratch.write(inputs[0], to: "app.trans")
        var outputs: [String] = []
        var duration = Duration.zero
        for input in inputs {
            try scratch.write(input, to: "app.trans")
            duration = try ContinuousClock().measure {
                outputs.append(try transc("compile", path, "-o", "-").output)
            }
        }
        #expect(outputs[0] != outputs[1])
        try scratch.write(outputs[0], to: "app.trans.swift")

        let command = try #require(builtCommand)
        for round in 0..<30 {
            try scratch.write(inputs[round % 2], to: "app.trans")
            let process = Process()
            process.executableURL = command
            process.arguments = ["compile", path]
            try process.run()
            let nanoseconds = duration.components.attoseconds / 1_000_000_000
            usleep(UInt32(nanoseconds / 1_000 * Int64(round + 1) / 25))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let text = try scratch.text("app.trans.swift")
            #expect(outputs.contains(text), "round \(round)")
        }
        let others = try scratch.names.filter { !$0.hasPrefix(".transc-") }
        #expect(others == ["app.trans", "app.trans.swift"])
    }
}
