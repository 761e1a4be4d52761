import AppSource
import Resolution
import TransitionDSL

extension AppContext {
    /// A constant next to ids that nothing names: it is left over, or its id is missing somewhere.
    func unusedHeroConstant() -> [Diagnostic] {
        index.constants.compactMap { constant in
            guard !constant.isMentioned, !constant.isOpen, !constant.isTest else { return nil }
            return Diagnostic(
                .unusedHeroConstant, "nothing uses `\(constant.fullName)`", at: constant.place,
                help: "remove it, or set it on the views it is for")
        }
    }

    /// Two constants with the same text: a change of one of them separates views that fly into
    /// each other.
    func repeatedHeroConstant() -> [Diagnostic] {
        var first: [String: AppIndex.Constant] = [:]
        return idTexts.compactMap { constant in
            guard let text = constant.text, !text.isEmpty else { return nil }
            guard let known = first[text] else {
                first[text] = constant
                return nil
            }
            return Diagnostic(
                .repeatedHeroConstant,
                "`\(constant.fullName)` has the same text as `\(known.fullName)`",
                at: constant.place,
                notes: [.init("`\(known.fullName)` is declared here", at: known.place)],
                help: "use one constant on both screens")
        }
    }

    /// The constants whose text some view has as its id, and those next to them that could be one.
    var idTexts: [AppIndex.Constant] {
        let texts = Set(ids.flatMap { ($0.patterns ?? []).compactMap { $0.literal } })
        return index.constants.filter { constant in
            !constant.isTest && constant.text.map { texts.contains($0) } ?? false
        }
    }
}
