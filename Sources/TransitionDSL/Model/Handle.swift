/// The index of an element in the model's array of its type. It has 32 bits, like the indices of
/// ranges and of ``Text``.
@usableFromInline package struct Handle<Element>: Hashable, Sendable {
    @usableFromInline package var index: UInt32  // Hot.

    @inlinable package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

    /// The hash in sets and dictionaries, as that of ``Text``.
    @inlinable package func _rawHashValue(seed: Int) -> Int { Int(index) }
}

/// Adjacent elements of one of the model's arrays.
@usableFromInline package struct HandleRange<Element>: Hashable, Sendable {
    @usableFromInline package var start: UInt32
    @usableFromInline package var count: UInt32

    @inlinable package init(start: Int, end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.count = UInt32(truncatingIfNeeded: max(0, end - start))
    }

    @inlinable package static var empty: HandleRange { HandleRange(start: 0, end: 0) }

    @inlinable package var isEmpty: Bool { count == 0 }

    /// The indices in the array of `Element`.
    @inlinable package var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }

    @inlinable package var handles: some RandomAccessCollection<Handle<Element>> {
        indices.lazy.map { Handle($0) }
    }
}

extension Array {
    @inlinable package subscript(handle: Handle<Element>) -> Element {
        get { self[Int(handle.index)] }
        set { self[Int(handle.index)] = newValue }
    }

    @inlinable package subscript(range: HandleRange<Element>) -> ArraySlice<Element> {
        self[range.indices]
    }

    /// Appends an element and returns its handle.
    @inlinable package mutating func add(_ element: Element) -> Handle<Element> {
        append(element)
        return Handle(count - 1)
    }

    /// Appends elements and returns their handles.
    @inlinable package mutating func add(contentsOf elements: [Element]) -> HandleRange<Element> {
        append(contentsOf: elements)
        return HandleRange(start: count - elements.count, end: count)
    }
}
