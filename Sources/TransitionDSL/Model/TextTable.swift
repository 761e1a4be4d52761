/// A text that is stored once: two are equal if and only if their handles are.
@usableFromInline package struct Text: Hashable, Sendable {
    @usableFromInline package var index: UInt32

    @inlinable package init(index: UInt32) { self.index = index }

    @inlinable package static func == (left: Text, right: Text) -> Bool {
        left.index == right.index
    }

    /// The empty text, which every table holds first.
    @inlinable package static var empty: Text { Text(index: 0) }
}

/// Names, decoded strings and documentation, each distinct text once.
///
/// Texts are compared as Unicode compares them, by canonical equivalence (NFC), and keep the spelling
/// in which they were first met; but a text in which too many marks follow one another is what its
/// bytes are.
@usableFromInline package struct TextTable: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// Where each text begins in ``bytes``, and at last where the last one ends.
    @usableFromInline private(set) var starts: [UInt32] = [0]
    private var texts: [String: Text] = [:]
    /// Those with too many marks, which take long to compare as Unicode does.
    private var markedTexts: [[UInt8]: Text] = [:]

    package init(minimumCapacity: Int = 16) {
        texts.reserveCapacity(minimumCapacity)
        _ = intern("")
    }

    package var count: Int { starts.count - 1 }

    /// The handle of a text, which is stored unless it is already there.
    package mutating func intern(_ text: String) -> Text {
        if let known = find(text) { return known }
        let handle = Text(index: UInt32(count))
        if text.hasTooLongMarkRun {
            markedTexts[Array(text.utf8)] = handle
        } else {
            texts[text] = handle
        }
        bytes.append(text)
        starts.append(UInt32(bytes.count))
        return handle
    }

    /// The handle of `source[range]`.
    package mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> Text {
        intern(String(decoding: source[range], as: UTF8.self))
    }

    package mutating func intern(_ text: [UInt8]) -> Text { intern(text, 0..<text.count) }

    /// The handle of a text if it is stored.
    package func find(_ text: String) -> Text? {
        text.hasTooLongMarkRun ? markedTexts[Array(text.utf8)] : texts[text]
    }

    /// Where a text's bytes stand in ``bytes``.
    @inlinable package func range(_ text: Text) -> Range<Int> {
        Int(starts[Int(text.index)])..<Int(starts[Int(text.index) + 1])
    }

    /// Whether another table has the same texts with the same handles.
    package func hasTexts(of other: TextTable) -> Bool {
        bytes == other.bytes && starts == other.starts
    }

    package func string(_ text: Text) -> String {
        String(decoding: bytes[range(text)], as: UTF8.self)
    }
}
