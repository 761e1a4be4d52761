import Apps
package import Resolution
package import TransitionDSL

/// An adopted file after the check: what plays at an event, as `transc resolve` answers it.
package struct AdoptedModel: Sendable {
    package var model: Model
    package var tables: [Table]

    package init(model: Model, tables: [Table]) {
        self.model = model
        self.tables = tables
    }
}

/// What an adopted file plays.
struct FilePlays {
    private let model: Model
    private let table: Table?
    private let tree: ScreenTree
    private let plays: PlayText
    /// The screens and segues of the file, by what the app calls them.
    private var screens: [String: Handle<Screen>] = [:]
    private var segues: [String: Handle<Segue>] = [:]

    init(_ file: AdoptedModel) {
        model = file.model
        table = file.tables.first
        tree = table?.sets.tree ?? ScreenTree(file.model)
        let texts = ModelText(model)
        plays = PlayText(texts)
        for index in model.screens.indices {
            screens[texts.string(model.screens[index].typeName)] = Handle(index)
        }
        for index in model.segues.indices where model.segues[index].direction == .going {
            segues[texts.string(model.segues[index].identifier)] = Handle(index)
        }
    }

    /// What the file plays; nil if no line and no default is for it. The classes are those of the
    /// screens with their superclasses, the nearest first, as Swift names them.
    func plays(
        _ event: AppEvent, from: [String], to: [String], container: [String]
    ) -> (animation: PlayedAnimation, line: SourcePlace?)? {
        let operation: OperationSet =
            switch event.operation {
            case .push: .push
            case .pop: .pop
            case .present: .present
            case .tab: event.isBackToTab ? .tabLower : .tabHigher
            default: .dismiss
            }
        let asked = Event(
            operation, from: position(from), to: position(to),
            segue: event.segue.flatMap { segues[$0] })
        let around = container.compactMap { screens[$0] }.prefix(1)
        let answer = table?.verdict(on: asked, in: model, containers: Array(around))
        let fallback =
            table == nil
            ? model.defaultAnswer(to: asked, screens: tree, containers: Array(around)) : nil
        guard let play = answer?.play ?? fallback?.play else { return nil }
        let line = answer?.fallback?.place ?? fallback?.place
        let place = line ?? answer?.answer.winner.map { model.edges[$0.edge].place }
        return (PlayedAnimation(plays.expanded(play)), place)
    }

    private func position(_ classes: [String]) -> ScreenTree.Position {
        classes.lazy.compactMap { screens[$0] }.first.map(tree.position) ?? ScreenTree.undeclared
    }
}
