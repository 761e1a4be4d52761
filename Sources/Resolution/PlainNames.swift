package import TransitionDSL

extension Model {
    /// For each animation that is but another name, without parameters, options or a return of its
    /// own, the call behind it and behind all such names that follow.
    package func callsBehindPlainNames() -> [Handle<Call>?] {
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
