import TransitionDSL

/// One rule of `transc lint`, in one file of Rules/. Its doc comment says what it finds and why
/// that matters; the page of its diagnostic says so to users.
protocol LintRule: SendableMetatype {
    static var id: DiagnosticID { get }

    /// What it finds, in any order.
    static func problems(in context: LintContext) -> [Diagnostic]
}
