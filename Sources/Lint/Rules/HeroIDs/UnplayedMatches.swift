import TransitionDSL

/// Matches and ids in the braces of a line that Hero never plays, by who plays it.
let unplayedMatchRules: [Rule] = [
    unplayed(
        .matchWithSystem, where: { $0.allSatisfy { $0 == .system } },
        because: "the line plays `system`, which keeps Hero out",
        help: "choose an animation of Hero's, such as `none`, or take it off"),
    unplayed(
        .hiddenMatch, where: { $0.contains(.runtime) },
        because: "an animator or a zoom of a rectangle plays the line",
        help: "choose an animation of Hero's, such as `fade`, or take it off"),
]

private func unplayed(
    _ id: DiagnosticID, where isAsked: @escaping @Sendable ([Player]) -> Bool,
    because reason: String, help: String
) -> Rule {
    Rule(id) { context in
        let model = context.model
        var problems: [Diagnostic] = []
        for edge in model.edges where !edge.matches.isEmpty || !edge.views.isEmpty {
            guard context.isOwn(edge.place) else { continue }
            let players = model.players(of: edge)
            func report(_ what: String, _ operation: Operation?, at place: SourcePlace) {
                let playing = players.playing(on: operation)
                if playing.contains(where: { $0.mayBeHero }) || !isAsked(playing) { return }
                problems.append(
                    Diagnostic(id, "\(what) never flies: \(reason)", at: place, help: help))
            }
            for match in model.matches[edge.matches] {
                report("this match", match.operation, at: match.place)
            }
            for line in model.views[edge.views] {
                guard let use = model.heroUse(of: line) else { continue }
                report("`\(context.texts.heroUse(use))`", line.operation, at: use.place)
            }
        }
        return problems
    }
}
