import TransitionDSL

/// An id that the file declares and does not use.
///
/// A file that puts no id on any view is a list of constants for the app's code or other files to
/// use, and is not asked.
enum UnusedHeroID: LintRule {
    static let id = DiagnosticID.unusedHeroID

    static func problems(in context: LintContext) -> [Diagnostic] {
        let uses = context.heroes.uses
        guard uses.isAsked else { return [] }
        let tree = context.files[0].tree
        let nodes = tree.withRoot { root in
            root.children.filter { $0.kind == .hero }.map { $0.place }
        }
        return context.model.heroes.indices.compactMap { index in
            let declared = context.model.heroes[index].declared
            guard !uses.heroes[index], context.isOwn(declared.place) else { return nil }
            let name = context.texts.string(declared.name)
            let removal: Fix? =
                index < nodes.count
                ? Fix(
                    "remove the hero id `\(name)`", [context.removalOfLines(at: nodes[index])],
                    isSafe: false) : nil
            return Diagnostic(
                id, "no view has the id `\(name)`", at: declared.place,
                help: "put it on views or remove it; allow it if only the app's own code uses it",
                fix: removal)
        }
    }
}

/// A part of an id that the file does not use, while it uses others.
enum UnusedHeroPart: LintRule {
    static let id = DiagnosticID.unusedHeroPart

    static func problems(in context: LintContext) -> [Diagnostic] {
        let uses = context.heroes.uses
        guard uses.isAsked else { return [] }
        var problems: [Diagnostic] = []
        for (index, hero) in context.model.heroes.enumerated() where uses.heroes[index] {
            for part in hero.parts.handles where !uses.parts[Int(part.index)] {
                let declared = context.model.parts[part].declared
                guard context.isOwn(declared.place) else { continue }
                let name = HeroIDName(hero: Handle(index), part: part)
                problems.append(
                    Diagnostic(
                        id, "no view has the id `\(context.heroes.name(name))`", at: declared.place,
                        help: "put it on views or remove the part; allow it if only the app's own "
                            + "code uses it"))
            }
        }
        return problems
    }
}
