import TransitionDSL

extension AppContext {
    /// An id that is replaced before anything can read it: one of the two lines is left over. Only
    /// two assignments in one block, with no call between them.
    func overwrittenHeroID() -> [Diagnostic] {
        zip(ids, ids.dropFirst()).compactMap { first, second in
            guard first.isCertain, second.isCertain, first.operation == .set,
                second.operation == .set, first.fact.view != nil,
                first.fact.view == second.fact.view, first.owner == second.owner,
                first.place.file == second.place.file, first.runs(with: second),
                !first.isInNib || areOneObject(first, second),
                first.place.range.end <= second.place.range.start, isQuiet(first, second)
            else { return nil }
            return Diagnostic(
                .overwrittenHeroID,
                "the id \(first.name) is replaced before anything can read it", at: first.place,
                notes: [.init("the view gets \(second.name) here", at: second.place)],
                help: "remove one of the two assignments")
        }
    }

    /// Whether there is nothing but plain assignments between two places.
    private func isQuiet(_ first: HeroIDSite, _ second: HeroIDSite) -> Bool {
        let between = SourcePlace(
            file: first.place.file,
            range: SourceRange(start: first.place.range.end, end: second.place.range.start))
        let isPlain = text(between).allSatisfy { !"(){}[]".contains($0) }
        return isPlain
            && !facts(.heroIDRead).contains { fact in
                fact.place.file == first.place.file
                    && fact.place.range.start >= first.place.range.start
                    && fact.place.range.end <= second.place.range.end
            }
    }
}
