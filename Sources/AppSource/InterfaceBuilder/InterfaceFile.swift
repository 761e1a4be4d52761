package import TransitionDSL

/// A storyboard or xib as a tree of elements in document order. Only the five predefined entities
/// and character references are expanded; nothing external is read.
///
/// Values are ranges of the bytes of the file, and texts only when they are asked for.
package struct InterfaceFile: Sendable {
    package struct Element: Sendable {
        /// The name of the tag in ``InterfaceFile/names``.
        package var tag: Text
        /// The index of the enclosing element; nil for the root.
        package var parent: Int?
        /// The index after the last element in it: its subtree is `index..<end`.
        package var end: Int
        /// Its attributes in ``InterfaceFile/attributes``.
        package var attributes: Range<Int>  // Hot.
        /// The text directly in it.
        var texts: [TextPiece] = []
        package var startTag: SourceRange
        /// From `<` of its start tag to the `>` of its end tag.
        package var range: SourceRange
    }

    package struct Attribute: Sendable {
        package var name: Text
        /// The value between its quotes.
        package var range: SourceRange
    }

    /// Text between two tags, a comment or a CDATA section.
    struct TextPiece: Sendable {
        var range: SourceRange
        /// Whether it is from a CDATA section, which has no references.
        var isLiteral: Bool
    }

    package let bytes: [UInt8]
    /// The names of tags and attributes; it begins with ``InterfaceWord``.
    package internal(set) var names = InterfaceWord.table
    package internal(set) var elements: [Element] = []
    package internal(set) var attributes: [Attribute] = []
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
        attributes[elements[element].attributes].first { $0.name == name }?.range
    }

    /// The text directly in an element, with white space at its ends.
    package func text(_ element: Int) -> String {
        elements[element].texts.reduce(into: "") { text, piece in
            text += decoded(piece.range, isAttribute: false, hasReferences: !piece.isLiteral)
        }
    }

    /// The elements directly in an element.
    package func children(of element: Int) -> [Int] {
        let end = elements[element].end
        // Each begins where the subtree of the one before it ends.
        return sequence(first: element + 1) { elements[$0].end }.prefix { $0 < end }
    }
}
