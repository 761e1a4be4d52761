import TransitionDSL

/// The animation that plays on return if the line names no other: `uncover(down)` for `cover(up)`.
package func oppositeAnimation(_ animation: String) -> String? {
    let name = String(animation.prefix { $0 != "(" })
    guard let row = Catalog.row(.animation, name), let found = Catalog[row].opposite else {
        return nil
    }
    let arguments = String(animation.dropFirst(name.count))
    switch found {
    case .itself: return animation
    case .named(let back, let mirrors):
        guard mirrors, arguments.hasPrefix("("), arguments.hasSuffix(")") else {
            return back + arguments
        }
        let direction = String(arguments.dropFirst().dropLast())
        let mirrored = ["left", "right", "up", "down", "leading", "trailing"]
        guard let index = mirrored.firstIndex(of: direction) else { return nil }
        return "\(back)(\(mirrored[index ^ 1]))"
    }
}
