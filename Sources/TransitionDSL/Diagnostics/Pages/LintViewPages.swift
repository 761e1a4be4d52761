extension DiagnosticPages {
    /// Rules about modifiers and views.
    static let lintViews = lintModifiers + lintTimes
}
