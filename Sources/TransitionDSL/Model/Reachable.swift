/// The elements reachable from some elements, including these: each once, the nearest first. The
/// neighbors of at most `limit` elements are visited.
@inlinable package func reachable<Element: Hashable>(
    from start: some Sequence<Element>, asking limit: Int = .max,
    _ neighbors: (Element) -> some Sequence<Element>
) -> [Element] {
    // Most are one element without neighbors.
    // Hot.
    let start = Array(start)
    if start.count == 1, limit > 0, neighbors(start[0]).allSatisfy({ _ in false }) { return start }
    var found = OrderedSet(start)
    var next = 0
    while next < found.elements.count, next < limit {
        for neighbor in neighbors(found.elements[next]) { found.append(neighbor) }
        next += 1
    }
    return found.elements
}

extension Dictionary {
    /// Keeps a value unless the key already has one, which it returns.
    @inlinable package mutating func keepFirst(_ value: Value, for key: Key) -> Value? {
        if let first = self[key] { return first }
        self[key] = value
        return nil
    }
}

extension Model {
    /// The declaration that an end names; nil for `*`.
    package func declared(_ end: Endpoint) -> Declared? {
        switch end {
        case .any: nil
        case .screen(let screen): screens[screen].declared
        case .group(let group): groups[group].declared
        }
    }

    /// The screens after a screen's `is`.
    package func parents(of screen: Handle<Screen>) -> ArraySlice<Handle<Screen>> {
        screenReferences[screens[screen].parents]
    }

    /// For each screen, those that name it after `is`.
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
    package func withMembers(_ ends: ArraySlice<Endpoint>) -> [Endpoint] {
        // A closure that uses the model would copy all its tables.
        let (groups, all) = (groups, self.ends)
        return reachable(from: ends) { end -> ArraySlice<Endpoint> in
            if case .group(let group) = end { all[groups[group].members] } else { [] }
        }
    }
}
