import Resolution
import TransitionDSL

/// The animations for every event of a small program, by registry and event; nil for a large one.
///
/// Names are replaced by what they stand for, so that programs in different spellings can be
/// compared; nil if animations have parameters, which are not substituted.
func behaviour(of model: Model, _ tables: [Table]) -> [String: String]? {
    let places = [nil] + model.screens.indices.map { Handle<Screen>($0) }
    let segues = [nil] + model.segues.indices.map { Handle<Segue>($0) }
    let pairCount = places.count * places.count * segues.count
    guard model.registries.count * pairCount <= 80,
        model.animations.allSatisfy(\.parameters.isEmpty)
    else { return nil }
    let plays = PlayText(model)
    var behaviour: [String: String] = [:]
    for (registry, table) in zip(model.registries, tables) {
        let tree = table.sets.tree
        let texts = EventText(ModelText(model), tree)
        let name = model.texts.string(registry.declared.name)
        let positions = places.map { $0.map(tree.position) ?? ScreenTree.undeclared }
        for event in events(positions, segues, model) {
            let verdict = table.verdict(on: event, in: model)
            let text = "\(name): \(event.operation.rawValue) \(texts.text(event))"
            behaviour["\(text) iOS \(event.version.text)"] =
                verdict.play.map(plays.expanded) ?? "nothing"
        }
    }
    return behaviour
}

private func events(
    _ positions: [ScreenTree.Position], _ segues: [Handle<Segue>?], _ model: Model
) -> [Event] {
    var events: [Event] = []
    for operation in OperationSet(rawValue: 127).members {
        for (from, to) in positions.flatMap({ from in positions.map { (from, $0) } }) {
            for segue in segues {
                for version in [SystemVersion(13, 4), .newest] {
                    var event = Event(operation, from: from, to: to, version: version)
                    let isUnwind = segue.map { model.segues[$0].direction == .unwinding } ?? false
                    if isUnwind { event.unwind = segue } else { event.segue = segue }
                    events.append(event)
                }
            }
        }
    }
    return events
}
