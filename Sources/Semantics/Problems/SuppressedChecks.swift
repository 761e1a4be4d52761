import TransitionDSL

/// Checks that are suppressed because mistakes in declarations would cause further problems.
struct SuppressedChecks {
    /// Whether a declaration lost its name to a mistake, so that unknown names are not reported.
    var names: Bool
    /// Whether a declaration lost parameters to a mistake, so that extra arguments are not
    /// reported.
    var parameters: Bool
    /// The unknown names that have been reported: further uses are the same mistake.
    private var reportedNames: [DiagnosticID: Set<String>] = [:]

    init(_ files: [ParseResult]) {
        names = files.contains {
            $0.isStructureUncertain || $0.hasProblemBetweenDeclarations || $0.hasProblemInHead
                || $0.hasImportWithoutPath
        }
        parameters = names
    }

    /// Whether this is the first report of a name; records the name.
    mutating func isFirst(_ id: DiagnosticID, _ name: String) -> Bool {
        reportedNames[id, default: []].insert(name).inserted
    }
}

extension ParseResult {
    /// Whether an import lost its path to a mistake, and with it the names of another file.
    var hasImportWithoutPath: Bool {
        tree.withRoot { root in
            root.children.contains { $0.kind == .import && $0.hasProblem }
        }
    }

    /// Whether tokens or mistakes lie outside all declarations: they may have been meant as one.
    var hasProblemBetweenDeclarations: Bool {
        tree.withRoot { root in
            let ranges = root.children.map { $0.range }
            var follower = tree.token(at: 0)
            for range in ranges {
                if follower.range.start < range.start { return true }
                follower = tree.token(at: range.end)
            }
            let end = ranges.last?.end ?? 0
            let starts = problems.map { $0.place.range.start }
            return follower.kind != .endOfFile
                || starts.contains { $0 != end && !ranges.contains($0) }
        }
    }

    /// The declarations with uncertain lines: around an unbalanced brace it is a guess which
    /// declaration a line belongs to.
    fileprivate var uncertainDeclarations: [SourceRange] {
        guard isStructureUncertain else { return [] }
        return tree.withRoot { root in root.children.filter { $0.hasProblem }.map { $0.range } }
    }

    /// Whether a mistake lies before the body of a declaration, and so may have changed what it
    /// declares.
    var hasProblemInHead: Bool {
        let starts = problems.map({ $0.place.range.start })
        return tree.withRoot { root in
            root.children.contains { node in
                guard node.hasProblem, node.kind.declaresName else { return false }
                let head = node.range.start...headEnd(node)
                return starts.contains { head.contains($0) }
            }
        }
    }

    /// The first `{` of a declaration, or its `=` if everything follows that.
    private func headEnd(_ node: SyntaxNode) -> UInt32 {
        let end = node.tokens.first {
            $0.kind == .leftBrace || node.kind != .hero && $0.kind == .equals
        }
        return end?.range.end ?? node.range.end
    }
}

extension SyntaxKind {
    fileprivate var declaresName: Bool {
        switch self {
        case .screen, .cell, .group, .hero, .modifiers, .animation, .animator, .interaction, .segue,
            .unwind:
            true
        default: false
        }
    }
}

extension [SourceRange] {
    /// Whether a range contains an offset; the ranges are in source order. Each problem asks.
    func contains(_ offset: UInt32) -> Bool {
        let next = partitioningIndex { $0.end > offset }
        return next < count && self[next].start <= offset
    }
}

extension TokenizedFile {
    /// The ends of the last two tokens before an offset. Each problem asks for them.
    fileprivate func endsOfTwoTokens(before offset: UInt32) -> [UInt32] {
        let next = ranges.partitioningIndex { $0.end > offset }
        return (max(0, next - 2)..<next).map { ranges[$0].end }
    }
}

/// The problems without guesses. A problem on a line with a syntax error, or one or two tokens
/// before one, is a guess. So is a problem in a declaration with unbalanced braces.
func withoutGuesses(
    _ problems: [Diagnostic], _ files: [ParseResult], _ syntaxProblems: [Diagnostic]
) -> [Diagnostic] {
    // Hot.
    if syntaxProblems.isEmpty { return problems }
    let uncertain = files.map { $0.uncertainDeclarations }
    let tables = files.map { LineTable($0.tree.source) }
    func line(_ problem: Diagnostic, at offset: UInt32) -> Line {
        let file = Int(problem.place.file.index)
        return Line(file: file, line: tables[file].position(of: offset).line)
    }
    var lines: Set<Line> = []
    for problem in syntaxProblems {
        let tree = files[Int(problem.place.file.index)].tree
        let start = problem.place.range.start
        for end in [start] + tree.tokens.endsOfTwoTokens(before: start) {
            lines.insert(line(problem, at: end))
        }
        // From the unclosed `(` on, everything was parsed as arguments.
        if problem.id == .unexpectedToken, let opening = problem.notes.first?.place {
            let last = line(problem, at: start)
            let first = line(problem, at: opening.range.start)
            for number in min(first.line, last.line)...last.line {
                lines.insert(Line(file: last.file, line: number))
            }
        }
        // The tokens after the comma were parsed as an item of its list.
        if problem.id == .trailingComma {
            let next = tree.token(at: problem.place.range.end).range.start
            lines.insert(line(problem, at: next))
        }
    }
    return problems.filter { problem in
        let start = problem.place.range.start
        return !lines.contains(line(problem, at: start))
            && !uncertain[Int(problem.place.file.index)].contains(start)
    }
}

private struct Line: Hashable {
    var file: Int
    var line: Int
}
