import TransitionDSL

/// The animation that plays on return if the line names no other: `uncover(down)` for `cover(up)`.
package func oppositeAnimation(_ animation: FactCall) -> FactCall? {
    guard let row = Catalog.row(.animation, animation.name), let found = Catalog[row].opposite
    else {
        return nil
    }
    switch found {
    case .itself: return animation
    case .named(let back, let mirrors):
        guard mirrors, !animation.arguments.isEmpty else {
            return FactCall(back, animation.arguments)
        }
        let mirrored = ["left", "right", "up", "down", "leading", "trailing"]
        guard animation.arguments.count == 1,
            case .call(let direction) = animation.arguments[0].value,
            direction.arguments.isEmpty, let index = mirrored.firstIndex(of: direction.name)
        else { return nil }
        return FactCall(back, [.init(.name(mirrored[index ^ 1]))])
    }
}
