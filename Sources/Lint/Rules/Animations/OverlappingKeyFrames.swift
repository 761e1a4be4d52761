import TransitionDSL

/// Two key frames that change one thing of one view at the same time: UIKit adds both to the view
/// and the later one jumps in.
enum OverlappingKeyFrames: LintRule {
    static let id = DiagnosticID.overlappingKeyFrames

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.animators.gathered { animator -> [Diagnostic] in
            guard context.isOwn(animator.declared.place),
                case .keyFrames(_, let frames) = animator.body
            else { return [] }
            return problems(context.timedChanges(frames), context)
        }
    }

    /// Of changes by view, name and time, each is compared with the one so far that ends last.
    private static func problems(
        _ changes: [TimedChange], _ context: LintContext
    ) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var last: TimedChange?
        for change in changes {
            guard let known = last, known.isOfSameThing(as: change) else {
                last = change
                continue
            }
            if change.start < known.end { problems.append(problem(change, known, context)) }
            if change.end > known.end { last = change }
        }
        return problems
    }

    private static func problem(
        _ change: TimedChange, _ known: TimedChange, _ context: LintContext
    ) -> Diagnostic {
        let model = context.model
        // The later in the file is the one to look at.
        let (first, second) =
            model.calls[known.call].place.range.start < model.calls[change.call].place.range.start
            ? (known, change) : (change, known)
        let subject = model.frames[second.frame].subject.rawValue
        return Diagnostic(
            id,
            "`\(Catalog[second.name].name)` of `\(subject)` changes twice at the same time",
            at: model.calls[second.call].place,
            notes: [Diagnostic.Note("the other change", at: model.calls[first.call].place)],
            help: "let one key frame begin where the other ends"
        )
    }
}
