import Foundation
import Semantics
import TransitionDSL

@testable import Driver

/// The inputs that mutations begin with: the corpus, the examples and the pages of diagnostics,
/// each with all that it imports; and a few of every other form.
enum Seeds {
    static func inputs(for target: FuzzTarget) -> [[UInt8]] {
        switch target {
        case .lexer, .parser, .checker, .order, .generator, .fixes, .dump, .reports, .format,
            .page:
            modules
        case .arguments: arguments.map { Array($0.utf8) }
        case .baseline: [Array(baseline.utf8)]
        case .xcode: environments.map { Array($0.utf8) }
        case .depfile: ["a b\n#c\n$d:e\nf\\g\nh(i) j\n~k\nl%m\n".utf8].map { Array($0) }
        case .request:
            [Array("GET /a HTTP/1.1\r\nAccept: */*\r\nHost: localhost:80\r\n".utf8)]
        case .frames: ServerSeeds.frames.map { Array($0.utf8) }
        case .json: ServerSeeds.json.map { Array($0.utf8) }
        case .session: ServerSeeds.sessions.map { Array($0.utf8) }
        case .swift: AppSeeds.files(".swift")
        case .objectiveC: AppSeeds.files(".m", ".mm", ".h")
        case .interface: AppSeeds.files(".storyboard", ".xib")
        case .strings: AppSeeds.files(".strings")
        case .app: AppSeeds.sets
        }
    }

    static let modules: [[UInt8]] = files + pages

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let files: [[UInt8]] = ["Tests/Corpus", "Tests/Golden/Sources", "Examples"]
        .flatMap { folder in
            let url = root.appendingPathComponent(folder)
            let names = FileManager.default.enumerator(atPath: url.path)?.allObjects ?? []
            return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".trans") }.sorted()
                .map { url.appendingPathComponent($0).path }
        }
        .compactMap(module)

    /// A file on disk and what it imports, with paths as seen from its folder.
    private static func module(_ path: String) -> [UInt8]? {
        guard let input = try? Input(path, Options()) else { return nil }
        let folder = directory(of: path)
        let files = input.module.sources.map { source in
            let isBelow = source.path.hasPrefix(folder)
            let name = isBelow ? String(source.path.dropFirst(folder.count)) : source.path
            return (path: name, bytes: source.bytes)
        }
        return FileSet(files).bytes
    }

    private static let pages: [[UInt8]] = DiagnosticID.allCases.compactMap(\.page.moduleExample)
        .flatMap { example in
            [example.bad, example.good].map { text in
                let all = [(name: "App.trans", text: text)] + example.files
                return FileSet(
                    all.map { ($0.name, DiagnosticPage.Example.bytes($0.text)) }
                ).bytes
            }
        }

    private static let arguments = [
        "compile\nApp.trans\n-o\nApp.swift",
        "lint\n--fix\n--error=warnings\n-j8\n@a\n//// a\n'a b' \"c\\\"d\" e\\ f",
        "resolve\nApp.trans\n--from\nA\n--to\nB\n--on=segue(x)\n--ios\n13",
        "@a\n//// a\ncompile @b\n//// b\nx.trans --report jsonl=out --allow empty-registry,one-sided-hero-id",
        "dump\n--model\n-\n--stdin-path\nApp.trans\n--max-errors=0",
        "compile\n-d\nout\n--\n-x.trans\n@y.trans",
    ]

    private static let baseline = """
        # transc baseline 1
        # rule, file, number of findings, line; `transc lint --write-baseline` writes this file
        empty-registry\tSources/App.trans\t1\tregistry Old { }
        one-sided-hero-id\tSources\\\\A\\tb.trans\t12\tlogo: banner // x
        """

    private static let environments = [
        "SCRIPT_INPUT_FILE=/a/App.trans\nSCRIPT_OUTPUT_FILE_COUNT=1\nSCRIPT_OUTPUT_FILE_0=/b/App.trans.swift\n",
        """
        SCRIPT_INPUT_FILE_COUNT=2
        SCRIPT_INPUT_FILE_0=/a/App.trans
        SCRIPT_INPUT_FILE_1=/a/Shared.trans
        SCRIPT_INPUT_FILE_LIST_COUNT=1
        SCRIPT_INPUT_FILE_LIST_0=/in.xcfilelist
        SCRIPT_OUTPUT_FILE_COUNT=1
        SCRIPT_OUTPUT_FILE_0=/b/App.trans.swift
        SCRIPT_OUTPUT_FILE_LIST_COUNT=1
        SCRIPT_OUTPUT_FILE_LIST_0=/out.xcfilelist
        //// /in.xcfilelist
        /a/More.trans
        /a/App.trans
        //// /out.xcfilelist
        /b/More.trans.swift
        """,
    ]
}
