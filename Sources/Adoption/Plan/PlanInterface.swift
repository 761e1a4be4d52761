import Apps
import TransitionDSL

/// What only Interface Builder says: places of screens and identifiers of segues.
extension AdoptionPlan {
    mutating func planInterface() {
        planStoryboards()
        planSegues()
        noteRepeatedIDs()
    }

    private mutating func planStoryboards() {
        for fact in open(.storyboard) {
            guard case .storyboard(let identifier, let name) = scan.facts[fact].content else {
                continue
            }
            let className = name ?? scan.facts[fact].container
            guard classes.type(className)?.role == .controller, let owner = screen(className) else {
                fates[fact] = .context
                continue
            }
            let storyboard = fileStem(path(fact))
            if let known = file.owners[owner].storyboard {
                let isSame =
                    known.name == storyboard
                    && scan.facts[fact].place
                        == file.items[known.item].facts.first.map { scan.facts[$0].place }
                if isSame {
                    // The initial controller may have an id too.
                    add(fact, to: known.item)
                    file.owners[owner].storyboard?.identifier = known.identifier ?? identifier
                } else {
                    fates[fact] = .context
                    otherPlaces[owner, default: []].append(fact)
                }
            } else {
                let item = addItem([fact])
                file.owners[owner].storyboard = AdoptedOwner.Storyboard(
                    name: storyboard, identifier: identifier, item: item)
            }
        }
    }

    private mutating func planSegues() {
        var names = NameSet()
        for fact in open(.segue) {
            guard case .segue(let identifier, let operation, _, _) = scan.facts[fact].content
            else { continue }
            guard let identifier, !identifier.isEmpty else {
                // A line for its two screens covers it.
                fates[fact] = .context
                continue
            }
            if let known = file.segues.first(where: {
                $0.identifier == identifier && $0.isUnwind == (operation == .unwind)
            }) {
                add(fact, to: known.item)
                continue
            }
            let name = names.unique(camelCased(words(identifier)) ?? "segue")
            let item = addItem([fact])
            // Where an unwind segue leads is known at run time only; its identifier is certain.
            file.items[item].isLikely = false
            file.segues.append(
                AdoptedSegue(
                    name: name, identifier: identifier, isUnwind: operation == .unwind,
                    item: item))
        }
    }

    /// An id that code and Interface Builder set, or that only the file will set from now on.
    private mutating func noteRepeatedIDs() {
        for owner in file.owners where !setsHeroIDs(owner) {
            for id in owner.ids {
                let facts = file.items[id.item].facts
                let inInterface = facts.filter { scan.facts[$0].isInInterfaceBuilder }
                note(.alsoInInterfaceBuilder, inInterface)
            }
        }
    }

    /// Interface Builder sets all ids of a screen, and its place is known.
    func setsHeroIDs(_ owner: AdoptedOwner) -> Bool {
        guard owner.isScreen, owner.storyboard.map({ file.isWritten($0.item) }) == true else {
            return false
        }
        let items =
            owner.ids.map { $0.item }.filter(file.isWritten)
            + owner.modifiers.map { $0.item }.filter(file.isWritten)
        guard owner.ids.contains(where: { file.isWritten($0.item) }) else { return false }
        return items.allSatisfy { item in
            file.items[item].facts.allSatisfy { scan.facts[$0].isInInterfaceBuilder }
        }
    }
}

/// The name of a file without its ending.
func fileStem(_ path: String) -> String {
    let name = lastComponent(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
}
