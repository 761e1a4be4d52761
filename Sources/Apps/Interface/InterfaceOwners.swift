import AppSource
import TransitionDSL

/// The owner of an object, as a fact names it.
struct InterfaceOwner {
    /// The class of the owner, or how facts name a controller without a class.
    var container: String
    /// The path from the owner to the object, if outlets lead to it.
    var view: String?
    var screens: [String]
}

/// Finds the owners of the objects of one document, and the outlets that lead to objects.
struct InterfaceOwners {
    private let program: InterfaceProgram
    private let member: Int
    private let document: InterfaceDocument
    /// The outlets by their source. An index: each owner asks for its own.
    private let outlets: [Int: [Int]]
    /// The paths from each owner that was asked for. Each outlet of the owner asks for them again.
    private var paths: [Int: [Int: String]] = [:]

    init(_ program: InterfaceProgram, member: Int) {
        self.program = program
        self.member = member
        document = program.members[member].document
        outlets = Dictionary(grouping: document.outlets.indices) { [document] index in
            document.outlets[index].source
        }
    }

    /// The owner of an object: its cell if that has a class, otherwise its controller; in a xib
    /// the owner of the file, otherwise the view at the top. An owner whose outlets lead to the
    /// object is preferred to one further inside.
    mutating func owner(of object: Int) -> InterfaceOwner {
        let candidates = candidates(object)
        let screens = screens(object)
        for (owner, name) in candidates {
            guard let path = path(from: owner, to: object) else { continue }
            return InterfaceOwner(container: name, view: path, screens: screens)
        }
        let isTop = candidates.isEmpty && document.objects[object].top == object
        return InterfaceOwner(
            container: candidates.first?.name ?? program.members[member].name,
            view: isTop && document.objects[object].isView ? "root" : nil, screens: screens)
    }

    private func candidates(_ object: Int) -> [(object: Int, name: String)] {
        let element = document.objects[object]
        var result: [(object: Int, name: String)] = []
        if let cell = element.cell, let name = document.objects[cell].customClass {
            result.append((cell, name))
        }
        if let controller = element.controller {
            if let reference = program.reference(toObject: controller, in: member) {
                result.append((controller, program.name(reference)))
            }
            return result
        }
        if let owner = document.fileOwner, let name = document.objects[owner].customClass {
            result.append((owner, name))
        }
        if let name = document.objects[element.top].customClass {
            result.append((element.top, name))
        }
        return result
    }

    /// The controllers that show an object. In a xib that is its owner, if its view is in it.
    func screens(_ object: Int) -> [String] {
        if let controller = document.objects[object].controller {
            return program.reference(toObject: controller, in: member).map {
                [program.name($0)]
            } ?? []
        }
        guard let owner = document.fileOwner, let name = document.objects[owner].customClass,
            (outlets[owner] ?? []).contains(where: { document.outlets[$0].property == "view" })
        else { return [] }
        return [name]
    }
}

// MARK: - Paths

extension InterfaceOwners {
    /// Outlets of outlets that a path may have: more than anyone writes.
    private static let longestPath = 4

    private mutating func path(from owner: Int, to object: Int) -> String? {
        if let known = paths[owner] { return known[object] }
        let found = findPaths(from: owner)
        paths[owner] = found
        return found[object]
    }

    /// The shortest path to each object, along outlets.
    private func findPaths(from owner: Int) -> [Int: String] {
        var paths = startPaths(owner)
        var current = [owner]
        for _ in 0..<Self.longestPath {
            var next: [Int] = []
            for source in current {
                let start = source == owner ? "" : (paths[source] ?? "") + "."
                for index in outlets[source] ?? [] {
                    let outlet = document.outlets[index]
                    guard let target = document.object(id: outlet.destination),
                        paths[target] == nil, isPart(target)
                    else { continue }
                    let number = outlet.isCollection ? "[\(outlet.number)]" : ""
                    paths[target] = "\(start)\(outlet.property)\(number)"
                    if belongs(target, to: owner) { next.append(target) }
                }
            }
            current = next
        }
        return paths
    }

    /// The view of a controller, and a cell and its content.
    private func startPaths(_ owner: Int) -> [Int: String] {
        var paths: [Int: String] = [:]
        if document.objects[owner].isView { paths[owner] = "root" }
        for index in document.objects[owner].mainChildren {
            let child = document.objects[index]
            if child.key == "contentView", document.objects[owner].isView {
                paths[index] = "contentView"
            } else if child.key == "view" {
                paths[index] = "root"
            }
        }
        if owner == document.fileOwner {
            for index in outlets[owner] ?? [] where document.outlets[index].property == "view" {
                if let target = document.object(id: document.outlets[index].destination) {
                    paths[target] = "root"
                }
            }
        }
        return paths
    }

    /// A path does not lead through another controller.
    private func isPart(_ object: Int) -> Bool {
        switch document.objects[object].kind {
        case .view, .cell, .other: true
        case .controller, .placeholder: false
        }
    }

    /// Whether the outlets of an object count for an owner, so that no object counts for many.
    private func belongs(_ object: Int, to owner: Int) -> Bool {
        let element = document.objects[object]
        return element.controller == owner || element.cell == owner || element.top == owner
            || document.fileOwner == owner
    }
}
