import TransitionDSL

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
                        id, "no view has the id `\(context.heroes.name(name))`",
                        at: declared.place,
                        help: "put it on views or remove the part; allow it if only the app's own "
                            + "code uses it"))
            }
        }
        return problems
    }
}
