package import TransitionDSL

/// Lines that an editor can fold.
package struct Fold: Equatable, Sendable {
    package enum Kind: Sendable { case code, comment, imports }

    package var kind: Kind
    /// From the end of what stays visible to the end of what is folded.
    package var range: SourceRange
}

/// The bodies in braces, blocks and runs of comments, and runs of imports; by start.
package func folds(of tree: SyntaxTree) -> [Fold] {
    (bodies(tree) + comments(tree) + imports(tree)).sorted {
        ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end)
    }
}

private func bodies(_ tree: SyntaxTree) -> [Fold] {
    let tokens = tree.tokens
    var open: [UInt32] = []
    var folds: [Fold] = []
    for (kind, range) in zip(tokens.kinds, tokens.ranges) {
        if kind == .leftBrace {
            open.append(range.end)
        } else if kind == .rightBrace, let start = open.popLast() {
            folds.append(Fold(kind: .code, range: SourceRange(start: start, end: range.start)))
        }
    }
    return folds
}

private func comments(_ tree: SyntaxTree) -> [Fold] {
    var folds: [Fold] = []
    var run: SourceRange?
    var runToken = -1
    func end() {
        if let run { folds.append(Fold(kind: .comment, range: run)) }
        run = nil
    }
    for comment in tree.tokens.comments {
        guard comment.form != .block else {
            end()
            folds.append(Fold(kind: .comment, range: comment.range))
            continue
        }
        guard tree.tokens.hasOwnLine(comment) else { continue }
        if let known = run, runToken == comment.nextToken,
            tree.source.isOneLineBreak(known.end, comment.range.start)
        {
            run = known.union(comment.range)
        } else {
            end()
            run = comment.range
            runToken = comment.nextToken
        }
    }
    end()
    return folds
}

private func imports(_ tree: SyntaxTree) -> [Fold] {
    tree.withRoot { root in
        var folds: [Fold] = []
        var run: SourceRange?
        for node in root.children {
            if node.kind == .import {
                run = run?.union(node.range) ?? node.range
            } else if let range = run {
                folds.append(Fold(kind: .imports, range: range))
                run = nil
            }
        }
        return folds + (run.map { [Fold(kind: .imports, range: $0)] } ?? [])
    }
}

extension SourceFile {
    /// Whether only one end of a line and blanks are between two offsets.
    fileprivate func isOneLineBreak(_ start: UInt32, _ end: UInt32) -> Bool {
        let gap = bytes[Int(start)..<max(Int(start), Int(end))]
        let ends = gap.filter { $0.isLineEnd }
        return gap.allSatisfy { $0.isBlank || $0.isLineEnd }
            && (ends.count == 1 || ends.elementsEqual([0x0D, 0x0A]))
    }
}

/// The ranges around an offset, the smallest first: the token, then each node around it.
package func selections(at offset: UInt32, in tree: SyntaxTree) -> [SourceRange] {
    var ranges: [SourceRange] = []
    if let comment = tree.tokens.comment(touching: offset) { ranges.append(comment.range) }
    if let token = tree.token(touching: offset) { ranges.append(token.range) }
    tree.withRoot { root in
        var path: [SyntaxNode] = [root]
        var node = root
        while let child = node.children.first(where: { $0.range.touches(offset) }) {
            path.append(child)
            node = child
        }
        ranges += path.reversed().map { $0.range }
    }
    ranges.append(SourceRange(0..<tree.source.bytes.count))
    var nested: [SourceRange] = []
    for range in ranges {
        guard let last = nested.last else {
            nested.append(range)
            continue
        }
        if range != last, range.start <= last.start, range.end >= last.end { nested.append(range) }
    }
    return nested
}

extension TokenizedFile {
    /// The comment at an offset.
    package func comment(touching offset: UInt32) -> Comment? {
        comments.first { $0.range.touches(offset) }
    }
}
