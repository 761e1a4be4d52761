import Foundation
import Testing

/// `Scripts/fuzz`, with a compiler that makes a fuzzer of three targets, of which `two` finds
/// something.
struct FuzzScriptTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("transc-fuzz-\(UUID().uuidString)")

    private static let fuzzer = """
        if [[ -z $TRANSC_FUZZ_TARGET ]]; then
            for name in one two three; do echo "target: $name" >&2; done
            exit 64
        fi
        [[ -z ${TRANSC_FUZZ_SEEDS:-} ]] || exit 0
        echo "ran $TRANSC_FUZZ_TARGET"
        [[ $TRANSC_FUZZ_TARGET != two ]]
        """

    @Test func allGoesOnAfterAFinding() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(try Repository.text("Scripts/fuzz"), to: "Scripts/fuzz")
        try write("#!/bin/bash\n" + Self.fuzzer, to: "fuzzer")
        // The argument behind `-o` is what is to be made; sources are as new as that.
        try write(
            "#!/bin/bash\nwhile [[ $1 != -o ]]; do shift; done\ncp '\(path("fuzzer"))' \"$2\"",
            to: "bin/swiftc")
        for module in [
            "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics", "Lint", "Codegen",
        ] {
            try write("", to: "Sources/\(module)/Source.swift")
        }
        try write("", to: "Sources/transc/Source.swift")
        try write("", to: "Tests/TestSupport/Source.swift")
        for name in ["Targets", "Mutation", "Driver"] {
            try write("", to: "Tests/FuzzTests/\(name)/Source.swift")
        }
        let all = try run("all")
        #expect(all.lines.filter { $0.hasPrefix("ran ") } == ["ran one", "ran two", "ran three"])
        #expect(all.lines.last == "fuzz: 1 of 3 targets with findings: two")
        #expect(all.code == 1)
        #expect(try run("one").code == 0)
        #expect(try run("two").code == 1)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ text: String, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }

    private func run(_ target: String) throws -> (code: Int32, lines: [String]) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [path("Scripts/fuzz"), target]
        process.environment = ["PATH": path("bin") + ":/usr/bin:/bin"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        return (process.terminationStatus, lines)
    }
}
