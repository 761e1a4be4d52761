package import TransitionDSL

/// A storyboard or xib as a tree of elements in document order. Only the five predefined entities
/// and character references are expanded; nothing external is read.
///
/// Values stay in the bytes of the file until they are asked for: most are never read.
package struct InterfaceFile: Sendable {
    package struct Element: Sendable {
        /// The name of the tag in ``InterfaceFile/names``.
        package var tag: Text
        /// The index of the enclosing element; negative for the root.
        var parentIndex: Int32
        /// The index after the last element in it.
        var endIndex: UInt32
        /// Its first attribute; the others follow, up to the first one of the next element.
        var firstAttribute: UInt32
        /// Its first piece of text, or ``InterfaceFile/none``.
        var firstText: UInt32
        /// From `<` of its start tag to the `>` of its end tag.
        package var range: SourceRange
        /// The offset after its start tag.
        var startTagEnd: UInt32

        package var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }

        /// Its subtree is `index..<end`.
        package var end: Int { Int(endIndex) }

        /// Its start tag.
        package var startTag: SourceRange { SourceRange(start: range.start, end: startTagEnd) }
    }

    package struct Attribute: Sendable {
        package var name: Text
        /// The value between its quotes.
        package var range: SourceRange
    }

    /// Text between two tags, a comment or a CDATA section.
    struct TextPiece: Sendable {
        var range: SourceRange
        /// The next piece of the same element, or ``InterfaceFile/none``.
        var next: UInt32
        /// It is from a CDATA section, which has no references.
        var isLiteral: Bool
    }

    static let none = UInt32.max

    package let bytes: [UInt8]
    /// The names of tags and attributes; it begins with ``InterfaceWord``.
    package internal(set) var names = InterfaceWord.table
    package internal(set) var elements: [Element] = []
    package internal(set) var attributes: [Attribute] = []
    var texts: [TextPiece] = []
    /// Whether reading stopped before the end of the file or skipped something.
    package internal(set) var isDamaged = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// An element is named by its index.
extension InterfaceFile {
    /// The meaning of a tag; nil if it has none here.
    package func word(_ element: Int) -> InterfaceWord? { InterfaceWord(elements[element].tag) }

    package func tag(_ element: Int) -> String { names.string(elements[element].tag) }

    package func has(_ element: Int, _ tag: InterfaceWord) -> Bool {
        elements[element].tag.index == tag.index
    }

    /// The attributes of an element as indices of ``attributes``.
    package func attributes(of element: Int) -> Range<Int> {
        let start = Int(elements[element].firstAttribute)
        let next = element + 1
        let end = next < elements.count ? Int(elements[next].firstAttribute) : attributes.count
        return start..<max(start, end)
    }

    /// The value of an attribute without references; nil if there is no such attribute.
    package func value(_ element: Int, _ name: InterfaceWord) -> String? {
        place(element, name.text).map { decoded($0, isAttribute: true) }
    }

    /// The value of an attribute whose name is not an ``InterfaceWord``.
    package func value(_ element: Int, named name: String) -> String? {
        names.find(name).flatMap { place(element, $0) }.map { decoded($0, isAttribute: true) }
    }

    /// Where the value of an attribute is, between its quotes.
    package func place(_ element: Int, _ name: Text) -> SourceRange? {
        for index in attributes(of: element) where attributes[index].name == name {
            return attributes[index].range
        }
        return nil
    }

    /// The text directly in an element, with white space at its ends.
    package func text(_ element: Int) -> String {
        var text = ""
        var next = elements[element].firstText
        while next != Self.none {
            let piece = texts[Int(next)]
            text +=
                piece.isLiteral
                ? decoded(piece.range, isAttribute: false, hasReferences: false)
                : decoded(piece.range, isAttribute: false)
            next = piece.next
        }
        return text
    }

    /// The elements directly in an element.
    package func children(of element: Int) -> InterfaceChildren {
        InterfaceChildren(file: self, index: element + 1, end: elements[element].end)
    }

    /// The first child with this tag.
    package func child(_ element: Int, _ tag: InterfaceWord) -> Int? {
        children(of: element).first { has($0, tag) }
    }
}

/// The children of an element: each begins where the subtree of the one before it ends.
package struct InterfaceChildren: Sequence, IteratorProtocol {
    let file: InterfaceFile
    var index: Int
    let end: Int

    package mutating func next() -> Int? {
        guard index < end else { return nil }
        let child = index
        index = Swift.max(file.elements[child].end, child + 1)
        return child
    }
}
