import TransitionDSL

/// Named animations that name others, each chain of them walked once.
extension Model {
    /// For each animation whether it plays anywhere: what speaks of a screen's own views, or names
    /// something that does, has a meaning only where a line plays it.
    func animationsFreeOfScreens() -> [Bool] {
        var isFree = [Bool?](repeating: nil, count: animations.count)
        var chain: [Int] = []
        for index in animations.indices {
            chain.removeAll(keepingCapacity: true)
            var next = index
            var result = isFree[next]
            while result == nil {
                chain.append(next)
                let call = animations[next].use.going
                if hasOwnersView(call) {
                    result = false
                } else if case .animation(let inner) = calls[call].callee {
                    next = Int(inner.index)
                    result = isFree[next]
                } else {
                    result = true
                }
            }
            for link in chain { isFree[link] = result }
        }
        return isFree.map { $0 ?? true }
    }

    private func hasOwnersView(_ call: Handle<Call>) -> Bool {
        arguments[calls[call].arguments].contains { argument in
            switch values[argument.value] {
            case .view(let path):
                if case .owner = paths[path].root { true } else { false }
            case .call(let inner): hasOwnersView(inner)
            default: false
            }
        }
    }

    /// For each animation that is but another name, without parameters, options or a return of its
    /// own, the call behind it and behind all such names that follow.
    func callsBehindPlainNames() -> [Handle<Call>?] {
        var ends = [Handle<Call>?](repeating: nil, count: animations.count)
        var chain: [Int] = []
        for index in animations.indices where ends[index] == nil {
            chain.removeAll(keepingCapacity: true)
            var next = index
            var end: Handle<Call>?
            while isPlainName(animations[next]) {
                chain.append(next)
                end = animations[next].use.going
                guard let call = end, case .animation(let inner) = calls[call].callee else { break }
                next = Int(inner.index)
                if let known = ends[next] {
                    end = known
                    break
                }
            }
            for link in chain { ends[link] = end }
        }
        return ends
    }

    private func isPlainName(_ animation: NamedAnimation) -> Bool {
        animation.parameters.isEmpty && animation.use.options.isEmpty
            && animation.use.returning == nil
    }
}
