import Semantics
import TransitionDSL

/// What refactorings read and write.
extension Program {
    /// The blanks that begin a line.
    package func indent(at offset: UInt32) -> String {
        let start = startOfLine(at: offset)
        let blanks = source.bytes[start..<Int(offset)].prefix { $0.isBlank }
        return String(decoding: blanks, as: UTF8.self)
    }

    func startOfLine(at offset: UInt32) -> Int {
        var start = Int(offset)
        while start > 0, !source.bytes[start - 1].isLineEnd { start -= 1 }
        return start
    }

    func text(_ range: SourceRange) -> String { source.text(range) }

    func hasComment(_ range: SourceRange) -> Bool { tree.tokens.hasComment(in: range) }

    func edit(_ range: SourceRange, with text: String) -> Fix.Edit {
        Fix.Edit(source.place(range), text)
    }

    /// Inserts a declaration before the one around an offset, and before its comments.
    func insertion(of declaration: String, before offset: UInt32) -> Fix.Edit? {
        let around = tree.withRoot { root in
            root.children.first { $0.range.touches(offset) }?.range
        }
        guard let around else { return nil }
        // A comment after the declaration before it is not one of its comments.
        let comment = tree.token(at: around.start).comments.first {
            startOfLine(at: $0.range.start) + indent(at: $0.range.start).utf8.count
                == Int($0.range.start)
        }
        let start = comment?.range.start ?? around.start
        let isHeader =
            tree.tokens.comments.first?.range.start == start && comment?.form != .documentation
        let place = isHeader ? around.start : start
        return edit(SourceRange(start: place, end: place), with: declaration + "\n")
    }

    /// A name that the file, its imports and the language do not have, with a number if needed.
    func unusedName(_ name: String) -> String {
        var known = Set(analysis.declarations.map { $0.name })
        known.formUnion(Catalog.entries.map { $0.name })
        if !known.contains(name) { return name }
        // One of them is free.
        let numbers = 2...(known.count + 2)
        return numbers.lazy.map { "\(name)\($0)" }.first { !known.contains($0) } ?? name
    }

    /// The declaration that a name refers to, if it has no comments.
    func declaration<View: SyntaxView>(named name: SyntaxToken?, _ view: View.Type) -> View? {
        guard let name,
            let reference = references(at: name.range.start).first(where: {
                $0.place.range == name.range
            }), case .declaration(let index)? = reference.target
        else { return nil }
        let place = analysis.declarations[index].whole
        let tree = module.files[Int(place.file.index)].tree
        guard !tree.tokens.hasComment(in: place.range) else { return nil }
        return tree.node(beginningWith: tree.token(at: place.range.start))?.as(view)
    }
}

extension SyntaxNode {
    /// The texts of the tokens.
    var words: [String] { tokens.map { $0.text } }

    var sourceText: String { tree.source.text(range) }
}
