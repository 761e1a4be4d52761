import AppSource
import TransitionDSL

/// What all storyboards and xibs say, by file and offset.
package func interfaceFacts(_ program: InterfaceProgram) -> [AppFact] {
    program.members.indices.flatMap { interfaceFacts(of: $0, in: program) }
}

/// What one storyboard or xib says directly, by offset. The program gives it the controllers of
/// other storyboards. Nibs of AppKit and WatchKit say nothing.
package func interfaceFacts(of member: Int, in program: InterfaceProgram) -> [AppFact] {
    guard program.members[member].document.isForUIKit else { return [] }
    var reader = InterfaceFactReader(program, member)
    reader.addControllers()
    reader.addCells()
    reader.addSegues()
    reader.addAttributes()
    reader.addActions()
    return reader.facts.sorted { $0.place.isBefore($1.place) }
}

/// The facts of one document.
struct InterfaceFactReader {
    let program: InterfaceProgram
    let member: Int
    let document: InterfaceDocument
    var owners: InterfaceOwners
    var facts: [AppFact] = []

    init(_ program: InterfaceProgram, _ member: Int) {
        self.program = program
        self.member = member
        document = program.members[member].document
        owners = InterfaceOwners(program, member: member)
    }

    mutating func add(
        _ content: AppFactContent, at range: SourceRange, in owner: InterfaceOwner,
        member name: String? = nil, _ certainty: AppFact.Certainty = .certain
    ) {
        let member = program.members[member]
        facts.append(
            AppFact(
                content, place: SourcePlace(file: member.file, range: range),
                container: owner.container, member: name, view: owner.view,
                screens: owner.screens, certainty: certainty, isTest: member.isTest,
                language: .interfaceBuilder))
    }

    /// A controller as the owner of a fact about itself.
    private func owner(_ name: String) -> InterfaceOwner {
        InterfaceOwner(container: name, view: nil, screens: [name])
    }
}

// MARK: - Controllers and cells

extension InterfaceFactReader {
    fileprivate mutating func addControllers() {
        for (index, controller) in document.controllers.enumerated()
        where !controller.isPlaceholder {
            let reference = InterfaceProgram.Reference(member: member, controller: index)
            let object = document.objects[controller.object]
            let owner = owner(program.name(reference))
            // A container without a class of its own is not a screen of the app.
            if object.customClass != nil || !controller.tag.isContainer {
                let content = AppFactContent.screen(
                    class: owner.container, superclass: controller.tag.className)
                add(content, at: object.range, in: owner)
            }
            if let identifier = controller.storyboardIdentifier {
                let content = AppFactContent.storyboard(
                    identifier: identifier, class: owner.container)
                add(content, at: object.range, in: owner)
            }
            if controller.isInitial {
                let content = AppFactContent.storyboard(identifier: nil, class: owner.container)
                add(content, at: object.range, in: owner)
            }
        }
    }

    fileprivate mutating func addCells() {
        for cell in document.cells {
            let object = document.objects[cell.object]
            guard let name = object.customClass else { continue }
            let superclass = cell.tag.className
            let owner = InterfaceOwner(
                container: name, view: nil, screens: owners.screens(cell.object))
            add(.cell(class: name, superclass: superclass), at: object.range, in: owner)
        }
    }
}

// MARK: - Actions

extension InterfaceFactReader {
    /// The actions that begin a transition of Hero: no code calls them.
    fileprivate mutating func addActions() {
        for action in document.actions {
            let name = String(action.selector.prefix { $0 != ":" })
            guard FactFinder.legacyCalls.contains(name) else { continue }
            let owner = owners.owner(of: action.source)
            let shows = EngineNames.edgeOperations.first { $0.key == name }
            add(
                .edge(
                    operation: shows?.value ?? .dismiss, from: owner.screens.first, to: nil,
                    identifier: nil, animation: nil),
                at: action.range, in: owner, .unknown)
        }
    }
}

extension InterfaceWord {
    /// The class of UIKit of a tag.
    var className: String? {
        switch self {
        case .viewController: "UIViewController"
        case .tableViewController: "UITableViewController"
        case .collectionViewController: "UICollectionViewController"
        case .navigationController: "UINavigationController"
        case .tabBarController: "UITabBarController"
        case .splitViewController: "UISplitViewController"
        case .pageViewController: "UIPageViewController"
        case .glkViewController: "GLKViewController"
        case .avPlayerViewController: "AVPlayerViewController"
        case .hostingController: "UIHostingController"
        case .tableViewCell: "UITableViewCell"
        case .collectionViewCell: "UICollectionViewCell"
        case .collectionReusableView: "UICollectionReusableView"
        default: nil
        }
    }

    /// A controller that shows others.
    var isContainer: Bool {
        switch self {
        case .navigationController, .tabBarController, .splitViewController, .pageViewController:
            true
        default: false
        }
    }
}

// MARK: - Segues

extension InterfaceFactReader {
    fileprivate mutating func addSegues() {
        for segue in document.segues {
            let source = document.objects[segue.source].controller.flatMap {
                program.reference(toObject: $0, in: member)
            }
            let from = source.map { program.name($0) }
            let owner = from.map { self.owner($0) } ?? owners.owner(of: segue.source)
            let to =
                segue.kind == "unwind"
                ? program.unwindTarget(of: segue, from: from) : name(ofDestination: segue)
            let certainty: AppFact.Certainty = from == nil || to == nil ? .unknown : .certain
            let operation = operation(segue)
            if segue.relationship == nil {
                let content = AppFactContent.segue(
                    identifier: segue.identifier, operation: operation, from: from, to: to)
                add(content, at: segue.range, in: owner, certainty)
            }
            let content = AppFactContent.edge(
                operation: operation, from: from, to: to, identifier: segue.identifier,
                animation: nil)
            // A class may show another controller than the destination, and so may a method where
            // the scene names no class. A scene that nothing opens shows none.
            let isPlain =
                segue.customClass == nil && (!segue.hasSegueAction || hasClass(segue))
                && source.map(program.isReached) ?? true
                && document.isPerformed(segue, program.openings)
            let isKnown = isPlain || certainty == .unknown
            add(content, at: segue.range, in: owner, isKnown ? certainty : .likely)
        }
    }

    private func hasClass(_ segue: InterfaceDocument.Segue) -> Bool {
        document.object(id: segue.destination).map { document.objects[$0].customClass != nil }
            ?? false
    }

    private func name(ofDestination segue: InterfaceDocument.Segue) -> String? {
        document.object(id: segue.destination)
            .flatMap { program.reference(toObject: $0, in: member) }
            .flatMap { program.shown($0) }
            .map { program.name($0) }
    }

    /// The operation of a segue; a kind that is not known stays as it is.
    private func operation(_ segue: InterfaceDocument.Segue) -> FactOperation {
        // The class decides what it does.
        if segue.customClass != nil, segue.relationship == nil { return FactOperation("custom") }
        let name = segue.relationship ?? segue.kind
        return Self.operations.first { $0.name == name }?.operation ?? FactOperation(name)
    }

    private static let operations: [(name: String, operation: FactOperation)] = [
        ("modal", .present), ("presentation", .present), ("popover", .present),
        ("popoverPresentation", .present), ("rootViewController", .root),
        ("viewControllers", .tab), ("replace", .showDetail),
    ]
}
