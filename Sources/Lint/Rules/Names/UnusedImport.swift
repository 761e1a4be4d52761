import TransitionDSL

/// An import of which nothing is used, neither of its file nor of those that it imports. A file
/// that others import may hand names on, so it is judged only for what it imports twice.
enum UnusedImport: LintRule {
    static let id = DiagnosticID.unusedImport

    static func problems(in context: LintContext) -> [Diagnostic] {
        let imports = context.imports.filter { context.isOwn($0.place) }
        if imports.isEmpty { return [] }
        let reaching = filesThatReachUse(context)
        var first: [FileIndex: SourcePlace] = [:]
        return imports.compactMap { edge in
            if let place = first[edge.file] {
                return problem(
                    context, edge.place, "this file is imported already",
                    notes: [.init("the first is here", at: place)])
            }
            first[edge.file] = edge.place
            guard context.hasLinesOrDefaults, !reaching[Int(edge.file.index)] else { return nil }
            return problem(context, edge.place, "nothing of the imported file is used")
        }
    }

    /// Which files are used or import, over however many steps, one that is. Cycles are errors.
    private static func filesThatReachUse(_ context: LintContext) -> [Bool] {
        var importers = [[Int]](repeating: [], count: context.files.count)
        for edge in context.imports {
            importers[Int(edge.file.index)].append(Int(edge.place.file.index))
        }
        var isReaching = context.uses.files
        var rest = isReaching.indices.filter { isReaching[$0] }
        while let file = rest.popLast() {
            for importer in importers[file] where !isReaching[importer] {
                isReaching[importer] = true
                rest.append(importer)
            }
        }
        return isReaching
    }

    private static func problem(
        _ context: LintContext, _ place: SourcePlace, _ message: String,
        notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        let declaration = context.declaration(named: place) ?? place
        return Diagnostic(
            id, message, at: place, notes: notes, help: "remove the import",
            fix: Fix("remove the import", [context.removalOfLines(at: declaration)]))
    }
}
