import TransitionDSL

/// `lint { rule: level }` of the compiled file.
extension Checker {
    mutating func checkLintSettings() {
        var firstBlock: LintSyntax?
        var seen: [DiagnosticID: SourcePlace] = [:]
        for node in pending.lint {
            if let first = firstBlock {
                reportDuplicateDeclaration("lint", node.node, first: first.node)
                continue
            }
            firstBlock = node
            for setting in node.settings { check(setting, &seen) }
        }
    }

    private mutating func check(
        _ node: SettingSyntax,
        _ seen: inout [DiagnosticID: SourcePlace]
    ) {
        guard !node.hasProblem, let rule = rule(node, &seen), let token = node.level,
            let name = name(token)
        else { return }
        let text = model.texts.string(name)
        guard let level = LintLevel(rawValue: text) else {
            return reportUnknown(
                .unknownLintLevel,
                "`\(text)` is not a severity",
                at: token.place,
                written: text,
                known: LintLevel.allCases.map(\.rawValue)
            )
        }
        model.lintSettings.append(LintSetting(rule: rule, level: level, place: node.place))
    }

    private mutating func rule(
        _ node: SettingSyntax,
        _ seen: inout [DiagnosticID: SourcePlace]
    ) -> DiagnosticID? {
        let name = joinedText(node.rule)
        let written = model.texts.string(name)
        let place = node.node.place(node.rule.range ?? node.range)
        if DiagnosticID.retired.contains(written) {
            reportRetired(written, at: place)
            return nil
        }
        guard let rule = DiagnosticID(rawValue: written), rule.isRule else {
            reportUnknown(
                .unknownLintRule,
                "`\(written)` is not a rule",
                at: place,
                written: written,
                known: DiagnosticID.rules.map(\.rawValue)
            )
            return nil
        }
        if let first = seen[rule] { reportDuplicateSetting(written, at: place, first: first) }
        seen[rule] = place
        return rule
    }

    /// A warning, so that a file of an earlier version compiles.
    private mutating func reportRetired(_ rule: String, at place: SourcePlace) {
        var problem = Diagnostic(
            .unknownLintRule, "the rule `\(rule)` no longer exists", at: place,
            help: "remove the setting; it has no effect")
        problem.severity = .warning
        problems.append(problem)
    }
}
