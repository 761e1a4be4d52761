import Resolution
import TransitionDSL

/// Where a change can be seen.
enum ChangeSample: Hashable, Sendable {
    /// One of its events.
    case event(PairedEvent)
    /// All events of a screen.
    case screen(Pairing.Pair<Screen>)
}

/// An event of two versions.
struct PairedEvent: Hashable, Sendable {
    var registry: Pairing.Pair<Registry>
    var operation: OperationSet
    /// nil for a screen that is not declared.
    var from: Pairing.Pair<Screen>?
    var to: Pairing.Pair<Screen>?
    /// The version of iOS.
    var iOS = SystemVersion.newest
    var segue: Pairing.Pair<Segue>?
    var unwind: Pairing.Pair<Segue>?
    var container: Pairing.Pair<Screen>?

    /// The event in one version; nil if that does not declare its registry or its screens.
    func event(in version: Pairing.Version, _ tree: ScreenTree) -> RegistryEvent? {
        func position(_ pair: Pairing.Pair<Screen>?) -> ScreenTree.Position? {
            guard let pair else { return ScreenTree.undeclared }
            return pair[version].map(tree.position)
        }
        guard let registry = registry[version], let from = position(from), let to = position(to)
        else { return nil }
        let event = Event(
            operation, from: from, to: to, segue: segue?[version], unwind: unwind?[version],
            version: iOS)
        return RegistryEvent(registry: Int(registry.index), event)
    }
}

extension PairedEvent {
    /// An event of one version. Declarations without a partner are in one version only.
    init(_ event: RegistryEvent, of version: Pairing.Version, _ pairs: PairsByHandle) {
        let own = event.event
        func screen(_ position: ScreenTree.Position) -> Pairing.Pair<Screen>? {
            pairs.tree.screen(at: position).flatMap { pairs.screens[$0] }
        }
        let handle = Handle<Registry>(event.registry)
        registry =
            pairs.registries[handle]
            ?? Pairing.Pair(
                old: version == .old ? handle : nil, new: version == .new ? handle : nil)
        operation = own.operation
        from = screen(own.from)
        to = screen(own.to)
        iOS = own.version
        segue = own.segue.flatMap { pairs.segues[$0] }
        unwind = own.unwind.flatMap { pairs.segues[$0] }
    }
}

/// The pairs of a version's declarations. An index: each event asks for its own.
struct PairsByHandle {
    let tree: ScreenTree
    let registries: [Handle<Registry>: Pairing.Pair<Registry>]
    let screens: [Handle<Screen>: Pairing.Pair<Screen>]
    let segues: [Handle<Segue>: Pairing.Pair<Segue>]

    init(_ pairing: Pairing, _ version: Pairing.Version, _ tree: ScreenTree) {
        func byHandle<Element>(
            _ pairs: [Pairing.Pair<Element>]
        ) -> [Handle<Element>: Pairing.Pair<Element>] {
            var result: [Handle<Element>: Pairing.Pair<Element>] = [:]
            for pair in pairs {
                if let handle = pair[version] { result[handle] = pair }
            }
            return result
        }
        self.tree = tree
        registries = byHandle(pairing.registries)
        screens = byHandle(pairing.screens)
        segues = byHandle(pairing.segues)
    }
}
