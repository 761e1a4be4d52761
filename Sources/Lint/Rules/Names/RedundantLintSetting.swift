import TransitionDSL

/// A rule set to the level that it has anyway. Off unless asked for: saying so may be wanted.
enum RedundantLintSetting: LintRule {
    static let id = DiagnosticID.redundantLintSetting

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.lintSettings.filter { $0.level == $0.rule.level }.map { setting in
            let text = "`\(setting.rule.rawValue): \(setting.level.rawValue)`"
            return Diagnostic(
                id,
                "\(text) is so without being said",
                at: setting.place,
                help: "remove it",
                fix: Fix("remove \(text)", [context.removalOfLines(at: setting.place)]))
        }
    }
}
