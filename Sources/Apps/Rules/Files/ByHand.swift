import AppSource
import Resolution
import TransitionDSL

/// What code does by hand although a .trans file does it.
extension AppContext {
    /// A segue whose identifier is a literal, although a .trans file has a constant for it.
    func rawSegueID() -> [Diagnostic] {
        facts(.edge).compactMap { fact in
            guard case .edge(.segue, _, _, let identifier?, _) = fact.content,
                fact.language != .interfaceBuilder, isByHand(fact.place),
                let name = names.segues[identifier],
                text(fact.place).includes("\"\(identifier)\"")
            else { return nil }
            return Diagnostic(
                .rawSegueID, "the segue `\(identifier)` is written here, and is also `\(name)`",
                at: fact.place, help: "use the constant of the .trans file")
        }
    }

    /// A storyboard id in code, although a .trans file declares the screen with it.
    func rawStoryboardID() -> [Diagnostic] {
        index.storyboardUses.compactMap { use in
            guard !use.isTest, isByHand(use.place), let name = names.storyboards[use.identifier],
                text(use.place).includes("\"\(use.identifier)\"")
            else { return nil }
            return Diagnostic(
                .rawStoryboardID,
                "the storyboard id `\(use.identifier)` is written here, and is that of the screen "
                    + "`\(name)`",
                at: use.place, help: "use the function that makes the screen")
        }
    }

    /// An id that code or a nib sets and that no id of a .trans file can be.
    func undeclaredHeroID() -> [Diagnostic] {
        if names.heroes.isEmpty { return [] }
        var seen: Set<IDPattern> = []
        let others = Set(similar.flatMap { [$0.first.place, $0.second.place] })
        let checked = idsCheckedByFiles.union(others)
        return ids.compactMap { site in
            guard site.isCertain, site.operation == .set, isByHand(site.place),
                !checked.contains(site.place),
                let patterns = site.patterns, patterns.count == 1, let pattern = patterns.first,
                !pattern.isModelValue, pattern.literal != "",
                !names.heroes.keys.contains(where: { unify($0, pattern) ?? true }),
                seen.insert(pattern).inserted
            else { return nil }
            let known = names.heroes.keys.compactMap { $0.literal }.sorted()
            return Diagnostic(
                .undeclaredHeroID, "no .trans file declares the id \(site.name)", at: site.place,
                help: pattern.literal.flatMap { nearest($0, among: known) }.map {
                    "did you mean `\($0)`?"
                } ?? "declare it with `hero`, and set it there")
        }
    }

    /// The ids in nibs of screens with `setsHeroIds`: the files have lines for them.
    var idsCheckedByFiles: Set<SourcePlace> {
        let classes = classesOfFiles { $0.storyboard?.setsHeroIDs ?? false }
        return Set(
            ids.filter { $0.isInNib && classes.contains($0.fact.container) }.map { $0.place })
    }

    /// An id that code sets on a view that a .trans file gives one. Silent as long as the app calls
    /// nothing that is generated.
    func setTwice() -> [Diagnostic] {
        let generated =
            ["applyTransitions"]
            + files.map { ModelText($0.model).string($0.model.header.moduleName) }
        guard scan.files.contains(where: { $0.isByHand && $0.mentions(generated) }) else {
            return []
        }
        let inFiles = ids.filter { isInFile($0.place) && $0.fact.view != nil }
        // An index: each id asks for the ids that files give to its view.
        let written = Dictionary(grouping: inFiles) { ViewKey($0) }
        return ids.compactMap { site in
            guard site.operation == .set, isByHand(site.place), site.fact.view != nil,
                site.owner != nil, !site.isInNib, let other = written[ViewKey(site)]?.first
            else { return nil }
            return Diagnostic(
                .setTwice,
                "the id of `\(site.fact.view ?? "")` is set here and by `applyTransitions`",
                at: site.place, notes: [.init("the .trans file sets it here", at: other.place)],
                help: "remove one of the two")
        }
    }
}
