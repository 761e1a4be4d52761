import AppSource
import TransitionDSL

extension AppContext {
    /// A segue that no scene of the controller has: the app stops at this call. Silent for
    /// controllers without a scene, for base classes, and for what `@try` catches.
    func missingSegue() -> [Diagnostic] { performedNowhere() + unwoundNowhere() }

    /// An unwind segue whose action no class has: UIKit finds no screen to return to.
    private func unwoundNowhere() -> [Diagnostic] {
        index.missingUnwinds.map { missing in
            Diagnostic(
                .missingSegue,
                "no class has the action `\(missing.name)`, so this segue returns to no screen",
                at: missing.place,
                help: nearest(missing.name, among: missing.known).map { "did you mean `\($0)`?" }
                    ?? "declare it in the class of the screen to return to, or remove the segue")
        }
    }

    private func performedNowhere() -> [Diagnostic] {
        var identifiers: [String: Set<String>] = [:]
        var scenes: Set<String> = []
        for fact in scan.facts where fact.language == .interfaceBuilder {
            switch fact.content {
            case .segue(let identifier?, _, let from?, _):
                identifiers[from, default: []].insert(identifier)
            case .screen(let name, _): scenes.insert(name)
            case .segue(_, _, nil, _): return []
            default: break
            }
        }
        return facts(.edge).compactMap { fact in
            guard case .edge(.segue, let from?, nil, let identifier?, _) = fact.content,
                fact.language != .interfaceBuilder,
                !fact.branch.contains(where: { $0.hasPrefix("try#") }),
                scenes.contains(from), !screens.hasSubclasses(from),
                !ancestry(from).contains(where: { identifiers[$0]?.contains(identifier) ?? false })
            else { return nil }
            return Diagnostic(
                .missingSegue, "no scene of `\(from)` has the segue `\(identifier)`",
                at: fact.place, help: nearestHelp(identifier, identifiers[from] ?? []))
        }
    }

    private func nearestHelp(_ name: String, _ known: Set<String>) -> String {
        nearest(name, among: known.sorted()).map { "did you mean `\($0)`?" }
            ?? "add it in Interface Builder, or correct the name"
    }

    /// A storyboard id that no storyboard has: the app stops at this call.
    func missingStoryboardID() -> [Diagnostic] {
        guard index.hasStoryboards else { return [] }
        var known = index.storyboardReferences
        for fact in facts(.storyboard) {
            if case .storyboard(let identifier?, _) = fact.content { known.insert(identifier) }
        }
        return index.storyboardUses.compactMap { use in
            guard !use.isTest, !known.contains(use.identifier) else { return nil }
            return Diagnostic(
                .missingStoryboardID, "no storyboard has the id `\(use.identifier)`",
                at: use.place, help: nearestHelp(use.identifier, known))
        }
    }
}
