import AppSource
import TransitionDSL

/// What a declaration was found to be in the ids of a program.
struct NameUse {
    var kind: AppFactContent.CarrierKind
    var value: StringValue
    /// How many evaluations went through it.
    var count: Int
}

extension AppAnalysis {
    /// Remembers that a declaration leads to an id.
    func note(_ id: DeclarationID, as kind: AppFactContent.CarrierKind, _ value: StringValue) {
        guard isNotingUses else { return }
        if var known = uses[id] {
            known.count += 1
            if value.isKnown, !known.value.isKnown { known.value = value }
            uses[id] = known
        } else {
            uses[id] = NameUse(kind: kind, value: value, count: 1)
        }
    }
}
