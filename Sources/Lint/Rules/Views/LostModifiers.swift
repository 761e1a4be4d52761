import TransitionDSL

/// Two modifiers on one view that write the same thing, such as two kinds of snapshot: Hero keeps
/// the later one, and the earlier one reads as if it counted. `fade` is Hero's opacity 0, so that one
/// of it and `opacity` may go without a change.
let lostModifierRules: [Rule] = [
    lost(
        .conflictingModifiers, where: { !opacities.contains($0) }, isSafe: false,
        message: { "\($1) stands in place of \($0), which is lost" }, help: "keep one of the two"),
    lost(
        .fadeAndOpacity, where: { opacities.contains($0) }, isSafe: true,
        message: { "\($1) stands in place of \($0): both say how opaque the view is" },
        help: "keep one of the two; `fade` is the same as `opacity(0)`"),
]

private let opacities = [Catalog.Modifier.fade, Catalog.Modifier.opacity]

private func lost(
    _ id: DiagnosticID, where isAsked: @escaping @Sendable (CatalogIndex) -> Bool, isSafe: Bool,
    message: @escaping @Sendable (_ earlier: String, _ later: String) -> String, help: String
) -> Rule {
    Rule(id) { context in
        context.lostModifiers(where: isAsked).map { lost in
            let change = context.removal(of: lost.earlier.item, from: lost.list)
            return Diagnostic(
                id, message(context.title(lost.earlier), context.title(lost.later)),
                at: context.model.calls[lost.later.item].place, notes: context.noteOfLost(lost),
                help: help,
                fix: lost.earlier.isDirect
                    ? context.removalFix(of: lost.earlier.item, change, isSafe: isSafe) : nil)
        }
    }
}

/// A modifier of which nothing is left, since another that stands later writes the same.
struct LostModifier {
    var list: PlacedModifiers
    var earlier: SetModifier
    var later: SetModifier
}

extension LintContext {
    /// The modifiers that are lost to a later one of another name, by what their own name is. A
    /// list holds few different names, so each is compared with each.
    func lostModifiers(where isAsked: (CatalogIndex) -> Bool) -> [LostModifier] {
        inModifierLists(where: { $0.mayLose }) { list in
            let all = lastOfEach(modifiers(of: list))
            return all.indices.gathered { index in
                all[..<index].compactMap { earlier in
                    guard isAsked(earlier.name),
                        ModifierMeetings.isLost(earlier.name, before: all[index].name),
                        earlier.item != all[index].item
                    else { return nil }
                    return LostModifier(list: list, earlier: earlier, later: all[index])
                }
            }
        }
    }

    /// Every name once, as it is set last; conditions, which may come many times, left out.
    private func lastOfEach(_ modifiers: ArraySlice<SetModifier>) -> [SetModifier] {
        modifiers.filter { !CatalogNames.holdsModifiers[Int($0.name.index)] }.lastOfEachName()
    }

    func noteOfLost(_ lost: LostModifier) -> [Diagnostic.Note] {
        let note = Diagnostic.Note(
            "\(title(lost.earlier)) stands here", at: model.calls[lost.earlier.item].place)
        return [note] + noteOfNamedList(lost.earlier) + noteOfNamedList(lost.later)
    }
}
