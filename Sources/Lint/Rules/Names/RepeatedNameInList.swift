import TransitionDSL

/// The same name twice in a group, after `is`, or at one end of a line.
enum RepeatedNameInList: LintRule {
    static let id = DiagnosticID.repeatedNameInList

    static func problems(in context: LintContext) -> [Diagnostic] {
        let graph = ScreenGraph(context.model)
        var problems: [Diagnostic] = []
        context.nameLists(graph) { list in
            if Set(list.elements).count == list.elements.count { return }
            let places = context.places(list)
            guard places.count == list.elements.count else { return }
            var first: [Int: Int] = [:]
            for index in list.elements.indices {
                guard let earlier = first[list.elements[index]] else {
                    first[list.elements[index]] = index
                    continue
                }
                problems.append(problem(context, places[index], first: places[earlier]))
            }
        }
        return problems
    }

    private static func problem(
        _ context: LintContext,
        _ place: SourcePlace,
        first: SourcePlace
    ) -> Diagnostic {
        let name = context.written(place)
        return Diagnostic(
            id,
            "`\(name)` is in this list already",
            at: place,
            notes: [.init("the first is here", at: first)],
            help: "remove it",
            fix: Fix("remove the second `\(name)`", [context.removalOfItem(at: place)]))
    }
}
