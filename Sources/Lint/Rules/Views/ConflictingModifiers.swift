import TransitionDSL

/// Two modifiers on one view that write the same thing, such as two kinds of snapshot: Hero keeps
/// the later one, and the earlier one reads as if it counted.
enum ConflictingModifiers: LintRule {
    static let id = DiagnosticID.conflictingModifiers

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.lostModifiers { !FadeAndOpacity.names.contains($0) }
            .map { lost in
                let (earlier, later) = (context.title(lost.earlier), context.title(lost.later))
                let change = context.removal(of: lost.earlier.item, from: lost.list)
                return Diagnostic(
                    id,
                    "\(later) stands in place of \(earlier), which is lost",
                    at: context.model.calls[lost.later.item].place,
                    notes: context.noteOfLost(lost),
                    help: "keep one of the two",
                    fix: lost.earlier.isDirect
                        ? context.removalFix(of: lost.earlier.item, change, isSafe: false) : nil
                )
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
