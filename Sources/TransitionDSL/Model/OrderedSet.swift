/// Elements in the order in which they were added, each once. Few are compared one by one; only many
/// are hashed.
@usableFromInline package struct OrderedSet<Element: Hashable> {
    @usableFromInline package var elements: [Element] = []
    /// The index of each element; empty while there are few.
    @usableFromInline var indices: [Element: Int] = [:]

    @inlinable package init() {}

    @inlinable package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// Whether the element is new, and its index.
    @discardableResult
    @inlinable package mutating func append(_ element: Element) -> (isNew: Bool, index: Int) {
        if let index = index(of: element) { return (false, index) }
        elements.append(element)
        let maximumComparedCount = 8
        if !indices.isEmpty {
            indices[element] = elements.count - 1
        } else if elements.count > maximumComparedCount {
            for (index, element) in elements.enumerated() { indices[element] = index }
        }
        return (true, elements.count - 1)
    }

    @inlinable package func contains(_ element: Element) -> Bool { index(of: element) != nil }

    @inlinable package func index(of element: Element) -> Int? {
        indices.isEmpty ? elements.firstIndex(of: element) : indices[element]
    }
}
