import Resolution
import TransitionDSL

/// The declarations of two versions of a program in pairs: by name, and one that is left in each
/// version by its contents.
struct Pairing {
    enum Version: Sendable { case old, new }

    /// Of two versions; nil where one has none.
    struct Pair<Element>: Hashable, Sendable {
        var old: Handle<Element>?
        var new: Handle<Element>?

        subscript(version: Version) -> Handle<Element>? { version == .old ? old : new }
    }

    /// In the order of the new version, then those that it does not have.
    let screens: [Pair<Screen>]
    let segues: [Pair<Segue>]
    let registries: [Pair<Registry>]

    init(_ old: Model, _ new: Model) {
        func names<Element>(
            _ model: Model, _ elements: [Element], _ name: (Element) -> Text
        ) -> [String] { elements.map { model.texts.string(name($0)) } }
        screens = pairs(
            names(old, old.screens) { $0.declared.name },
            names(new, new.screens) { $0.declared.name },
            names(old, old.screens) { $0.typeName }, names(new, new.screens) { $0.typeName })
        func segueNames(_ model: Model, _ text: (Segue) -> Text) -> [String] {
            model.segues.map { "\($0.direction.rawValue) \(model.texts.string(text($0)))" }
        }
        segues = pairs(
            segueNames(old) { $0.declared.name }, segueNames(new) { $0.declared.name },
            segueNames(old) { $0.identifier }, segueNames(new) { $0.identifier })
        // The only registry of each version is the same one under any name.
        registries = pairs(
            names(old, old.registries) { $0.declared.name },
            names(new, new.registries) { $0.declared.name },
            old.registries.map { _ in "" }, new.registries.map { _ in "" })
    }
}

extension Pairing {
    /// The pair with a number from 1; nil for 0, which is any screen that is not declared.
    func screen(_ number: Int) -> Pair<Screen>? { number > 0 ? screens[number - 1] : nil }
}

/// Pairs by name. Of the others, the only ones of both versions with the same contents are a pair.
func pairs<Element>(
    _ oldNames: [String], _ newNames: [String], _ oldContents: [String], _ newContents: [String]
) -> [Pairing.Pair<Element>] {
    var known: [String: Int] = [:]
    for (index, name) in oldNames.enumerated() where known[name] == nil { known[name] = index }
    let names = Set(newNames)
    let removed = oldNames.indices.filter { !names.contains(oldNames[$0]) }
    let added = newNames.indices.filter { known[newNames[$0]] == nil }
    let lost = Dictionary(grouping: removed) { oldContents[$0] }
    let found = Dictionary(grouping: added) { newContents[$0] }
    var isPaired = Array(repeating: false, count: oldNames.count)
    var result: [Pairing.Pair<Element>] = newNames.indices.map { index in
        var old = known[newNames[index]]
        let contents = newContents[index]
        if old == nil, lost[contents]?.count == 1, found[contents]?.count == 1 {
            old = lost[contents]?.first
        }
        if let old { isPaired[old] = true }
        return Pairing.Pair(old: old.map { Handle($0) }, new: Handle(index))
    }
    for index in oldNames.indices where !isPaired[index] {
        result.append(Pairing.Pair(old: Handle(index), new: nil))
    }
    return result
}
