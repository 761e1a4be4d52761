import TransitionDSL

/// The problems with no safe fix that would delete a comment: a comment may be the reason for what
/// the fix changes, so the user decides.
func keepingComments(_ problems: [Diagnostic], in files: [ParseResult]) -> [Diagnostic] {
    problems.map { problem in
        guard let fix = problem.fix, fix.isSafe,
            fix.edits.contains(where: { deletesComment($0, in: files) })
        else { return problem }
        var problem = problem
        problem.fix?.isSafe = false
        return problem
    }
}

/// Whether an edit deletes a comment or a part of one.
private func deletesComment(_ edit: Fix.Edit, in files: [ParseResult]) -> Bool {
    files[Int(edit.place.file.index)].tree.tokens.hasComment(in: edit.place.range)
}
