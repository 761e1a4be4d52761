import Foundation
import Testing

@testable import Driver

/// The graphs of the examples, in all forms. `TRANSC_UPDATE=1` rewrites the files and fails.
@Suite struct GraphGoldenTests {
    @Test(arguments: GraphFile.examples, GraphFormat.allCases)
    func theExamplesAreAsRecorded(_ example: String, _ format: GraphFormat) throws {
        let name = example.split(separator: "/").joined(separator: "-")
        let text = try GraphFile(example: example).text(format)
        try Self.expect("Tests/Golden/Graphs/\(name).\(format.ending)", holds: text)
    }

    /// The pictures of the manual and of README.md.
    @Test func thePicturesOfTheManualAreUpToDate() throws {
        let text = try GraphFile(example: "News/News").text(.svg)
        try Self.expect("Documentation/pictures/news.svg", holds: text)
    }

    @Test(arguments: GraphFile.examples, GraphFormat.allCases)
    func theResultIsTheSameEachTime(_ example: String, _ format: GraphFormat) throws {
        let first = try GraphFile(example: example).text(format)
        #expect(try GraphFile(example: example).text(format) == first)
    }

    static func expect(_ path: String, holds text: String) throws {
        let file = GraphFile.root.appendingPathComponent(path)
        let old = try? Data(contentsOf: file)
        if old == Data(text.utf8) { return }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            Issue.record("\(path) is out of date: `TRANSC_UPDATE=1 swift test` rewrites it")
            return
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record("\(path) was rewritten")
    }
}

extension GraphFormat {
    /// The usual ending of a file in this form.
    fileprivate var ending: String {
        switch self {
        case .svg: "svg"
        case .mermaid: "mmd"
        case .dot: "dot"
        case .json: "json"
        }
    }
}
