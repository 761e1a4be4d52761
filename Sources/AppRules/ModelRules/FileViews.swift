import AppFacts
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
                help: suggestion(line.view, among: chain.flatMap(\.members.keys))
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

    struct ClassView {
        var className: String
        /// The first name of the path.
        var view: String
        var place: SourcePlace
        /// Interface Builder sets the id.
        var isInInterface: Bool
    }

    /// The view lines of screens and cells that begin with a name of their class.
    private var viewLines: [ClassView] {
        screens.flatMap { screen, name in
            views(
                screen.views, name, given: screen.given,
                isInInterface: screen.storyboard?.setsHeroIDs ?? false)
        } + cells.flatMap { cell, name in views(cell.views, name, given: .empty) }
    }

    private func views(
        _ lines: HandleRange<ViewLine>, _ className: String, given: HandleRange<Parameter>,
        isInInterface: Bool = false
    ) -> [ClassView] {
        let given = Set(model.parameters[given].map { text.string($0.name) })
        return model.views[lines].compactMap { line in
            let path = model.paths[line.path]
            guard path.root == .owner, line.place.file == .main else { return nil }
            let first = text.string(path.text).utf8.prefix { byte in
                byte.isDigit || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == 0x5F
                    || byte >= 0x80
            }
            let view = String(Substring(first))
            guard !view.isEmpty, !["root", "view", "self", "super"].contains(view),
                !given.contains(view)
            else { return nil }
            return ClassView(
                className: className, view: view, place: line.place, isInInterface: isInInterface)
        }
    }
}
