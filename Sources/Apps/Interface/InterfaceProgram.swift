package import AppSource
package import TransitionDSL

/// All storyboards and xibs of a program, which refer to each other by name.
package struct InterfaceProgram: Sendable {
    package struct Member: Sendable {
        package var file: FileIndex
        package var path: String
        package var document: InterfaceDocument
        package var isTest: Bool

        package init(
            file: FileIndex, path: String, document: InterfaceDocument, isTest: Bool = false
        ) {
            self.file = file
            self.path = path
            self.document = document
            self.isTest = isTest
        }

        /// The file's name without extension, by which code and placeholders know a storyboard.
        package var name: String {
            let file = lastComponent(of: path)
            return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
        }
    }

    /// A controller of one of the documents.
    package struct Reference: Hashable, Sendable {
        package var member: Int
        /// The index of ``InterfaceDocument/controllers``.
        package var controller: Int
    }

    package let members: [Member]
    /// Whether a class of the program has a property that key-value coding finds; nil if its
    /// superclasses are not all known.
    package var declares: @Sendable (_ class: String, _ property: String) -> Bool?
    /// The members by name. An index: each placeholder asks for its storyboard.
    private let storyboards: [String: [Int]]
    /// For each member the relationships of each object, in document order. An index: each
    /// controller asks for its own.
    private let relationships: [[Int: [Int]]]
    /// What code of the program opens.
    var openings = SceneOpenings() { didSet { reached = reachedControllers() } }
    /// The classes to which segues unwind, by the selectors of their actions.
    var unwindTargets: [String: String] = [:]
    /// The controllers of each member that something opens, by their numbers.
    private var reached: [Set<Int>] = []

    package init(
        _ members: [Member],
        declares: @escaping @Sendable (_ class: String, _ property: String) -> Bool? = { _, _ in
            nil
        }
    ) {
        self.members = members
        self.declares = declares
        var storyboards: [String: [Int]] = [:]
        for (index, member) in members.enumerated() where member.document.kind == .storyboard {
            storyboards[member.name, default: []].append(index)
        }
        self.storyboards = storyboards
        relationships = members.map { member in
            var relationships: [Int: [Int]] = [:]
            for (index, segue) in member.document.segues.enumerated()
            where segue.relationship != nil {
                relationships[segue.source, default: []].append(index)
            }
            return relationships
        }
        reached = reachedControllers()
    }

    /// Whether something opens a controller: code by its id, or the way from one that is opened.
    func isReached(_ reference: Reference) -> Bool {
        reached[reference.member].contains(reference.controller)
    }
}

// MARK: - Controllers

extension InterfaceProgram {
    package func controller(_ reference: Reference) -> InterfaceDocument.Controller {
        members[reference.member].document.controllers[reference.controller]
    }

    package func object(_ reference: Reference) -> InterfaceDocument.Object {
        members[reference.member].document.objects[controller(reference).object]
    }

    /// How facts name a controller: by class, otherwise by storyboard id, label, `element#id`.
    package func name(_ reference: Reference) -> String {
        let (controller, object) = (controller(reference), object(reference))
        return object.customClass ?? controller.storyboardIdentifier ?? object.label
            ?? "\(controller.tag.spelling)#\(object.id)"
    }

    /// The containers without a class of their own: UIKit's class of each, by the name that facts have
    /// for it.
    package var plainContainers: [String: String] {
        var result: [String: String] = [:]
        for member in members.indices {
            for (index, one) in members[member].document.controllers.enumerated()
            where !one.isPlaceholder && one.tag.isContainer {
                let reference = Reference(member: member, controller: index)
                if object(reference).customClass != nil { continue }
                result[name(reference)] = one.tag.className
            }
        }
        return result
    }

    /// The places of `show` segues to a navigation controller. UIKit cannot push one: it presents it.
    package var presentingSegues: Set<SourcePlace> {
        var places: Set<SourcePlace> = []
        for member in members {
            for segue in member.document.segues where segue.kind == "show" {
                guard let object = member.document.object(id: segue.destination),
                    case .controller(let index) = member.document.objects[object].kind,
                    member.document.controllers[index].tag == .navigationController
                else { continue }
                places.insert(SourcePlace(file: member.file, range: segue.range))
            }
        }
        return places
    }

    /// The controller that an object of a document is.
    package func reference(toObject object: Int, in member: Int) -> Reference? {
        guard case .controller(let index) = members[member].document.objects[object].kind else {
            return nil
        }
        return Reference(member: member, controller: index)
    }

    /// The longest way through placeholders and containers that is followed.
    private static let longestWay = 32

    /// What the user sees of a controller: the controller that a placeholder refers to, the root
    /// of a navigation controller, the selected child of a tab bar controller. A tab bar controller
    /// with a class of its own stays, because its code can select another child. Nil if that is in
    /// no storyboard of the program, or in several that differ.
    package func shown(_ reference: Reference) -> Reference? {
        var current = reference
        for _ in 0..<Self.longestWay {
            let controller = controller(current)
            let next: Reference?
            switch controller.tag {
            case .viewControllerPlaceholder:
                guard let target = target(of: current) else { return nil }
                next = target
            case .navigationController: next = child(of: current, "rootViewController", 0)
            case .tabBarController where object(current).customClass != nil: next = nil
            case .tabBarController:
                next = child(of: current, "viewControllers", controller.selectedIndex)
            default: next = nil
            }
            guard let next else { return current }
            current = next
        }
        return nil
    }

    /// A child by its relationship; the first one if the number does not exist.
    private func child(of reference: Reference, _ name: String, _ number: Int) -> Reference? {
        let document = members[reference.member].document
        let all = relationships[reference.member][controller(reference).object] ?? []
        let segues = all.filter { document.segues[$0].relationship == name }
        guard let first = segues.first else { return nil }
        let segue = segues.indices.contains(number) ? segues[number] : first
        return document.object(id: document.segues[segue].destination).flatMap {
            self.reference(toObject: $0, in: reference.member)
        }
    }

    /// The controller that a placeholder refers to.
    private func target(of placeholder: Reference) -> Reference? {
        let controller = controller(placeholder)
        let candidates =
            controller.storyboardName.map { storyboards[$0] ?? [] } ?? [placeholder.member]
        var result: Reference?
        for member in candidates {
            guard let target = target(of: controller, in: member) else { continue }
            // The same storyboard in several languages has the same controllers.
            if let result, name(result) != name(target) { return nil }
            result = result ?? target
        }
        return result
    }

    private func target(
        of placeholder: InterfaceDocument.Controller, in member: Int
    ) -> Reference? {
        let controllers = members[member].document.controllers
        let index = controllers.firstIndex { controller in
            guard let identifier = placeholder.referencedIdentifier else {
                return controller.isInitial
            }
            return controller.storyboardIdentifier == identifier && !controller.isPlaceholder
        }
        return index.map { Reference(member: member, controller: $0) }
    }
}
