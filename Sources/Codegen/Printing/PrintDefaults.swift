import Resolution
import TransitionDSL

/// Defaults in the order in which ``TransitionDSL/Model/defaultAnswer`` asks them, so that of one
/// place the first that covers an event is the one that plays.
extension CodePrinter {
    /// Where a default stands, as the label of the call that adds it says.
    fileprivate enum Place {
        case file
        case container(Handle<Screen>)
        case screen(Handle<Screen>)
    }

    mutating func printDefaults() {
        let hasLines =
            model.screens.contains { !$0.defaults.isEmpty }
            || model.defaults.contains { block in
                model.defaultLines[block.lines].contains { $0.event != .reduceMotion }
            }
        block {
            $0.write("static func defaults() -> TransitionDefaults<Screen, ScreenTransition>")
        } _: { printer in
            if !hasLines { return printer.line("TransitionDefaults(hierarchy())") }
            printer.line(
                "var defaults = TransitionDefaults<Screen, ScreenTransition>(hierarchy())")
            for (index, screen) in printer.model.screens.enumerated() {
                printer.printDefaults(screen.defaults, of: .screen(Handle(index)), in: .all)
            }
            for block in printer.model.defaults {
                printer.printDefaults(
                    block.lines, of: block.container.map { .container($0) } ?? .file,
                    in: availableVersions(block.options, in: printer.model))
            }
            printer.line("return defaults")
        }
    }

    private mutating func printDefaults(
        _ lines: HandleRange<DefaultLine>, of place: Place, in versions: VersionRange
    ) {
        // What is said of a way back goes before what its way there says of it.
        let lines = model.latestFirst(lines)
        for line in lines {
            if let operations = line.event.operations {
                printLine(line, operations, place, versions)
            }
        }
        for line in lines {
            if let operations = line.event.wayBack,
                let back = model.returning(of: line.animation)
            {
                printLine(line, operations, place, versions, playing: back)
            }
        }
    }

    private mutating func printLine(
        _ line: DefaultLine, _ operations: OperationSet, _ place: Place,
        _ ofBlock: VersionRange, playing way: Play? = nil
    ) {
        let use = line.animation
        construct = line.place
        let versions = ofBlock.intersection(availableVersions(use.options, in: model))
        if versions.isEmpty { return }
        bindings.removeAll()
        let isReturn = way != nil
        let hasReturn = line.event == .push || line.event == .present
        let unfolding = bindings.unfold(
            way ?? Play(use.going), with: use.options,
            on: DrivenEvent(isReturn: isReturn, hasReturn: hasReturn), model)
        self.line { printer in
            printer.write("defaults.add(")
            printer.write(operations)
            switch place {
            case .file: break
            case .container(let screen):
                printer.write(", in: ")
                printer.writeCase(screen)
            case .screen(let screen):
                printer.write(", of: ")
                printer.writeCase(screen)
            }
            printer.write(versions)
            printer.write(", ")
            printer.write(unfolding, views: place.views(operations))
            printer.write(")")
        }
    }
}

extension CodePrinter.Place {
    /// Of a screen's own default that screen is known: it is presented, or dismissed.
    fileprivate func views(_ operations: OperationSet) -> ViewHolders {
        let isReturn = operations.isSubset(of: .back)
        guard case .screen(let screen) = self else {
            return ViewHolders(from: nil, to: nil, isReturn: isReturn)
        }
        return ViewHolders(
            from: isReturn ? [screen] : nil, to: isReturn ? nil : [screen], isReturn: isReturn)
    }
}

extension DefaultLine.Event {
    /// nil for Reduce Motion, which is no event.
    fileprivate var operations: OperationSet? {
        switch self {
        case .push: .push
        case .pop: .pop
        case .present: .present
        case .dismiss: .dismiss
        case .tab: .tabHigher
        case .replace: .replace
        case .reduceMotion: nil
        }
    }

    /// The event that goes back from this one.
    fileprivate var wayBack: OperationSet? {
        switch self {
        case .push: .pop
        case .present: .dismiss
        case .tab: .tabLower
        case .pop, .dismiss, .replace, .reduceMotion: nil
        }
    }
}
