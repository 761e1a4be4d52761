import AppSource
import Resolution
import TransitionDSL

extension ModelContext {
    /// A view of a screen with `setsHeroIds` whose id in Interface Builder is another one than that
    /// of its line.
    func differentInInterfaceBuilder() -> [Diagnostic] {
        screens.flatMap { screen, className -> [Diagnostic] in
            guard screen.storyboard?.setsHeroIDs == true else { return [] }
            let ids = interfaceIDs(of: lastName(className))
            return model.views[screen.views].compactMap { line in
                guard let use = model.heroUse(of: line), line.place.file == .main,
                    model.paths[line.path].root == .owner,
                    let expected = literal(of: use)
                else { return nil }
                let view = text.string(model.paths[line.path].text)
                guard let found = ids[view], !found.contains(expected) else { return nil }
                let written = found.sorted().map { "`\($0)`" }.joined(separator: " and ")
                return Diagnostic(
                    .differentInInterfaceBuilder,
                    "`\(view)` has the id \(written) in Interface Builder, not `\(expected)`",
                    at: line.place, help: "use one id in both")
            }
        }
    }

    /// The ids that nibs set on views of a class, by the path of the view.
    private func interfaceIDs(of name: String) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for fact in scan.facts where fact.language == .interfaceBuilder && fact.container == name {
            guard case .heroID(.set, let patterns, _) = fact.content, fact.certainty == .certain,
                let view = fact.view, let literal = patterns.first??.literal
            else { continue }
            found[view, default: []].insert(literal)
        }
        return found
    }

    /// The text of an id without parameters.
    private func literal(of use: HeroUse) -> String? {
        let part = use.part.map { model.parts[$0] }
        return IDPattern(model.heroes[use.hero], part: part, in: model).literal
    }
}
