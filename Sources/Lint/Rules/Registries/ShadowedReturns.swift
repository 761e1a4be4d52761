import Resolution
import TransitionDSL

extension LintContext {
    /// The written returns of defaults that never play, because a default of the same place names
    /// the return operation. Each with the place of its line.
    func shadowedReturns() -> [(SourcePlace, Diagnostic)] {
        let places =
            model.defaults.map { $0.lines }
            + model.screens.map { $0.defaults }
        return places.flatMap { lines -> [(SourcePlace, Diagnostic)] in
            let lines = model.defaultLines[lines]
            return lines.compactMap { line in
                guard isOwn(line.place), let returning = line.animation.returning,
                    let event = line.event.returning,
                    let other = lines.first(where: { other in
                        other.event == event && versions(of: line).isInside(versions(of: other))
                    })
                else { return nil }
                let text = texts.call(returning)
                let problem = Diagnostic(
                    .shadowedDefault,
                    "`\(text)` never plays: another default is for `\(event.rawValue)`",
                    at: place(returning),
                    notes: [.init("this default decides the return", at: other.place)],
                    help: "remove `/ \(text)`, or the other default")
                return (line.place, problem)
            }
        }
    }

    private func versions(of line: DefaultLine) -> VersionRange {
        availableVersions(line.animation.options, in: model)
    }
}

extension DefaultLine.Event {
    /// The operation of its return, if that has defaults of its own.
    fileprivate var returning: DefaultLine.Event? {
        switch self {
        case .push: .pop
        case .present: .dismiss
        case .pop, .dismiss, .tab, .replace, .reduceMotion: nil
        }
    }
}
