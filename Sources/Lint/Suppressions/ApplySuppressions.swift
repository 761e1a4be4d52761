import TransitionDSL

/// The comments that suppress findings, of one file or several. A file is read when it has a finding.
struct Suppressions {
    private struct File {
        var tokens: TokenizedFile
        var read: SuppressionFile
        var table: SuppressionTable
    }

    private let tokens: (FileIndex) -> TokenizedFile?
    private var files: [FileIndex: File] = [:]

    /// `tokens` of a file; nil for one without comments that count.
    init(_ tokens: @escaping (FileIndex) -> TokenizedFile?) { self.tokens = tokens }

    private mutating func read(_ index: FileIndex) {
        guard files[index] == nil, let tokens = tokens(index) else { return }
        let read = readSuppressions(in: tokens)
        files[index] = File(
            tokens: tokens, read: read, table: SuppressionTable(read.suppressions))
    }

    /// Removes the problems that a comment of their own file suppresses. What is forbidden stays, and
    /// shows the comment.
    mutating func divide(
        _ problems: [Diagnostic], forbidden: Set<DiagnosticID>
    ) -> (kept: [Diagnostic], suppressed: [SuppressedDiagnostic]) {
        var kept: [Diagnostic] = []
        var suppressed: [SuppressedDiagnostic] = []
        for problem in problems {
            guard problem.id.isRule, let suppression = use(problem) else {
                kept.append(problem)
                continue
            }
            if forbidden.contains(problem.id) {
                kept.append(problem.keeping(suppression))
            } else {
                suppressed.append(
                    SuppressedDiagnostic(
                        diagnostic: problem, reason: suppression.reason, place: suppression.place))
            }
        }
        return (kept, suppressed)
    }

    /// The comment for a problem, which then counts as used.
    private mutating func use(_ problem: Diagnostic) -> Suppression? {
        let index = problem.place.file
        read(index)
        guard let lines = files[index]?.read.lines else { return nil }
        let line = lines.position(of: problem.place.range.start).line
        return files[index]?.table.use(problem.id, onLine: line).flatMap {
            files[index]?.read.suppressions[$0]
        }
    }

    /// What is wrong with the comments of a file: those that are malformed, and those that suppress
    /// nothing although their rule has run.
    mutating func problems(
        of index: FileIndex, hasRun: (DiagnosticID) -> Bool
    ) -> [Diagnostic] {
        read(index)
        guard let file = files[index] else { return [] }
        return file.read.problems + file.table.unused(hasRun, in: file.tokens)
    }
}

/// The suppressions of one file by line and rule, and which rules suppressed something. Of two for
/// the same rule, the first is used.
struct SuppressionTable {
    private struct Key: Hashable {
        var line: Int
        var id: DiagnosticID
    }

    private let suppressions: [Suppression]
    private var places: [Key: (suppression: Int, rule: Int)] = [:]
    private var isUsed: [[Bool]]

    init(_ suppressions: [Suppression]) {
        self.suppressions = suppressions
        isUsed = suppressions.map { [Bool](repeating: false, count: $0.rules.count) }
        for (index, suppression) in suppressions.enumerated() {
            guard let line = suppression.line else { continue }
            for (number, rule) in suppression.rules.enumerated() {
                _ = places.keepFirst((index, number), for: Key(line: line, id: rule.id))
            }
        }
    }

    /// The suppression of a rule on a line, if there is one; it then counts as used.
    mutating func use(_ id: DiagnosticID, onLine line: Int) -> Int? {
        guard let place = places[Key(line: line, id: id)] else { return nil }
        isUsed[place.suppression][place.rule] = true
        return place.suppression
    }

    /// Problems for suppressions that suppressed nothing, although their rules ran.
    func unused(_ hasRun: (DiagnosticID) -> Bool, in tokens: TokenizedFile) -> [Diagnostic] {
        suppressions.enumerated().flatMap { index, suppression -> [Diagnostic] in
            let unused = suppression.rules.indices.filter { rule in
                !isUsed[index][rule] && hasRun(suppression.rules[rule].id)
            }
            if unused.isEmpty { return [] }
            if unused.count == suppression.nameCount {
                let removal = tokens.removal(ofComment: suppression.place)
                return [suppression.unusedProblem(removal: removal)]
            }
            return unused.map {
                let rule = suppression.rules[$0]
                return suppression.unusedProblem(
                    rule, removal: tokens.removal(ofListed: rule.place))
            }
        }
    }
}

extension TokenizedFile {
    /// Removes a `//` comment with the white space before it, and the line if that leaves it empty.
    func removal(ofComment place: SourcePlace) -> Fix.Edit {
        let bytes = source.bytes
        let first = source.byteOrderMarkLength
        let start = startOfBlanks(before: place.range.offsets.lowerBound, from: first)
        let rest = bytes[place.range.offsets.upperBound...]
        var end = rest.firstIndex { $0.isLineEnd } ?? bytes.count
        if start == first || bytes[start - 1].isLineEnd, end < bytes.count {
            end += bytes[end...].starts(with: "\r\n".utf8) ? 2 : 1
        }
        return edit(start..<end)
    }

    /// Removes one name of several, with the comma that is no longer needed.
    func removal(ofListed place: SourcePlace) -> Fix.Edit {
        let bytes = source.bytes
        let range = place.range.offsets
        let rest = bytes[range.upperBound...].drop { $0.isBlank }
        if rest.first == UInt8(ascii: ",") {
            return edit(range.lowerBound..<rest.dropFirst().drop { $0.isBlank }.startIndex)
        }
        let start = startOfBlanks(before: range.lowerBound, from: 0)
        let hasComma = start > 0 && bytes[start - 1] == UInt8(ascii: ",")
        return edit(hasComma ? start - 1..<rest.startIndex : start..<range.upperBound)
    }

    /// The start of the spaces and tabs that end at an offset.
    private func startOfBlanks(before offset: Int, from first: Int) -> Int {
        (source.bytes[first..<offset].lastIndex { !$0.isBlank } ?? first - 1) + 1
    }

    private func edit(_ offsets: Range<Int>) -> Fix.Edit {
        Fix.Edit(source.place(SourceRange(offsets)), "")
    }
}

/// The problems, without safe fixes that would delete a comment: it may explain what the fix
/// changes, so the user decides.
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
