package import TransitionDSL

/// A storyboard or xib as a tree of elements in document order. Only the five predefined entities
/// and character references are expanded; nothing external is read.
package struct InterfaceFile: Sendable {
    package struct Element: Sendable {
        /// The tag, such as `viewController`.
        package var tag: String
        package var attributes: [Attribute]
        /// The index of the enclosing element; nil for the root.
        package var parent: Int?
        /// The index after the last element in it: its subtree is `index..<end`.
        package var end: Int
        /// The text directly in it, without white space at its ends.
        package var text: String
        /// From `<` of its start tag to the `>` of its end tag.
        package var range: SourceRange
        /// Its start tag.
        package var startTag: SourceRange

        package init(
            tag: String, attributes: [Attribute], parent: Int?, end: Int, text: String,
            range: SourceRange, startTag: SourceRange
        ) {
            self.tag = tag
            self.attributes = attributes
            self.parent = parent
            self.end = end
            self.text = text
            self.range = range
            self.startTag = startTag
        }

        /// The value of an attribute.
        package subscript(name: String) -> String? {
            attributes.first { $0.name == name }?.value
        }
    }

    package struct Attribute: Sendable {
        package var name: String
        package var value: String
        /// The value between its quotes.
        package var range: SourceRange

        package init(name: String, value: String, range: SourceRange) {
            self.name = name
            self.value = value
            self.range = range
        }
    }

    package var elements: [Element]
    /// Whether reading stopped before the end of the file or skipped something.
    package var isDamaged: Bool

    package init(elements: [Element], isDamaged: Bool) {
        self.elements = elements
        self.isDamaged = isDamaged
    }
}
