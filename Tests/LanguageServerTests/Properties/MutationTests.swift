import Foundation
import Serialization
import Testing
import TransitionDSL
@testable import TestSupport

/// After one wrong token, every request is answered, and names outside of its line still lead to their
/// declarations. Without `TRANSC_EFFORT` a seed chooses a sample.
@Suite struct MutationTests {
    private struct Counts {
        var mutants = 0
        var uses = 0
        var kept = 0
        var lost: [String] = []
    }

    @Test func namesOnOtherLinesStay() async throws {
        let counts = await withTaskGroup(of: Counts.self) { group in
            for name in EditedFile.good { group.addTask { Self.counts(name) } }
            return await group.reduce(into: Counts()) {
                $0.mutants += $1.mutants
                $0.uses += $1.uses
                $0.kept += $1.kept
                $0.lost += $1.lost
            }
        }
        let share = Double(counts.kept) / Double(max(1, counts.uses))
        print(
            "METRIC \(counts.mutants) mutants: \(counts.kept) of \(counts.uses) uses kept, \(share)"
        )
        if effort > 0 { for line in counts.lost.prefix(200) { print("METRIC lost", line) } }
        #expect(counts.mutants > 100)
        #expect(share >= 0.97)
    }

    private static let words =
        ["name", "`quoted`", "7", "\"text\"", "#A0B1C2", "\"", "/*", "//", "\\", "é", "{", "}"]
        + Keyword.allCases.map(\.rawValue)
        + TokenKind.allCases.map(\.rawValue).filter { !$0.contains(where: \.isLetter) }

    private static func counts(_ name: String) -> Counts {
        var file = EditedFile(name)
        var numbers = SeededNumbers(seed: UInt64(name.utf8.count))
        let original = file.text
        let tokens = Array(file.tokens.ranges.dropLast().map(\.offsets))
        let known = uses(file, nil)
        var counts = Counts()
        guard !tokens.isEmpty else { return counts }
        for _ in 0..<(effort > 2 ? tokens.count : factor) {
            let token = Int.random(in: tokens.indices, using: &numbers)
            let word = words.randomElement(using: &numbers) ?? ""
            let range = tokens[token]
            let old = file.text(range)
            let new =
                ["", word, "\(word) \(old)", "\(word)\(old)", "\(old) \(old)"]
                .randomElement(using: &numbers) ?? ""
            file.replace(range, with: new)
            counts.mutants += 1
            answers(file, at: range.lowerBound + new.utf8.count, &numbers)
            let first = file.lines.position(of: UInt32(range.lowerBound)).line
            let left = uses(file, first)
            // A declaration in the line may be gone, with all that its name stood for.
            let here = "\(JSON.string(file.uri).string) \(first)"
            let others = known.filter { $0.key.line != first && $0.value != here }
            // A comment that nothing ends takes the rest of the file away.
            let isCounted = !new.contains("/*")
            if isCounted { counts.uses += others.count }
            let kept = others.count { left[$0.key] == $0.value }
            if isCounted { counts.kept += kept }
            if isCounted, kept < others.count {
                counts.lost.append(
                    "\(name):\(first + 1) `\(new)` for `\(old)`: \(others.count - kept)")
            }
            file.set(original)
            file.client.forget()
        }
        return counts
    }

    /// Where each name outside of a line leads to. The lines stay, since no mutation changes them.
    private static func uses(
        _ file: EditedFile, _ line: Int?
    ) -> [EditorLines.Position: String] {
        var uses: [EditorLines.Position: String] = [:]
        for (kind, range) in zip(file.tokens.kinds, file.tokens.ranges) where kind.isName {
            let position = file.lines.position(of: range.start)
            if position.line == line { continue }
            let definition = file.result("definition", at: Int(range.start))
            guard let start = definition["range"]["start"]["line"].number else { continue }
            // Where in the line a declaration is changes with the line.
            uses[position] = "\(definition["uri"].string) \(start)"
        }
        return uses
    }

    /// Sends every request of a document at once; each gets one answer.
    private static func answers(
        _ file: EditedFile, at offset: Int, _ numbers: inout SeededNumbers
    ) {
        var ids: [Int] = []
        for (method, params) in allRequests(file, at: offset) {
            ids.append(file.client.post(method, params))
        }
        file.client.run()
        for id in ids {
            let count = file.client.answers(to: id).count
            if count != 1 { Issue.record("\(count) answers to \(id), \(place(file, offset))") }
        }
    }
}

/// Every request about a document, at an offset of it.
func allRequests(_ file: EditedFile, at offset: Int) -> [(method: String, params: JSON)] {
    let offset = min(offset, file.source.bytes.count)
    let position = file.json(file.lines.position(of: UInt32(offset)))
    let range: JSON = ["start": position, "end": position]
    let options: JSON = ["tabSize": 2, "insertSpaces": true]
    let place = file.identifier.with("position", position)
    let requests: [(String, JSON)] = [
        ("hover", place), ("definition", place), ("declaration", place), ("typeDefinition", place),
        ("implementation", place), ("documentHighlight", place), ("prepareRename", place),
        ("completion", place), ("signatureHelp", place), ("linkedEditingRange", place),
        ("prepareCallHierarchy", place), ("prepareTypeHierarchy", place),
        ("references", place.with("context", ["includeDeclaration": true])),
        ("rename", place.with("newName", "fresh")),
        ("documentSymbol", file.identifier), ("foldingRange", file.identifier),
        ("semanticTokens/full", file.identifier), ("codeLens", file.identifier),
        ("documentLink", file.identifier), ("documentColor", file.identifier),
        ("diagnostic", file.identifier),
        ("semanticTokens/full/delta", file.identifier.with("previousResultId", "1")),
        ("semanticTokens/range", file.identifier.with("range", range)),
        ("inlayHint", file.identifier.with("range", range)),
        ("codeAction", file.identifier.with("range", range).with("context", ["diagnostics": []])),
        ("selectionRange", file.identifier.with("positions", [position])),
        ("formatting", file.identifier.with("options", options)),
        ("rangeFormatting", file.identifier.with("range", range).with("options", options)),
        ("onTypeFormatting", place.with("ch", "}").with("options", options)),
    ]
    return requests.map { ("textDocument/\($0.0)", $0.1) } + [("workspace/symbol", ["query": "a"])]
}
