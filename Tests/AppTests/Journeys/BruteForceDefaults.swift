import TransitionDSL

@testable import TestSupport

@testable import Resolution

/// What the defaults of a file say, read off the manual: «Defaults» and rule 12.
struct BruteForceDefaults {
    private let model: Model
    private let version: SystemVersion
    private let texts: JourneyText

    init(_ model: Model, version: SystemVersion) {
        self.model = model
        self.version = version
        texts = JourneyText(model)
    }

    /// What plays instead of all else with Reduce Motion: of the innermost container that has
    /// something, else of the file; nil where nothing does.
    func reducedMotion(in containers: [Handle<Screen>], isDriven: Bool) -> String? {
        for place in containers.map({ Optional($0) }) + [nil] {
            if let text = reducedMotion(of: place, isDriven: isDriven) { return text }
        }
        return nil
    }

    private func reducedMotion(of place: Handle<Screen>?, isDriven: Bool) -> String? {
        for block in model.defaults where block.container == place {
            for line in model.defaultLines[block.lines] where line.event == .reduceMotion {
                if counts(block.options), counts(line.animation.options) {
                    let use = line.animation
                    return texts.text(ChosenAnimation(use.going), use.options, isDriven: isDriven)
                }
            }
        }
        return nil
    }

    /// The screen's own, its containers' from the innermost out, the file's; nil where the engine
    /// decides.
    func answer(to occurrence: Occurrence) -> String? {
        let presented: Handle<Screen>? =
            switch occurrence.operation {
            case .present: occurrence.toScreen
            case .dismiss: occurrence.fromScreen
            default: nil
            }
        var asked = presented.map { [$0] } ?? []
        var next = 0
        while next < asked.count {
            let screen = model.screens[asked[next]]
            let own = Array(model.defaultLines[screen.defaults])
            if let text = answer(occurrence.operation, own) { return text }
            asked += model.screenReferences[screen.parents].filter { !asked.contains($0) }
            next += 1
        }
        let places: [Handle<Screen>?] = occurrence.containers.map { $0 } + [nil]
        for place in places {
            for block in model.defaults where block.container == place && counts(block.options) {
                let lines = Array(model.defaultLines[block.lines])
                if let text = answer(occurrence.operation, lines) { return text }
            }
        }
        return nil
    }

    /// What one place says: of a return first its own line, then the return of the forward one.
    private func answer(_ operation: OperationSet, _ lines: [DefaultLine]) -> String? {
        /// The one that begins to count last, or of those the one that ends first.
        func latest(_ event: DefaultLine.Event) -> DefaultLine? {
            let all = lines.filter { $0.event == event && counts($0.animation.options) }
            return all.min {
                let (left, right) = (versions($0.animation.options), versions($1.animation.options))
                return (right.lowerBound, left.upperBound) < (left.lowerBound, right.upperBound)
            }
        }
        func there(_ event: DefaultLine.Event) -> String? {
            latest(event).map { text($0, isReturn: false) }
        }
        func back(_ event: DefaultLine.Event) -> String? {
            latest(event).map { text($0, isReturn: true) }
        }
        return switch operation {
        case .push: there(.push)
        case .pop: there(.pop) ?? back(.push)
        case .present: there(.present)
        case .dismiss: there(.dismiss) ?? back(.present)
        case .replace: there(.replace)
        case .tabHigher: there(.tab)
        default: back(.tab)
        }
    }

    private func text(_ line: DefaultLine, isReturn: Bool) -> String {
        let use = line.animation
        if isReturn, let returning = use.returning {
            return texts.text(ChosenAnimation(returning), use.options)
        }
        return texts.text(ChosenAnimation(use.going, isOpposite: isReturn), use.options)
    }

    private func counts(_ options: HandleRange<Handle<Call>>) -> Bool {
        versions(options).contains(version)
    }

    private func versions(_ options: HandleRange<Handle<Call>>) -> Range<SystemVersion> {
        BruteForce.versions(options, model)
    }
}
