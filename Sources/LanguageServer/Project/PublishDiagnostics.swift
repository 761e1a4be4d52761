import Serialization
import TransitionDSL

extension Server {
    var hasIdleWork: Bool { !project.pending.isEmpty || isComparisonDue }

    /// Checks one file, or compares the files once all are checked.
    mutating func workWhenIdle() {
        if let path = project.takePending() {
            check(path)
        } else if isComparisonDue {
            isComparisonDue = false
            compare()
        }
    }

    /// Checks a file now if it is not checked.
    mutating func checkPending(_ path: String) {
        if project.pending.contains(path) { check(path) }
    }

    private mutating func check(_ path: String) {
        let program = project.check(path, isOneOfSeveral: checksSeveral)
        guard let program else { return publishNothing(path) }
        if checksSeveral { isComparisonDue = true }
        publish(of: program)
    }

    /// Whether a run of `transc lint` over the workspace would have several files.
    var checksSeveral: Bool { settings.checksWorkspace && project.files.count > 1 }

    /// What holds of one file can depend on others: publishes what is different now.
    private mutating func compare() {
        let before = project.programs.mapValues { project.confirmed($0).count }
        project.compareFiles(areOneRun: checksSeveral)
        for path in project.programs.keys.sorted() {
            guard let program = project.programs[path],
                before[path] != project.confirmed(program).count
            else { continue }
            publish(of: program)
        }
    }

    /// Publishes the findings of the files of a program: of its main file, and of imports.
    private mutating func publish(of program: CheckedProgram) {
        if client.pullsDiagnostics { return }
        for (index, source) in program.sources.enumerated() {
            let path = source.normalizedPath
            // The other files are checked as programs of their own, unless they are not known.
            guard
                index == 0
                    || program.problems.contains(where: { Int($0.place.file.index) == index })
                    || urisWithFindings[path] != nil
            else { continue }
            publish(path, source)
        }
    }

    private mutating func publish(_ path: String, _ source: SourceFile) {
        // The document has changed since: its check is pending.
        if let document = documents[path], document.source.bytes != source.bytes { return }
        let lines = documents[path]?.lines ?? EditorLines(source, client.encoding)
        let findings = findings(in: path, lines)
        let uri = uri(path)
        // The client may spell the URI of an open document otherwise.
        if let old = urisWithFindings[path], old != uri { publishNothing(path) }
        urisWithFindings[path] = findings.isEmpty ? nil : uri
        let params: JSON = ["uri": .string(uri), "diagnostics": .array(findings)]
        notify(
            "textDocument/publishDiagnostics",
            params.with("version", documents[path].map { .number($0.version) }))
    }

    /// A file that is gone or no longer checked.
    mutating func publishNothing(_ path: String) {
        guard !client.pullsDiagnostics, let uri = urisWithFindings.removeValue(forKey: path) else {
            return
        }
        notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    }

    /// The most findings of a file that a client gets: more are of no use, and some clients become
    /// slow.
    private static var maximumFindingCount: Int { 1000 }

    /// The findings in a file: those of its own program, then those that only programs have that
    /// import it.
    func findings(in path: String, _ lines: EditorLines) -> [JSON] {
        var shown: Set<ShownProblem> = []
        var json: [JSON] = []
        func add(_ program: CheckedProgram, importer: String?) {
            guard
                let index = program.sources.firstIndex(where: { $0.normalizedPath == path }),
                program.sources[index].bytes == lines.source.bytes
            else { return }
            for diagnostic in project.confirmed(program)
            where Int(diagnostic.place.file.index) == index {
                if !shown.insert(ShownProblem(diagnostic)).inserted { continue }
                json.append(self.json(diagnostic, lines, program, importer: importer))
            }
        }
        if let own = project.programs[path] { add(own, importer: nil) }
        for importer in project.importers(of: path) {
            if let program = project.programs[importer] { add(program, importer: importer) }
        }
        guard json.count > Self.maximumFindingCount else { return json }
        return json.prefix(Self.maximumFindingCount) + [
            [
                "range": lines.json(SourceRange(start: 0, end: 0)), "severity": 2,
                "source": "transc",
                "message": .string(
                    "\(json.count - Self.maximumFindingCount) more findings are not shown"),
            ]
        ]
    }

    /// A `Diagnostic`.
    func json(
        _ diagnostic: Diagnostic, _ lines: EditorLines, _ program: CheckedProgram,
        importer: String?
    ) -> JSON {
        var message = diagnostic.message
        if let help = diagnostic.help { message += "\n\(help)" }
        if let importer { message += "\nfound in the import by `\(lastComponent(of: importer))`" }
        let tags = diagnostic.id.editorTags
        let json: JSON = [
            "range": lines.json(diagnostic.place.range),
            "severity": .number(diagnostic.severity.editorNumber),
            "code": .string(diagnostic.id.name), "source": "transc", "message": .string(message),
        ]
        return json.with(
            "tags", client.hasDiagnosticTags && !tags.isEmpty ? .array(tags) : nil
        ).with(
            "relatedInformation",
            client.showsRelatedInformation && !diagnostic.notes.isEmpty
                ? .array(diagnostic.notes.map { related($0, program) }) : nil)
    }

    private func related(_ note: Diagnostic.Note, _ program: CheckedProgram) -> JSON {
        let source = program.sources[Int(note.place.file.index)]
        return [
            "location": location(source.normalizedPath, note.place.range, source),
            "message": .string(note.message),
        ]
    }

    /// The URI of a file, as the client spells it if the file is open.
    func uri(_ path: String) -> String {
        openDocument(path)?.uri ?? Serialization.uri(ofPath: path)
    }

    /// The open document of a path, in either language.
    func openDocument(_ path: String) -> Document? { documents[path] ?? swiftDocuments[path] }

    func location(_ path: String, _ range: SourceRange, _ source: SourceFile) -> JSON {
        let lines = openDocument(path)?.lines ?? EditorLines(source, client.encoding)
        return ["uri": .string(uri(path)), "range": lines.json(range)]
    }
}

/// What is the same if two programs report one finding. Their numbers of the file differ.
private struct ShownProblem: Hashable {
    let id: DiagnosticID
    let range: SourceRange
    let message: String

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        range = diagnostic.place.range
        message = diagnostic.message
    }
}

extension Severity {
    /// The number of `DiagnosticSeverity`. A note is a hint for information.
    fileprivate var editorNumber: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}

extension DiagnosticID {
    /// `DiagnosticTag`: 1 is code without effect, which editors fade out.
    fileprivate var editorTags: [JSON] {
        let prefixes = ["unused-", "redundant-", "unreachable-", "unreached-"]
        return prefixes.contains { name.hasPrefix($0) } ? [1] : []
    }
}
