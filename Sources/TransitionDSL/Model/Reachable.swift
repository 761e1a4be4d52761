/// What can be reached from some elements, these included: each once, the nearest first. No more
/// than `limit` elements are asked for their neighbors.
@inlinable package func reachable<Element: Hashable>(
    from start: some Sequence<Element>, asking limit: Int = .max,
    _ neighbors: (Element) -> some Sequence<Element>
) -> [Element] {
    // Most are one element without neighbors.
    let start = Array(start)
    if start.count == 1, limit > 0, neighbors(start[0]).allSatisfy({ _ in false }) { return start }
    var seen: Set<Element> = []
    var found = start.filter { seen.insert($0).inserted }
    var next = 0
    while next < found.count, next < limit {
        for neighbor in neighbors(found[next]) where seen.insert(neighbor).inserted {
            found.append(neighbor)
        }
        next += 1
    }
    return found
}

extension Dictionary {
    /// Keeps a value unless there is one for the key already, which it gives.
    @inlinable package mutating func keepFirst(_ value: Value, for key: Key) -> Value? {
        if let first = self[key] { return first }
        self[key] = value
        return nil
    }
}

extension Model {
    /// The declaration of what an end names; nil for `*`.
    package func declared(_ end: EdgeEnd) -> Declared? {
        switch end {
        case .any: nil
        case .screen(let screen): screens[screen].declared
        case .group(let group): groups[group].declared
        }
    }

    /// The screens that a screen says it `is`.
    package func parents(of screen: Handle<Screen>) -> ArraySlice<Handle<Screen>> {
        screenReferences[screens[screen].parents]
    }

    /// By screen, those that say `is` it.
    package func subclasses() -> [[Handle<Screen>]] {
        var subclasses = [[Handle<Screen>]](repeating: [], count: screens.count)
        for index in screens.indices {
            for parent in parents(of: Handle(index)) {
                subclasses[Int(parent.index)].append(Handle(index))
            }
        }
        return subclasses
    }

    /// Ends with the members of their groups, each once.
    package func withMembers(_ ends: ArraySlice<EdgeEnd>) -> [EdgeEnd] {
        // A closure that uses the model copies all its tables.
        let (groups, all) = (groups, self.ends)
        return reachable(from: ends) { end -> ArraySlice<EdgeEnd> in
            if case .group(let group) = end { all[groups[group].members] } else { [] }
        }
    }
}
