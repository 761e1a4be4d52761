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
    /// Screens that say `is` a screen which is not their parent in the tree, by that screen.
    private var furtherChildren: [Position: [Position]] = [:]
    /// The keys of `furtherChildren`, sorted.
    private var furtherParents: [Position] = []

    package init(_ model: Model) {
        let count = model.screens.count
        handles = [nil]
        handles.reserveCapacity(count + 1)
        if !model.screens.contains(where: { !$0.parents.isEmpty }) {
            // Nothing stands below another: the screens in their order.
            for index in 0..<count { handles.append(Handle(index)) }
            positions = (0..<count).map { Position($0 + 1) }
            ends = (0...count).map { Position($0 + 1) }
            ends[0] = Position(count + 1)
            return
        }
        var superclasses = [Int?](repeating: nil, count: count)
        for (index, screen) in model.screens.enumerated() where !screen.parents.isEmpty {
            let parents = model.screenReferences[screen.parents]
            guard !screen.isProtocol else { continue }
            superclasses[index] =
                parents.first { !model.screens[$0].isProtocol }.map { Int($0.index) }
        }
        positions = Array(repeating: Self.undeclared, count: count)
        ends = [Position(count + 1)]
        let children = Subclasses(superclasses)
        for index in 0..<count where superclasses[index] == nil {
            if children[index].isEmpty { place(index) } else { place(index, children) }
        }
        addFurtherChildren(model, superclasses)
    }

    /// Gives places to a screen and all below it, with a stack of its own.
    private mutating func place(_ root: Int, _ children: Subclasses) {
        var stack: [(screen: Int, parent: Position)] = [(root, Self.undeclared)]
        while let (screen, parent) = stack.popLast() {
            if screen < 0 {
                ends[Int(parent)] = Position(handles.count)
                continue
            }
            place(screen)
            if children[screen].isEmpty { continue }
            let position = positions[screen]
            stack.append((-1, position))
            for child in children[screen].reversed() { stack.append((child, position)) }
        }
    }

    private mutating func place(_ screen: Int) {
        let position = Position(handles.count)
        positions[screen] = position
        handles.append(Handle(screen))
        ends.append(position + 1)
    }

    private mutating func addFurtherChildren(_ model: Model, _ superclasses: [Int?]) {
        for (index, screen) in model.screens.enumerated() where !screen.parents.isEmpty {
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

    /// The places of a screen and all its subclasses.
    package func subtree(at position: Position) -> Range<Position> {
        position..<ends[Int(position)]
    }

    /// Whether screens are below others by another way than a superclass.
    package var hasFurtherChildren: Bool { !furtherParents.isEmpty }

    /// The subtrees that a screen stands for as an end: its own, and those of all that say `is` it
    /// by another way than a superclass.
    package func subtrees(of screen: Handle<Screen>) -> [Position] {
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
                where seen.insert(child).inserted { found.append(child) }
                index += 1
            }
        }
        return found
    }
}

/// The screens by their superclass, in their order.
private struct Subclasses {
    private var starts: [Int]
    private var screens: [Int]

    init(_ superclasses: [Int?]) {
        starts = Array(repeating: 0, count: superclasses.count + 1)
        for superclass in superclasses { if let superclass { starts[superclass + 1] += 1 } }
        for index in superclasses.indices { starts[index + 1] += starts[index] }
        screens = Array(repeating: 0, count: starts[superclasses.count])
        var next = starts
        for (screen, superclass) in superclasses.enumerated() {
            guard let superclass else { continue }
            screens[next[superclass]] = screen
            next[superclass] += 1
        }
    }

    subscript(superclass: Int) -> ArraySlice<Int> {
        screens[starts[superclass]..<starts[superclass + 1]]
    }
}
