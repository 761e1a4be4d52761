import Semantics
import TransitionDSL

/// Ids for views that both screens of a line name: the engine moves such a view from one screen to
/// the other.
extension LineChange {
    /// For each of these views a new id, or the id that one of the two has. nil for other views.
    /// Empty if a side is not one screen of the file.
    var sharedIDs: [Refactoring?] {
        guard EngineSet.withHero.contains(.of(model.header.engine)),
            let from = screen(edge.from), let to = screen(edge.to), from.range != to.range
        else { return [] }
        let others = views(of: to)
        return views(of: from).map { view in
            let other = others.first { $0.path == view.path }
            return other.flatMap { sharedID(view, in: from, $0, in: to) }
        }
    }

    /// A view, with the spelling of its path.
    private typealias View = (path: String, syntax: ViewSyntax)

    private func views(of screen: ScreenSyntax) -> [View] {
        screen.body?.views.compactMap { view -> View? in
            // One id for all elements of an array would not be unique.
            guard let path = view.path, path.node.indices.isEmpty, view.on == nil else {
                return nil
            }
            return (path.node.words.joined(), view)
        } ?? []
    }

    private func screen(_ ends: HandleRange<Endpoint>) -> ScreenSyntax? {
        guard ends.count == 1, case .screen(let screen)? = model.ends[ends].first,
            case let place = model.screens[screen].declared.place, place.file == .main
        else { return nil }
        return program.nodes(around: place.range).first { $0.kind == .screen }?
            .as(ScreenSyntax.self)
    }

    private func sharedID(
        _ view: View, in from: ScreenSyntax, _ other: View, in to: ScreenSyntax
    ) -> Refactoring? {
        switch (view.syntax.hero, other.syntax.hero) {
        case (let hero?, nil): return adoptedID(hero, other, in: to)
        case (nil, let hero?): return adoptedID(hero, view, in: from)
        case (.some, .some): return nil
        case (nil, nil):
            let outlet = view.syntax.path?.node.words.last ?? ""
            let name = program.unusedName(outlet.isIdentifier ? outlet : "sharedView")
            let first = min(from.range.start, to.range.start)
            guard let hero = program.insertion(of: "hero \(name)", before: first),
                let one = insertion(of: name, in: view), let two = insertion(of: name, in: other)
            else { return nil }
            return Refactoring(
                kind: .extract, title: "give `\(view.path)` of both screens an id",
                edits: [hero] + [one, two].sorted { $0.place.range.start < $1.place.range.start },
                proof: .events([handle]),
                entails: [.overriddenModifier])
        }
    }

    /// The id of the other screen's view for a view.
    private func adoptedID(
        _ hero: HeroReferenceSyntax, _ view: View, in screen: ScreenSyntax
    ) -> Refactoring? {
        let id = hero.node.words.joined()
        guard hero.opener == nil, hero.invocation.parentheses == nil, let name = screen.name,
            let edit = insertion(of: id, in: view)
        else { return nil }
        return Refactoring(
            kind: .rewrite, title: "give `\(view.path)` of `\(name.text)` the id `\(id)`",
            edits: [edit], proof: .events([handle]), entails: [.overriddenModifier])
    }

    /// An id before the modifiers of a view that has none.
    private func insertion(of id: String, in view: View) -> Fix.Edit? {
        view.syntax.with.map { with in
            let start = with.range.start
            return program.edit(SourceRange(start: start, end: start), with: "\(id) ")
        }
    }
}
