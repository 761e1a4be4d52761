import Formatting
import Semantics
import TransitionDSL

/// What else a change of a document needs: what it leaves unused is removed with it, and a formatted
/// file stays formatted. A change that causes another finding is not offered.
struct ChangeEffects {
    /// The findings in the document as it is.
    let findings: [Diagnostic]
    private let project: Project
    private let document: Document
    private let isOneOfSeveral: Bool
    private let isFormatted: Bool

    /// How often the fixes of new findings are applied: a removed name can leave another one unused.
    private static let maximumRounds = 4

    init(
        _ project: Project, _ document: Document, _ findings: [Diagnostic], isOneOfSeveral: Bool
    ) {
        self.project = project
        self.document = document
        self.findings = findings
        self.isOneOfSeveral = isOneOfSeveral
        let file = parse(document.source)
        isFormatted = file.problems.isEmpty && format(file).isEmpty
    }

    /// A change with all that it needs; nil if it would leave a new finding.
    func finished(
        _ edits: [Fix.Edit], entailing entailed: Set<DiagnosticID> = []
    ) -> [Fix.Edit]? {
        let edited = text(edits)
        var text = edited
        for _ in 0..<Self.maximumRounds {
            guard let found = newFindings(in: text.bytes) else { return nil }
            if found.isEmpty { return keepsComments(of: edited, text) ? result(text) : nil }
            // What the change leaves unused goes with it. Other findings are for the user.
            let fix = found.lazy.filter { $0.id.isOfUnusedName || entailed.contains($0.id) }
                .compactMap { $0.fix }.first
            guard let fix else { return nil }
            text.apply(fix.edits.map { ($0.place.range.offsets, Array($0.replacement.utf8)) })
        }
        return nil
    }

    /// Whether a text has all comments of another: an unused declaration that goes takes its own
    /// with it.
    private func keepsComments(of edited: ComposedEdits, _ text: ComposedEdits) -> Bool {
        func comments(_ text: ComposedEdits) -> [[UInt8]: Int] {
            let comments = parse(SourceFile(path: document.path, bytes: text.bytes)).tree.tokens
                .comments
            return comments.reduce(into: [:]) { counts, comment in
                counts[Array(text.bytes[comment.range.offsets]), default: 0] += 1
            }
        }
        if edited.bytes == text.bytes { return true }
        let after = comments(text)
        return comments(edited).allSatisfy { after[$0.key, default: 0] >= $0.value }
    }

    /// A change in a formatted file, with the white space that keeps it formatted.
    func formatted(_ edits: [Fix.Edit]) -> [Fix.Edit] { result(text(edits)) }

    private func text(_ edits: [Fix.Edit]) -> ComposedEdits {
        var text = ComposedEdits(document.source.bytes)
        text.apply(edits.map { ($0.place.range.offsets, Array($0.replacement.utf8)) })
        return text
    }

    private func result(_ changed: ComposedEdits) -> [Fix.Edit] {
        var text = changed
        if isFormatted {
            let file = parse(SourceFile(path: document.path, bytes: text.bytes))
            text.apply(format(file).map { ($0.range, $0.replacement) })
        }
        return text.edits.map { edit in
            Fix.Edit(
                document.source.place(SourceRange(edit.range)),
                String(decoding: edit.text, as: UTF8.self))
        }
    }

    /// The findings in a changed text that the document does not have; nil if an error is new. If the
    /// document has errors, its other findings are not known.
    private func newFindings(in bytes: [UInt8]) -> [Diagnostic]? {
        var project = project
        project.open(SourceFile(path: document.path, bytes: bytes))
        guard let program = project.check(document.path, isOneOfSeveral: isOneOfSeveral) else {
            return nil
        }
        let found = project.confirmed(program).filter { $0.place.file == .main }
        let hadErrors = findings.contains { $0.severity == .error }
        var known: [String: Int] = [:]
        for finding in findings { known[key(finding), default: 0] += 1 }
        var new: [Diagnostic] = []
        for finding in found {
            let key = key(finding)
            if let count = known[key], count > 0 {
                known[key] = count - 1
            } else if finding.severity == .error {
                return nil
            } else if !hadErrors {
                new.append(finding)
            }
        }
        return new
    }

    private func key(_ finding: Diagnostic) -> String { finding.id.name + finding.message }
}

extension DiagnosticID {
    /// Whether it finds a name that nothing uses.
    fileprivate var isOfUnusedName: Bool {
        switch self {
        case .unusedAnimation, .unusedCell, .unusedGroup, .unusedHeroID, .unusedInteraction,
            .unusedModifiers, .unusedScreen, .unusedImport:
            true
        default: false
        }
    }
}
