package import Semantics
package import TransitionDSL

/// A text for people in blocks.
package enum Block: Equatable, Sendable {
    /// Lines of a `.trans` file.
    case code(String)
    /// Markdown.
    case text(String)
    /// Lines of characters that are a picture.
    case drawing(String)
}

/// What an editor shows at a position.
package struct Hover: Sendable {
    package var blocks: [Block]
    package var range: SourceRange
    /// The animation of a line or of a declaration.
    package var motion: Motion?
}

/// An animation, and the operation of its line; nil covers several.
package struct Motion: Sendable {
    package var animation: AnimationUse
    package var operation: Operation?
}

extension Program {
    /// The declaration of a name, the row of a predefined name, the value of a number, or the page of
    /// a rule.
    package func hover(at offset: UInt32) -> Hover? {
        if let symbol = symbol(at: offset) { return hover(of: symbol) }
        guard let token = tree.token(touching: offset) else { return nil }
        return number(token) ?? rule(token) ?? alias(token)
    }

    /// The facts about the line of a registry at an offset; nil elsewhere.
    package func lineHover(at offset: UInt32) -> Hover? {
        guard let model = analysis.model else { return nil }
        let line = nodes(around: SourceRange(start: offset, end: offset)).first {
            $0.kind == .edge
        }
        guard let line, let facts = lineFacts(ofLineAt: line.place) else { return nil }
        let edge = model.edges[facts.edge]
        let motion = edge.animation.map { Motion(animation: $0, operation: edge.operation) }
        return Hover(blocks: describe(facts), range: edge.place.range, motion: motion)
    }

    private func hover(of symbol: Symbol) -> Hover? {
        let blocks: [Block]
        var motion: Motion?
        switch symbol.target {
        case .declaration(let index):
            let declaration = analysis.declarations[index]
            blocks = describe(declaration)
            motion = analysis.model?.animations
                .first { $0.declared.place == declaration.place }
                .map { Motion(animation: $0.body, operation: nil) }
        case .catalog(let row): blocks = describeCatalog(row)
        case .file(let file):
            blocks = [.text("`\(source(file).path)`")]
        }
        return Hover(blocks: blocks, range: symbol.range, motion: motion)
    }

    /// The head of a declaration as written, its documentation, and its name in Swift.
    package func describe(_ declaration: Declaration) -> [Block] {
        var blocks: [Block] = [.code(head(of: declaration))]
        if let text = declaration.documentation { blocks.append(.text(text)) }
        if let name = swiftName(of: declaration, in: namespace(of: declaration.place.file)) {
            blocks.append(.text("Swift: `\(name)`"))
        }
        return blocks
    }

    /// The declaration without the contents of its braces.
    package func head(of declaration: Declaration) -> String {
        let text = self.text(declaration.whole)
        var head = text.split(separator: "{", maxSplits: 1).first.map(String.init) ?? text
        while head.last?.isWhitespace == true { head.removeLast() }
        // The parts of an id and the frames of an animator are shown, too, if they are short.
        let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let showsAll = declaration.kind == .hero || declaration.kind == .animator
        return showsAll && lineCount <= 12 ? text : head
    }

    /// The declaration whose name in Swift `as` sets.
    private func alias(_ token: SyntaxToken) -> Hover? {
        let around = nodes(around: token.range)
        guard around.count > 1, around[0].kind == .alias, token.kind.isName else { return nil }
        let declaration = analysis.declarations.last {
            $0.place.file == .main && $0.whole.range.start == around[1].range.start
        }
        return declaration.map { Hover(blocks: describe($0), range: token.range) }
    }

    /// A number in the base unit of its kind, if it has another one.
    private func number(_ token: SyntaxToken) -> Hover? {
        guard token.kind == .number else { return nil }
        let number = NumberLiteral(token)
        let unit: String
        switch number.unit {
        case .milliseconds: unit = "s"
        case .degrees: unit = "rad"
        case .percent: unit = ""
        case .seconds, .radians, .points, .none: return nil
        }
        let text = "`\(token.text)` is `\(shortest(number.baseValue))\(unit)`"
        return Hover(blocks: [.text(text)], range: token.range)
    }

    /// The page of a rule that `lint` names.
    private func rule(_ token: SyntaxToken) -> Hover? {
        tree.withRoot { root in
            for node in root.children {
                guard let lint = node.as(LintSyntax.self) else { continue }
                for setting in lint.settings {
                    guard let range = setting.rule.range, range.touches(token.range.start) else {
                        continue
                    }
                    guard let id = DiagnosticID(named: source.text(range)) else { return nil }
                    return Hover(blocks: pageBlocks(id), range: range)
                }
            }
            return nil
        }
    }
}

/// The page of a diagnostic in blocks.
package func pageBlocks(_ id: DiagnosticID) -> [Block] {
    let page = id.page
    return [.text("**\(id.name)**: occurs when \(page.summary)."), .text(page.explanation)]
}

/// A number as a person writes it.
func shortest(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return "\(rounded)"
}

extension SyntaxTree {
    /// The token at an offset or right before it; a name before a sign.
    package func token(touching offset: UInt32) -> SyntaxToken? {
        let next = token(at: offset)
        let candidates = [next, next.previous].compactMap { $0 }.filter {
            $0.kind != .endOfFile && $0.range.touches(offset)
        }
        return candidates.first { $0.kind.isName || $0.kind.isLiteral } ?? candidates.first
    }
}
