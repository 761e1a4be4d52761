import TransitionDSL

/// `lint { rule: level }` of the compiled file.
extension Checker {
    mutating func checkLintSettings() {
        var firstBlock: SyntaxNode?
        var seen: [DiagnosticID: SourcePlace] = [:]
        for node in pending.lint {
            if let first = firstBlock {
                reportDuplicateDeclaration("lint", node, first: first)
                continue
            }
            firstBlock = node
            for setting in node.children where setting.kind == .setting { check(setting, &seen) }
        }
    }

    private mutating func check(
        _ node: SyntaxNode,
        _ seen: inout [DiagnosticID: SourcePlace]
    ) {
        guard !node.hasProblem,
            let colon = (node.firstToken..<node.endToken).first(where: { node.has(.colon, at: $0) })
        else { return }
        guard let rule = rule(node, upTo: colon, &seen), let name = name(node, colon + 1) else {
            return
        }
        let text = model.texts.string(name)
        guard let level = LintLevel(rawValue: text) else {
            return reportUnknown(
                .unknownLintLevel,
                "`\(text)` is not a severity",
                at: place(node, colon + 1),
                written: text,
                known: LintLevel.allCases.map(\.rawValue)
            )
        }
        model.lintSettings.append(LintSetting(rule: rule, level: level, place: node.place))
    }

    private mutating func rule(
        _ node: SyntaxNode,
        upTo colon: Int,
        _ seen: inout [DiagnosticID: SourcePlace]
    ) -> DiagnosticID? {
        let name = joinedText(node, node.firstToken..<colon)
        let written = model.texts.string(name)
        let range = SourceRange(
            start: node.tokenRange(node.firstToken).start,
            end: node.tokenRange(colon - 1).end
        )
        let place = node.place(range)
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
}
