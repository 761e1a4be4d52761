import Resolution
import TransitionDSL

extension LineChange {
    /// Writes the return that the line has anyway.
    var writtenReturn: Refactoring? {
        guard let choice = line.choice, choice.returning == nil,
            let text = program.returnText(of: edge), program.canWriteReturn(text, after: edge)
        else { return nil }
        return Refactoring(
            kind: .rewrite, title: "write the return `\(text)`",
            edits: [program.edit(choice.range.endPoint, with: " / \(text)")],
            proof: .rules(handle))
    }

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
