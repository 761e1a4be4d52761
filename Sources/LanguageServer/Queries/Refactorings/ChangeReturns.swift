import Resolution
import TransitionDSL

extension LineChange {
    /// Removes a return that the line has anyway.
    var removedReturn: Refactoring? {
        guard let choice = line.choice, let going = choice.going,
            let returning = choice.returning, isSelected(choice.range), let use = edge.animation,
            let written = use.returning
        else { return nil }
        let range = SourceRange(start: going.range.end, end: returning.range.end)
        let texts = PlayText(model)
        guard !program.hasComment(range),
            texts.expanded(ChosenAnimation(written))
                == texts.expanded(ChosenAnimation(use.going, isOpposite: true))
        else { return nil }
        return Refactoring(
            kind: .rewrite, title: "remove `/ \(returning.node.sourceText)`",
            edits: [program.edit(range, with: "")], proof: .rules(handle),
            sameFix: .redundantReturn)
    }
}
