import Resolution
import TransitionDSL

extension AppContext {
    /// An optional in an interpolation: the id contains `Optional(…)`, and only matches where the
    /// other screen interpolates an optional too.
    func optionalInHeroID() -> [Diagnostic] {
        ids.compactMap { site in
            guard site.isCertain,
                site.patterns?.contains(where: { $0.pieces.contains { isOptional($0) } }) ?? false
            else { return nil }
            return Diagnostic(
                .optionalInHeroID, "the id contains `Optional(…)`, since its value is optional",
                at: site.place, help: "unwrap the value before it becomes part of the id")
        }
    }

    private func isOptional(_ piece: IDPattern.Piece) -> Bool {
        if case .hole(.optional, _) = piece { true } else { false }
    }
}
