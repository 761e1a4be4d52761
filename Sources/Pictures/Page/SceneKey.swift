import Resolution
import TransitionDSL

/// Names of scenes, which a page's address contains: `push/List/Article`.
struct SceneKeys {
    private let model: Model
    private let tree: ScreenTree

    init(_ model: Model, _ tree: ScreenTree) {
        self.model = model
        self.tree = tree
    }

    func key(of scene: Scene, in containers: [Handle<Screen>] = []) -> String {
        let event = scene.event
        var key = Self.word(event.operation)
        if model.registries.count > 1 {
            let name = model.registries[scene.registry].declared.name
            key = "\(model.texts.string(name)):\(key)"
        }
        return key + "/\(name(event.from))/\(name(event.to))" + end(of: scene, in: containers)
    }

    /// The part of a key after the screens, with the containers that are not those of the page.
    func end(of scene: Scene, in containers: [Handle<Screen>]) -> String {
        let names = scene.containers == containers ? [] : scene.containers
        return end(of: scene.event)
            + names.map { "/in:" + model.texts.string(model.screens[$0].declared.name) }.joined()
    }

    /// The part of a key after the screens: the segue, and the version of iOS.
    func end(of event: Event) -> String {
        (trigger(of: event).map { "/" + $0 } ?? "") + Self.step(event.version)
    }

    /// `segue:show`; nil without a segue.
    func trigger(of event: Event) -> String? {
        if let unwind = event.unwind { return text(.unwind(unwind)) }
        return event.segue.flatMap { text(.segue($0)) }
    }

    func text(_ trigger: EventPattern.Trigger) -> String? {
        switch trigger {
        case .any: nil
        case .segue(let segue): "segue:\(name(segue))"
        case .unwind(let segue): "unwind:\(name(segue))"
        }
    }

    /// The part of a version of iOS that is not the latest step.
    static func step(_ version: SystemVersion) -> String {
        version == .newest ? "" : "/ios:\(version.text)"
    }

    /// The operation in a key. A change to a lower tab has a word of its own.
    static func word(_ operation: OperationSet) -> String {
        operation == .tabLower ? "tab-back" : operation.names.first ?? ""
    }

    /// The operation in words: `tab back`, `push by segue:show`.
    static func title(_ operation: OperationSet, _ trigger: String?) -> String {
        let word = operation == .tabLower ? "tab back" : word(operation)
        return word + (trigger.map { " by \($0)" } ?? "")
    }

    private func name(_ position: ScreenTree.Position) -> String {
        tree.screen(at: position).map { model.texts.string(model.screens[$0].declared.name) } ?? "*"
    }

    private func name(_ segue: Handle<Segue>) -> String {
        model.texts.string(model.segues[segue].declared.name)
    }
}
