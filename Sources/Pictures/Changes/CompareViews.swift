import Resolution
import TransitionDSL

/// The changes of views: which fly, and what each of them does besides. Views that a line names in
/// its braces are compared for the events of the line.
func viewChanges(
    _ old: Model, _ new: Model, _ pairing: Pairing, renames: [String: String] = [:]
) -> [Change] {
    let names = ScreenSetNames(old, new, pairing)
    let versions = (
        ViewFacts(old, pairing.screens.map { $0.old }, names.names, renames),
        ViewFacts(new, pairing.screens.map { $0.new }, names.names)
    )
    var changes = flightChanges(versions.0, versions.1, names, pairing)
    changes += idChanges(versions.0, versions.1, pairing)
    changes += modifierChanges(versions.0, versions.1, pairing)
    changes += braceChanges(versions.0, versions.1, pairing, names)
    return changes
}

/// What one version declares about views.
private struct ViewFacts {
    /// What one view does.
    struct View {
        var modifiers: [String]
        var text: String
        /// The same with what names mean.
        var details: [String]
        /// Its id without arguments, and as written; nil without an id that Hero reads.
        var id: (name: String, text: String)?
        var place: SourcePlace
        /// The index of its screen; nil for a view of a cell.
        var screen: Int?
    }

    /// A fact of the braces of a line, and the events for which it holds.
    struct Fact {
        var events: Set<[Int]> = []
        var places: [SourcePlace] = []
    }

    let model: Model
    /// By the text of an id: the screens with a view that has it, as indices from 1.
    private(set) var ids: [String: Set<Int>] = [:]
    /// The views, by their names: `lbBody of Article`.
    private(set) var views: [String: View] = [:]
    private let indices: [Handle<Screen>: Int]
    private let hasHero: Bool
    private let texts: ModelText
    private let reader: PlayReader
    /// The names of ids in the other version, where they differ.
    private let renames: [String: String]

    /// The names are those of both versions, the first one for undeclared screens.
    init(
        _ model: Model, _ screens: [Handle<Screen>?], _ names: [String],
        _ renames: [String: String] = [:]
    ) {
        self.model = model
        self.renames = renames
        texts = ModelText(model)
        reader = PlayReader(texts)
        var indices: [Handle<Screen>: Int] = [:]
        for (index, screen) in screens.enumerated() {
            if let screen { indices[screen] = index + 1 }
        }
        self.indices = indices
        hasHero = [.hero, .sdoshero].contains(model.header.engine)
        for (screen, index) in hasHero ? indices : [:] {
            for one in model.withAncestors(screen) {
                for line in model.views[one.views] + model.cellLines(of: one) {
                    guard let use = model.heroUse(of: line) else { continue }
                    ids[id(use), default: []].insert(index)
                }
            }
        }
        for (index, screen) in screens.enumerated() {
            guard let screen else { continue }
            let views = model.screens[screen].views
            for line in model.views[views] { add(line, of: names[index + 1], index) }
        }
        for cell in model.cells where cell.declaration == nil {
            for line in model.views[cell.views] { add(line, of: texts.string(cell.declared.name)) }
        }
    }

    /// The id as people write it, without arguments; one that is renamed has its other name.
    private func id(_ use: HeroUse) -> String {
        let name = ownID(use)
        return renames[name] ?? name
    }

    private func ownID(_ use: HeroUse) -> String {
        let name = texts.string(model.heroes[use.hero].declared.name)
        return name + (use.part.map { "." + texts.string(model.parts[$0].declared.name) } ?? "")
    }

    /// The id with its arguments, with the other name of one that is renamed.
    private func text(_ use: HeroUse) -> String {
        let text = texts.heroUse(use)
        guard let name = renames[ownID(use)] else { return text }
        let (hero, part) = (name.prefix { $0 != "." }, name.drop { $0 != "." })
        let own = texts.string(model.heroes[use.hero].declared.name)
        let ownPart = use.part.map { "." + texts.string(model.parts[$0].declared.name) } ?? ""
        var rest = text.dropFirst(own.count)
        let end = " of opener"
        let isOfOpener = rest.hasSuffix(end)
        if isOfOpener { rest = rest.dropLast(end.count) }
        if rest.hasSuffix(ownPart) { rest = rest.dropLast(ownPart.count) }
        return "\(hero)\(rest)\(part)\(isOfOpener ? end : "")"
    }

    private mutating func add(_ line: ViewLine, of owner: String, _ screen: Int? = nil) {
        let limit = line.limit.map { " on " + texts.limit($0) } ?? ""
        let name = "\(texts.path(line.path)) of \(owner)\(limit)"
        let use = hasHero ? model.heroUse(of: line) : nil
        views[name] = View(
            modifiers: reader.keys(of: line.modifiers), text: texts.calls(line.modifiers),
            details: reader.details(of: line.modifiers),
            id: use.map { (id($0), text($0)) }, place: line.place, screen: screen)
    }

    /// The facts of the braces of one registry's lines.
    func braces(_ registry: Int) -> [String: Fact] {
        let tree = ScreenTree(model)
        let table = viewTables(of: model, tree)[registry]
        var facts: [String: Fact] = [:]
        func screens(_ set: EndSets.ID) -> [Int] {
            table.sets.roots(set).flatMap { tree.subtree(at: $0) }.compactMap { place in
                guard let screen = tree.screen(at: place) else { return 0 }
                return indices[screen]
            }
        }
        for statement in table.statements {
            let edge = model.edges[statement.edge]
            let (from, to) = (screens(statement.claim.from), screens(statement.claim.to))
            let operations = statement.claim.pattern.operations.members.map { Int($0.rawValue) }
            let events = operations.flatMap { operation in
                from.flatMap { start in
                    to.flatMap { end in
                        [[operation, start, end]]
                            + (edge.isBothWays ? [[operation, end, start]] : [])
                    }
                }
            }
            var own: [(String, SourcePlace)] = []
            for match in model.matches[edge.matches] {
                own.append((text(match), match.place))
            }
            for line in model.views[edge.views] { own.append((text(line), line.place)) }
            for (text, place) in own {
                facts[text, default: Fact()].events.formUnion(events)
                facts[text, default: Fact()].places.append(place)
            }
        }
        return facts
    }

    private func text(_ match: Match) -> String {
        let limit = match.limit.map { " on " + texts.limit($0) } ?? ""
        return "\(texts.path(match.left)) ↔ \(texts.path(match.right))"
            + with(match.modifiers) + limit
    }

    private func text(_ line: ViewLine) -> String {
        let limit = line.limit.map { " on " + texts.limit($0) } ?? ""
        let id = model.heroUse(of: line).map { ": " + text($0) } ?? ""
        return texts.path(line.path) + id + with(line.modifiers) + limit
    }

    private func with(_ modifiers: HandleRange<Handle<Call>>) -> String {
        let keys = reader.keys(of: modifiers)
        return keys.isEmpty ? "" : " with " + keys.joined(separator: ", ")
    }
}

/// The pairs of screens between which a view with an id flies in one version only.
private func flightChanges(
    _ old: ViewFacts, _ new: ViewFacts, _ names: ScreenSetNames, _ pairing: Pairing
) -> [Change] {
    var changes: [Change] = []
    for id in Set(old.ids.keys).union(new.ids.keys).sorted() {
        let (before, after) = (old.ids[id] ?? [], new.ids[id] ?? [])
        for (all, others, flies) in [(before, after, false), (after, before, true)] {
            let own = all.subtracting(others)
            if own.isEmpty || all.count < 2 { continue }
            var change = Change(
                .flight, .differs, id, before: flies ? nil : "flies", after: flies ? "flies" : nil)
            let pairs = own.count * (all.count - own.count) + own.count * (own.count - 1) / 2
            var events = ChangedEvents(
                operations: [], from: names.names(of: own.sorted()),
                to: names.names(of: all.sorted()), count: pairs, returns: 0)
            events.isBothWays = true
            change.events = [events]
            if let from = own.min(), let to = all.subtracting([from]).min(),
                let registry = pairing.registries.first
            {
                change.sample = .event(
                    PairedEvent(
                        registry: registry, operation: .push, from: pairing.screen(from),
                        to: pairing.screen(to)))
            }
            changes.append(change)
        }
    }
    return changes
}

/// The views with another id, or the same one with other arguments, although each of their ids is on
/// the same screens as before.
private func idChanges(_ old: ViewFacts, _ new: ViewFacts, _ pairing: Pairing) -> [Change] {
    Set(old.views.keys).union(new.views.keys).sorted().compactMap { name in
        let (before, after) = (old.views[name], new.views[name])
        let ids = [before?.id?.name, after?.id?.name].compactMap { $0 }
        guard before?.id?.text != after?.id?.text,
            ids.contains(where: { (old.ids[$0] ?? []).count > 1 }),
            ids.allSatisfy({ old.ids[$0] == new.ids[$0] })
        else { return nil }
        return change(.flight, name, before, after, pairing) { $0.id?.text }
    }
}

/// The views of screens and cells that do something else.
private func modifierChanges(
    _ old: ViewFacts, _ new: ViewFacts, _ pairing: Pairing
) -> [Change] {
    Set(old.views.keys).union(new.views.keys).sorted().compactMap { name in
        let (before, after) = (old.views[name], new.views[name])
        if (before?.modifiers ?? []) == (after?.modifiers ?? []) { return nil }
        var change = change(.modifiers, name, before, after, pairing) {
            $0.text.isEmpty ? nil : $0.text
        }
        if let text = change.before, text == change.after, let before, let after {
            let parts = changedParts(of: text, before.details, after.details)
            (change.before, change.after) = (parts.before, parts.after)
        }
        return change
    }
}

/// A change of one view.
private func change(
    _ kind: Change.Kind, _ name: String, _ before: ViewFacts.View?, _ after: ViewFacts.View?,
    _ pairing: Pairing, text: (ViewFacts.View) -> String?
) -> Change {
    var change = Change(
        kind, .differs, name, before: before.flatMap(text), after: after.flatMap(text),
        at: before?.place, after?.place)
    change.sample = (after?.screen ?? before?.screen).map { .screen(pairing.screens[$0]) }
    return change
}

/// What only one version has in the braces of its lines.
private func braceChanges(
    _ old: ViewFacts, _ new: ViewFacts, _ pairing: Pairing, _ names: ScreenSetNames
) -> [Change] {
    var changes: [Change] = []
    for pair in pairing.registries {
        let before = pair.old.map { old.braces(Int($0.index)) } ?? [:]
        let after = pair.new.map { new.braces(Int($0.index)) } ?? [:]
        for text in Set(before.keys).union(after.keys).sorted() {
            let one = before[text] ?? ViewFacts.Fact()
            let other = after[text] ?? ViewFacts.Fact()
            for (all, others, isNew) in [(one, other, false), (other, one, true)] {
                let own = all.events.subtracting(others.events)
                if own.isEmpty { continue }
                let kind: Change.Kind = text.unicodeScalars.contains("↔") ? .flight : .modifiers
                var change = Change(
                    kind, .differs, "views in the braces of a line", before: isNew ? nil : text,
                    after: isNew ? text : nil)
                change.oldPlaces = isNew ? [] : all.places
                change.newPlaces = isNew ? all.places : []
                change.events = events(own, names)
                change.sample = sample(own, pairing, pair)
                changes.append(change)
            }
        }
    }
    return changes
}

/// The first event, with declared screens if there are any.
private func sample(
    _ all: Set<[Int]>, _ pairing: Pairing, _ registry: Pairing.Pair<Registry>
) -> ChangeSample? {
    let sorted = all.sorted { $0.lexicographicallyPrecedes($1) }
    guard let event = sorted.first(where: { $0[1] > 0 && $0[2] > 0 }) ?? sorted.first else {
        return nil
    }
    let operation = OperationSet(rawValue: UInt8(truncatingIfNeeded: event[0]))
    return .event(
        PairedEvent(
            registry: registry, operation: operation, from: pairing.screen(event[1]),
            to: pairing.screen(event[2])))
}

/// Events of operations between screens as products.
private func events(_ all: Set<[Int]>, _ names: ScreenSetNames) -> [ChangedEvents] {
    let width = names.names.count
    var operations: [[Int]: OperationSet] = [:]
    for operation in OperationSet(rawValue: 127).members {
        let cells = all.filter { $0[0] == Int(operation.rawValue) }.map { $0[1] * width + $0[2] }
        if !cells.isEmpty { operations[cells.sorted(), default: []].formUnion(operation) }
    }
    return operations.sorted { $0.value.rawValue < $1.value.rawValue }.flatMap { cells, set in
        Products(cells, width: width).products.map { product in
            ChangedEvents(
                operations: set.names, from: names.names(of: product.rows),
                to: names.names(of: product.columns),
                count: product.rows.count * product.columns.count * set.members.count, returns: 0)
        }
    }
}
