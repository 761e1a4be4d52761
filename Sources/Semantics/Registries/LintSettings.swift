import TransitionDSL

/// `lint { rule: level }` of the compiled file.
func lintSettings(_ blocks: [LintSyntax], _ reporter: inout Reporter) -> [LintSetting] {
    guard let block = blocks.first else { return [] }
    for node in blocks.dropFirst() {
        reporter.report(.duplicateDeclaration("lint", node.node, first: block.node))
    }
    var settings: [LintSetting] = []
    var seen: [DiagnosticID: SourcePlace] = [:]
    for node in block.settings where !node.hasProblem {
        if let rule = rule(node, &seen, &reporter), let level = level(node, &reporter) {
            settings.append(LintSetting(rule: rule, level: level, place: node.place))
        }
    }
    return settings
}

private func level(_ node: SettingSyntax, _ reporter: inout Reporter) -> LintLevel? {
    guard let token = node.level, let text = token.name else { return nil }
    if let level = LintLevel(rawValue: text) { return level }
    reporter.reportUnknown(
        .unknownLintLevel, "`\(text)` is not a severity", at: token.place, written: text,
        known: LintLevel.allCases.map { $0.rawValue })
    return nil
}

private func rule(
    _ node: SettingSyntax, _ seen: inout [DiagnosticID: SourcePlace], _ reporter: inout Reporter
) -> DiagnosticID? {
    let written = node.rule.map { $0.text }.joined()
    let place = node.node.place(node.rule.range ?? node.range)
    if DiagnosticID.retired.contains(written) {
        reporter.report(retired(written, at: place))
        return nil
    }
    guard let rule = DiagnosticID(rawValue: written), rule.isRule else {
        reporter.reportUnknown(
            .unknownLintRule, "`\(written)` is not a rule", at: place, written: written,
            known: DiagnosticID.rules.map { $0.rawValue })
        return nil
    }
    if let first = seen[rule] {
        reporter.report(
            .duplicateDeclaration, "the rule `\(written)` is set twice", at: place,
            notes: firstNote(first), help: "remove one of them")
    }
    seen[rule] = place
    return rule
}

/// A warning, so that a file of an earlier version compiles.
private func retired(_ rule: String, at place: SourcePlace) -> Diagnostic {
    var problem = Diagnostic(
        .unknownLintRule, "the rule `\(rule)` no longer exists", at: place,
        help: "remove the setting; it has no effect")
    problem.severity = .warning
    return problem
}
