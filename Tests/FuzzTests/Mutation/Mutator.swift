import Lexer
import Parser
import TransitionDSL
@testable import TestSupport

/// Changes an input as a person, a tool or a merge might: by tokens and by parts of the tree, so
/// that most of what comes out gets past the parser; and at times by bytes.
struct Mutator {
    var numbers: SeededNumbers
    let words: [String]
    let donors: Donors

    private enum Change: CaseIterable {
        case renameToken, renameEverywhere, replaceToken, insertWord, deleteToken, swapTokens, gap
        case deleteNode, duplicateNode, swapNodes, replaceNode, donateNode, addDeclaration
        case repeatNode, byte, cut, glue
    }

    /// One to four changes.
    mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0..<(1 << Int.random(in: 0...2, using: &numbers)) { result = changed(result) }
        return result
    }

    private mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        let tree = parse(tokenize(SourceFile(path: "", bytes: bytes))).tree
        let change = Change.allCases.randomElement(using: &numbers) ?? .byte
        guard tree.tokens.count > 1 else { return inserted(word(), at: bytes.count, in: bytes) }
        let token = Int.random(in: 0..<tree.tokens.count - 1, using: &numbers)
        let range = tree.tokens.ranges[token].offsets
        switch change {
        case .renameToken:
            return replaced(name(tree, bytes) ?? range, in: bytes, with: name(tree, bytes), bytes)
        case .renameEverywhere: return renamed(tree, bytes)
        case .replaceToken: return replaced(range, in: bytes, with: word())
        case .insertWord: return inserted(word(), at: range.lowerBound, in: bytes)
        case .deleteToken: return replaced(range, in: bytes, with: [])
        case .swapTokens:
            let other = tree.tokens.ranges[max(0, token - 1)].offsets
            return swapped(other, range, bytes)
        case .gap:
            let gaps = ["\n", " ", "", "\r\n", "\t", " // x\n", " /* x */ ", "\n/// doc\n", ";"]
            let gap = gaps.randomElement(using: &numbers) ?? ""
            return replaced(
                tree.tokens.gap(before: token).offsets, in: bytes, with: Array(gap.utf8))
        case .deleteNode: return replaced(node(tree).range, in: bytes, with: [])
        case .duplicateNode: return repeated(node(tree).range, 1, bytes)
        case .swapNodes:
            let one = node(tree)
            let other = node(tree, of: one.kind)
            return one.range.upperBound <= other.lowerBound
                ? swapped(one.range, other, bytes)
                : other.upperBound <= one.range.lowerBound
                    ? swapped(other, one.range, bytes) : bytes
        case .replaceNode:
            let one = node(tree)
            return replaced(one.range, in: bytes, with: node(tree, of: one.kind), bytes)
        case .donateNode:
            let one = node(tree)
            guard let text = donors.text(of: one.kind, using: &numbers) else { return bytes }
            return replaced(one.range, in: bytes, with: text)
        case .addDeclaration:
            let text = donors.declaration(using: &numbers) ?? word()
            let starts = tree.withRoot { root in root.children.map { Int($0.range.start) } }
            let place = (starts + [bytes.count]).randomElement(using: &numbers) ?? 0
            return inserted(text + [UInt8(ascii: "\n")], at: place, in: bytes)
        case .repeatNode:
            return repeated(node(tree).range, Int.random(in: 2...40, using: &numbers), bytes)
        case .byte:
            var bytes = bytes
            let index = Int.random(in: 0..<bytes.count, using: &numbers)
            bytes[index] = UInt8.random(in: 0...255, using: &numbers)
            return bytes
        case .cut:
            let end = Int.random(in: range.lowerBound...bytes.count, using: &numbers)
            return replaced(range.lowerBound..<end, in: bytes, with: [])
        case .glue:
            return replaced(range.lowerBound..<range.lowerBound, in: bytes, with: word())
        }
    }

    // MARK: Choosing

    private mutating func word() -> [UInt8] {
        Array((words.randomElement(using: &numbers) ?? "a").utf8)
    }

    /// The place of a name.
    private mutating func name(_ tree: SyntaxTree, _ bytes: [UInt8]) -> Range<Int>? {
        let tokens = tree.tokens
        for _ in 0..<20 {
            let token = Int.random(in: 0..<tokens.count - 1, using: &numbers)
            if tokens.kinds[token].isName { return tokens.ranges[token].offsets }
        }
        return nil
    }

    /// A node, large ones as often as small ones.
    private mutating func node(_ tree: SyntaxTree) -> (kind: SyntaxKind, range: Range<Int>) {
        for _ in 0..<20 {
            let kind = SyntaxKind.allCases.randomElement(using: &numbers) ?? .screen
            let range = node(tree, of: kind)
            if kind != .file, !range.isEmpty { return (kind, range) }
        }
        return (.file, 0..<0)
    }

    /// A node of a kind; an empty range where there is none.
    private mutating func node(_ tree: SyntaxTree, of kind: SyntaxKind) -> Range<Int> {
        let nodes = tree.nodes.filter { $0.kind == kind }
        return nodes.randomElement(using: &numbers).flatMap(tree.bytes) ?? 0..<0
    }

    // MARK: Changing

    /// Gives one name of the file to all that have another.
    private mutating func renamed(_ tree: SyntaxTree, _ bytes: [UInt8]) -> [UInt8] {
        guard let old = name(tree, bytes) else { return bytes }
        var new = word()
        if Bool.random(using: &numbers), let other = name(tree, bytes) { new = Array(bytes[other]) }
        var result: [UInt8] = []
        var end = 0
        for range in tree.tokens.ranges.map(\.offsets)
        where bytes[range].elementsEqual(bytes[old]) {
            result += bytes[end..<range.lowerBound] + new
            end = range.upperBound
        }
        return result + bytes[end...]
    }

    private func replaced(
        _ range: Range<Int>, in bytes: [UInt8], with new: Range<Int>?, _ source: [UInt8]
    ) -> [UInt8] {
        new.map { replaced(range, in: bytes, with: Array(source[$0])) } ?? bytes
    }

    private func replaced(_ range: Range<Int>, in bytes: [UInt8], with new: [UInt8]) -> [UInt8] {
        Array([bytes[..<range.lowerBound], new[...], bytes[range.upperBound...]].joined())
    }

    private func inserted(_ text: [UInt8], at place: Int, in bytes: [UInt8]) -> [UInt8] {
        let space = [UInt8(ascii: " ")]
        return Array([bytes[..<place], (space + text + space)[...], bytes[place...]].joined())
    }

    private func repeated(_ range: Range<Int>, _ count: Int, _ bytes: [UInt8]) -> [UInt8] {
        let copy = [UInt8(ascii: "\n")] + bytes[range]
        let copies = (0..<count).flatMap { _ in copy }
        return inserted(copies, at: range.upperBound, in: bytes)
    }

    /// Exchanges two ranges, the first of which ends before the second begins.
    private func swapped(
        _ first: Range<Int>, _ second: Range<Int>, _ bytes: [UInt8]
    ) -> [UInt8] {
        guard first.upperBound <= second.lowerBound else { return bytes }
        let parts = [
            bytes[..<first.lowerBound], bytes[second],
            bytes[first.upperBound..<second.lowerBound], bytes[first], bytes[second.upperBound...],
        ]
        return Array(parts.joined())
    }
}
