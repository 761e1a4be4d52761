import TransitionDSL

extension LineChange {
    /// A list may have this many ends after a refactoring, or become this many lines.
    static let mostEnds = 24

    /// The line and the next one as one, if they differ in the ends of one side only.
    var joinedLines: Refactoring? {
        guard let next, let ends = otherEnds(of: next) else { return nil }
        let known = ends.own.ends.map { $0.text }
        let added = ends.next.ends.map { $0.text }.filter { !known.contains($0) }
        guard !added.isEmpty, known.count + added.count <= Self.mostEnds else { return nil }
        let removed = SourceRange(start: line.range.end, end: next.range.end)
        return Refactoring(
            kind: .rewrite, title: "join with the next line",
            edits: [
                program.edit(
                    ends.own.range.endPoint, with: added.map { " | \($0)" }.joined()),
                program.edit(removed, with: ""),
            ], proof: .events([handle, Handle(Int(handle.index) + 1)]))
    }

    /// The side in which the next line differs, if all else is the same.
    private func otherEnds(of next: EdgeSyntax) -> (own: EndsSyntax, next: EndsSyntax)? {
        let whole = SourceRange(start: line.range.start, end: next.range.end)
        guard let left = line.left, let right = line.right, let nextLeft = next.left,
            let nextRight = next.right, line.body == nil, next.body == nil,
            line.arrow?.kind == next.arrow?.kind, !program.hasComment(whole),
            line.operation?.node.words ?? [] == next.operation?.node.words ?? [],
            line.choice?.node.words ?? [] == next.choice?.node.words ?? [],
            line.with?.node.words ?? [] == next.with?.node.words ?? []
        else { return nil }
        let isLeftSame = left.node.words == nextLeft.node.words
        let isRightSame = right.node.words == nextRight.node.words
        guard isLeftSame != isRightSame else { return nil }
        let sides = isLeftSame ? (own: right, next: nextRight) : (own: left, next: nextLeft)
        let hasStar = (sides.own.ends + sides.next.ends).contains { $0.kind == .star }
        return hasStar ? nil : sides
    }

    /// One line for each end of a list.
    var splitEnds: Refactoring? {
        guard !program.hasComment(line.range),
            let ends = side(where: { (2...Self.mostEnds).contains($0.ends.count) })?.syntax
        else { return nil }
        let names = ends.ends.map { $0.text }
        let head = program.text(SourceRange(start: line.range.start, end: ends.range.start))
        let tail = program.text(SourceRange(start: ends.range.end, end: line.range.end))
        let indent = program.indent(at: line.range.start)
        let lines = names.dropFirst().map { "\n\(indent)\(head)\($0)\(tail)" }
        return Refactoring(
            kind: .rewrite, title: "write a line for each end",
            edits: [
                program.edit(ends.range, with: names[0]),
                program.edit(line.range.endPoint, with: lines.joined()),
            ], proof: .events([handle]))
    }
}
