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

/// Whether a comment lies in the range of an edit, or a part of one. Between tokens only comments
/// have slashes.
private func deletesComment(_ edit: Fix.Edit, in files: [ParseResult]) -> Bool {
    let tokens = files[Int(edit.place.file.index)].tree.tokens
    let range = edit.place.range
    var token = tokens.index(at: range.start)
    if token > 0, tokens.ranges[token - 1].end > range.start { token -= 1 }
    var start = max(range.start, token > 0 ? tokens.ranges[token - 1].end : 0)
    while start < range.end, token < tokens.count {
        let end = min(range.end, tokens.ranges[token].start)
        if start < end, tokens.source.bytes[Int(start)..<Int(end)].contains(UInt8(ascii: "/")) {
            return true
        }
        start = tokens.ranges[token].end
        token += 1
    }
    return false
}
