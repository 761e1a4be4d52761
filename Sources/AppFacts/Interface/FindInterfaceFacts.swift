import AppSource
import TransitionDSL

extension AppAnalysis {
    /// The facts of storyboards and xibs. What they say about an engine counts if the app has one,
    /// or if there is no code.
    func findInterfaceFacts() {
        let hasCode = program.files.contains { $0.language != .interfaceBuilder }
        let found = interfaceFacts(interface).filter { fact in
            switch fact.content.kind {
            case .screen, .cell, .segue, .edge, .storyboard: true
            default: importsEngine || !hasCode
            }
        }
        let nibs = NibScreens(self)
        facts += found.map { fact in
            var fact = fact
            if fact.screens.isEmpty, fact.view != nil { fact.screens = nibs.screens(of: fact) }
            return fact
        }
    }
}

extension InterfaceProgram {
    /// The class that the user sees for a storyboard id: the root of a navigation controller.
    /// Nil if storyboards of the program have several controllers with it.
    func shownClass(identifier: String) -> String? {
        var found: Set<String> = []
        for (member, value) in members.enumerated() {
            for (index, controller) in value.document.controllers.enumerated()
            where controller.storyboardIdentifier == identifier {
                guard let shown = shown(Reference(member: member, controller: index)) else {
                    return nil
                }
                found.insert(name(shown))
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The class of the initial controller of a storyboard.
    func initialClass(ofStoryboard name: String) -> String? {
        for member in members where member.name == name && member.document.kind == .storyboard {
            for controller in member.document.controllers where controller.isInitial {
                return member.document.objects[controller.object].customClass
            }
        }
        return nil
    }

    /// The class of the only controller with a storyboard id.
    func ownClass(identifier: String) -> String? {
        var found: Set<String> = []
        for member in members {
            for controller in member.document.controllers
            where controller.storyboardIdentifier == identifier {
                guard let name = member.document.objects[controller.object].customClass else {
                    return nil
                }
                found.insert(name)
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The class that a segue leads to, by its identifier and the class that it starts from.
    func destination(ofSegue identifier: String, from: String?) -> String? {
        var found: Set<String> = []
        for (member, value) in members.enumerated() {
            let document = value.document
            for segue in document.segues where segue.identifier == identifier {
                let source = document.objects[segue.source].controller
                    .flatMap { reference(toObject: $0, in: member) }.map { name($0) }
                if let from, source != from { continue }
                guard let object = document.object(id: segue.destination),
                    let target = reference(toObject: object, in: member).flatMap({ shown($0) })
                else { return nil }
                found.insert(name(target))
            }
        }
        return found.count == 1 ? found.first : nil
    }
}
