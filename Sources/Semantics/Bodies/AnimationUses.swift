import TransitionDSL

/// `choice with?`: what plays, what plays on the way back, and the options.
extension Checker {
    mutating func checkAnimationUse(
        _ node: SyntaxNode,
        allowsReturn: Bool = true,
        context: OptionContexts = .defaultLine
    ) -> AnimationUse? {
        guard let choice = node.child(.choice) else { return nil }
        guard let first = choice.child(.call) else { return nil }
        let second = choice.child(.call, after: first)
        let going = checkCall(first, .animation)
        var returning: Handle<Call>?
        if let second { returning = checkCall(second, .animation) }
        let options = checkWith(node, .option(context))
        if let second {
            if !allowsReturn { reportReturnNotAllowed(choice, second) }
            reportIfNested(first)
            reportIfNested(second)
        }
        guard let going, second == nil || returning != nil else { return nil }
        return AnimationUse(going: going, returning: returning, options: options)
    }

    /// A named animation that says its own way back cannot stand beside a `/`.
    private mutating func reportIfNested(_ call: SyntaxNode) {
        guard let name = name(call, call.firstToken) else { return }
        visitedNames.begin()
        var next: Text? = name
        while let current = next, case .animation(let handle) = animationNames[current],
            visitedNames.insert(current)
        {
            let definition = pending.animations[Int(handle.index)]
            guard let first = definition.child(.choice)?.child(.call) else { return }
            if definition.child(.choice)?.child(.call, after: first) != nil {
                return reportNestedReturn(call, name, model.animations[handle].declared)
            }
            next = self.name(first, first.firstToken)
        }
    }

    /// Whether a call is the `default` of the catalog, which says nothing.
    func isDefault(_ call: Handle<Call>) -> Bool {
        guard case .catalog(let row) = model.calls[call].callee else { return false }
        return Catalog[row].kind == .animation && Catalog[row].name == "default"
    }

    /// `default` means «what the defaults say», so it is no value and no default itself.
    mutating func reportIfDefault(_ use: AnimationUse, _ node: SyntaxNode) {
        if isDefault(use.going) { reportDefaultNotAllowed(at: model.calls[use.going].place) }
        if let returning = use.returning, isDefault(returning) {
            reportDefaultNotAllowed(at: model.calls[returning].place)
        }
    }
}
