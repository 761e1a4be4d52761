import TransitionDSL

extension Program {
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
}
