/// An end of a line: some screens, or any.
///
/// Each screen stands for itself and all that are below it in a ``ScreenHierarchy``.
public struct ScreenSet<Screen: Hashable & Sendable>: Hashable, Sendable, ExpressibleByArrayLiteral
{
    /// nil for any.
    let roots: [Screen]?

    private init(roots: [Screen]?) { self.roots = roots }

    public init(_ screens: some Sequence<Screen>) { roots = Array(screens) }

    public init(arrayLiteral elements: Screen...) { roots = elements }

    /// Every screen, declared or not.
    public static var any: ScreenSet { ScreenSet(roots: nil) }
}
