import TransitionDSL

/// One rule of `transc lint` as a value: its id, and what it finds in any order. The page of its
/// diagnostic tells users what it finds and why that matters.
struct Rule: Sendable {
    let id: DiagnosticID
    let problems: @Sendable (LintContext) -> [Diagnostic]

    init(_ id: DiagnosticID, _ problems: @escaping @Sendable (LintContext) -> [Diagnostic]) {
        self.id = id
        self.problems = problems
    }

    init<Definition: LintRule>(_ definition: Definition.Type) {
        self.init(Definition.id) { Definition.problems(in: $0) }
    }
}

/// A rule with functions of its own, in Rules/. Rules that differ in a noun and in what they look at
/// are rows of one table there.
protocol LintRule: SendableMetatype {
    static var id: DiagnosticID { get }

    /// What it finds, in any order.
    static func problems(in context: LintContext) -> [Diagnostic]
}
