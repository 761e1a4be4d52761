import TransitionDSL

extension AppContext {
    /// A line of a registry for a class that the app does not have, or for two screens without a
    /// transition between them.
    func deadRegistration() -> [Diagnostic] {
        registryLines().compactMap { line in
            let ends = [line.from, line.to].compactMap { $0 }
            if line.isKey, let name = ends.first(where: isMissingClass) {
                return Diagnostic(
                    .deadRegistration, "the app has no class `\(name)`, so nothing uses this line",
                    at: line.fact.place,
                    help: nearest(name, among: index.classes.keys.sorted()).map {
                        "did you mean `\($0)`?"
                    } ?? "remove the line, or correct the name")
            }
            guard let from = line.from, let to = line.to, index.classes[from] != nil,
                index.classes[to] != nil, screens.areKnownApart(from, to)
            else { return nil }
            return Diagnostic(
                .deadRegistration,
                "no transition leads \(line.name), so nothing uses this line",
                at: line.fact.place, help: "remove the line, or correct its classes")
        }
    }

    private func isMissingClass(_ name: String) -> Bool {
        !index.classes.isEmpty && index.classes[name] == nil && !name.hasPrefix("UI")
            && !facts(.screen).contains { fact in
                if case .screen(let known, _) = fact.content { known == name } else { false }
            }
    }
}
