import TransitionDSL

/// `lint { rule: level }` of the compiled file.
extension Checker {
    mutating func checkLintSettings() {
        var firstBlock: SyntaxNode?
        var seen: [Text: SourcePlace] = [:]
        for node in pending.lint {
            if let first = firstBlock {
                reportDuplicateDeclaration("lint", node, first: first)
                continue
            }
            firstBlock = node
            for setting in node.children where setting.kind == .setting { check(setting, &seen) }
        }
    }

    /// The problems with the severities that the file's `lint` block gives them, without those that
    /// it turns off. Errors of the language stay errors; see ``LintRules``.
    func levelled(_ problems: [Diagnostic]) -> [Diagnostic] {
        if model.lintSettings.isEmpty { return problems }
        var levels: [String: LintSetting.Level] = [:]
        for setting in model.lintSettings {
            levels[model.texts.string(setting.rule)] = setting.level
        }
        return problems.compactMap { problem in
            guard let level = levels[problem.id.rawValue] else { return problem }
            var problem = problem
            switch level {
            case .off: return nil
            case .note: problem.severity = .note
            case .warning: problem.severity = .warning
            case .error: problem.severity = .error
            }
            return problem
        }
    }

    private mutating func check(_ node: SyntaxNode, _ seen: inout [Text: SourcePlace]) {
        guard !node.hasProblem,
            let colon = (node.firstToken..<node.endToken).first(where: { node.has(.colon, at: $0) })
        else { return }
        let rule = joinedText(node, node.firstToken..<colon)
        let written = model.texts.string(rule)
        let range = SourceRange(
            start: node.tokenRange(node.firstToken).start,
            end: node.tokenRange(colon - 1).end
        )
        let place = node.place(range)
        if !LintRules.names.contains(written) {
            reportUnknown(
                .unknownLintRule,
                "`\(written)` is not a rule",
                at: place,
                written: written,
                known: LintRules.names
            )
        } else if let first = seen[rule] {
            reportDuplicateSetting(written, at: place, first: first)
        }
        seen[rule] = place
        guard let name = name(node, colon + 1) else { return }
        let text = model.texts.string(name)
        guard let level = LintSetting.Level(rawValue: text) else {
            return reportUnknown(
                .unknownLintLevel,
                "`\(text)` is not a severity",
                at: self.place(node, colon + 1),
                written: text,
                known: LintSetting.Level.allCases.map(\.rawValue)
            )
        }
        model.lintSettings.append(LintSetting(rule: rule, level: level, place: node.place))
    }
}
