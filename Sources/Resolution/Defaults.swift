package import TransitionDSL

/// Where a default is declared.
package enum DefaultSource: Hashable, Sendable {
    /// In the body of the screen that is presented, or of one that it inherits from.
    case screen(Handle<Screen>)
    case container(Handle<Screen>)
    case file
}

/// The animation of an event that no line decides.
package struct DefaultAnswer: Sendable {
    package var play: ChosenAnimation
    /// The options of the default.
    package var options: HandleRange<Handle<Call>>
    package var source: DefaultSource
    package var place: SourcePlace
    /// What a gesture of the options drives.
    package var driven: DrivenEvent
}

extension Model {
    /// The default for an event: the presented screen's own, then those of the containers around
    /// it, the innermost first, then the file's; nil if the engine decides.
    package func defaultAnswer(
        to event: Event, screens tree: ScreenTree, containers: [Handle<Screen>]
    ) -> DefaultAnswer? {
        if let own = ownDefault(of: event, tree) { return own }
        for container in containers.map(Optional.some) + [nil] {
            for block in defaults where block.container == container {
                if let found = answer(to: event, block) { return found }
            }
        }
        return nil
    }

    /// Defaults of one place: those of the latest iOS first, and of these the ones that end
    /// earliest. For each operation, the first one that an iOS version has applies.
    package func latestFirst(_ lines: HandleRange<DefaultLine>) -> [DefaultLine] {
        let ranges = defaultLines[lines].map { availableVersions($0.animation.options, in: self) }
        // Hot.
        if ranges.allSatisfy({ $0 == ranges.first }) { return Array(defaultLines[lines]) }
        return zip(ranges, defaultLines[lines]).enumerated().sorted { left, right in
            left.element.0 == right.element.0
                ? left.offset < right.offset : left.element.0.isNarrower(right.element.0)
        }.map { $0.element.1 }
    }

    private func answer(to event: Event, _ block: DefaultsBlock) -> DefaultAnswer? {
        guard availableVersions(block.options, in: self).contains(event.version) else { return nil }
        let source = block.container.map { DefaultSource.container($0) } ?? .file
        return answer(to: event, latestFirst(block.lines), source)
    }

    /// The line for the event itself, else the return of the line for the forward event.
    private func answer(
        to event: Event, _ lines: [DefaultLine], _ source: DefaultSource
    ) -> DefaultAnswer? {
        func line(_ kind: DefaultLine.Event) -> DefaultLine? {
            lines.first { line in
                line.event == kind
                    && availableVersions(line.animation.options, in: self).contains(event.version)
            }
        }
        func answer(
            _ play: ChosenAnimation, of line: DefaultLine, isReturn: Bool = false
        ) -> DefaultAnswer {
            DefaultAnswer(
                play: play, options: line.animation.options, source: source, place: line.place,
                driven: DrivenEvent(isReturn: isReturn, hasReturn: line.event.hasReturn))
        }
        func there(_ kind: DefaultLine.Event) -> DefaultAnswer? {
            line(kind).map { answer(ChosenAnimation($0.animation.going), of: $0) }
        }
        func back(_ kind: DefaultLine.Event) -> DefaultAnswer? {
            line(kind).flatMap { line in
                returning(of: line.animation).map { answer($0, of: line, isReturn: true) }
            }
        }
        switch event.operation {
        case .push: return there(.push)
        case .pop: return there(.pop) ?? back(.push)
        case .present: return there(.present)
        case .dismiss: return there(.dismiss) ?? back(.present)
        case .replace: return there(.replace)
        case .tabHigher: return there(.tab)
        case .tabLower: return back(.tab)
        default: return nil
        }
    }

    /// A screen's own default for being presented and dismissed, or that of the nearest screen that
    /// it inherits from.
    private func ownDefault(of event: Event, _ tree: ScreenTree) -> DefaultAnswer? {
        let position: ScreenTree.Position
        switch event.operation {
        case .present: position = event.to
        case .dismiss: position = event.from
        default: return nil
        }
        guard let first = tree.screen(at: position) else { return nil }
        for screen in [first] + ancestors(of: screens[first]) {
            let lines = latestFirst(screens[screen].defaults)
            if let own = answer(to: event, lines, .screen(screen)) { return own }
        }
        return nil
    }

    /// The screens that a screen inherits from, each once, the nearest first. Looks up the parents
    /// of at most `count` screens.
    package func ancestors(of screen: Screen, expanding count: Int = .max) -> [Handle<Screen>] {
        // Hot.
        if screen.parents.isEmpty { return [] }
        return reachable(from: screenReferences[screen.parents], asking: count, parents)
    }
}
