package import Parser
package import TransitionDSL

/// What the command line says instead of the file.
package struct CheckOptions: Sendable {
    package var engine: Engine?
    package var access: Access?
    /// The name of the generated namespace.
    package var namespace: String?
    /// The namespace when neither the file nor the command line names one.
    package var defaultNamespace: String

    package init(
        engine: Engine? = nil,
        access: Access? = nil,
        namespace: String? = nil,
        defaultNamespace: String
    ) {
        self.engine = engine
        self.access = access
        self.namespace = namespace
        self.defaultNamespace = defaultNamespace
    }
}

/// What a program means, or why it means nothing.
package struct CheckResult: Sendable {
    /// There if and only if no problem is an error.
    package let model: Model?
    /// What parsing and checking found, by file and place.
    package let problems: [Diagnostic]

    package init(model: Model?, problems: [Diagnostic]) {
        self.model = model
        self.problems = problems
    }
}

/// Checks a file, the first, together with all the files that it imports.
package func check(_ files: [ParseResult], options: CheckOptions) -> CheckResult {
    CheckResult(model: nil, problems: files.flatMap(\.problems))
}
