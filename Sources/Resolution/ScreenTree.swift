package import TransitionDSL

/// The declared screens as a tree by superclass, each at its place in preorder.
/// Place 0 is the root. As a single screen it means any screen that is not declared, and its
/// subtree is `*`. A class with its subclasses is a run of places. The tree cannot hold
/// conformances to protocols, so they are further children.
package struct ScreenTree: Sendable {
    /// A place in preorder; equal numbers are equal screens.
    package typealias Position = Int

    /// The place of every screen that is not declared.
    package static let undeclared: Position = 0

    private var positions: [Position]
    private var handles: [Handle<Screen>?] = [nil]
    private var ends: [Position] = []
    /// For each screen, the screens that inherit from it without being its child in the tree.
    private var furtherChildren: [Position: [Position]] = [:]
    /// The keys of `furtherChildren`, sorted: each end asks for those in its range.
    private var furtherParents: [Position] = []

    package init(_ model: Model) {
        let superclasses = model.screens.map { screen in
            screen.isProtocol
                ? nil
                : model.screenReferences[screen.parents].first { !model.screens[$0].isProtocol }
        }
        var children = [[Int]](repeating: [], count: model.screens.count)
        var pending: [Int] = []
        let screens = model.screensOwnFirst.map { Int($0.index) }
        for index in screens.reversed() {
            if let superclass = superclasses[index] {
                children[Int(superclass.index)].append(index)
            } else {
                pending.append(index)
            }
        }
        positions = Array(repeating: Self.undeclared, count: model.screens.count)
        while let screen = pending.popLast() {
            positions[screen] = handles.count
            handles.append(Handle(screen))
            pending += children[screen]
        }
        // Descendants come after a screen, so each end is known before the parent needs it.
        ends = handles.indices.map { $0 + 1 }
        for place in handles.indices.reversed() {
            guard let handle = handles[place] else { continue }
            let parent = superclasses[Int(handle.index)].map { position(of: $0) } ?? 0
            ends[parent] = max(ends[parent], ends[place])
        }
        for index in screens {
            let parents = model.screenReferences[model.screens[index].parents]
            for parent in parents where superclasses[index] != parent {
                furtherChildren[position(of: parent), default: []].append(positions[index])
            }
        }
        furtherParents = furtherChildren.keys.sorted()
    }

    package func position(of screen: Handle<Screen>) -> Position { positions[Int(screen.index)] }

    /// The screen at a place; nil for place 0.
    package func screen(at position: Position) -> Handle<Screen>? { handles[position] }

    /// The places of a screen and all its subclasses.
    package func subtree(at position: Position) -> Range<Position> {
        position..<ends[position]
    }

    /// The subtrees of a screen as an end: its own, and those of all screens that inherit from it
    /// by another way than a superclass.
    package func subtrees(of screen: Handle<Screen>) -> [Position] {
        reachable(from: [position(of: screen)]) { place in
            let range = subtree(at: place)
            let first = furtherParents.partitioningIndex { $0 >= range.lowerBound }
            return furtherParents[first...].prefix(while: range.contains).flatMap {
                furtherChildren[$0] ?? []
            }
        }
    }
}
