import TransitionDSL

/// Reads a storyboard or xib. It accepts all bytes: what is no element is skipped, and the result
/// says that the file is damaged. It takes linear time and does not call itself.
package func readInterface(_ bytes: [UInt8]) -> InterfaceFile {
    var reader = InterfaceReader(bytes)
    reader.read(bytes.span)
    return reader.file
}

/// The state of reading: where it is, and which elements are open.
struct InterfaceReader {
    private(set) var file: InterfaceFile
    private var index = 0
    /// The open elements, innermost last.
    private var open: [Int] = []
    /// The number of open elements of each name, so that an end tag without a start tag is skipped
    /// without a look at all of them.
    private var openCounts: [Int] = []

    init(_ bytes: [UInt8]) { file = InterfaceFile(bytes) }

    mutating func read(_ bytes: Span<UInt8>) {
        guard bytes.count < Int(Int32.max) else { return file.isDamaged = true }
        let mark = byteOrderMark(bytes)
        if mark.isOther { return file.isDamaged = true }
        index = mark.length
        while index < bytes.count {
            readText(bytes)
            if index < bytes.count { readMarkup(bytes) }
        }
        if !open.isEmpty || file.elements.isEmpty { file.isDamaged = true }
        while !open.isEmpty { close(at: bytes.count) }
    }

    /// UTF-16 and UTF-32 begin with another mark, or have a NUL next to the first `<`.
    private func byteOrderMark(_ bytes: Span<UInt8>) -> (length: Int, isOther: Bool) {
        guard bytes.count >= 2 else { return (0, false) }
        if bytes[0] >= 0xFE && bytes[1] >= 0xFE { return (0, true) }
        if bytes[0] == 0 || bytes[1] == 0 { return (0, true) }
        let isMarked =
            bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        return (isMarked ? 3 : 0, false)
    }
}

// MARK: - Text

extension InterfaceReader {
    /// Text up to the next `<`. White space between two tags is not kept, except in an element
    /// that contains nothing else.
    private mutating func readText(_ bytes: Span<UInt8>) {
        let start = index
        var isBlank = true
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] > 0x20 {
                isBlank = false
            } else if bytes[index] == 0 {
                file.isDamaged = true
            }
            index += 1
        }
        guard index > start else { return }
        guard let last = open.last else {
            if !isBlank { file.isDamaged = true }
            return
        }
        let isWhole = last == file.elements.count - 1 && !isStartTag(bytes)
        if !isBlank || isWhole || !file.elements[last].texts.isEmpty {
            add(start..<index, isLiteral: false)
        }
    }

    /// Whether an element begins here; otherwise an end tag, a comment, a CDATA section or an
    /// instruction.
    private func isStartTag(_ bytes: Span<UInt8>) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        return isNameByte(next) && next != UInt8(ascii: "!") && next != UInt8(ascii: "?")
    }

    /// Adds text to the innermost open element.
    private mutating func add(_ range: Range<Int>, isLiteral: Bool) {
        guard let last = open.last else { return }
        file.elements[last].texts.append(.init(range: SourceRange(range), isLiteral: isLiteral))
    }
}

// MARK: - Markup

extension InterfaceReader {
    /// What begins with the `<` here.
    private mutating func readMarkup(_ bytes: Span<UInt8>) {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch next {
        case UInt8(ascii: "/"): readEndTag(bytes)
        case UInt8(ascii: "?"): index = skip(bytes, past: Self.instructionEnd, from: index + 2)
        case UInt8(ascii: "!"): readDeclaration(bytes)
        case _ where isNameByte(next): readStartTag(bytes)
        default:
            file.isDamaged = true
            index += 1
        }
    }

    private mutating func readDeclaration(_ bytes: Span<UInt8>) {
        if begins(bytes, with: Self.comment, at: index) {
            index = skip(bytes, past: Self.commentEnd, from: index + 4)
        } else if begins(bytes, with: Self.literal, at: index) {
            let start = index + Self.literal.count
            index = skip(bytes, past: Self.literalEnd, from: start)
            add(start..<max(start, index - 3), isLiteral: true)
        } else {
            skipDocumentType(bytes)
        }
    }

    /// A document type is not read, so the entities that it declares do not exist.
    private mutating func skipDocumentType(_ bytes: Span<UInt8>) {
        var depth = 0
        index += 2
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<") where begins(bytes, with: Self.comment, at: index):
                index = skip(bytes, past: Self.commentEnd, from: index + 4)
                continue
            case UInt8(ascii: "<") where depth == 0: return file.isDamaged = true
            case UInt8(ascii: "["), UInt8(ascii: "<"):
                file.isDamaged = true
                depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth < 0 { return index += 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[index]
                index += 1
                while index < bytes.count, bytes[index] != quote { index += 1 }
            default: break
            }
            index += 1
        }
        index = min(index, bytes.count)
        file.isDamaged = true
    }

    private static let comment = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let literal = Array("<![CDATA[".utf8)
    private static let literalEnd = Array("]]>".utf8)
    private static let instructionEnd = Array("?>".utf8)

    /// The offset after the next occurrence of `end`; without one, the end of the file.
    private mutating func skip(_ bytes: Span<UInt8>, past end: [UInt8], from start: Int) -> Int {
        var index = start
        while index + end.count <= bytes.count {
            if begins(bytes, with: end, at: index) { return index + end.count }
            index += 1
        }
        file.isDamaged = true
        return bytes.count
    }

    private func begins(_ bytes: Span<UInt8>, with start: [UInt8], at index: Int) -> Bool {
        guard index + start.count <= bytes.count else { return false }
        return start.indices.allSatisfy { bytes[index + $0] == start[$0] }
    }
}

// MARK: - Tags

extension InterfaceReader {
    private mutating func readStartTag(_ bytes: Span<UInt8>) {
        let start = index
        index += 1
        begin(readName(bytes), at: start)
        while true {
            skipBlanks(bytes)
            guard index < bytes.count else { return endStartTag() }
            switch bytes[index] {
            case UInt8(ascii: ">"):
                index += 1
                return endStartTag()
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == 0x3E:
                index += 2
                endStartTag()
                return close(at: index)
            case UInt8(ascii: "<"):
                file.isDamaged = true
                return endStartTag()
            case let byte where isNameByte(byte): readAttribute(bytes)
            default:
                file.isDamaged = true
                index += 1
            }
        }
    }

    private mutating func begin(_ name: Text, at start: Int) {
        if open.isEmpty, !file.elements.isEmpty { file.isDamaged = true }
        let range = SourceRange(start..<start)
        file.elements.append(
            .init(
                tag: name, parent: open.last, end: 0,
                attributes: file.attributes.endIndex..<file.attributes.endIndex, startTag: range,
                range: range))
        open.append(file.elements.count - 1)
        let number = Int(name.index)
        while openCounts.count <= number { openCounts.append(0) }
        openCounts[number] += 1
    }

    private mutating func endStartTag() {
        let last = file.elements.count - 1
        file.elements[last].startTag.end = UInt32(clamping: index)
        let start = file.elements[last].attributes.lowerBound
        file.elements[last].attributes = start..<file.attributes.endIndex
    }

    /// Closes the innermost open element.
    private mutating func close(at offset: Int) {
        guard let element = open.popLast() else { return }
        file.elements[element].end = file.elements.count
        file.elements[element].range.end = UInt32(clamping: offset)
        openCounts[Int(file.elements[element].tag.index)] -= 1
    }

    /// An end tag closes what is open in its element; without an open element it is skipped.
    private mutating func readEndTag(_ bytes: Span<UInt8>) {
        let start = index
        index += 2
        let name = readName(bytes)
        skipBlanks(bytes)
        while index < bytes.count, bytes[index] != 0x3E, bytes[index] != 0x3C {
            file.isDamaged = true
            index += 1
        }
        if index < bytes.count, bytes[index] == 0x3E {
            index += 1
        } else {
            file.isDamaged = true
        }
        let number = Int(name.index)
        guard number < openCounts.count, openCounts[number] > 0 else {
            return file.isDamaged = true
        }
        while let last = open.last, file.elements[last].tag != name {
            file.isDamaged = true
            close(at: start)
        }
        close(at: index)
    }

    private mutating func readAttribute(_ bytes: Span<UInt8>) {
        let name = readName(bytes)
        skipBlanks(bytes)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            return file.isDamaged = true
        }
        index += 1
        skipBlanks(bytes)
        guard index < bytes.count else { return file.isDamaged = true }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return file.isDamaged = true
        }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == 0 { file.isDamaged = true }
            index += 1
        }
        // No value contains `<`: a quote is missing, and what follows is the next tag.
        guard index < bytes.count, bytes[index] == quote else { return file.isDamaged = true }
        file.attributes.append(.init(name: name, range: SourceRange(start..<index)))
        index += 1
    }

    private mutating func readName(_ bytes: Span<UInt8>) -> Text {
        let start = index
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        return file.names.intern(file.bytes, start..<index)
    }

    private mutating func skipBlanks(_ bytes: Span<UInt8>) {
        while index < bytes.count, bytes[index] <= 0x20, bytes[index] != 0 { index += 1 }
    }
}

/// Whether a byte belongs to a name. All but the delimiters do: no name needs a closer look.
private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="): false
    case UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: true
    }
}
