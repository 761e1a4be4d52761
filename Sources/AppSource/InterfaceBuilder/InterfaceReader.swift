import TransitionDSL

/// Reads a storyboard or xib. It accepts all bytes: what is not an element is skipped, and the
/// result says that the file is damaged. It does not call itself, however deep elements nest.
package func readInterface(_ bytes: [UInt8]) -> InterfaceFile {
    var reader = InterfaceReader(bytes)
    reader.read()
    return reader.file
}

/// The state of reading: where it is, and which elements are open.
struct InterfaceReader {
    private let bytes: [UInt8]
    private(set) var file: InterfaceFile
    private var index = 0
    /// The open elements, innermost last.
    private var open: [Int] = []
    /// The number of open elements of each name. Each end tag asks whether its element is open.
    private var openCounts: [Text: Int] = [:]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        file = InterfaceFile(bytes)
    }

    mutating func read() {
        guard bytes.count < Int(Int32.max) else { return file.isDamaged = true }
        let mark = byteOrderMark()
        if mark.isOther { return file.isDamaged = true }
        index = mark.length
        while index < bytes.count {
            readText()
            if index < bytes.count { readMarkup() }
        }
        if !open.isEmpty || file.elements.isEmpty { file.isDamaged = true }
        while !open.isEmpty { close(at: bytes.count) }
    }

    /// UTF-16 and UTF-32 begin with another mark, or have a NUL next to the first `<`.
    private func byteOrderMark() -> (length: Int, isOther: Bool) {
        guard bytes.count >= 2 else { return (0, false) }
        if bytes[0] >= 0xFE && bytes[1] >= 0xFE { return (0, true) }
        if bytes[0] == 0 || bytes[1] == 0 { return (0, true) }
        return (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, false)
    }
}

// MARK: - Text

extension InterfaceReader {
    /// Text up to the next `<`. White space between two tags is not kept, except in an element
    /// that contains nothing else.
    private mutating func readText() {
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
        let isWhole = last == file.elements.count - 1 && !isStartTag()
        if !isBlank || isWhole || !file.elements[last].texts.isEmpty {
            add(start..<index, isLiteral: false)
        }
    }

    /// Whether an element begins here; otherwise an end tag, a comment, a CDATA section or a
    /// processing instruction begins.
    private func isStartTag() -> Bool {
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
    private mutating func readMarkup() {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch next {
        case UInt8(ascii: "/"): readEndTag()
        case UInt8(ascii: "?"): index = skip(past: "?>", from: index + 2)
        case UInt8(ascii: "!"): readDeclaration()
        case _ where isNameByte(next): readStartTag()
        default:
            file.isDamaged = true
            index += 1
        }
    }

    private mutating func readDeclaration() {
        if begins(with: "<!--") {
            index = skip(past: "-->", from: index + 4)
        } else if begins(with: Self.literal) {
            let start = index + Self.literal.utf8.count
            index = skip(past: "]]>", from: start)
            add(start..<max(start, index - 3), isLiteral: true)
        } else {
            skipDocumentType()
        }
    }

    /// A document type is not read, so the entities that it declares do not exist.
    private mutating func skipDocumentType() {
        var depth = 0
        index += 2
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<") where begins(with: "<!--"):
                index = skip(past: "-->", from: index + 4)
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

    private static let literal = "<![CDATA["

    /// The offset after the next occurrence of `end`; without one, the end of the file.
    private mutating func skip(past end: String, from start: Int) -> Int {
        if let place = bytes[start...].place(of: Array(end.utf8)) { return place + end.utf8.count }
        file.isDamaged = true
        return bytes.count
    }

    private func begins(with start: String) -> Bool { bytes[index...].starts(with: start.utf8) }
}

// MARK: - Tags

extension InterfaceReader {
    private mutating func readStartTag() {
        let start = index
        index += 1
        begin(readName(), at: start)
        while true {
            skipBlanks()
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
            case let byte where isNameByte(byte): readAttribute()
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
        openCounts[name, default: 0] += 1
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
        openCounts[file.elements[element].tag, default: 0] -= 1
    }

    /// An end tag closes what is open in its element; without an open element it is skipped.
    private mutating func readEndTag() {
        let start = index
        index += 2
        let name = readName()
        skipBlanks()
        while index < bytes.count, bytes[index] != 0x3E, bytes[index] != 0x3C {
            file.isDamaged = true
            index += 1
        }
        if index < bytes.count, bytes[index] == 0x3E {
            index += 1
        } else {
            file.isDamaged = true
        }
        guard openCounts[name, default: 0] > 0 else { return file.isDamaged = true }
        while let last = open.last, file.elements[last].tag != name {
            file.isDamaged = true
            close(at: start)
        }
        close(at: index)
    }

    private mutating func readAttribute() {
        let name = readName()
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            return file.isDamaged = true
        }
        index += 1
        skipBlanks()
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

    private mutating func readName() -> Text {
        let start = index
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        return file.names.intern(bytes, start..<index)
    }

    private mutating func skipBlanks() {
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
