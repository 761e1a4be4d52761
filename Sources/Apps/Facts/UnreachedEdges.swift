import AppSource
import TransitionDSL

extension FactFinder {
    /// Edges in classes that nothing in the app names are only likely: no object of them may be made.
    func weakenUnreachedEdges() {
        guard hasEntry else { return }
        var names: Set<String> = []
        for fact in facts where isCertainEdge(fact) { names.insert(fact.container) }
        let alone = Set(names.filter(isNamedAlone).map(text))
        if alone.isEmpty { return }
        let unused = Set(alone.subtracting(namesUsed(alone, [])).map(string))
        for index in facts.indices
        where isCertainEdge(facts[index]) && unused.contains(facts[index].container) {
            facts[index].certainty = .likely
        }
    }

    private func isCertainEdge(_ fact: AppFact) -> Bool {
        fact.content.kind == .edge && fact.certainty == .certain
            && fact.language != .interfaceBuilder
    }

    /// Whether only the files that declare a class name it.
    private func isNamedAlone(_ name: String) -> Bool {
        guard let found = program.names.find(name), let types = program.typesByName[found],
            types.count == 1, isOwnClass(types[0])
        else { return false }
        let own = Set(program.types[types[0].index].declarations.map { $0.file })
        return program.files(mentioning: [found]).allSatisfy { own.contains($0) }
    }
}
