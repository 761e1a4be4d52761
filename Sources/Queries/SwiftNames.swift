package import Semantics
package import TransitionDSL
import Workspace

extension Program {
    /// The last name of the Swift type that a screen or a cell names.
    package func typeName(of declaration: Declaration) -> String? {
        let tree = module.files[Int(declaration.place.file.index)].tree
        let start = tree.token(at: declaration.whole.range.start)
        guard let node = tree.node(beginningWith: start) else { return nil }
        if let screen = node.as(ScreenSyntax.self) {
            return screen.type?.typeTokens.last { $0.kind.isName }?.text
        }
        guard let cell = node.as(CellSyntax.self) else { return nil }
        return cell.type?.node.tokens.last { $0.kind.isName }?.text ?? cell.name?.text
    }

    /// In the file: the views that have an id, or the screens that name another after `is`.
    package func implementations(of key: DeclarationKey) -> [SourceRange] {
        analysis.references.compactMap { reference in
            guard reference.place.file == .main, case .declaration(let index)? = reference.target,
                self.key(of: index) == key
            else { return nil }
            let around = nodes(around: reference.place.range)
            if around.first?.kind == .heroReference {
                return around.first { $0.kind == .view }?.as(ViewSyntax.self)?.path?.range
            }
            guard around.contains(where: { $0.kind == .isClause }) else { return nil }
            return around.first { $0.kind == .screen }?.as(ScreenSyntax.self)?.name?.range
        }
    }
}

extension SourceFile {
    /// Where a name is declared in Swift: the first one after one of some words. Backticks may be
    /// around it.
    package func firstDeclaration(of name: String, after words: [String]) -> SourceRange? {
        let wanted = Array(name.utf8)
        guard let first = wanted.first else { return nil }
        var start = bytes.startIndex
        while let index = bytes[start...].firstIndex(of: first) {
            start = index + 1
            let end = index + wanted.count
            guard end <= bytes.count, bytes[index..<end].elementsEqual(wanted),
                end == bytes.count || !bytes[end].isWord,
                let word = word(before: index), words.contains(word)
            else { continue }
            return SourceRange(index..<end)
        }
        return nil
    }

    /// The word before an offset, with blanks or a backtick between.
    private func word(before offset: Int) -> String? {
        var end = offset
        if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        let nameEnd = end
        while end > 0, bytes[end - 1].isBlank { end -= 1 }
        guard end < nameEnd else { return nil }
        var start = end
        while start > 0, bytes[start - 1].isWord { start -= 1 }
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
}

extension UInt8 {
    /// Whether it is a part of a Swift name; every byte outside of ASCII may be.
    fileprivate var isWord: Bool {
        isDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self >= 0x80
    }
}
