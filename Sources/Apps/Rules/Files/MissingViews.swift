import TransitionDSL

extension ModelContext {
    /// A view that the class of its screen or cell does not have, and inherits from no class of the
    /// app or of UIKit.
    func missingView() -> [Diagnostic] {
        viewLines.compactMap { line in
            let chain = classes.chain(lastName(line.className))
            guard let last = chain.last?.superclass, isPlainClass(last),
                !isPropertyOfUIKit(line.view), !classes.addedMembers.contains(line.view),
                !chain.contains(where: { $0.members[line.view] != nil })
            else { return nil }
            return Diagnostic(
                .missingView, "`\(line.className)` has no view `\(line.view)`", at: line.place,
                help: suggestion(line.view, among: chain.flatMap { $0.members.keys })
                    ?? "declare it, or correct the name")
        }
    }

    /// A view that generated Swift cannot reach.
    func privateView() -> [Diagnostic] {
        viewLines.compactMap { line in
            let chain = classes.chain(lastName(line.className))
            guard !line.isInInterface,
                let access = chain.lazy.compactMap({ type in
                    type.members[line.view]?.access
                }).first, let word = word(for: access)
            else { return nil }
            return Diagnostic(
                .privateView,
                "`\(line.view)` of `\(line.className)` is \(word), so generated Swift cannot "
                    + "reach it",
                at: line.place, help: "make it accessible, or give the view to `applyTransitions`")
        }
    }

    private func word(for access: AppClass.Access) -> String? {
        switch access {
        case .visible: nil
        case .private: "`private`"
        case .fileprivate: "`fileprivate`"
        case .implementation: "only in an implementation file"
        }
    }
}
