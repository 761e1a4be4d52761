import TransitionDSL

/// The matches and ids in braces that Hero never plays, by who plays them.
func unplayedLines(
    in context: LintContext, where isTold: ([Player]) -> Bool
) -> [(what: String, place: SourcePlace)] {
    let model = context.model
    var found: [(what: String, place: SourcePlace)] = []
    for edge in model.edges where !edge.matches.isEmpty || !edge.views.isEmpty {
        guard context.isOwn(edge.place) else { continue }
        let players = model.players(of: edge)
        func isUnplayed(_ operation: Operation?) -> Bool {
            let playing = players.playing(on: operation)
            return !playing.contains(where: \.mayBeHero) && isTold(playing)
        }
        for match in model.matches[edge.matches] where isUnplayed(match.operation) {
            found.append(("this match", match.place))
        }
        for line in model.views[edge.views] where isUnplayed(line.operation) {
            guard let use = model.heroUse(of: line) else { continue }
            found.append(("`\(context.texts.heroUse(use))`", use.place))
        }
    }
    return found
}
