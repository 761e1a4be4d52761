import TransitionDSL

extension LintContext {
    /// Marks that turn the formatter off or on without a partner, and so have no effect.
    func unpairedFormatMark() -> [Diagnostic] {
        guard let tokens = files.first?.tree.tokens else { return [] }
        var problems: [Diagnostic] = []
        var open: FormatMark?
        func report(_ mark: FormatMark, _ message: String, _ help: String) {
            problems.append(
                Diagnostic(
                    .unpairedFormatMark, message, at: tokens.source.place(mark.comment.range),
                    help: help))
        }
        for mark in tokens.formatMarks {
            guard tokens.hasOwnLine(mark.comment) else {
                report(
                    mark, "`\(mark.kind.rawValue)` is not on a line of its own",
                    "move it to the line above")
                continue
            }
            switch (mark.kind, open) {
            case (.off, nil): open = mark
            case (.off, _): report(mark, "the formatter is already off here", "remove this comment")
            case (.on, nil): report(mark, "the formatter is already on here", "remove this comment")
            case (.on, _): open = nil
            }
        }
        if let open {
            report(
                open, "no `transc:format(on)` follows",
                "add `// transc:format(on)` after the lines to keep")
        }
        return problems
    }
}
