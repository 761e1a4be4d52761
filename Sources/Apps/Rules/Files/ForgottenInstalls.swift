import TransitionDSL

/// Installations that code forgets: UIKit plays its own transition, without any report in a
/// release.
extension AppContext {
    /// A presentation that a line is for, without `installForPresentation(of:)`. Silent if a call
    /// of it may be for this one: in the same file, or in a file that presents nothing itself, such
    /// as a base class. Source: UIKit asks the presented controller for its delegate before it
    /// presents it.
    func presentWithoutInstall() -> [Diagnostic] {
        guard callsGenerated else { return [] }
        let edges = edgesWithLine(.present)
        if edges.isEmpty { return [] }
        let presenting = Set(
            facts(.edge).compactMap { fact -> FileIndex? in
                if case .edge(.present, _, _, _, _) = fact.content { fact.place.file } else { nil }
            })
        let calls = Set(callTexts("installForPresentation(of:", in: scan.files).map { $0.file })
        guard calls.isSubset(of: presenting) else { return [] }
        return edges.filter { !calls.contains($0.fact.place.file) }.map { edge in
            Diagnostic(
                .presentWithoutInstall,
                "`\(edge.to)` is presented without `installForPresentation(of:)`, so its line does "
                    + "not play",
                at: edge.fact.place, notes: [.init("the line is here", at: edge.line.fact.place)],
                help: "call it before `present`, for the controller that is presented")
        }
    }

    /// A push or a change of tab that a line is for, in a navigation or tab bar controller that no
    /// `install(in:)` reaches. Silent if it is not known which controller a call is for.
    func containerNeverInstalled() -> [Diagnostic] {
        guard callsGenerated, !screens.hasUnknownEdge else { return [] }
        let calls = callTexts("install(in:", in: scan.files)
        let found = notReached(.push, "navigation", calls) + notReached(.tab, "tab bar", calls)
        let hasTab = found.contains { $0.message.includes("tab bar") }
        return found + (hasTab ? [] : tabLineWithoutInstall(calls))
    }

    /// A line for changes of tab in an app that installs its transitions only in navigation
    /// controllers. People change tabs, mostly without any code that shows where.
    private func tabLineWithoutInstall(_ calls: [CallText]) -> [Diagnostic] {
        guard let call = calls.first, !calls.contains(where: { mayBe($0, .tab) }),
            let line = linesToInstall().first(where: { $0.operations == [.tab] })
        else { return [] }
        return [
            Diagnostic(
                .containerNeverInstalled,
                "no `install(in:)` is for a tab bar controller, so `tab` lines do not play",
                at: call.place, notes: [.init("a line is here", at: line.fact.place)],
                help: "call it for the tab bar controller, too, once")
        ]
    }

    /// One finding for each group of screens that pushes connect.
    private func notReached(
        _ operation: FactOperation, _ kind: String, _ calls: [CallText]
    ) -> [Diagnostic] {
        let installed = calls.filter { mayBe($0, operation) }
        var reached: Set<String> = []
        for call in installed {
            if operation == .push, let root = root(of: call), index.classes[root] != nil {
                reached.formUnion(screens.stack(of: root))
                continue
            }
            guard operation == .push, let container = call.container,
                ["navigationController", "navigationController!", "navigationController?"].contains(
                    call.argument), index.classes[container] != nil
            else { return [] }
            reached.formUnion(screens.stack(of: container))
        }
        var seen: Set<String> = []
        return edgesWithLine(operation).compactMap { edge in
            let stack = screens.stack(of: edge.from)
            guard stack.isDisjoint(with: reached), seen.isDisjoint(with: stack) else { return nil }
            seen.formUnion(stack)
            return Diagnostic(
                .containerNeverInstalled,
                "no `install(in:)` reaches the \(kind) controller of `\(edge.from)`, so its lines do "
                    + "not play",
                at: edge.fact.place, notes: [.init("a line is here", at: edge.line.fact.place)],
                help: "call it for this \(kind) controller, too, once")
        }
    }

    /// Whether the argument of an installation may be a navigation controller, or a tab bar
    /// controller.
    private func mayBe(_ call: CallText, _ operation: FactOperation) -> Bool {
        let text = (containerType(of: call) ?? call.argument).lowercased()
        if text.includes("tab") { return operation == .tab }
        if text.includes("nav") { return operation == .push }
        return true
    }

    /// The type of the variable that a call names: `UINavigationController` for
    /// `let first = UINavigationController(rootViewController: list)`.
    private func containerType(of call: CallText) -> String? {
        value(of: call.argument, in: call.file).flatMap { value in
            value.type.hasSuffix("Controller") ? value.type : nil
        }
    }

    /// The class at the bottom of the navigation controller that a call names.
    private func root(of call: CallText) -> String? {
        guard let value = value(of: call.argument, in: call.file),
            value.type.hasSuffix("NavigationController"),
            let start = value.rest.place(of: Array("(rootViewController:".utf8)),
            start == value.rest.startIndex
        else { return nil }
        let text = value.rest.dropFirst("(rootViewController:".utf8.count)
            .drop { !$0.isPartOfName }.prefix { $0.isPartOfName }
        let name = String(decoding: Array(text), as: UTF8.self)
        return index.classes[name] != nil ? name : self.value(of: name, in: call.file)?.type
    }

    /// What the only declaration of a variable in a file gives it: a name, and the code after that.
    /// Nil if the file does not declare it, or declares several.
    private func value(
        of name: String, in file: FileIndex
    ) -> (type: String, rest: ArraySlice<UInt8>)? {
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isPartOfName }),
            let file = scan.files.first(where: { $0.source.index == file })
        else { return nil }
        var found: (type: String, rest: ArraySlice<UInt8>)?
        for keyword in ["let ", "var "] {
            let wanted = Array((keyword + name).utf8)
            var rest = file.source.bytes[...]
            while let start = rest.place(of: wanted) {
                rest = rest[(start + wanted.count)...]
                guard let next = rest.first, !next.isPartOfName else { continue }
                if found != nil { return nil }
                let type = rest.drop { !$0.isPartOfName }.prefix { $0.isPartOfName }
                let after = rest[type.endIndex...]
                found = (String(decoding: Array(type), as: UTF8.self), after)
            }
        }
        return found
    }
}
