import TransitionDSL

extension LintContext {
    /// The same name twice in a group, after `is`, or at one end of a line.
    func repeatedNameInList() -> [Diagnostic] {
        let graph = ScreenInclusions(model)
        var problems: [Diagnostic] = []
        nameLists(graph) { list in
            let places = places(list)
            guard places.count == list.elements.count else { return }
            var first: [Int: Int] = [:]
            for index in list.elements.indices {
                guard let earlier = first.keepFirst(index, for: list.elements[index]) else {
                    continue
                }
                let name = written(places[index])
                problems.append(
                    Diagnostic(
                        .repeatedNameInList, "`\(name)` is already in this list", at: places[index],
                        notes: [.init("the first is here", at: places[earlier])], help: "remove it",
                        fix: Fix("remove the second `\(name)`", [removalOfItem(at: places[index])]))
                )
            }
        }
        return problems
    }

    /// A name in a list that another one includes: a subclass next to its parent, a screen next to
    /// a group that contains it, any name next to `*`.
    func coveredNameInList() -> [Diagnostic] {
        let graph = ScreenInclusions(model)
        let isMeantByAny = graph.isMeantByAny(model)
        var problems: [Diagnostic] = []
        nameLists(graph) { list in
            let listed = Set(list.elements)
            let hasAny = listed.contains(ScreenInclusions.any)
            var covered: [(name: Int, by: Int)] = []
            for element in list.elements where element != ScreenInclusions.any {
                if hasAny, isMeantByAny[element] {
                    covered.append((element, ScreenInclusions.any))
                } else if let high = graph.firstAbove(
                    element, through: list.form, where: { listed.contains($0) })
                {
                    covered.append(list.form == .ends ? (element, high) : (high, element))
                }
            }
            if !covered.isEmpty { problems += self.problems(list, covered) }
        }
        return problems
    }

    private func problems(_ list: NameList, _ covered: [(name: Int, by: Int)]) -> [Diagnostic] {
        let places = places(list)
        guard places.count == list.elements.count else { return [] }
        var first: [Int: SourcePlace] = [:]
        for (name, place) in zip(list.elements, places) { _ = first.keepFirst(place, for: name) }
        var reported: Set<Int> = []
        return covered.compactMap { name, other in
            guard reported.insert(name).inserted, let place = first[name], let by = first[other]
            else { return nil }
            return problem(list.form, place, by: by)
        }
    }

    private func problem(
        _ form: NameList.Form, _ place: SourcePlace, by other: SourcePlace
    ) -> Diagnostic {
        let (name, cover) = (written(place), written(other))
        return Diagnostic(
            .coveredNameInList,
            form == .ends
                ? "`\(cover)` in this list already includes `\(name)`"
                : "`\(cover)` already inherits from `\(name)`", at: place,
            notes: [.init("`\(cover)` is here", at: other)], help: "remove `\(name)`",
            fix: Fix("remove `\(name)`", [removalOfItem(at: place)], isSafe: false))
    }

    /// Two classes after `is`: a Swift class has one superclass, the rest are protocols.
    func twoSuperclasses() -> [Diagnostic] {
        let screens = model.screens.filter { $0.parents.count > 1 && isOwn($0.declared.place) }
        let graph = ScreenInclusions(model)
        return screens.compactMap { screen in
            let parents = Array(model.screenReferences[screen.parents])
            let classes = parents.indices.filter { !model.screens[parents[$0]].isProtocol }
            guard let first = classes.first,
                let second = classes.first(where: {
                    areUnrelated(parents[$0], parents[first], graph)
                })
            else { return nil }
            let places = placesOfParents(screen)
            let other = texts.name(parents[first])
            let name = texts.string(screen.declared.name)
            return Diagnostic(
                .twoSuperclasses, "`\(name)` already has a superclass, `\(other)`",
                at: places.indices.contains(second) ? places[second] : screen.declared.place,
                notes: places.indices.contains(first)
                    ? [.init("`\(other)` is here", at: places[first])] : [],
                help: "name one of the two; declare a protocol with `any`")
        }
    }

    /// A class next to a class that it inherits from is reported by ``coveredNameInList()``.
    private func areUnrelated(
        _ one: Handle<Screen>, _ other: Handle<Screen>, _ graph: ScreenInclusions
    ) -> Bool {
        let (one, other) = (graph.number(one), graph.number(other))
        return one != other
            && graph.firstAbove(one, through: .parents, where: { $0 == other }) == nil
            && graph.firstAbove(other, through: .parents, where: { $0 == one }) == nil
    }
}
