import AppFacts
import TransitionDSL

extension AppContext {
    /// An id on one screen only: Hero flies a view only into one with the same id on the other
    /// screen, so this one stays in place without any report. Silent if any place that is not
    /// known could set the other side.
    func oneSidedHeroID() -> [Diagnostic] {
        let reported = Set(similar.flatMap { [$0.first.place, $0.second.place] })
        var seen: Set<String> = []
        return oneSided.compactMap { site in
            if reported.contains(site.place) { return nil }
            // One finding for each id and screen.
            guard seen.insert("\(site.name) \(site.holder)").inserted else { return nil }
            return Diagnostic(
                .oneSidedHeroID,
                "the id \(site.name) never flies: only \(site.holder) has it", at: site.place,
                help: "set it on a view of another screen, or remove it here")
        }
    }
}
