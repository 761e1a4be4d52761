/// What can be reached from some elements, these included: each once, the nearest first. No more
/// than `limit` elements are asked for their neighbors.
@inlinable package func reachable<Element: Hashable>(
    from start: some Sequence<Element>, asking limit: Int = .max,
    _ neighbors: (Element) -> some Sequence<Element>
) -> [Element] {
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

extension Model {
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
    package func withMembers(_ ends: some Sequence<EdgeEnd>) -> [EdgeEnd] {
        reachable(from: ends) { end -> ArraySlice<EdgeEnd> in
            if case .group(let group) = end { self.ends[groups[group].members] } else { [] }
        }
    }
}
