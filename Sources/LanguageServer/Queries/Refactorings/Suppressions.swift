package import TransitionDSL

extension Program {
    /// A comment that allows a finding in the next line. The user knows a better reason.
    package func suppression(of diagnostic: Diagnostic) -> Refactoring? {
        guard diagnostic.id.isRule, diagnostic.place.file == .main else { return nil }
        let indent = self.indent(at: diagnostic.place.range.start)
        let offset = UInt32(clamping: startOfLine(at: diagnostic.place.range.start))
        return Refactoring(
            kind: .quickFix, title: "allow `\(diagnostic.id.name)` here",
            edits: [
                Fix.Edit(
                    source.place(SourceRange(start: offset, end: offset)),
                    "\(indent)// transc:allow(\(diagnostic.id.name)): intended\n")
            ], id: diagnostic.id)
    }
}
