import Semantics
package import TransitionDSL

extension Program {
    /// The words that can be at an offset, the best first: words of the grammar, and names that mean
    /// something there. None in comments, except for the rules that one suppresses. With an app,
    /// its names too.
    package func completions(at offset: UInt32, _ app: AppNames? = nil) -> CompletionList {
        if let comment = tree.tokens.comment(touching: offset), comment.range.start < offset {
            return suppressedRules(comment, offset)
        }
        if let hole = hole(at: offset) { return hole }
        if let app, let names = names(inStringAt: offset, of: app) { return names }
        if let token = tree.token(touching: offset), token.kind.isLiteral,
            token.range.start < offset
        {
            return CompletionList(word: SourceRange(start: offset, end: offset), items: [])
        }
        let place = CompletionPlace(tree, at: offset)
        var finder = CompletionFinder(program: self, place: place, engine: engine, app: app)
        finder.findNames()
        finder.findKeywords()
        var word = place.word
        if let setting = place.node(.setting), place.previous?.kind != .colon {
            word.start = setting.startOfRule(place) ?? word.start
        }
        return CompletionList(word: word, items: finder.sorted())
    }

    /// The engine of the file, or the default one.
    package var engine: Engine {
        let name = tree.withRoot { root in
            root.child(.engine).flatMap { NameClause($0).name?.text }
        }
        return analysis.model?.header.engine ?? name.flatMap { Engine(rawValue: $0) } ?? .uikit
    }

    /// The parameters in an interpolation of a string, which need not be closed.
    private func hole(at offset: UInt32) -> CompletionList? {
        guard let token = tree.token(touching: offset), token.kind == .string,
            token.range.start < offset
        else { return nil }
        let text = source.bytes[Int(token.range.start)..<Int(offset)]
        guard let open = text.indices.last(where: { text[$0...].starts(with: "\\(".utf8) }),
            !text[open...].contains(UInt8(ascii: ")"))
        else { return nil }
        let start = text[(open + 2)...].drop { $0.isBlank }.startIndex
        let items = declarations(around: token.range).flatMap { container in
            analysis.declarations.indices.filter {
                analysis.declarations[$0].container == container
                    && analysis.declarations[$0].kind == .parameter
            }
        }.map { item(.parameter, declaration: $0) }
        let hasParts = tree.node(beginningAround: offset)?.kind == .hero
        let part = CompletionItem(label: "part", kind: .part, detail: "the part's text", rank: 1)
        return CompletionList(
            word: SourceRange(start: UInt32(clamping: start), end: offset),
            items: items + (hasParts ? [part] : []))
    }

    /// The declarations whose range includes another.
    func declarations(around range: SourceRange) -> [Int] {
        analysis.declarations.indices.filter {
            let whole = analysis.declarations[$0].whole
            return whole.file == .main && whole.range.start <= range.start
                && range.end <= whole.range.end
        }
    }

    /// The rules in the parentheses of `transc:allow(`.
    private func suppressedRules(_ comment: Comment, _ offset: UInt32) -> CompletionList {
        let none = CompletionList(word: SourceRange(start: offset, end: offset), items: [])
        let text = source.bytes[Int(comment.range.start)..<Int(offset)]
        guard let start = text.place(of: Comment.suppressionStart),
            !text[start...].contains(UInt8(ascii: ")"))
        else { return none }
        let isWord: (UInt8) -> Bool = {
            $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0 | 0x20) || $0.isDigit
        }
        let length = text.reversed().prefix(while: isWord).count
        return CompletionList(
            word: SourceRange(start: offset - UInt32(length), end: offset),
            items: DiagnosticID.rules.map { ruleItem($0) })
    }

    func ruleItem(_ id: DiagnosticID) -> CompletionItem {
        CompletionItem(label: id.name, kind: .rule, detail: id.page.summary, origin: .rule(id))
    }

    /// An item for a declared name.
    func item(
        _ kind: CompletionItem.Kind, declaration index: Int, rank: Int = 0
    ) -> CompletionItem {
        let declaration = analysis.declarations[index]
        let callee = Callee(index, self)
        let isCall = [.hero, .animation, .modifier, .interaction].contains(kind)
        return CompletionItem(
            label: declaration.name, kind: kind,
            detail: isCall && !callee.parameters.isEmpty
                ? callee.signature : head(of: declaration).firstLine,
            snippet: isCall ? callee.snippet : nil, origin: .declaration(index), rank: rank)
    }
}

extension String {
    fileprivate var firstLine: String {
        String(split(whereSeparator: { $0.isNewline }).first ?? "")
    }
}

extension SyntaxTree {
    /// The declaration of the file around an offset.
    func node(beginningAround offset: UInt32) -> SyntaxNode? {
        withRoot { root in root.children.first { $0.range.touches(offset) } }
    }
}

extension SyntaxNode {
    /// The offset of the rule's name that is typed.
    fileprivate func startOfRule(_ place: CompletionPlace) -> UInt32? {
        guard kind == .setting else { return nil }
        let length = place.prefix.count - Int(range.start)
        return length >= 0 && length <= Int(place.word.start)
            ? place.word.start - UInt32(length) : nil
    }
}
