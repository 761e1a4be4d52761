package import TransitionDSL

/// The declared screens as a tree by superclass, each at its place in preorder.
///
/// Place 0 is the root: as a single screen it stands for any that is not declared, and the subtree
/// below it is `*`. A class with its subclasses is a run of places. What a tree cannot hold, that
/// screens conform to protocols, is kept beside it as further children.
package struct ScreenTree: Sendable {
    /// A place in preorder; equal numbers are equal screens.
    package typealias Position = UInt32

    /// The place that stands for every screen that is not declared.
    package static let undeclared: Position = 0

    private var positions: [Position]
    private var handles: [Handle<Screen>?]
    private var ends: [Position]
    private var parents: [Position]
    /// Screens that say `is` a screen which is not their parent in the tree, by that screen.
    private var furtherChildren: [Position: [Position]] = [:]
    /// The keys of `furtherChildren`, sorted.
    private var furtherParents: [Position] = []

    package init(_ model: Model) {
        let count = model.screens.count
        var superclasses = [Int?](repeating: nil, count: count)
        var children: [[Int]] = []
        var isNested = false
        for (index, screen) in model.screens.enumerated() where !screen.parents.isEmpty {
            let parents = model.screenReferences[screen.parents]
            guard !screen.isProtocol else { continue }
            superclasses[index] =
                parents.first { !model.screens[$0].isProtocol }.map { Int($0.index) }
            isNested = isNested || superclasses[index] != nil
        }
        positions = Array(repeating: Self.undeclared, count: count)
        handles = [nil]
        ends = [Position(count + 1)]
        parents = [Self.undeclared]
        if isNested {
            children = Array(repeating: [], count: count)
            for (index, parent) in superclasses.enumerated() {
                if let parent { children[parent].append(index) }
            }
        }
        for index in 0..<count where superclasses[index] == nil { place(index, children) }
        addFurtherChildren(model, superclasses)
    }

    /// Gives places to a screen and all below it, with a stack of its own.
    private mutating func place(_ root: Int, _ children: [[Int]]) {
        var stack: [(screen: Int, parent: Position)] = [(root, Self.undeclared)]
        while let (screen, parent) = stack.popLast() {
            if screen < 0 {
                ends[Int(parent)] = Position(handles.count)
                continue
            }
            let position = Position(handles.count)
            positions[screen] = position
            handles.append(Handle(screen))
            ends.append(position + 1)
            parents.append(parent)
            if children.isEmpty || children[screen].isEmpty { continue }
            stack.append((-1, position))
            for child in children[screen].reversed() { stack.append((child, position)) }
        }
    }

    private mutating func addFurtherChildren(_ model: Model, _ superclasses: [Int?]) {
        for (index, screen) in model.screens.enumerated() {
            for parent in model.screenReferences[screen.parents]
            where superclasses[index] != Int(parent.index) {
                furtherChildren[position(of: parent), default: []].append(positions[index])
            }
        }
        furtherParents = furtherChildren.keys.sorted()
    }

    /// How many places there are.
    package var count: Int { handles.count }

    package func position(of screen: Handle<Screen>) -> Position { positions[Int(screen.index)] }

    /// The screen at a place; nil at that of the undeclared.
    package func screen(at position: Position) -> Handle<Screen>? { handles[Int(position)] }

    /// The places of several subtrees.
    package func positions(in roots: [Position]) -> some Sequence<Position> {
        roots.lazy.flatMap { subtree(at: $0) }
    }

    /// The places of a screen and all its subclasses.
    package func subtree(at position: Position) -> Range<Position> {
        position..<ends[Int(position)]
    }

    /// A screen, its superclasses from the nearest on, and last the root.
    package func pathToRoot(from position: Position) -> PathToRoot {
        PathToRoot(upcoming: position, parents: parents)
    }

    package struct PathToRoot: Sequence, IteratorProtocol {
        var upcoming: Position?
        let parents: [Position]

        package mutating func next() -> Position? {
            guard let position = upcoming else { return nil }
            upcoming = position == ScreenTree.undeclared ? nil : parents[Int(position)]
            return position
        }
    }

    /// The subtrees that a screen stands for as an end: its own, and those of all that say `is` it
    /// by another way than a superclass.
    func subtrees(of screen: Handle<Screen>) -> [Position] {
        let root = position(of: screen)
        if furtherParents.isEmpty { return [root] }
        var found = [root]
        var seen: Set<Position> = [root]
        var next = 0
        while next < found.count {
            let range = subtree(at: found[next])
            next += 1
            var index = furtherParents.partitioningIndex { $0 >= range.lowerBound }
            while index < furtherParents.count, furtherParents[index] < range.upperBound {
                for child in furtherChildren[furtherParents[index]] ?? []
                where seen.insert(child).inserted {
                    found.append(child)
                }
                index += 1
            }
        }
        return found
    }
}
