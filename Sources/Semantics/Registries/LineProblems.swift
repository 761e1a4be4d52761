import TransitionDSL

/// What is said of view lines, defaults and the lines of registries.
extension Checker {
    mutating func reportDuplicateView(_ path: ViewPath, first: SourcePlace) {
        report(
            .duplicateView, "the view `\(model.texts.string(path.text))` has two lines",
            at: path.place, notes: firstNote(first),
            help: "make them one line, or tell them apart with `on`")
    }

    mutating func reportDuplicateDefault(
        _ node: SyntaxNode, _ event: DefaultLine.Event, first: SourcePlace
    ) {
        report(
            .duplicateDefault, "`\(event.rawValue)` has two defaults", at: node.head.place,
            notes: firstNote(first), help: "remove one of them",
            fix: node.removalOfRepetition(of: first))
    }

    mutating func reportDuplicateDefaults(at place: SourcePlace, first: SourcePlace) {
        report(
            .duplicateDefault, "there are two `defaults` blocks for the same container", at: place,
            notes: firstNote(first), help: "make them one block")
    }

    mutating func reportReturnNotAllowed(_ going: SyntaxNode, _ returning: SyntaxNode) {
        var removed = returning.place
        removed.range.start = going.range.end
        report(
            .returnNotAllowed, "this line speaks of an operation that has no way back of its own",
            at: returning.place, help: "remove `/ \(returning.tree.source.text(returning.range))`",
            fix: .replacing(removed, with: "", "remove the way back", isSafe: false))
    }

    mutating func reportNestedReturn(_ call: SyntaxNode, _ name: Text, _ declared: Declared) {
        report(
            .nestedReturn,
            "`\(model.texts.string(name))` says its own way back, so no `/` can stand beside it",
            at: call.place,
            notes: [
                .init("`\(model.texts.string(declared.name))` has its `/` here", at: declared.place)
            ], help: "remove one of the two `/`")
    }

    mutating func reportDefaultNotAllowed(at place: SourcePlace) {
        report(
            .defaultNotAllowed,
            "`default` stands for what the defaults say; it cannot define one of them", at: place,
            help: "name an animation; `auto` leaves the choice to the engine")
    }

    mutating func reportReduceMotionInContainer(_ node: SyntaxNode) {
        report(
            .defaultNotAllowed, "`reduceMotion` is said for the whole app, not in one container",
            at: node.head.place, help: "move it to `defaults { … }`")
    }

    mutating func reportBothWaysNotAllowed(_ arrow: SyntaxToken) {
        report(
            .bothWaysNotAllowed, "a `tab` line covers both directions already", at: arrow.place,
            help: "write `->`: the animation plays towards the higher index, its opposite back",
            fix: .replacing(arrow.place, with: "->", "write `->`", isSafe: false))
    }

    mutating func reportMissingSide(_ path: SyntaxNode) {
        let view = path.tree.source.text(path.range)
        report(
            .missingSide, "`\(view)` does not say which of the two screens it is a view of",
            at: path.place,
            help: "write `from.\(view)` for the line's left end, `to.\(view)` for its right")
    }

    mutating func reportOperationNotAllowed(
        _ limit: EventLimit, _ edge: EdgeOperations, at place: SourcePlace
    ) {
        let covered = Operation.allCases.filter { edge.covered.contains($0) }
        report(
            .operationNotAllowed, "this line never plays on `\(ModelText(model).limit(limit))`",
            at: place,
            help: "it plays on " + covered.map { "`\($0.rawValue)`" }.joined(separator: ", "))
    }
}
