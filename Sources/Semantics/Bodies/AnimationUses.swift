import TransitionDSL

/// `choice with?`: what plays, what plays on the way back, and the options.
extension Checker {
    mutating func checkAnimationUse(
        _ node: SyntaxNode,
        allowsReturn: Bool = true,
        context: OptionContexts = .defaultLine
    ) -> AnimationUse? {
        guard let choice = node.child(.choice) else { return nil }
        let calls = Array(choice.children.filter { $0.kind == .call })
        let going = calls.first.flatMap { checkCall($0, .animation) }
        let returning = calls.count > 1 ? checkCall(calls[1], .animation) : nil
        let options = checkWith(node, .option(context))
        if calls.count > 1 {
            if !allowsReturn { reportReturnNotAllowed(choice, calls[1]) }
            for call in calls.prefix(2) { reportIfNested(call) }
        }
        guard let going, calls.count < 2 || returning != nil else { return nil }
        return AnimationUse(going: going, returning: returning, options: options)
    }

    /// A named animation that says its own way back cannot stand beside a `/`.
    private mutating func reportIfNested(_ call: SyntaxNode) {
        guard let name = name(call, call.firstToken) else { return }
        var next: Text? = name
        var visited: Set<Text> = []
        while let current = next, visited.insert(current).inserted {
            guard case .animation(let handle) = animationNames[current] else { return }
            let definition = pending.animations[Int(handle.index)]
            guard let choice = definition.child(.choice) else { return }
            let calls = Array(choice.children.filter { $0.kind == .call })
            if calls.count > 1 {
                return reportNestedReturn(call, name, model.animations[handle].declared)
            }
            next = calls.first.flatMap { self.name($0, $0.firstToken) }
        }
    }

    /// Whether a call is the `default` of the catalog, which says nothing.
    func isDefault(_ call: Handle<Call>) -> Bool {
        guard case .catalog(let row) = model.calls[call].callee else { return false }
        return Catalog[row].kind == .animation && Catalog[row].name == "default"
    }

    /// `default` means «what the defaults say», so it is no value and no default itself.
    mutating func reportIfDefault(_ use: AnimationUse, _ node: SyntaxNode) {
        for call in [use.going, use.returning].compactMap({ $0 }) where isDefault(call) {
            reportDefaultNotAllowed(at: model.calls[call].place)
        }
    }
}
