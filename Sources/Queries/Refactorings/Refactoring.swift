import Resolution
import Semantics
package import TransitionDSL
import Workspace

/// A change that a user can choose at a place. All edits are in the file, in its order.
package struct Refactoring: Sendable {
    package enum Kind: Sendable {
        /// Removes the cause of a finding.
        case quickFix
        /// Writes the same in another way.
        case rewrite
        case organizeImports
    }

    package var kind: Kind
    package var title: String
    package var edits: [Fix.Edit]
    /// The finding that it is for.
    package var id: DiagnosticID?
}

extension Program {
    /// The refactorings that apply to a range: what a line does stays the same.
    package func refactorings(in range: SourceRange) -> [Refactoring] {
        guard let model = analysis.model else { return [] }
        let line = nodes(around: range).first { $0.kind == .edge }?.as(EdgeSyntax.self)
        guard let line, let index = model.edges.firstIndex(where: { $0.place == line.place }) else {
            return []
        }
        return [writtenReturn(line, model.edges[index]), splitLine(line, Handle(index), model)]
            .compactMap { $0 }
    }

    /// Writes the return that the line has anyway.
    private func writtenReturn(_ line: EdgeSyntax, _ edge: Edge) -> Refactoring? {
        guard let choice = line.choice, choice.returning == nil, let text = returnText(of: edge),
            canWriteReturn(text, after: edge)
        else { return nil }
        return Refactoring(
            kind: .rewrite, title: "write the return `\(text)`",
            edits: [Fix.Edit(source.place(choice.range.endPoint), " / \(text)")])
    }

    /// One line for each direction of `<->`.
    private func splitLine(
        _ line: EdgeSyntax, _ edge: Handle<Edge>, _ model: Model
    ) -> Refactoring? {
        guard line.arrow?.kind == .doubleArrow, line.body == nil, let arrow = line.arrow,
            let left = line.left, let right = line.right,
            !tree.tokens.hasComment(in: line.range)
        else { return nil }
        let turned = analysis.tables.lazy.flatMap { $0.statements(of: edge) }
            .first { $0.isTurned }
        guard let turned else { return nil }
        var text = line.operation.map { oneLine($0.node) + " " } ?? ""
        text += "\(oneLine(right.node)) -> \(oneLine(left.node))"
        let options = model.edges[edge].animation?.options ?? .empty
        if let play = turned.play {
            text += ": \(PlayText(model).text(play, options))"
        } else if line.choice != nil {
            return nil
        }
        let indent = self.indent(at: line.range.start)
        var edits = [Fix.Edit(arrow.place, "->")]
        // The animation after `/` is that of the other direction.
        if let going = line.choice?.going, let returning = line.choice?.returning {
            let range = SourceRange(start: going.range.end, end: returning.range.end)
            edits.append(Fix.Edit(source.place(range), ""))
        }
        edits.append(Fix.Edit(source.place(line.range.endPoint), "\n\(indent)\(text)"))
        return Refactoring(
            kind: .rewrite, title: "write a line for each direction", edits: edits)
    }

    /// The blanks that begin a line.
    package func indent(at offset: UInt32) -> String {
        var start = Int(offset)
        while start > 0, !source.bytes[start - 1].isLineEnd { start -= 1 }
        let blanks = source.bytes[start..<Int(offset)].prefix { $0.isBlank }
        return String(decoding: blanks, as: UTF8.self)
    }

    // MARK: Imports

    /// Sorts the imports of each run of lines; nil if they are sorted.
    package func organizedImports() -> Refactoring? {
        var edits: [Fix.Edit] = []
        tree.withRoot { root in
            var run: [ImportSyntax] = []
            func end() {
                let paths = run.compactMap { $0.path }
                let sorted = paths.map { $0.text }.sorted()
                for (path, text) in zip(paths, sorted) where path.text != text {
                    edits.append(Fix.Edit(path.place, text))
                }
                run = []
            }
            for node in root.children {
                guard let view = node.as(ImportSyntax.self), view.path != nil else {
                    end()
                    continue
                }
                // A comment after a line belongs to it.
                if let last = run.last,
                    tree.tokens.hasComment(
                        in: SourceRange(start: last.range.end, end: view.range.start))
                {
                    end()
                }
                run.append(view)
            }
            end()
        }
        if edits.isEmpty { return nil }
        return Refactoring(kind: .organizeImports, title: "sort the imports", edits: edits)
    }

    // MARK: Missing declarations

    /// Declares the unknown name that a finding reports.
    package func declaration(for diagnostic: Diagnostic) -> Refactoring? {
        let name = source.text(diagnostic.place.range)
        guard diagnostic.place.file == .main, name.isIdentifier else { return nil }
        let text: String
        switch diagnostic.id {
        case .unknownScreen:
            let isClass = name.hasSuffix("ViewController")
            text = "screen \(name) = \(isClass ? name : upperFirst(name) + "ViewController")"
        case .unknownHeroID: text = "hero \(name)"
        case .unknownAnimation: text = "animation \(name) = fade"
        case .unknownModifier: text = "modifiers \(name) = fade"
        case .unknownInteraction: text = "interaction \(name) = pan(down)"
        case .unknownSegue:
            let isUnwind = tree.token(at: diagnostic.place.range.start).previous?.previous?.text
            text = "\(isUnwind == "unwind" ? "unwind" : "segue") \(name) = \"\(name)\""
        default: return nil
        }
        let around = tree.withRoot { root in
            root.children.first { $0.range.touches(diagnostic.place.range.start) }?.range
        }
        guard let around else { return nil }
        // Before the comments that document the declaration around it.
        let start = tree.token(at: around.start).comments.first?.range.start ?? around.start
        let isFirst = tree.tokens.comments.first?.range.start == start
        let offset = isFirst ? around.start : start
        return Refactoring(
            kind: .quickFix, title: "declare `\(text)`",
            edits: [
                Fix.Edit(source.place(SourceRange(start: offset, end: offset)), text + "\n")
            ], id: diagnostic.id)
    }

    private func upperFirst(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    // MARK: Suppressions

    /// A comment that allows a finding in the next line. A reason is for the user to write.
    package func suppression(of diagnostic: Diagnostic) -> Refactoring? {
        guard diagnostic.id.isRule, diagnostic.place.file == .main else { return nil }
        var start = Int(diagnostic.place.range.start)
        while start > 0, !source.bytes[start - 1].isLineEnd { start -= 1 }
        let indent = self.indent(at: diagnostic.place.range.start)
        let offset = UInt32(clamping: start)
        return Refactoring(
            kind: .quickFix, title: "allow `\(diagnostic.id.name)` here",
            edits: [
                Fix.Edit(
                    source.place(SourceRange(start: offset, end: offset)),
                    "\(indent)// transc:allow(\(diagnostic.id.name))\n")
            ], id: diagnostic.id)
    }
}
