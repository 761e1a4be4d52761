import Apps
import TransitionDSL

/// An event at which the adopted file does not play what the app does today.
struct EventDifference {
    var event: AppEvent
    var app: PlayedAnimation
    var file: PlayedAnimation
    /// The line or the default of the file.
    var line: SourcePlace?
}

/// The events of an app, compared with what its file plays.
struct AppComparison {
    /// Those that the facts determine.
    var known = 0
    /// Those that they do not: they are not compared.
    var unknown = 0
    var differences: [EventDifference] = []
    /// Those that Hero plays and for which the file has no line: the code still decides.
    var left: [AppEvent] = []
}

extension AdoptionPlan {
    /// Compares what the app plays with what a text of the file plays. Where the file has no line
    /// and is not installed, the code still decides: nothing changes.
    func comparison(_ events: AppEvents, with file: AdoptedModel) -> AppComparison {
        let plays = FilePlays(file)
        var result = AppComparison(unknown: events.openEdges)
        for event in events.all {
            guard let today = event.plays else {
                result.unknown += 1
                continue
            }
            result.known += 1
            // Where the engine plays nothing today, no registry is installed.
            let answer =
                events.isApart(event)
                ? nil
                : plays.plays(
                    event, from: paths(event.from), to: paths(event.to),
                    container: event.container.map(paths) ?? [])
            var later = answer?.animation ?? today
            let isStack = event.operation == .push || event.operation == .pop
            if answer == nil, isStack, usesHero, answersForStacks, !events.isApart(event) {
                later = .automatic
            }
            if answer == nil, today != .system, !isStack || !answersForStacks {
                result.left.append(event)
            }
            if later != today {
                result.differences.append(
                    EventDifference(event: event, app: today, file: later, line: answer?.line))
            }
        }
        return result
    }

    /// Whether a registry must be installed in stacks.
    var answersForStacks: Bool {
        file.lines.contains {
            isWritten($0) && $0.operation != "present" && $0.operation != "dismiss"
                && $0.operation != "tab"
        }
            || file.defaults.contains {
                file.isWritten($0.item) && ["push", "pop"].contains($0.operation)
            }
    }

    /// Whether the engine is Hero, also through SDOSHero.
    var usesHero: Bool { file.engine == .hero || file.engine == .sdoshero }

    /// A class and its superclasses, as Swift names them.
    private func paths(_ name: String) -> [String] {
        let chain = classes.chain(name)
        return chain.isEmpty ? [name] : chain.map { $0.path }
    }
}
