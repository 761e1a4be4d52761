import AppSource
import TransitionDSL

extension FactFinder {
    /// Edges in classes and functions that nothing in the app names are only likely: no object of the
    /// class may be made, and nothing may call the function.
    func weakenUnreachedEdges() {
        guard hasEntry else { return }
        var names: Set<String> = []
        var functions: [Int: Text] = [:]
        for (index, fact) in facts.enumerated() where isCertainEdge(fact) {
            names.insert(fact.container)
            // A few files of an app may be without the code that calls it.
            if program.hasApplicationDelegate, let function = holder(of: fact)?.1,
                isOnlyCalledByName(function)
            {
                functions[index] = program.declaration(function).name
            }
        }
        let alone = Set(names.filter(isNamedAlone).map(text))
        let used = namesUsed(alone, Set(functions.values))
        let unused = Set(alone.subtracting(used).map(string))
        for index in facts.indices where isCertainEdge(facts[index]) {
            let isUncalled = functions[index].map { !used.contains($0) } ?? false
            if isUncalled || unused.contains(facts[index].container) {
                facts[index].certainty = .likely
            }
        }
    }

    /// Whether only code of the app, or an action of a nib, calls a function.
    private func isOnlyCalledByName(_ id: DeclarationID) -> Bool {
        let declaration = program.declaration(id)
        guard declaration.modifiers.contains(.action) else {
            return isCalledByName(id, inWhole: true)
        }
        let name = string(declaration.name)
        return program.membersByName[declaration.name]?.count == 1
            && !interface.members.contains { member in
                member.document.actions.contains { $0.selector.prefix { $0 != ":" } == name }
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
