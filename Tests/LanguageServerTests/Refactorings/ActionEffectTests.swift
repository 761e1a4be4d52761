import Formatting
import LanguageServer
import Lint
import Parser
import Semantics
import Serialization
import Testing
import TransitionDSL
@testable import TestSupport

/// What a file has after a code action: no new finding, and a formatted file is still formatted.
@Suite struct ActionEffectTests {
    /// Files of the corpus and the examples, also those with mistakes. Without `TRANSC_EFFORT` a seed
    /// chooses some of them.
    private static let files: [String] = {
        var numbers = SeededNumbers(seed: 3)
        let all = EditedFile.all.shuffled(using: &numbers)
        return Array(all.prefix(effort > 1 ? all.count : effort > 0 ? 200 : 60))
    }()

    private struct Result {
        var counts: [String: Int] = [:]
        var faults: [String] = []
    }

    @Test func noActionCausesAFinding() async {
        let results = await withTaskGroup(of: Result.self) { group in
            for name in Self.files { group.addTask { Self.tryAll(name) } }
            return await group.reduce(into: [Result]()) { $0.append($1) }
        }
        var counts: [String: Int] = [:]
        for result in results { counts.merge(result.counts, uniquingKeysWith: +) }
        print("METRIC actions by kind: \(counts.sorted { $0.key < $1.key })")
        let faults = results.flatMap(\.faults)
        for fault in faults { print("METRIC", fault) }
        #expect(faults.isEmpty)
        #expect(counts.values.reduce(0, +) > 50)
    }

    private static func tryAll(_ name: String) -> Result {
        let file = EditedFile(name)
        var result = Result()
        var seen: Set<String> = []
        let before = findings(in: file.source, file)
        let isFormatted = isFormatted(file.source)
        for range in file.tokens.ranges {
            let position = file.json(file.lines.position(of: range.start))
            let actions = file.result(
                "codeAction", ("range", ["start": position, "end": position]),
                ("context", ["diagnostics": []]))
            for action in actions.elements {
                let edits = action["edit"]["documentChanges"].elements.flatMap {
                    $0["edits"].elements
                }
                if edits.isEmpty { continue }
                let title = action["title"].text ?? ""
                guard let text = EditedFile.applying(edits, to: file.source) else {
                    result.faults.append("\(name): the edits of `\(title)` overlap")
                    continue
                }
                guard seen.insert(text).inserted else { continue }
                result.counts[
                    title.split(separator: " ").first.map { String($0) } ?? "", default: 0] += 1
                let source = SourceFile(path: file.source.path, text: text)
                let shown = "\(place(file, Int(range.start))) `\(title)`"
                for fault in new(findings(in: source, file), before) {
                    result.faults.append("\(shown): \(fault)")
                }
                if isFormatted, !Self.isFormatted(source) {
                    result.faults.append("\(shown): not formatted")
                }
            }
            file.client.forget()
        }
        return result
    }

    private static func isFormatted(_ source: SourceFile) -> Bool {
        let file = parse(source)
        return file.problems.isEmpty && format(file).isEmpty
    }

    private static func findings(in source: SourceFile, _ file: EditedFile) -> [Diagnostic] {
        let module = loadModule(
            parse(source), identity: nil,
            reading: file.client.files.host.reader(of: source.path))
        let analysis = analyze(
            module.files, imports: module.imports,
            options: AnalysisOptions(
                defaultNamespace: GeneratedNames.namespace(ofFile: lastPart(of: source.path))))
        return Lint.lint(analysis, module.files, imports: module.imports).problems
            .filter { $0.place.file == .main }
    }

    private static func lastPart(of path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }

    /// The findings that were not there. Where there were errors, the rules did not run.
    private static func new(_ after: [Diagnostic], _ before: [Diagnostic]) -> [String] {
        let hadErrors = before.contains { $0.severity == .error }
        var known: [String: Int] = [:]
        for finding in before { known[finding.id.name + finding.message, default: 0] += 1 }
        return after.filter { finding in
            let key = finding.id.name + finding.message
            if let count = known[key], count > 0 {
                known[key] = count - 1
                return false
            }
            return !hadErrors || finding.severity == .error
        }.map { "\($0.id.name): \($0.message)" }
    }
}
