import TransitionDSL

/// `choice with?`: what plays, what plays on the way back, and the options.
extension Checker {
    mutating func checkAnimationUse(
        _ node: some AnimatedSyntax,
        allowsReturn: Bool = true,
        context: OptionContexts = .defaultLine
    ) -> AnimationUse? {
        guard let choice = node.choice, let first = choice.going else { return nil }
        let second = choice.returning
        let going = checkCall(first.invocation, .animation)
        var returning: Handle<Call>?
        if let second { returning = checkCall(second.invocation, .animation) }
        let options = checkCalls(node.with, .option(context))
        if let second {
            if !allowsReturn { reportReturnNotAllowed(first.node, second.node) }
            reportIfNested(first)
            reportIfNested(second)
        }
        guard let going, second == nil || returning != nil else { return nil }
        return AnimationUse(going: going, returning: returning, options: options)
    }

    /// A named animation that says its own way back cannot stand beside a `/`.
    private mutating func reportIfNested(_ call: CallSyntax) {
        guard let name = name(call.name) else { return }
        visitedNames.begin()
        var next: Text? = name
        while let current = next, case .animation(let handle) = animationNames[current],
            visitedNames.insert(current)
        {
            guard let choice = pending.animations[Int(handle.index)].choice else { return }
            if choice.returning != nil {
                return reportNestedReturn(call.node, name, model.animations[handle].declared)
            }
            next = self.name(choice.going?.name)
        }
    }

    /// Whether a call is the `default` of the catalog, which says nothing.
    func isDefault(_ call: Handle<Call>) -> Bool {
        guard case .catalog(let row) = model.calls[call].callee else { return false }
        return row == Catalog.Animation.default
    }

    /// `default` means «what the defaults say», so it is no value and no default itself.
    mutating func reportIfDefault(_ use: AnimationUse) {
        if isDefault(use.going) { reportDefaultNotAllowed(at: model.calls[use.going].place) }
        if let returning = use.returning, isDefault(returning) {
            reportDefaultNotAllowed(at: model.calls[returning].place)
        }
    }
}
