extension DiagnosticPages {
    /// Rules about animations, animators and interactions.
    static let lintAnimations: [DiagnosticPage] = []
}
