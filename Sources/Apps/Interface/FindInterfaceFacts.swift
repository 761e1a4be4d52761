import AppSource
import TransitionDSL

extension FactFinder {
    /// The facts of storyboards and xibs. What they say about an engine counts if the app has one,
    /// or if there is no code.
    func findInterfaceFacts() {
        let hasCode = program.files.contains { $0.language != .interfaceBuilder }
        let found = interfaceFacts(interface).filter { fact in
            switch fact.content.kind {
            case .screen, .cell, .segue, .edge, .storyboard: true
            default: hasEngine || !hasCode
            }
        }
        let nibs = NibScreens(evaluator)
        let isEarly = !usesNamespace
        facts += found.map { fact in
            var fact = fact
            if isEarly, case .unknownAttribute("heroModifiers", let value?) = fact.content {
                fact.content = .modifiers(
                    .text, readModifierText(value).modifiers.map(FactValue.call))
                fact.certainty = .likely
            }
            if case .unknownAttribute(let keyPath, _) = fact.content, fact.certainty == .likely,
                lacks(keyPath, at: fact.place)
            {
                fact.certainty = .certain
            }
            // A view needs no outlet to be on a screen.
            let isOfView = [.heroID, .modifiers, .enabled].contains(fact.content.kind)
            if fact.screens.isEmpty, fact.view != nil || isOfView {
                fact.screens = nibs.screens(of: fact)
            }
            return fact
        }
    }
}

extension FactFinder {
    /// Whether the class of an object is known up to one of UIKit and has no property of a key
    /// path.
    private func lacks(_ keyPath: String, at place: SourcePlace) -> Bool {
        for member in interface.members where member.file == place.file {
            for attribute in member.document.runtimeAttributes where attribute.range == place.range
            {
                guard let name = member.document.objects[attribute.object].customClass,
                    let type = onlyClass(name)
                else { return false }
                return !hasProperty(String(keyPath.prefix { $0 != "." }), type)
            }
        }
        return false
    }

    /// Whether code uses the properties of `hero`, which early versions of Hero do not have. These have
    /// `heroModifiers` for nibs.
    private var usesNamespace: Bool {
        facts.contains { fact in
            switch fact.content {
            case .heroID, .modifiers, .enabled, .animation:
                fact.language == .swift
                    && evaluator.sourceText(
                        fact.place.range, file: Int(fact.place.file.index)
                    ).includes("hero.")
            default: false
            }
        }
    }
}

extension InterfaceProgram {
    /// Whether a runtime attribute is one of Hero's properties, spelled as Hero does, and no class of the
    /// program has a property of that name.
    func setsHeroProperties(of program: AppProgram) -> Bool {
        members.contains { member in
            member.document.runtimeAttributes.contains { attribute in
                guard let known = heroAttribute(attribute.keyPath), !known.isOdd else {
                    return false
                }
                return program.names.find(attribute.keyPath)
                    .map { program.membersByName[$0] == nil } ?? true
            }
        }
    }

    /// The class that the user sees for a storyboard id: the root of a navigation controller.
    /// Nil if storyboards of the program have several controllers with it.
    func shownClass(identifier: String, storyboard: String?) -> String? {
        onlyName(identifier, storyboard) { reference in shown(reference).map { name($0) } }
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
    func ownClass(identifier: String, storyboard: String?) -> String? {
        onlyName(identifier, storyboard) { reference in object(reference).customClass }
    }

    /// The only name that the controllers with an identifier have, in a storyboard if it is known.
    /// Nil if one of them has none.
    private func onlyName(
        _ identifier: String, _ storyboard: String?, _ name: (Reference) -> String?
    ) -> String? {
        let isKnown = members.contains { $0.name == storyboard }
        var found: Set<String> = []
        for (member, value) in members.enumerated() {
            if isKnown, value.name != storyboard { continue }
            for (index, controller) in value.document.controllers.enumerated()
            where controller.storyboardIdentifier == identifier {
                guard let name = name(Reference(member: member, controller: index)) else {
                    return nil
                }
                found.insert(name)
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The storyboard and the controller that generated code names: `R.storyboard.main.login()`,
    /// `StoryboardScene.Main.login`. A nil name is the initial controller.
    func generatedName(storyboard: String, scene: String?) -> Reference? {
        for (index, member) in members.enumerated()
        where member.document.kind == .storyboard && isSame(member.name, storyboard) {
            let controllers = member.document.controllers
            let found = controllers.firstIndex { controller in
                guard let scene else { return controller.isInitial }
                return controller.storyboardIdentifier.map { isSame($0, scene) } ?? false
            }
            if let found { return Reference(member: index, controller: found) }
        }
        return nil
    }

    /// Names of generated code have no spaces and signs, and another case.
    private func isSame(_ left: String, _ right: String) -> Bool {
        left.lowercased().filter { $0.isLetter || $0.isNumber }
            == right.lowercased().filter { $0.isLetter || $0.isNumber }
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
                if let target = unwindTarget(of: segue, from: source) {
                    found.insert(target)
                    continue
                }
                guard let object = document.object(id: segue.destination),
                    let target = reference(toObject: object, in: member).flatMap({ shown($0) })
                else { return nil }
                // A scene without a class does not show what a method makes.
                if segue.hasSegueAction, self.object(target).customClass == nil { return nil }
                found.insert(name(target))
            }
        }
        return found.count == 1 ? found.first : nil
    }
}
