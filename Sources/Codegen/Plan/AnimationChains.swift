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
}
