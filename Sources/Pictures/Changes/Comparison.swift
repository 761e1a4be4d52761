import Resolution
import TransitionDSL

/// Two versions of a program with their changes, for pictures of both.
package struct Comparison {
    /// What makes the scenes of each version.
    let old: SceneMaker
    let new: SceneMaker
    let changes: [Change]
    /// The screens of the old version that the new one has, too.
    let partners: [Handle<Screen>: Handle<Screen>]
    let pairing: Pairing

    package init(_ old: ProgramVersion, _ new: ProgramVersion, changes: [Change]) {
        self.old = SceneMaker(old.model)
        self.new = SceneMaker(new.model)
        self.changes = changes
        pairing = Pairing(old.model, new.model)
        var partners: [Handle<Screen>: Handle<Screen>] = [:]
        for pair in pairing.screens {
            if let old = pair.old, let new = pair.new { partners[old] = new }
        }
        self.partners = partners
    }

    /// The registries of both versions; nil where one has none.
    var registries: [(old: Handle<Registry>?, new: Handle<Registry>?)] {
        pairing.registries.map { ($0.old, $0.new) }
    }
}

// MARK: Scenes

/// The scenes of two versions. The same number is the same event in both; nil where a version does
/// not declare its screens.
struct ScenePairs {
    var old: [Scene?] = []
    var new: [Scene?] = []
    /// By change: the number of a scene that shows it, if there is one.
    var samples: [Int?] = []
    /// How many events the limit left out.
    var leftOut = 0
}

extension Comparison {
    /// A scene for each change, then those of the lines of both versions. `limit` is the largest
    /// number of scenes.
    func scenes(limit: Int = 600) -> ScenePairs {
        let all = lineEvents
        let samples = changes.map { $0.sample.flatMap { event(of: $0, all) } }
        var numbers: [PairedEvent: Int] = [:]
        var seen: Set<PairedEvent> = []
        var result = ScenePairs()
        for event in samples.compactMap({ $0 }) + all where seen.insert(event).inserted {
            if numbers.count == limit {
                result.leftOut += 1
                continue
            }
            let scenes = (scene(of: event, .old), scene(of: event, .new))
            // One version may declare one of its screens, and the other version the other.
            if scenes.0 == nil, scenes.1 == nil { continue }
            numbers[event] = numbers.count
            result.old.append(scenes.0)
            result.new.append(scenes.1)
        }
        result.samples = samples.map { $0.flatMap { numbers[$0] } }
        return result
    }

    /// The events of the lines of the new version, then those that only the old version has.
    private var lineEvents: [PairedEvent] {
        [(new, Pairing.Version.new), (old, .old)].flatMap { maker, version in
            let pairs = PairsByHandle(pairing, version, maker.tree)
            return events(of: maker).map { PairedEvent($0, of: version, pairs) }
        }
    }

    private func event(of sample: ChangeSample, _ all: [PairedEvent]) -> PairedEvent? {
        switch sample {
        case .event(let event): event
        case .screen(let screen):
            all.first { $0.to == screen } ?? all.first { $0.from == screen }
        }
    }

    private func scene(of event: PairedEvent, _ version: Pairing.Version) -> Scene? {
        let maker = version == .old ? old : new
        guard let own = event.event(in: version, maker.tree) else { return nil }
        let container = event.container.flatMap { $0[version] }
        return maker.scene(
            own.event, registry: own.registry, containers: container.map { [$0] } ?? [])
    }
}

// MARK: Lines

/// A line of a registry in two versions; nil where one has none.
struct LinePair {
    var old: Handle<Edge>?
    var new: Handle<Edge>?
    /// nil if nothing about it changes.
    var mark: Graph.Mark?
}

extension Comparison {
    /// The lines of the new version of a registry in the order of the file, then those that only
    /// the old version has. Lines with the same ends and the same operation are one.
    func lines(of registry: Int) -> [LinePair] {
        let registry = pairing.registries[registry]
        var left: [String: [Handle<Edge>]] = [:]
        let removed = registry.old.map { Array(old.model.registries[$0].edges.handles) } ?? []
        for edge in removed { left[key(of: edge, .old), default: []].append(edge) }
        var lines: [LinePair] = []
        for edge in registry.new.map({ Array(new.model.registries[$0].edges.handles) }) ?? [] {
            let key = key(of: edge, .new)
            guard let partner = left[key]?.first else {
                lines.append(LinePair(new: edge, mark: .added))
                continue
            }
            left[key]?.removeFirst()
            let mark = isChanged(partner, edge) ? Graph.Mark.changed : nil
            lines.append(LinePair(old: partner, new: edge, mark: mark))
        }
        let rest = Set(left.values.joined())
        return lines
            + removed.filter(rest.contains).map { LinePair(old: $0, mark: .removed) }
    }

    /// What a line is about: its operation, its ends and its versions of iOS. Screens with a
    /// partner have the name of the new version.
    private func key(of handle: Handle<Edge>, _ version: Pairing.Version) -> String {
        let model = version == .old ? old.model : new.model
        let edge = model.edges[handle]
        func names(_ ends: HandleRange<Endpoint>) -> String {
            model.ends[ends].map { end in
                switch end {
                case .any: "*"
                case .screen(let screen): name(of: screen, version)
                case .group(let group): model.texts.string(model.groups[group].declared.name)
                }
            }.sorted().joined(separator: "|")
        }
        let segue = edge.segue.map { model.texts.string(model.segues[$0].declared.name) } ?? ""
        let versions = availableVersions(edge.animation?.options ?? .empty, in: model)
        let operation = edge.operation?.rawValue ?? ""
        return "\(operation)(\(segue)) \(names(edge.from)) \(names(edge.to)) \(versions.text)"
    }

    private func name(of screen: Handle<Screen>, _ version: Pairing.Version) -> String {
        if version == .old, let partner = partners[screen] {
            return new.model.texts.string(new.model.screens[partner].declared.name)
        }
        let model = version == .old ? old.model : new.model
        return model.texts.string(model.screens[screen].declared.name)
    }

    /// Whether a change is decided by the line in both versions, or by something in its braces.
    private func isChanged(_ before: Handle<Edge>, _ after: Handle<Edge>) -> Bool {
        let places = (old.model.edges[before].place, new.model.edges[after].place)
        let braces = (braces(of: before, old.model), braces(of: after, new.model))
        return changes.contains { change in
            change.oldPlaces.contains(places.0) && change.newPlaces.contains(places.1)
                || change.oldPlaces.contains(where: braces.0.contains)
                || change.newPlaces.contains(where: braces.1.contains)
        }
    }

    private func braces(of line: Handle<Edge>, _ model: Model) -> [SourcePlace] {
        let edge = model.edges[line]
        return model.matches[edge.matches].map { $0.place }
            + model.views[edge.views].map { $0.place }
    }
}
