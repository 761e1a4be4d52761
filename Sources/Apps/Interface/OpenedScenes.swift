import AppSource
import TransitionDSL

/// What the code of a program says about which scenes it opens. Without such code, each scene that
/// has an id or is initial may be opened.
struct SceneOpenings: Sendable {
    /// The names that code mentions, of those that storyboards have; nil for all.
    private var mentioned: Set<String>?
    /// Whether code makes initial controllers.
    private var makesInitial = true

    init() {}

    init(_ program: AppProgram, _ interface: InterfaceProgram) {
        // Generated code spells the names in another way.
        let generated = ["StoryboardScene", "StoryboardSegue", "R"]
        func isThere(_ name: String) -> Bool {
            program.names.find(name).map { !program.files(mentioning: [$0]).isEmpty } ?? false
        }
        guard program.hasApplicationDelegate, !generated.contains(where: isThere) else { return }
        makesInitial = isThere("instantiateInitialViewController")
        /// A text, the class that `String(describing:)` names, or the case that it is the raw value of.
        func isText(_ name: String) -> Bool {
            guard let name = program.names.find(name) else { return false }
            return program.literals.contains(name) || program.typesByName[name] != nil
                || (program.membersByName[name] ?? []).contains {
                    program.declaration($0).kind == .case
                }
        }
        var names: Set<String> = []
        for member in interface.members where member.document.kind == .storyboard {
            names.formUnion(member.document.controllers.compactMap { $0.storyboardIdentifier })
            names.formUnion(member.document.segues.compactMap { $0.identifier })
        }
        mentioned = names.filter(isText)
        let storyboards = interface.members.filter { $0.document.kind == .storyboard }
        mentioned?.formUnion(storyboards.map { $0.name }.filter(isThere))
    }

    func mentions(_ name: String) -> Bool { mentioned?.contains(name) ?? true }

    /// Whether nothing is known of what code mentions.
    var mentionsAll: Bool { mentioned == nil }

    /// Whether the system shows a storyboard, or code makes its initial controller. The main
    /// storyboard is one that no code names, or `Main`.
    func opensInitial(ofStoryboard name: String) -> Bool {
        makesInitial || name == "Main" || !mentions(name)
    }
}

extension InterfaceProgram {
    /// The controllers of each member that are initial or have an id, as far as something opens
    /// these, and those to which segues lead from them.
    func reachedControllers() -> [Set<Int>] {
        var references: Set<[String]> = []
        for member in members {
            for controller in member.document.controllers where controller.isPlaceholder {
                let storyboard = controller.storyboardName ?? member.name
                references.insert(
                    [storyboard] + [controller.referencedIdentifier].compactMap { $0 })
            }
        }
        return members.map { member in
            let document = member.document
            if document.isLaunchScreen { return [] }
            let hasEntries = document.controllers.contains {
                $0.isInitial || $0.storyboardIdentifier != nil
            }
            if !hasEntries { return Set(document.controllers.indices) }
            return document.reachedControllers(
                from: document.controllers.indices.filter { index in
                    let controller = document.controllers[index]
                    let isStart =
                        controller.isInitial
                        && (openings.opensInitial(ofStoryboard: member.name)
                            || references.contains([member.name]))
                    let isNamed =
                        controller.storyboardIdentifier.map {
                            openings.mentions($0) || references.contains([member.name, $0])
                        } ?? false
                    return isStart || isNamed
                }, openings)
        }
    }
}

extension InterfaceDocument {
    /// The numbers of controllers, and of those to which segues lead from them. A segue that its
    /// controller has itself needs code that performs it.
    fileprivate func reachedControllers(from first: [Int], _ openings: SceneOpenings) -> Set<Int> {
        var next = first
        var ways: [Int: [Int]] = [:]
        for segue in segues where isPerformed(segue, openings) {
            guard let source = objects[segue.source].controller,
                case .controller(let from) = objects[source].kind,
                let target = object(id: segue.destination),
                case .controller(let to) = objects[target].kind
            else { continue }
            ways[from, default: []].append(to)
        }
        var reached = Set(next)
        while let one = next.popLast() {
            for other in ways[one] ?? [] where reached.insert(other).inserted { next.append(other) }
        }
        return reached
    }

    /// Whether a control, a relationship or code performs a segue.
    func isPerformed(_ segue: Segue, _ openings: SceneOpenings) -> Bool {
        guard segue.relationship == nil, segue.kind != "embed",
            case .controller = objects[segue.source].kind
        else { return true }
        return segue.identifier.map(openings.mentions) ?? openings.mentionsAll
    }
}
