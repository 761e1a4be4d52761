import TransitionDSL

/// Declared names that are unused, one row for each kind. A file without a line or a default may be
/// there for others to import, and is not checked.
let unusedNameRules: [Rule] = [
    // It covers no event, and the only Swift generated from it is the case of its name.
    unused(
        .unusedScreen, "screen", { $0.model.screens }, { $0.ends.contains(.screen($1)) },
        { $0.declared }, where: { !$0.hasEffect },
        help: { _ in "name it in a line or in a group, or remove it" }),
    // A cell declared in a screen is in use there, but needs views of its own to have an effect.
    unused(
        .unusedCell, "cell", { $0.model.cells }, { $0.cells.contains($1) }, { $0.declared },
        where: { $0.declaration == nil && ($0.owner == nil || $0.views.isEmpty) },
        help: {
            $0.owner == nil
                ? "list it in the screens that show it, or remove it"
                : "write its views, or remove it"
        }),
    unused(
        .unusedGroup, "group", { $0.model.groups }, { $0.ends.contains(.group($1)) },
        { $0.declared }, help: { _ in "name it in a line, or remove it" }),
    unused(
        .unusedModifiers, "modifiers", { $0.model.modifiers },
        { $0.callees.contains(.modifiers($1)) }, { $0.declared },
        help: { _ in "name them after `with` on a view or a match, or remove them" }),
    unused(
        .unusedAnimation, "animation", { $0.model.animations },
        { $0.callees.contains(.animation($1)) },
        { $0.declared }, help: { _ in "name it in a line or in a default, or remove it" }),
    unused(
        .unusedAnimation, "animator", { $0.model.animators },
        { $0.callees.contains(.animator($1)) },
        { $0.declared }, help: { _ in "name it in a line or in a default, or remove it" }),
    unused(
        .unusedInteraction, "interaction", { $0.model.interactions },
        { $0.callees.contains(.interaction($1)) },
        { $0.declared }, help: { _ in "add `interactive(…)` with it to a line, or remove it" }),
]

private func unused<Element>(
    _ id: DiagnosticID, _ kind: String, _ elements: @escaping @Sendable (LintContext) -> [Element],
    _ isUsed: @escaping @Sendable (NameUses, Handle<Element>) -> Bool,
    _ declared: @escaping @Sendable (Element) -> Declared,
    where isAsked: @escaping @Sendable (Element) -> Bool = { _ in true },
    help: @escaping @Sendable (Element) -> String
) -> Rule {
    Rule(id) { context in
        guard context.hasLinesOrDefaults else { return [] }
        let uses = context.uses
        return elements(context).enumerated().compactMap { index, element in
            let declared = declared(element)
            guard !isUsed(uses, Handle(index)), context.isOwn(declared.place), isAsked(element)
            else { return nil }
            let name = "\(kind) `\(context.texts.string(declared.name))`"
            let place = context.declaration(named: declared.place) ?? declared.place
            return Diagnostic(
                id, "the \(name) \(kind == "modifiers" ? "are" : "is") not used",
                at: declared.place, help: help(element),
                fix: Fix("remove the \(name)", [context.removalOfLines(at: place)], isSafe: false))
        }
    }
}

extension LintContext {
    /// A file without a line or a default may be there for others to import.
    var hasLinesOrDefaults: Bool { !model.registries.isEmpty || !model.defaults.isEmpty }
}

extension Screen {
    /// Whether its declaration has an effect without being named. A subclass takes part in the
    /// lines of its parents.
    fileprivate var hasEffect: Bool {
        !parameters.isEmpty || !parents.isEmpty || storyboard != nil || !defaults.isEmpty
            || !hooks.isEmpty || !views.isEmpty || !cells.isEmpty
    }
}

extension LintContext {
    /// An import without a used name, neither of its file nor of that file's imports. A file that
    /// others import may re-export names, so only its duplicate imports are reported.
    func unusedImport() -> [Diagnostic] {
        let imports = imports.filter { isOwn($0.place) }
        let reaching = filesThatReachUse()
        var first: [FileIndex: SourcePlace] = [:]
        return imports.compactMap { edge in
            if let place = first.keepFirst(edge.place, for: edge.file) {
                return problem(
                    edge.place, "this file is already imported",
                    notes: [.init("the first is here", at: place)], isSafe: true)
            }
            guard hasLinesOrDefaults, !reaching.contains(edge.file) else { return nil }
            // A file that imports this one may use the names.
            return problem(edge.place, "no name of the imported file is used", isSafe: false)
        }
    }

    /// The files that are used, or import a used file directly or indirectly. Cycles are errors.
    private func filesThatReachUse() -> Set<FileIndex> {
        var importers: [FileIndex: [FileIndex]] = [:]
        for edge in imports { importers[edge.file, default: []].append(edge.place.file) }
        return Set(reachable(from: uses.files) { importers[$0] ?? [] })
    }

    private func problem(
        _ place: SourcePlace, _ message: String, notes: [Diagnostic.Note] = [], isSafe: Bool
    ) -> Diagnostic {
        let declaration = declaration(named: place) ?? place
        return Diagnostic(
            .unusedImport, message, at: place, notes: notes, help: "remove the import",
            fix: Fix("remove the import", [removalOfLines(at: declaration)], isSafe: isSafe))
    }
}

extension LintContext {
    /// An import of a file that has lines or defaults: they have no part in this file. Once for each
    /// import.
    func ignoredLinesOfImport() -> [Diagnostic] {
        imports.compactMap { edge in
            guard isOwn(edge.place), files.indices.contains(Int(edge.file.index)) else {
                return nil
            }
            let source = edge.file
            let found = files[Int(source.index)].tree.withRoot { root in
                root.children.filter { $0.kind == .registry || $0.kind == .defaults }
                    .map { (isRegistry: $0.kind == .registry, range: $0.range) }
            }
            guard let first = found.first else { return nil }
            let hasLines = found.contains { $0.isRegistry }
            let hasDefaults = found.contains { !$0.isRegistry }
            let what =
                hasLines && hasDefaults
                ? "registries and defaults" : hasLines ? "registries" : "defaults"
            var place = SourcePlace(file: source, range: first.range)
            // The word `registry` or `defaults`.
            place.range.end = min(
                place.range.end, place.range.start + 8)
            return Diagnostic(
                .ignoredLinesOfImport,
                "the \(what) of the imported file have no part in this file", at: edge.place,
                notes: [.init("the first is here", at: place)],
                help: "write them in this file; an import only makes names known")
        }
    }
}
