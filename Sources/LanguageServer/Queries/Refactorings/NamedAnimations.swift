import Resolution
import Semantics
import TransitionDSL

extension LineChange {
    /// A declaration of the line's animation, and its name in the line. Versions of iOS stay in the
    /// line, which they limit.
    var newAnimation: Refactoring? {
        guard let choice = line.choice, let use = edge.animation, !model.isDefault(use.going)
        else { return nil }
        let whole = choice.range.union(line.with?.range ?? choice.range)
        guard isSelected(whole), !program.hasComment(whole) else { return nil }
        let items = line.with.map { Array($0.items) } ?? []
        let kept = items.filter { $0.name?.text == "available" }.map { $0.node.sourceText }
        let moved = items.filter { $0.name?.text != "available" }.map { $0.node.sourceText }
        let isName = choice.returning == nil && moved.isEmpty && isNamed(use.going)
        let name = program.unusedName("newAnimation")
        let animation = program.insertion(
            of: "animation \(name) = \(choice.node.sourceText)\(with(moved))",
            before: line.range.start)
        guard !isName, let animation else { return nil }
        return Refactoring(
            kind: .extract, title: "give the animation a name",
            edits: [animation, program.edit(whole, with: name + with(kept))],
            proof: .rules(handle))
    }

    private func isNamed(_ call: Handle<Call>) -> Bool {
        switch model.calls[call].callee {
        case .animation, .animator: true
        case .catalog, .modifiers, .interaction, .swift: false
        }
    }

    private func with(_ items: [String]) -> String {
        items.isEmpty ? "" : " with \(items.joined(separator: ", "))"
    }

    /// What a named animation plays, in place of its name.
    var inlinedAnimation: Refactoring? {
        guard let choice = line.choice, let going = choice.going, !program.hasComment(line.range)
        else { return nil }
        let returning = choice.returning
        if let returning, isSelected(returning.range) { return inlined(returning) }
        guard isSelected(going.range), let named = named(going), let play = named.choice?.going
        else { return nil }
        // A line cannot write another return for an animation that has one.
        if returning != nil, named.choice?.returning != nil { return nil }
        var text = play.node.sourceText
        if let back = named.choice?.returning { text += " / \(back.node.sourceText)" }
        let own = line.with.map { $0.items.compactMap { $0.name?.text } } ?? []
        let items = named.with.map { Array($0.items) } ?? []
        let added = items.filter { !own.contains($0.name?.text ?? "") }
            .map { $0.node.sourceText }
        var edits = [program.edit(going.range, with: text)]
        if let options = line.with, !added.isEmpty {
            let list = added.map { ", \($0)" }.joined()
            edits.append(program.edit(options.range.endPoint, with: list))
        } else if let returning {
            edits.append(program.edit(returning.range.endPoint, with: with(added)))
        } else {
            edits = [program.edit(going.range, with: text + with(added))]
        }
        return change(going, edits)
    }

    /// The return has no options of its own, so that a name with some stays.
    private func inlined(_ returning: CallSyntax) -> Refactoring? {
        guard let named = named(returning), named.with == nil, let choice = named.choice,
            choice.returning == nil, let play = choice.going
        else { return nil }
        return change(
            returning, [program.edit(returning.range, with: play.node.sourceText)])
    }

    private func change(_ call: CallSyntax, _ edits: [Fix.Edit]) -> Refactoring {
        Refactoring(
            kind: .inline, title: "replace `\(call.node.sourceText)` by what it plays",
            edits: edits, proof: .rules(handle))
    }

    private func named(_ call: CallSyntax) -> AnimationSyntax? {
        let named = program.declaration(named: call.name, AnimationSyntax.self)
        return named?.parameters == nil ? named : nil
    }
}
