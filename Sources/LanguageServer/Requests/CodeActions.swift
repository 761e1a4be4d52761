import Semantics
import Serialization
import TransitionDSL

extension Server {
    mutating func codeActions(_ params: JSON) -> Reply {
        guard let (document, program) = program(params),
            let range = document.lines.range(params["range"])
        else { return .invalidParameters }
        // A client without literals can only run commands.
        guard client.hasCodeActionLiterals else { return .result([]) }
        checkPending(document.path)
        let only = params["context"]["only"]
        let kinds = only.isNull ? nil : only.elements.compactMap { $0.text }
        func isWanted(_ kind: String) -> Bool {
            guard let kinds else { return !kind.hasPrefix("source") }
            return kinds.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty }
        }
        let findings = ownFindings(document)
        let effects = ChangeEffects(project, document, findings, isOneOfSeveral: checksSeveral)
        var actions: [JSON] = []
        if isWanted("quickfix") {
            for finding in findings where touches(finding.place.range, range) {
                actions += quickFixes(finding, program, document, effects)
            }
        }
        if ["rewrite", "extract", "inline"].contains(where: { isWanted("refactor.\($0)") }) {
            actions += program.refactorings(in: range).filter { change in
                isWanted(kind(of: change)) && !isFixed(change, findings, range)
                    && isSound(change, program, document, findings)
            }.compactMap { change in
                effects.finished(change.edits, entailing: change.entails).map {
                    action(change, $0, document)
                }
            }
        }
        if isWanted(Self.fixAll) {
            let fixes = fixesToApply(findings, in: document.source)
            if !fixes.isEmpty {
                let edits = effects.formatted(fixes.flatMap { $0.edits })
                let title = fixes.count == 1 ? "apply the safe fix" : "apply all safe fixes"
                actions.append(action(title, Self.fixAll, edits, document))
            }
        }
        if isWanted("source.organizeImports"), let change = program.organizedImports() {
            actions.append(action(change, change.edits, document))
        }
        return .result(.array(actions))
    }

    static var fixAll: String { "source.fixAll.transc" }

    /// The findings in a document as `transc lint` reports them for it.
    private func ownFindings(_ document: Document) -> [Diagnostic] {
        guard let program = project.programs[document.path],
            program.sources[0].bytes == document.source.bytes
        else { return [] }
        return project.confirmed(program).filter { $0.place.file == .main }
    }

    private func touches(_ finding: SourceRange, _ range: SourceRange) -> Bool {
        finding.start <= range.end && range.start <= finding.end
    }

    /// Whether the fix of a finding does the same as a change.
    private func isFixed(
        _ change: Refactoring, _ findings: [Diagnostic], _ range: SourceRange
    ) -> Bool {
        findings.contains { $0.id == change.sameFix && touches($0.place.range, range) }
    }

    /// Whether a change adds no error and keeps the meaning; one that is for a finding leaves fewer
    /// errors.
    private func isSound(
        _ change: Refactoring, _ program: Program, _ document: Document, _ findings: [Diagnostic]
    ) -> Bool {
        var project = project
        let fix = Fix(change.title, change.edits)
        let bytes = applying([fix], to: document.source.bytes)
        project.open(SourceFile(path: document.path, bytes: bytes))
        guard let changed = project.program(document.path),
            program.meansTheSame(as: changed, after: change)
        else { return false }
        let (old, new) = (errorCount(findings), errorCount(changed.analysis.problems))
        guard change.id == nil ? new <= old : new < old else { return false }
        // A file that imports this one may have the new name.
        let importers = change.kind == .extract ? self.project.importers(of: document.path) : []
        return importers.allSatisfy { path in
            guard let before = self.project.programs[path], let after = project.program(path)
            else { return true }
            return errorCount(after.analysis.problems) <= errorCount(before.problems)
        }
    }

    private func errorCount(_ problems: [Diagnostic]) -> Int {
        problems.count { $0.place.file == .main && $0.severity == .error }
    }

    private func quickFixes(
        _ finding: Diagnostic, _ program: Program, _ document: Document, _ effects: ChangeEffects
    ) -> [JSON] {
        var actions: [JSON] = []
        if let fix = finding.fix, fix.isApplicable(to: document.source),
            let edits = effects.finished(fix.edits)
        {
            actions.append(
                action(fix.title, "quickfix", edits, document, for: finding).with(
                    "isPreferred", fix.isSafe || fix.isOfName ? true : nil))
        }
        let declaration = program.declaration(for: finding).flatMap {
            isSound($0, program, document, effects.findings) ? $0 : nil
        }
        for change in [declaration, program.suppression(of: finding)].compactMap({ $0 }) {
            guard let edits = effects.finished(change.edits) else { continue }
            actions.append(action(change.title, "quickfix", edits, document, for: finding))
        }
        let title = "explain `\(finding.id.name)`"
        actions.append([
            "title": .string(title), "kind": "quickfix",
            "command": [
                "title": .string(title), "command": .string(Command.explain.rawValue),
                "arguments": [.string(finding.id.name)],
            ],
        ])
        return actions
    }

    private func action(
        _ change: Refactoring, _ edits: [Fix.Edit], _ document: Document
    ) -> JSON { action(change.title, kind(of: change), edits, document) }

    private func kind(of change: Refactoring) -> String {
        switch change.kind {
        case .quickFix: "quickfix"
        case .rewrite: "refactor.rewrite"
        case .extract: "refactor.extract"
        case .inline: "refactor.inline"
        case .organizeImports: "source.organizeImports"
        }
    }

    private func action(
        _ title: String, _ kind: String, _ edits: [Fix.Edit], _ document: Document,
        for finding: Diagnostic? = nil
    ) -> JSON {
        let file = FileEdits(
            path: document.path, source: document.source,
            edits: edits.map { ($0.place.range, $0.replacement) })
        let json: JSON = [
            "title": .string(title), "kind": .string(kind), "edit": workspaceEdit([file]),
        ]
        let findings = project.programs[document.path].flatMap { program in
            finding.map { [self.json($0, document.lines, program, importer: nil)] }
        }
        return json.with("diagnostics", findings.map { .array($0) })
    }
}
