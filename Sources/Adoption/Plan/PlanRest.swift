import Apps
import TransitionDSL

/// What a file declares without a line of its own, and what it cannot declare.
extension AdoptionPlan {
    mutating func planRest() {
        for fact in scan.facts.indices where fates[fact] == nil {
            switch scan.facts[fact].content {
            case .enabled(_, let value):
                if value == .bool(true), file.engine == .hero || file.engine == .sdoshero {
                    planEnabled(fact)
                } else {
                    report(fact, .switchedOff, value.description)
                }
            case .transitionCall(let name): report(fact, .staysInCode, name)
            case .runtime(let name): report(fact, .gestureInCode, name)
            case .delegate(let name): report(fact, .delegateInCode, name)
            case .unknownAttribute(let name, _): report(fact, .unknownAttribute, name)
            case .heroID, .source, .modifiers, .animation, .edge, .registryLine, .segue,
                .storyboard, .screen, .cell, .named, .heroIDRead:
                report(fact, .unknownValue)
            }
        }
    }

    /// `engine hero` says that Hero is on.
    private mutating func planEnabled(_ fact: Int) {
        note(.engineIsOn, [fact])
        if let item = engineItem { return add(fact, to: item) }
        engineItem = addItem([fact])
        // It is the line of the engine, which is there in any case.
        if let engineItem { file.items[engineItem].isLikely = false }
    }
}
