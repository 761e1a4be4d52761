import AppSource
import TransitionDSL

/// A file of a case, to be changed.
struct SourceText {
    var path: String
    var bytes: [UInt8]

    var isSwift: Bool { path.hasSuffix(".swift") }

    static func all(of app: AppCase) throws -> [SourceText] {
        try app.paths.map { path in
            SourceText(path: AppCase.sourcePath(path) ?? path, bytes: try app.bytes(of: path))
        }
    }

    func with(bytes: [UInt8]) -> SourceText { SourceText(path: path, bytes: bytes) }

    func with(inserting text: String, at offset: Int) -> SourceText {
        with(bytes: bytes[..<offset] + Array(text.utf8) + bytes[offset...])
    }

    func tokens() -> AppTokens {
        var names = programNames()
        return tokenizeSwift(bytes, names: &names)
    }

    /// With more white space and comments wherever there is white space between two tokens.
    func spaced() -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for (index, token) in tokens().tokens.enumerated() {
            let start = Int(token.range.start)
            guard start >= end else { continue }
            let gap = bytes[end..<start]
            result += gap
            let isSpace = gap.last.map { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } ?? false
            if index > 0, isSpace, !token.flags.contains(.inHole), token.kind != .endOfFile {
                result +=
                    gap.contains(0x0A)
                    ? Array("\n\t// between\n\n  ".utf8) : Array("/* b */  ".utf8)
            }
            // The tokens of holes are in their string.
            end = max(end, Int(token.range.end))
            result += bytes[start..<end]
        }
        return result + bytes[end...]
    }

    /// Each id that is a literal is a constant of a new type instead.
    func literalsAsConstants() -> [UInt8] {
        let all = tokens()
        var result: [UInt8] = []
        var constants = ""
        var end = 0
        var names = programNames()
        let tokens = tokenizeSwift(bytes, names: &names).tokens
        let text = { (index: Int) in names.string(tokens[index].name) }
        for index in tokens.indices.dropFirst(3).dropLast()
        where tokens[index].kind == .string && tokens[index - 1].kind == .equal {
            let name = tokens[index - 2].kind == .identifier ? text(index - 2) : ""
            let isID =
                name == "heroID"
                || (name == "id" && index > 4 && tokens[index - 4].kind == .identifier
                    && text(index - 4) == "hero")
            let string = all.strings[Int(tokens[index].payload)]
            let hasHole = string.pieces.contains { if case .hole = $0 { true } else { false } }
            let next = tokens[index + 1]
            let endsStatement =
                next.flags.contains(.newlineBefore) || next.kind == .semicolon
                || next.kind == .rightBrace
            guard isID, !hasHole, endsStatement, next.kind != .dot, next.kind != .infixOperator
            else { continue }
            let range = Int(tokens[index].range.start)..<Int(tokens[index].range.end)
            guard !bytes[range].contains(0x0A) else { continue }
            let literal = String(decoding: bytes[range], as: UTF8.self)
            constants += "    static let c\(index) = \(literal)\n"
            result += bytes[end..<range.lowerBound] + Array("\(typeName).c\(index)".utf8)
            end = range.upperBound
        }
        if constants.isEmpty { return bytes }
        return result + bytes[end...] + Array("\nenum \(typeName) {\n\(constants)}\n".utf8)
    }

    /// Different in each file.
    private var typeName: String {
        "Constants_" + String(path.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }

    /// The ranges of lines that are simple statements: the brackets on them match, the lines around
    /// do not go on with them, they have no branches.
    func linesOfOneStatement() -> [Range<Int>] {
        let all = tokens().tokens
        var lines: [Range<Int>] = []
        var start = 0
        while start < all.count {
            var end = start + 1
            while end < all.count, !all[end].flags.contains(.newlineBefore) { end += 1 }
            let line = all[start..<end]
            if isStatement(
                line, before: start > 0 ? all[start - 1] : nil,
                after: end < all.count ? all[end] : nil)
            {
                lines.append(Int(line[start].range.start)..<Int(line[end - 1].range.end))
            }
            start = end
        }
        return lines
    }

    private func isStatement(
        _ line: ArraySlice<AppToken>, before: AppToken?, after: AppToken?
    ) -> Bool {
        let starts: [AppToken.Kind] = [.identifier, .leftParen, .leftBracket]
        guard let first = line.first, let last = line.last, starts.contains(first.kind) else {
            return false
        }
        let opened: [AppToken.Kind] = [.semicolon, .rightBrace, .leftBrace]
        if let before, !opened.contains(before.kind) {
            let ends: [AppToken.Kind] = [
                .string, .identifier, .number, .rightParen, .rightBracket, .postfixOperator,
            ]
            guard ends.contains(before.kind) else { return false }
        }
        let continues: [AppToken.Kind] = [.dot, .infixOperator, .equal, .leftBrace, .comma, .colon]
        if let after, continues.contains(after.kind) { return false }
        let goesOn: [AppToken.Kind] = [
            .equal, .infixOperator, .comma, .dot, .leftParen, .leftBrace, .leftBracket, .colon,
        ]
        if goesOn.contains(last.kind) { return false }
        if line.contains(where: { isOverLines($0) }) || isHelper(last) { return false }
        // A bracket whose partner is on another line.
        var depth = 0
        for token in line {
            switch token.kind {
            case .leftParen, .leftBrace, .leftBracket: depth += 1
            case .rightParen, .rightBrace, .rightBracket: depth -= 1
            case .directive, .unknown: return false
            default: break
            }
            if depth < 0 { return false }
        }
        let words: [Word] = [
            .case, .default, .let, .var, .func, .class, .struct, .enum, .extension, .static,
            .private, .guard, .return, .import, .final, .override, .lazy, .for, .if, .switch,
            .while, .do, .defer,
        ]
        return depth == 0 && !words.contains { first.is($0) }
    }

    /// Such as a string of several lines.
    private func isOverLines(_ token: AppToken) -> Bool {
        bytes[Int(token.range.start)..<Int(token.range.end)].contains(0x0A)
    }

    /// The line expects nothing definite, so that other lines may have its facts.
    private func isHelper(_ last: AppToken) -> Bool {
        let rest = bytes[Int(last.range.end)...].prefix { $0 != 0x0A }
        return String(decoding: rest, as: UTF8.self).contains("// maybe")
    }

    /// With a token deleted, doubled, or swapped with the next.
    func mutated(_ tokens: [Range<Int>], _ index: Int, _ way: Int) -> [UInt8] {
        let token = tokens[index]
        var result = [UInt8](bytes[..<token.lowerBound])
        var end = token.upperBound
        if way == 1 {
            result += bytes[token]
            result.append(0x20)
            result += bytes[token]
        } else if way == 2,
            let next = tokens[(index + 1)...].first(where: { $0.lowerBound >= end })
        {
            result += bytes[next]
            result += bytes[end..<next.lowerBound]
            result += bytes[token]
            end = next.upperBound
        }
        return result + bytes[end...]
    }
}
