import TransitionDSL

extension ModelContext {
    /// A segue that no storyboard has.
    func missingSegue() -> [Diagnostic] {
        if storyboards.isEmpty { return [] }
        var known: Set<String> = []
        for fact in scan.facts {
            if case .segue(let identifier?, _, _, _) = fact.content { known.insert(identifier) }
        }
        return model.segues.filter { $0.declared.place.file == .main }.compactMap { segue in
            let identifier = text.string(segue.identifier)
            guard !known.contains(identifier) else { return nil }
            return Diagnostic(
                .missingSegue, "no storyboard has the segue `\(identifier)`",
                at: segue.declared.place,
                help: suggestion(identifier, among: known)
                    ?? "add it in Interface Builder, or correct the identifier")
        }
    }
}
