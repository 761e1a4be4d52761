/// What Hero reads from an animation string.
package struct AnimationText: Sendable {
    /// In the words of the catalog: `push(left)`; `auto` if Hero reads nothing.
    package var animation: FactCall
    /// The second animation of `selectBy(…)`, for the return.
    package var returning: FactCall?
    package var problems: [TextProblem]
}

/// Reads an animation string as Hero's own parser does: the last of the animations that it knows.
package func readAnimationText(_ text: String) -> AnimationText {
    var reader = AnimationTextReader()
    var last: (animation: FactCall, node: HeroTextNode)?
    switch readHeroText(text) {
    case .failure(let failure): reader.problems.append(failure.problem)
    case .success(let nodes):
        for node in nodes {
            guard let animation = reader.animation(node) else { continue }
            if let last { reader.report(.drops, .notLast, last.node) }
            last = (animation, node)
        }
    }
    let animation = last?.animation ?? FactCall("auto")
    if animation.name == "selectBy", let first = animation.arguments.first?.value.call {
        return AnimationText(
            animation: first, returning: animation.arguments.last?.value.call,
            problems: reader.problems)
    }
    return AnimationText(animation: animation, returning: nil, problems: reader.problems)
}

private enum AnimationCallForm {
    case plain, directed, selectBy
}

private let animationForms: [(name: String, form: AnimationCallForm)] = [
    ("auto", .plain), ("fade", .plain), ("zoom", .plain), ("zoomOut", .plain), ("none", .plain),
    ("push", .directed), ("pull", .directed), ("cover", .directed), ("uncover", .directed),
    ("slide", .directed), ("zoomSlide", .directed), ("pageIn", .directed),
    ("pageOut", .directed), ("selectBy", .selectBy),
]

private let textDirections = ["left", "right", "up", "down", "leading", "trailing"]

private struct AnimationTextReader {
    var problems: [TextProblem] = []

    mutating func report(
        _ effect: TextProblem.Effect, _ cause: TextProblem.Cause, _ node: HeroTextNode
    ) {
        let token = node.token
        problems.append(TextProblem(effect, cause, range: token.range, text: token.text))
    }

    /// Nil if Hero drops it.
    mutating func animation(_ node: HeroTextNode) -> FactCall? {
        guard let (name, form) = animationForms.first(where: { $0.name == node.name }) else {
            reportName(node, among: animationForms.map { $0.name })
            return nil
        }
        switch form {
        case .plain:
            checkCount(node, 0)
            return FactCall(name)
        case .directed:
            checkCount(node, 1)
            guard let direction = node.arguments.first else {
                report(.drops, .missingArgument, node)
                return nil
            }
            guard textDirections.contains(direction.name) else {
                reportName(direction, among: textDirections)
                return nil
            }
            return FactCall(name, [.init(.name(direction.name))])
        case .selectBy:
            checkCount(node, 2)
            guard node.arguments.count >= 2 else {
                report(.drops, .missingArgument, node)
                return nil
            }
            let first = animation(node.arguments[0])
            let second = animation(node.arguments[1])
            guard let first, let second else { return nil }
            return FactCall(name, [.init(.call(first)), .init(.call(second))])
        }
    }

    private mutating func reportName(_ node: HeroTextNode, among names: [String]) {
        let known = nameInOtherCase(node.name, among: names)
        report(.drops, known.map { .letterCase($0) } ?? .unknownName, node)
    }

    private mutating func checkCount(_ node: HeroTextNode, _ count: Int) {
        for argument in node.arguments.dropFirst(count) {
            report(.changes, .extraArgument, argument)
        }
    }
}
