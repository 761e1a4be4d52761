import Apps
import TransitionDSL

/// What a file declares without a line of its own, and what it cannot declare.
extension AdoptionPlan {
    mutating func planRest() {
        for fact in scan.facts.indices where fates[fact] == nil {
            switch scan.facts[fact].content {
            case .enabled(_, .bool(true)) where isOfView(fact): fates[fact] = .context
            case .enabled(_, let value):
                if !scan.facts[fact].branch.isEmpty,
                    today.code.availability(around: scan.facts[fact].place) == .never
                {
                    report(fact, .neverRuns)
                    continue
                }
                if value == .bool(true), file.engine == .hero || file.engine == .sdoshero {
                    planEnabled(fact)
                } else {
                    report(
                        fact, value == .bool(false) ? .switchedOff : .switchNotKnown,
                        value == .bool(false) ? nil : value.description)
                }
            case .transitionCall(let name): report(fact, .staysInCode, name)
            case .runtime(let name):
                report(fact, drivesTransition(name) ? .gestureInCode : .engineInCode, name)
            case .delegate(let name): report(fact, .delegateInCode, name)
            case .unknownAttribute(let name, _): report(fact, .unknownAttribute, name)
            case .heroID, .source, .modifiers, .animation, .edge, .registryLine, .segue,
                .storyboard, .screen, .cell, .named, .heroIDRead, .zoom, .hosted:
                report(fact, .unknownValue)
            }
        }
    }

    /// Views are on unless they are switched off.
    private func isOfView(_ fact: Int) -> Bool {
        let fact = scan.facts[fact]
        if case .enabled(.view, _) = fact.content { return true }
        return fact.view != nil || fact.member?.hasSuffix("ForSubviews") == true
    }

    private func drivesTransition(_ name: String) -> Bool {
        ["update", "finish", "cancel", "apply", "changeTarget"].contains(name)
    }

    /// Hero chooses an animation for a screen that is presented with Hero on and no type. Returns
    /// whether the fact is such a screen.
    private mutating func planAutomatic(_ fact: Int) -> Bool {
        guard case .enabled(.screen(let screen), _) = scan.facts[fact].content,
            scan.facts[fact].certainty == .certain,
            file.owners.allSatisfy({ $0.className != screen || $0.presentation == nil })
        else { return false }
        var isPlanned = false
        for edge in table.edges(near: scan.facts[fact]) {
            guard case .edge(.present, let from?, screen, _, nil) = scan.facts[edge].content,
                scan.facts[edge].certainty == .certain,
                !file.lines.contains(where: {
                    $0.operation == "present" && $0.from == from && $0.to == screen
                })
            else { continue }
            addLine(
                fact, "present", from, screen,
                .catalog(FactAnimation(.call(FactCall("auto")), returning: nil)))
            isPlanned = true
        }
        return isPlanned
    }

    /// `engine hero` says that Hero is on.
    private mutating func planEnabled(_ fact: Int) {
        if planAutomatic(fact) { return }
        note(.engineIsOn, [fact])
        if let item = engineItem { return add(fact, to: item) }
        engineItem = addItem([fact])
        // It is the line of the engine, which is there in any case.
        if let engineItem { file.items[engineItem].isLikely = false }
    }
}
