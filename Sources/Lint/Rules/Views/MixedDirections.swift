import TransitionDSL

/// `leading` or `trailing` and `left` or `right` in one file. Where text runs from right to left
/// the former turn round and the latter do not. Off by default: both may be meant.
enum MixedDirections: LintRule {
    static let id = DiagnosticID.mixedDirections

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var fixed: SourcePlace?
        var turning: SourcePlace?
        for call in model.calls where context.isOwn(call.place) {
            for argument in model.arguments[call.arguments] {
                guard case .constant(let row) = model.values[argument.value] else { continue }
                if fixedDirections.contains(row) { fixed = earlier(fixed, call.place) }
                if turningDirections.contains(row) { turning = earlier(turning, call.place) }
            }
        }
        guard let fixed, let turning else { return [] }
        let isFixedFirst = fixed.range.start < turning.range.start
        let (first, second) = isFixedFirst ? (fixed, turning) : (turning, fixed)
        let diagnostic = Diagnostic(
            id,
            isFixedFirst
                ? "a direction of text among directions of the screen"
                : "a direction of the screen among directions of text",
            at: second,
            notes: [Diagnostic.Note("unlike this", at: first)],
            help: "`leading` and `trailing` turn round where text runs from right to left"
        )
        return [diagnostic]
    }

    private static let fixedDirections = ["left", "right"].compactMap(row)

    private static let turningDirections = ["leading", "trailing"].compactMap(row)

    private static func row(_ name: String) -> CatalogIndex? {
        Catalog.entries.firstIndex { $0.name == name && $0.type == .direction }
            .map(CatalogIndex.init)
    }

    private static func earlier(_ known: SourcePlace?, _ place: SourcePlace) -> SourcePlace {
        guard let known, known.range.start <= place.range.start else { return place }
        return known
    }
}
