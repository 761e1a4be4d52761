import Resolution
import TransitionDSL

extension AppContext {
    /// The id `""`: Hero takes it for an id, so that all views without a value fly into each other.
    func blankHeroID() -> [Diagnostic] {
        ids.compactMap { site in
            guard site.isCertain, site.operation == .set,
                let patterns = site.patterns, patterns.contains(where: { $0.literal == "" })
            else { return nil }
            let isAlways = patterns.count == 1
            var problem = Diagnostic(
                .blankHeroID,
                isAlways ? "the id is empty" : "the id is empty if its value is missing",
                at: site.place,
                help: "use `nil` for a view without an id; Hero matches all views whose id is "
                    + "empty")
            if !isAlways { problem.severity = .note }
            return problem
        }
    }
}
