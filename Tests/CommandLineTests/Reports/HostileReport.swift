import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import TestSupport

/// Reports whose texts hold all that a format could trip over.
struct HostileReport {
    private var numbers: SeededNumbers
    private static let pieces = [
        "\n", "\r\n", "\r", "%0A", "%", "::", "::error::", ",", ":", "]]>", "<!--", "<", ">", "&",
        "&amp;", "\"", "'", "\\", "\\n", "\0", "\u{1B}[31m", "\t", "\u{7F}", "\u{85}", "\u{202E}",
        "\u{2028}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "🙂",
        "👩‍👩‍👧", "e\u{301}", "日本", "[x](1)", "[", "]", "{0}", "${{ x }}", "$(x)", "`", "#",
        " ", "a", "word", ".", "?", "\u{E0041}", "\u{10FFFF}",
    ]

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func text(_ length: ClosedRange<Int> = 1...12) -> String {
        let count = Int.random(in: length, using: &numbers)
        return (0..<count).map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
    }

    private mutating func path() -> String {
        let name = text(1...4)
            .replacing("/", with: "").replacing("\0", with: "")
        return Bool.random(using: &numbers) ? "/folder/\(name).trans" : "folder/\(name).trans"
    }

    private mutating func position(after other: Location.Position?) -> Location.Position {
        let line = (other?.line ?? 1) + Int.random(in: 0...2, using: &numbers)
        let column = (other?.column ?? 1) + Int.random(in: 0...9, using: &numbers)
        return Location.Position(
            offset: (other?.offset ?? 0) + Int.random(in: 1...90, using: &numbers),
            line: line, column: column, utf16Column: column)
    }

    private mutating func location(_ path: String) -> Location {
        let start = position(after: nil)
        return Location(path: path, start: start, end: position(after: start))
    }

    private mutating func finding(_ path: String) -> Finding {
        let related = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
            Finding.Related(message: text(), location: location(path))
        }
        let edits = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
            Finding.ProposedFix.Edit(location: location(path), replacement: text(0...5))
        }
        let isLong = Int.random(in: 0...20, using: &numbers) == 0
        return Finding(
            id: DiagnosticID.allCases.randomElement(using: &numbers) ?? .badUTF8,
            severity: Severity.allCases.randomElement(using: &numbers) ?? .error,
            message: isLong ? String(repeating: text(9...9), count: 500) : text(),
            location: location(path),
            lineText: text(0...9),
            related: related,
            help: Bool.random(using: &numbers) ? text() : nil,
            fix: Bool.random(using: &numbers)
                ? Finding.ProposedFix(
                    title: text(), isSafe: Bool.random(using: &numbers), edits: edits) : nil,
            suppression: Int.random(in: 0...5, using: &numbers) == 0 ? text() : nil,
            isInBaseline: Int.random(in: 0...5, using: &numbers) == 0)
    }

    /// A report of many findings, in files that exist only here.
    mutating func report() -> Report {
        var report = Report(directory: "/root", hasBaseline: Bool.random(using: &numbers))
        var paths: Set<String> = []
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let path = path()
            guard paths.insert(path).inserted else { continue }
            report.files.append(SourceFile(path: path, text: text(0...40)))
            for _ in 0..<Int.random(in: 0...15, using: &numbers) {
                report.findings.append(finding(path))
            }
        }
        for _ in 0..<Int.random(in: 0...2, using: &numbers) {
            let hasPath = Bool.random(using: &numbers)
            report.failures.append(
                ReportedFailure(
                    path: hasPath ? path() : nil,
                    failure: Failure(.noInput, text(), help: hasPath ? nil : text())))
        }
        return report
    }
}
