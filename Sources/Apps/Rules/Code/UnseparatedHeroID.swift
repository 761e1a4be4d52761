import Resolution
import TransitionDSL

extension AppContext {
    /// Two numbers without anything between them: 1 and 12 give the same id as 11 and 2.
    func unseparatedHeroID() -> [Diagnostic] {
        ids.compactMap { site in
            guard site.isCertain,
                let pattern = site.patterns?.first(where: { hasAdjacentNumbers($0) })
            else { return nil }
            return Diagnostic(
                .unseparatedHeroID,
                "two numbers touch in the id `\(pattern.description)`, so that different views "
                    + "can have the same id",
                at: site.place, help: "write a separator between the numbers")
        }
    }

    private func hasAdjacentNumbers(_ pattern: IDPattern) -> Bool {
        zip(pattern.pieces, pattern.pieces.dropFirst()).contains { isNumber($0) && isNumber($1) }
    }

    private func isNumber(_ piece: IDPattern.Piece) -> Bool {
        switch piece {
        case .hole(.int, _), .hole(.uint, _): true
        case .text, .hole: false
        }
    }
}
