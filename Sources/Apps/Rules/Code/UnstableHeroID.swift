import Resolution
import TransitionDSL

extension AppContext {
    /// An id that prints an object: the text has its address, which is another one on the other
    /// screen and in each run.
    func unstableHeroID() -> [Diagnostic] {
        ids.compactMap { site in
            guard site.isCertain,
                let type = site.patterns?.lazy.flatMap({ $0.pieces }).compactMap({
                    self.unstableType($0)
                }).first
            else { return nil }
            return Diagnostic(
                .unstableHeroID,
                "the id \(site.name) prints a `\(type)`, which is different on each screen",
                at: site.place, help: "use a value that both screens have, such as an identifier")
        }
    }

    private func unstableType(_ piece: IDPattern.Piece) -> String? {
        if case .hole(.unstable(let name), _) = piece { name } else { nil }
    }
}
