import TransitionDSL

/// Why Swift code of a file would affect the code around it, or would be misleading.
enum SwiftFault: Equatable {
    /// It closes a bracket that it has not opened, so text after it would leave its context.
    case closes(String)
    /// It does not close a bracket, so the generated code after it would become part of it.
    case leavesOpen(String)
    case hides(Unicode.Scalar)
}

/// The first fault of a piece of Swift code. Nothing else is checked: other mistakes are for its
/// author, reviewers and the Swift compiler to find.
func swiftFault(in code: ArraySlice<UInt8>) -> SwiftFault? {
    for scalar in String(decoding: code, as: UTF8.self).unicodeScalars
    where scalar != "\n" && scalar != "\t" && visible(scalar) != scalar { return .hides(scalar) }
    var reader = SwiftExtent(code: code)
    return reader.fault()
}

/// Scans code only for open brackets, literals, comments and conditions.
private struct SwiftExtent {
    private let code: ArraySlice<UInt8>
    private var at: Int
    private var open: [Opening] = []

    private struct Opening {
        var text: String
        var closing: String
        /// Where the literal continues after an interpolation.
        var literal: Literal?
    }

    private struct Literal {
        var quotes: Int
        var hashes: Int
    }

    init(code: ArraySlice<UInt8>) {
        self.code = code
        at = code.startIndex
    }

    mutating func fault() -> SwiftFault? {
        while at < code.endIndex { if let fault = readPiece() { return fault } }
        return open.last.map { .leavesOpen($0.text) }
    }

    private func starts(with text: String) -> Bool { code[at...].starts(with: text.utf8) }

    private mutating func readPiece() -> SwiftFault? {
        switch code[at] {
        case UInt8(ascii: "/") where starts(with: "//"):
            at = code[at...].firstIndex(of: UInt8(ascii: "\n")) ?? code.endIndex
        case UInt8(ascii: "/") where starts(with: "/*"): return readComment()
        case UInt8(ascii: "\""): return readLiteral(hashes: 0)
        case UInt8(ascii: "#"): return readHashes()
        case UInt8(ascii: "("): push("(", ")")
        case UInt8(ascii: "["): push("[", "]")
        case UInt8(ascii: "{"): push("{", "}")
        case UInt8(ascii: ")"): return pop(")")
        case UInt8(ascii: "]"): return pop("]")
        case UInt8(ascii: "}"): return pop("}")
        default: at += 1
        }
        return nil
    }

    private mutating func push(_ text: String, _ closing: String) {
        at += text.utf8.count
        open.append(Opening(text: text, closing: closing))
    }

    private mutating func pop(_ closing: String) -> SwiftFault? {
        guard let last = open.last, last.closing == closing else { return .closes(closing) }
        open.removeLast()
        at += closing.utf8.count
        return last.literal.flatMap { readLiteral(rest: $0) }
    }

    /// Comments nest.
    private mutating func readComment() -> SwiftFault? {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                at += 2
            } else if starts(with: "*/") {
                depth -= 1
                at += 2
            } else if at < code.endIndex {
                at += 1
            } else {
                return .leavesOpen("/*")
            }
        } while depth > 0
        return nil
    }

    /// A raw literal, a regular expression, a condition of the compiler, or a word such as `#file`.
    private mutating func readHashes() -> SwiftFault? {
        let hashes = code[at...].prefix { $0 == UInt8(ascii: "#") }.count
        let next = at + hashes < code.endIndex ? code[at + hashes] : 0
        if next == UInt8(ascii: "\"") {
            at += hashes
            return readLiteral(hashes: hashes)
        }
        if next == UInt8(ascii: "/") {
            at += hashes + 1
            let end = Array("/".utf8) + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
            guard let start = code[at...].place(of: end) else { return .leavesOpen("#/") }
            at = start + end.count
            return nil
        }
        // Only the last of several begins a word.
        at += hashes - 1
        let word = code[at...].dropFirst().prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= $0 }
        switch String(decoding: word, as: UTF8.self) {
        case "if": push("#if", "#endif")
        case "else", "elseif":
            guard open.last?.text == "#if" else { return .closes("#else") }
            at = word.endIndex
        case "endif": return pop("#endif")
        default: at = max(at + 1, word.endIndex)
        }
        return nil
    }

    private mutating func readLiteral(hashes: Int) -> SwiftFault? {
        let quotes = starts(with: "\"\"\"") ? 3 : 1
        at += quotes
        return readLiteral(rest: Literal(quotes: quotes, hashes: hashes))
    }

    /// Up to the end of a literal, or into its next interpolation.
    private mutating func readLiteral(rest literal: Literal) -> SwiftFault? {
        let hashes = String(repeating: "#", count: literal.hashes)
        let end = String(repeating: "\"", count: literal.quotes) + hashes
        let escape = "\\" + hashes
        while at < code.endIndex, literal.quotes == 3 || code[at] != UInt8(ascii: "\n") {
            if starts(with: end) {
                at += end.utf8.count
                return nil
            }
            guard starts(with: escape) else {
                at += 1
                continue
            }
            at += escape.utf8.count
            if at < code.endIndex, code[at] == UInt8(ascii: "(") {
                at += 1
                open.append(Opening(text: "\\(", closing: ")", literal: literal))
                return nil
            }
            if at < code.endIndex { at += 1 }
        }
        return .leavesOpen("\"")
    }
}
