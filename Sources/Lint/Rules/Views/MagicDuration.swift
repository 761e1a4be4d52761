import TransitionDSL

/// One time written three or more times in a file. Off by default: a matter of taste.
enum MagicDuration: LintRule {
    static let id = DiagnosticID.magicDuration

    static let count = 3

    static func problems(in context: LintContext) -> [Diagnostic] {
        let written = context.durations
            .filter { found in
                guard found.seconds > 0, let value = context.argument(0, of: found.call),
                    case .number = context.model.values[value]
                else { return false }
                return true
            }
            .sorted { ($0.seconds, place($0.call)) < ($1.seconds, place($1.call)) }

        var problems: [Diagnostic] = []
        var start = 0
        while start < written.count {
            let end =
                written[start...].firstIndex { $0.seconds != written[start].seconds }
                ?? written.count
            if end - start >= count { problems.append(problem(written[start..<end].map(\.call))) }
            start = end
        }
        return problems

        func place(_ call: Handle<Call>) -> UInt32 { context.model.calls[call].place.range.start }

        func problem(_ calls: [Handle<Call>]) -> Diagnostic {
            let value = context.argument(0, of: calls[0]).map(context.texts.value) ?? ""
            return Diagnostic(
                id,
                "`\(value)` is written \(calls.count) times in this file",
                at: context.model.calls[calls[0]].place,
                notes: [Diagnostic.Note("again here", at: context.model.calls[calls[1]].place)],
                help: "name what shares it with `animation` or `modifiers`"
            )
        }
    }
}
