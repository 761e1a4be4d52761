import TransitionDSL

/// A character that makes editors show what stands behind it in another order, in a comment or a
/// text: what a reviewer reads is not what is compiled. The first of a line is told; where the line
/// ends, so does its effect.
enum ReorderedText: LintRule {
    static let id = DiagnosticID.reorderedText

    static func problems(in context: LintContext) -> [Diagnostic] {
        guard let source = context.files.first?.tree.source else { return [] }
        let bytes = source.bytes
        var problems: [Diagnostic] = []
        var start = 0
        while let found = bytes.firstReordering(in: start..<bytes.count) {
            problems.append(problem(source, found))
            let end = bytes[found...].firstIndex { $0.isLineEnd }
            start = end ?? bytes.count
        }
        return problems
    }

    private static func problem(_ source: SourceFile, _ offset: Int) -> Diagnostic {
        let range = SourceRange(start: UInt32(clamping: offset), end: UInt32(clamping: offset + 3))
        let scalar = source.text(range).unicodeScalars.first?.value ?? 0
        let code = String(scalar, radix: 16, uppercase: true)
        return Diagnostic(
            id, "the character U+\(code) makes this line read in another order than it is written",
            at: source.place(range), help: "remove it; a string can hold it as `\\u{\(code)}`")
    }
}
