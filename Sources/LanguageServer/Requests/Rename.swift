import Semantics
import Serialization
import TransitionDSL

extension Server {
    mutating func prepareRename(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        switch renamed(place) {
        case .failure(let code, let text): return .failure(code, text)
        case .success(let symbol):
            return .result([
                "range": place.document.lines.json(symbol.range),
                "placeholder": .string(place.program.source.text(symbol.range)),
            ])
        }
    }

    mutating func rename(_ params: JSON) -> Reply {
        guard let place = place(params), let name = params["newName"].text else {
            return .invalidParameters
        }
        switch renamed(place) {
        case .failure(let code, let text): return .failure(code, text)
        case .success(let symbol):
            guard isName(name) else {
                return .failure(.requestFailed, "`\(visible(name))` is not a name")
            }
            let uses = uses(of: symbol, place.program, withDeclaration: true)
            for file in uses where documents[file.path] == nil && !host.isWritable(file.path) {
                return .failure(.requestFailed, "`\(file.path)` cannot be written")
            }
            var renamed = project
            if let problem = problem(of: uses, named: name, in: &renamed) {
                return .failure(.requestFailed, problem)
            }
            let edits = uses.map { file in
                FileEdits(
                    path: file.path, source: file.source, edits: file.ranges.map { ($0, name) })
            }
            return .result(workspaceEdit(edits + swiftEdits(of: symbol, place.program, &renamed)))
        }
    }

    /// A name may be in backticks; they are never added.
    private func isName(_ text: String) -> Bool {
        let tick = UInt8(ascii: "`")
        guard text.utf8.count > 2, text.utf8.first == tick, text.utf8.last == tick else {
            return text.isIdentifier
        }
        return String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self).isIdentifier
    }

    private enum Renamed {
        case success(Symbol)
        case failure(ErrorCode, String)
    }

    /// The symbol to rename, or why it has no other name.
    private func renamed(_ place: Place) -> Renamed {
        guard let symbol = place.program.symbol(at: place.offset) else {
            return .failure(.requestFailed, "there is no name here that a file declares")
        }
        switch symbol.target {
        case .declaration: return .success(symbol)
        case .catalog: return .failure(.requestFailed, "a name of the language cannot be renamed")
        case .file: return .failure(.requestFailed, "a file cannot be renamed here")
        }
    }

    /// What the new name would break: the first error that the files do not have now, or a name that
    /// would mean something else. nil if nothing changes but the name.
    private func problem(
        of uses: [FileUses], named name: String, in project: inout Project
    ) -> String? {
        // The name may be taken in a file that imports the declaration without using it.
        let paths = Set(uses.flatMap { [$0.path] + project.importers(of: $0.path) }).sorted()
        let before = paths.map { path in project.program(path).map { Outcome($0) } }
        for file in uses {
            var bytes = file.source.bytes
            for range in file.ranges.reversed() {
                bytes.replaceSubrange(range.offsets, with: Array(name.utf8))
            }
            project.open(SourceFile(path: file.path, bytes: bytes))
        }
        for (path, before) in zip(paths, before) {
            guard let before, let after = project.program(path) else { continue }
            if let problem = before.difference(Outcome(after)) { return problem }
        }
        return nil
    }

    /// The changes of the app's Swift where the name in generated Swift is another one then.
    private mutating func swiftEdits(
        of symbol: Symbol, _ program: Program, _ renamed: inout Project
    ) -> [FileEdits] {
        guard settings.servesSwift, case .declaration(let index) = symbol.target,
            let after = renamed.program(program.source.path),
            after.analysis.declarations.indices.contains(index)
        else { return [] }
        let oldNames = program.analysis.declarations[index].swiftNames
        let newNames = after.analysis.declarations[index].swiftNames
        return swiftUses(of: program.key(of: index)).compactMap { source, uses in
            let edits = uses.compactMap { use -> (range: SourceRange, text: String)? in
                let old = use.name.split(separator: ".").last.map(String.init) ?? ""
                guard let new = zip(oldNames, newNames).first(where: { $0.0 == old })?.1,
                    new != old
                else { return nil }
                return (use.range, new)
            }
            if edits.isEmpty { return nil }
            return FileEdits(
                path: source.path, source: source, edits: edits, question: "Uses in Swift")
        }
    }
}

/// What must stay the same under another name.
private struct Outcome {
    var errors: [Diagnostic]
    /// For each use the position of its declaration in the list, or -1.
    var targets: [Int]

    init(_ program: Program) {
        errors = program.analysis.problems.filter { $0.severity == .error }
        targets = program.analysis.references.map { reference in
            guard case .declaration(let index)? = reference.target else { return -1 }
            return index
        }
    }

    func difference(_ after: Outcome) -> String? {
        // Messages have names in them. A new error may hide an old one, so that there are no more.
        var known: [DiagnosticID: Int] = [:]
        for error in errors { known[error.id, default: 0] += 1 }
        for error in after.errors {
            guard let count = known[error.id], count > 0 else { return error.message }
            known[error.id] = count - 1
        }
        return targets == after.targets ? nil : "the name already means something else"
    }
}
