import Apps
import TransitionDSL

/// Lines for events at which the file would not play what the app does.
extension AdoptionPlan {
    /// Adds what is missing to the file. Returns whether there was anything to add.
    mutating func planDifferences(from bytes: [UInt8]) -> Bool {
        guard usesHero, let checked = check(bytes) else { return false }
        let compared = comparison(today, with: checked)
        let found = compared.differences
        if planSystem(found) || planLeft(compared.left) { return true }
        var didChange = false
        for difference in found where !isOfSystem(difference) && difference.event.operation != .tab
        {
            if difference.event.isReturn {
                if planReturn(difference) { didChange = true }
            } else if planForward(difference) {
                didChange = true
            }
        }
        return didChange
    }

    /// A line that names the return decides it: that of another line never plays.
    mutating func removeHiddenReturns() {
        // An index: each line asks for those that lead back.
        var returns: [String: [AdoptedLine]] = [:]
        for line in file.lines where line.operation == "pop" || line.operation == "dismiss" {
            if isWritten(line), let from = line.from { returns[from, default: []].append(line) }
        }
        for index in file.lines.indices {
            let line = file.lines[index]
            guard case .catalog(var animation) = line.animation, animation.returning != nil,
                let to = line.to
            else { continue }
            let back = line.operation == "push" ? "pop" : "dismiss"
            if line.operation != "push", line.operation != "present" { continue }
            let isHidden = (returns[to] ?? []).contains {
                $0.operation == back && ($0.to == nil || $0.to == line.from)
            }
            if !isHidden { continue }
            animation.returning = nil
            file.lines[index].animation = .catalog(animation)
        }
    }

    /// The comparison of the finished file.
    mutating func compare(with bytes: [UInt8]) {
        if let checked = check(bytes) { comparison = comparison(today, with: checked) }
    }

    private func check(_ bytes: [UInt8]) -> AdoptedModel? {
        compiler.check(SourceFile(path: "\(options.name).trans", bytes: bytes))
    }

    /// What Hero chooses, and no line has: a default for stacks, a line for each presentation.
    private mutating func planLeft(_ events: [AppEvent]) -> Bool {
        var didChange = false
        if events.contains(where: { $0.operation == .push && $0.plays == .automatic }) {
            let isKnown = file.defaults.contains { $0.container == nil && $0.operation == "push" }
            if !isKnown {
                addDefault("push", "auto")
                didChange = true
            }
        }
        for event in events where event.operation == .present {
            if let plays = event.plays, addLine(event, plays) { didChange = true }
        }
        return didChange
    }

    private mutating func addDefault(_ operation: String, _ animation: String, _ facts: [Int] = [])
    {
        let item = facts.isEmpty ? addDerivedItem() : addItem(facts)
        file.defaults.append(
            AdoptedDefault(
                container: nil, operation: operation,
                animation: .catalog(FactAnimation(.name(animation))), item: item))
    }

    private func isOfSystem(_ difference: EventDifference) -> Bool {
        difference.event.operation == .push && difference.app == .system
    }

    /// Pushes with UIKit's own animation in an app where Hero plays others: a default where most
    /// are of that kind, otherwise a line for each.
    private mutating func planSystem(_ found: [EventDifference]) -> Bool {
        let system = found.filter(isOfSystem)
        if system.isEmpty { return false }
        let automatic = today.all.count { $0.operation == .push && $0.plays == .automatic }
        let hasDefault = file.defaults.contains { $0.container == nil && $0.operation == "push" }
        if hasDefault || system.count <= automatic {
            return system.reduce(false) { planForward($1) || $0 }
        }
        let off = fates.indices.filter { fact in
            guard case .reported(.switchedOff, _) = fates[fact],
                case .enabled(_, .bool(false)) = scan.facts[fact].content
            else { return false }
            return true
        }
        addDefault("push", "system", off)
        return true
    }

    /// Hero is on unless Reduce Motion is: with it, UIKit's own animations play.
    mutating func planReducedMotion() {
        let facts = today.respectsReducedMotion.filter { fact in
            if case .reported(.switchNotKnown, _) = fates[fact] { true } else { false }
        }
        if facts.isEmpty || !usesHero { return }
        addDefault("reduceMotion", "system", facts)
    }

    private mutating func planForward(_ difference: EventDifference) -> Bool {
        let event = difference.event
        let segue = event.segue.flatMap { identifier in
            file.segues.firstIndex { $0.identifier == identifier && !$0.isUnwind }
        }
        let isKnown = file.lines.contains {
            $0.operation == event.operation.name && $0.from == event.from && $0.to == event.to
                && ($0.segue == nil || $0.segue == segue) && file.isLive($0.item)
        }
        if isKnown { return false }
        return addLine(event, difference.app)
    }

    private mutating func addLine(_ event: AppEvent, _ animation: PlayedAnimation) -> Bool {
        let isKnown = file.lines.contains {
            $0.operation == event.operation.name && $0.from == event.from && $0.to == event.to
        }
        guard !isKnown, screen(event.from) != nil, screen(event.to) != nil,
            let value = value(animation, of: event)
        else { return false }
        let item = addDerivedItem()
        file.lines.append(
            AdoptedLine(
                operation: event.operation.name, from: event.from, to: event.to,
                animation: .catalog(FactAnimation(value)), item: item))
        return true
    }

    /// The animation as facts have it.
    private func value(_ animation: PlayedAnimation, of event: AppEvent) -> FactValue? {
        switch animation {
        case .system: return .name("system")
        case .automatic: return .name("auto")
        case .animation(let text):
            // Only what the compiler accepts is in the file.
            let value = FactValue.source(text)
            return accepts(FactAnimation(value), file.engine) ? value : nil
        }
    }

    /// The return belongs to the line of the forward event.
    private mutating func planReturn(_ difference: EventDifference) -> Bool {
        let event = difference.event
        guard let value = value(difference.app, of: event) else { return false }
        let forward = event.operation == .pop ? FactOperation.push : .present
        for index in file.lines.indices {
            let line = file.lines[index]
            let isOfSegue = line.segue.map { file.segues[$0].identifier == event.segue } ?? false
            guard line.operation == forward.name || isOfSegue, line.from == event.to,
                line.to == event.from, file.isLive(line.item),
                case .catalog(var animation) = line.animation
            else { continue }
            let now = animation.returning ?? oppositeOf(animation.going)
            if now.description == value.description { return false }
            animation.returning = value
            file.lines[index].animation = .catalog(animation)
            return true
        }
        if event.operation == .dismiss, let owner = ownerIndexes[event.from],
            var presentation = file.owners[owner].presentation, file.isLive(presentation.item)
        {
            let isSame = today.all.allSatisfy {
                $0.operation != .dismiss || $0.from != event.from || $0.plays == difference.app
            }
            if isSame, presentation.animation.returning != value {
                presentation.animation.returning = value
                file.owners[owner].presentation = presentation
                return true
            }
        }
        return addLine(event, difference.app)
    }
}
