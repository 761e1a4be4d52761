import Lint
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import Pictures
@testable import transc
@testable import TestSupport

/// What `--fix` applies unasked takes nothing away that the author gave: arguments and comments.
@Suite struct SafeFixTests {
    /// Calls of the whole catalog, some labels left out and the order changed.
    @Test func keepsEachArgumentOnce() throws {
        var numbers = SeededNumbers(seed: 17)
        var changed = 0
        for entry in Catalog.entries {
            guard let frame = Frame(entry),
                entry.parameters.contains(where: { value($0, 1) != nil })
            else { continue }
            for _ in 0..<60 {
                let call = call(of: entry, &numbers)
                let input = Input(
                    SourceFile(path: "a.trans", text: frame.before + call), reading: noFile)
                let fixed = try applyFixes(input, Options())
                if fixed.count == 0 { continue }
                changed += 1
                let text = String(decoding: fixed.input.source.bytes, as: UTF8.self)
                let (given, kept) = (
                    arguments(of: entry.name, in: input), arguments(of: entry.name, in: fixed.input)
                )
                #expect(
                    kept.map(\.value).sorted() == given.map(\.value).sorted(), "\(call): \(text)")
                let labels = kept.compactMap(\.label)
                #expect(Set(labels).count == labels.count, "\(call): \(text)")
            }
        }
        #expect(changed > 80)
    }

    @Test func givesPositionalArgumentsTheirLabels() throws {
        #expect(try fixed("spring(250, 30)") == "spring(stiffness: 250, damping: 30)")
        #expect(try fixed("spring(damping: 30, 250)") == "spring(damping: 30, stiffness: 250)")
        #expect(try fixed("translate(0, 50)") == "translate(x: 0, y: 50)")
        #expect(try fixed("translate(0, x: 50)") == "translate(0, x: 50)")
        #expect(try fixed("scale(0,5)") == "scale(0,5)")
    }

    @Test(arguments: [
        ("hero h { title,picture }", "hero h { title picture }"),
        ("defaults { push fade,pop zoom }", "defaults { push fade pop zoom }"),
        ("modifiers m = fade, .scale(2)", "modifiers m = fade, scale(2)"),
        ("animation a = fade with.duration(1s)", "animation a = fade with duration(1s)"),
        ("hero h { a.b }", "hero h { a.b }"),
        ("screen C = CVC from M.N", "screen C = CVC from M.N"),
        ("group G = A.B", "group G = A.B"),
        ("  # the ids\nhero h", "  // the ids\nhero h"),
        ("modifiers m = fade# scale(2)", "modifiers m = fade# scale(2)"),
    ])
    func losesNoName(_ text: String, _ expected: String) throws {
        #expect(try fixed(text, after: "engine hero\n") == expected)
    }

    private func fixed(
        _ text: String, after before: String = "engine hero\nmodifiers m = "
    ) throws -> String {
        let input = Input(SourceFile(path: "a.trans", text: before + text), reading: noFile)
        let fixed = try applyFixes(input, Options()).input.source.bytes
        return String(decoding: fixed.dropFirst(before.utf8.count), as: UTF8.self)
    }

    /// Comments put behind any tokens of any case.
    @Test(arguments: Corpus.cases)
    func keepsComments(_ path: String) throws {
        let input = try Input(Repository.path(path), Options())
        var numbers = SeededNumbers(seed: UInt64(path.utf8.count))
        for _ in 0..<3 {
            let (text, comments) = commented(input.source, &numbers)
            let fixed = try applyFixes(input.replacing(Array(text.utf8)), Options())
            let after = String(decoding: fixed.input.source.bytes, as: UTF8.self)
            for comment in comments {
                #expect(after.contains(comment), "\(text)\nbecomes\n\(after)")
            }
        }
    }

    /// Each safe fix of the corpus separately, with comments between any tokens: no comment is
    /// lost, and no argument of a remaining call.
    @Test func eachSafeFixOfTheCorpusKeepsArgumentsAndComments() throws {
        var fixedIDs: Set<DiagnosticID> = []
        for path in Corpus.cases {
            let original = try Input(Repository.path(path), Options())
            var numbers = SeededNumbers(seed: UInt64(path.utf8.count))
            let (text, comments) = commented(original.source, &numbers)
            for (input, comments) in [
                (original, []), (original.replacing(Array(text.utf8)), comments),
            ] {
                for problem in try input.lint(Options()).findings.problems {
                    guard let fix = problem.fix, fix.isSafe, problem.place.file == .main else {
                        continue
                    }
                    fixedIDs.insert(problem.id)
                    let after = String(
                        decoding: applying([fix], to: input.source.bytes), as: UTF8.self)
                    for comment in comments {
                        #expect(after.contains(comment), "\(path): \(problem)")
                    }
                    let lost = lostArguments(fix, in: input)
                    #expect(lost.isEmpty, "\(path): \(problem.id): \(lost)")
                }
            }
        }
        #expect(fixedIDs.count > 12, "\(fixedIDs)")
    }

    /// The literals that a fix takes out of a call without the call itself.
    private func lostArguments(_ fix: Fix, in input: Input) -> [String] {
        let tree = input.module.files[0].tree
        var lost: [String] = []
        for edit in fix.edits where edit.place.file == .main {
            let range = edit.place.range
            tree.withRoot { root in
                func look(_ node: SyntaxNode) {
                    let isArgumentList = node.kind == .call || node.kind == .reference
                    let isRemoved =
                        range.start <= node.range.start && node.range.end <= range.end
                    if isArgumentList, isRemoved { return }
                    for child in node.children { look(child) }
                    guard node.kind == .primary else { return }
                    let text = tree.source.text(node.range)
                    let digits = text.filter { $0.isLetter || $0.isNumber }
                    if isRemoved, range.start < range.end, !edit.replacement.contains(digits) {
                        lost.append(text)
                    }
                }
                look(root)
            }
        }
        return lost
    }

    private func commented(
        _ source: SourceFile, _ numbers: inout SeededNumbers
    ) -> (text: String, comments: [String]) {
        let ranges = tokenize(source).ranges.dropLast()
        var comments: [String] = []
        var text = ""
        var end: UInt32 = 0
        for range in ranges {
            text += source.text(SourceRange(start: end, end: range.end))
            end = range.end
            guard Int.random(in: 0..<8, using: &numbers) == 0 else { continue }
            let comment = "/* why \(comments.count); */"
            comments.append(comment)
            text += " \(comment) "
        }
        return (
            text + source.text(SourceRange(start: end, end: UInt32(source.bytes.count))), comments
        )
    }

    // MARK: Calls

    /// What precedes a call of an entry.
    private struct Frame {
        let before: String

        init?(_ entry: CatalogEntry) {
            switch entry.kind {
            case .modifier: before = "engine hero\nmodifiers m = "
            case .animation: before = "animation a = "
            case .interaction: before = "interaction i = "
            case .option where entry.contexts.contains(.animation):
                before = "animation a = fade with "
            case .option, .change, .constructor, .constant: return nil
            }
        }
    }

    private func call(of entry: CatalogEntry, _ numbers: inout SeededNumbers) -> String {
        var arguments: [String] = []
        for (index, parameter) in entry.parameters.enumerated() {
            guard let value = value(parameter, index + 1),
                parameter.isRequired || Bool.random(using: &numbers)
            else { continue }
            let isLabelled = !parameter.label.isEmpty && Bool.random(using: &numbers)
            arguments.append(isLabelled ? "\(parameter.label): \(value)" : value)
        }
        if Int.random(in: 0..<3, using: &numbers) == 0 { arguments.shuffle(using: &numbers) }
        return "\(entry.name)(\(arguments.joined(separator: ", ")))"
    }

    /// A value that no other parameter gets, where the type has so many.
    private func value(_ parameter: CatalogParameter, _ number: Int) -> String? {
        switch parameter.type {
        case .int, .uint: "\(number)"
        case .double, .fraction: "0.\(number)"
        case .duration: "0.\(number)s"
        case .length: "\(number)pt"
        case .angle: "\(number)deg"
        case .bool: number.isMultiple(of: 2) ? "true" : "false"
        case .color: "#00000\(number)"
        case .direction: "left"
        case .point: "point(x: \(number), y: 0)"
        case .size: "size(width: \(number), height: 0)"
        default: nil
        }
    }

    private func arguments(of name: String, in input: Input) -> [(label: String?, value: String)] {
        let tree = input.module.files[0].tree
        return tree.withRoot { root in
            var found: [(label: String?, value: String)] = []
            func look(_ node: SyntaxNode) {
                if let call = node.as(CallSyntax.self), call.name?.text == name {
                    for argument in call.invocation.arguments {
                        found.append((argument.label?.text, tree.source.text(argument.value.range)))
                    }
                } else {
                    for child in node.children { look(child) }
                }
            }
            look(root)
            return found
        }
    }
}

private let noFile: FileReader = { (_) throws(ReadFailure) -> FileContents in
    throw ReadFailure(.notFound)
}
