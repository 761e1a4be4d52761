import Resolution
import TransitionDSL

/// The screens of two versions of a registry, in classes that neither of them distinguishes.
struct ScreenClassPairs {
    /// The place of a screen in each version, that of undeclared screens where it is not declared.
    struct Places {
        var old: ScreenTree.Position
        var new: ScreenTree.Position
    }

    /// Screens that are not declared come first.
    let places: [Places]
    /// The screens of each class, as indices of ``places``.
    private(set) var members: [[Int]] = []
    /// The class of each version.
    private(set) var classes: [(old: EventClasses.Index, new: EventClasses.Index)] = []

    var count: Int { classes.count }

    init(_ pairing: Pairing, _ old: RegistryVersion, _ new: RegistryVersion) {
        func position(_ screen: Handle<Screen>?, _ version: RegistryVersion) -> ScreenTree.Position
        { screen.map { version.table.sets.tree.position(of: $0) } ?? ScreenTree.undeclared }
        places =
            [Places(old: ScreenTree.undeclared, new: ScreenTree.undeclared)]
            + pairing.screens.map { Places(old: position($0.old, old), new: position($0.new, new)) }
        var known: [Int: Int] = [:]
        for (index, place) in places.enumerated() {
            let pair = (old.classes.classes[Int(place.old)], new.classes.classes[Int(place.new)])
            let key = pair.0 * new.classes.members.count + pair.1
            let number = known[key] ?? members.count
            if number == members.count {
                known[key] = number
                members.append([])
                classes.append(pair)
            }
            members[number].append(index)
        }
    }
}
