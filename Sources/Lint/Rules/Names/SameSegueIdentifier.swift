import TransitionDSL

/// Two segues with one identifier: UIKit knows them by nothing else.
enum SameSegueIdentifier: LintRule {
    static let id = DiagnosticID.sameSegueIdentifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        let segues = context.model.segues
        let isGoing = segues.indices.filter { segues[$0].direction == .going }
        let isUnwinding = segues.indices.filter { segues[$0].direction == .unwinding }
        let twins = [isGoing, isUnwinding].flatMap { indices in
            firstEqual(indices) { (segues[$0].identifier, .empty) }
        }
        return twins.compactMap { index, first in
            let segue = segues[index]
            guard context.isOwn(segue.declared.place) else { return nil }
            let other = context.texts.string(segues[first].declared.name)
            let text = context.texts.string(segue.identifier)
            return Diagnostic(
                id,
                "the identifier `\(text)` is that of `\(other)` already",
                at: segue.declared.place,
                notes: [.init("`\(other)` is here", at: segues[first].declared.place)],
                help: "use one name for both, or write the identifier that this one has")
        }
    }
}
