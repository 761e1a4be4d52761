import Serialization
import Testing
import TransitionDSL

@testable import Driver
@testable import Pictures
@testable import transc

/// Differences as a comment on a pull request: its limits, its drawing, and hostile names.
@Suite struct DiffMarkdownTests {
    /// Many changes of one kind.
    private func report(_ count: Int, _ name: (Int) -> String) -> DiffReport {
        let places = VersionPlaces([SourceFile(path: "App.trans", text: "")], "App.trans")
        let changes = (0..<count).map { number in
            var change = Change(
                .plays, .differs, "", before: "slide(left)", after: "fade \(name(number))")
            let screens = ScreenNames(text: name(number), names: [name(number)])
            change.events = [
                ChangedEvents(
                    operations: ["push"], from: screens, to: screens, count: 1, returns: 1)
            ]
            change.oldPlaces = [SourcePlace(file: .main, range: SourceRange(start: 0, end: 0))]
            return change
        }
        return DiffReport(files: [
            FileDifferences(path: "App.trans", changes: changes, old: places, new: places)
        ])
    }

    @Test(arguments: [1, 40, 41, 300, 5000], [1, 40, 10_000])
    func aCommentHasALimit(_ count: Int, _ length: Int) throws {
        let name = String(repeating: "n", count: length)
        let text = DiffMarkdown(report(count) { "\(name)\($0)" }).text
        #expect(text.count <= DiffMarkdown.maximumLength)
        let lines = text.split(separator: "\n")
        #expect(lines.first == "<!-- transc diff -->")
        #expect(lines[1].hasPrefix("**\(counted(count, "change")): "))
        let rows = lines.count { $0.hasPrefix("| differs") }
        let first = lines.prefix { !$0.hasPrefix("<details>") }.count { $0.hasPrefix("| differs") }
        #expect(first == min(count, 40))
        #expect((rows > first) == (count > 40))
        let left = count - rows
        #expect(text.contains("\(left) changes of \(count) are not shown") == (left > 0))
        #expect(text.contains("```mermaid") == (count <= 40))
        #expect(count < 5000 || left > 0)
    }

    @Test func aComparisonThatFailedSaysSo() {
        let report = DiffReport(refused: ["App.trans"])
        let text = DiffMarkdown(report).text
        #expect(text.hasPrefix("<!-- transc diff -->\n**Not compared**"))
        #expect(DiffText(report).text == "not compared: App.trans\n")
        let json = String(decoding: diffJSON(report).file, as: UTF8.self)
        #expect(json.contains("\"result\": \"not compared\""))
        let long = DiffReport(refused: (0..<9_000).map { "File\($0).trans" })
        #expect(DiffMarkdown(long).text.count <= DiffMarkdown.maximumLength)
    }

    @Test(arguments: HostileGraphTests.texts + ["@name", "#1", "| a |", "``", "`` ` ``", " ` "])
    func namesStayInTheirPlaces(_ name: String) throws {
        let report = report(3) { _ in name }
        let text = DiffMarkdown(report).text
        let harmless = DiffMarkdown(self.report(3) { _ in "x" }).text
        let (lines, expected) = (rows(text), rows(harmless))
        #expect(lines.count == expected.count)
        for (line, other) in zip(lines, expected) {
            #expect(outside(line) == outside(other), "\(line)")
        }
        let graph = try #require(MermaidReader(text))
        let other = try #require(MermaidReader(harmless))
        #expect(graph.arrows == other.arrows && graph.nodes.count == other.nodes.count)
        #expect(!text.contains("\u{202E}") && !text.contains("\0"))
        let plain = DiffText(report).text.split(separator: "\n")
        #expect(
            plain.count == DiffText(self.report(3) { _ in "x" }).text.split(separator: "\n").count)
        let bytes = diffJSON(report).file
        #expect(JSON(parsing: bytes) != nil)
    }

    private func rows(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix {
            $0 != "```mermaid"
        }.map(String.init)
    }

    /// A line without its code spans, as CommonMark finds them: a run of backticks ends at the next
    /// run of the same length.
    private func outside(_ line: String) -> String {
        var result = ""
        let scalars = Array(line.unicodeScalars)
        var index = 0
        func run(at start: Int) -> Int { scalars[start...].prefix { $0 == "`" }.count }
        while index < scalars.count {
            if scalars[index] != "`" {
                result.unicodeScalars.append(scalars[index])
                index += 1
                continue
            }
            let length = run(at: index)
            var end = index + length
            while end < scalars.count, scalars[end] != "`" || run(at: end) != length {
                // A bar in a table ends the cell, also in code.
                if scalars[end] == "|", scalars[end - 1] != "\\" { result += "|" }
                end += max(1, run(at: end))
            }
            result += "<code>"
            index = end + length
        }
        return result
    }
}

/// Reads the flowcharts that ``DiffDrawing`` writes, and nothing else.
struct MermaidReader {
    private(set) var nodes: [String: String] = [:]
    /// Both ends of each arrow.
    private(set) var arrows: [[String]] = []

    /// nil if the block is missing, or has something else.
    init?(_ markdown: String) {
        let lines = markdown.split(separator: "\n").map(String.init)
        guard let start = lines.firstIndex(of: "```mermaid"), lines.last == "```",
            lines[start + 1] == "flowchart LR"
        else { return nil }
        for line in lines[(start + 2)...].dropLast() {
            let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard quoted.count == 3, line.hasPrefix("  s"), isPlain(quoted[1]) else { return nil }
            let head = quoted[0].dropFirst(2)
            if quoted[2] == "]", head.last == "[" {
                nodes[String(head.dropLast())] = String(quoted[1])
            } else {
                let words = head.split(separator: " ")
                let target = quoted[2].dropFirst(2)
                guard quoted[2].hasPrefix("| "), words.count == 2, nodes[String(words[0])] != nil,
                    ["-->|", "<-->|"].contains(words[1]), nodes[String(target)] != nil
                else { return nil }
                arrows.append([String(words[0]), String(target)])
            }
        }
    }

    /// Whether a label has only characters that end nothing, `<br/>`, and numbers of characters.
    private func isPlain(_ label: Substring) -> Bool {
        let text = label.split(separator: "<br/>", omittingEmptySubsequences: false).joined()
        return text.unicodeScalars.allSatisfy { !"\"<>[]{}|`%\\".unicodeScalars.contains($0) }
    }
}
