import AppSource
import TransitionDSL

extension InterfaceProgram {
    /// The class to which a segue unwinds; nil for other segues. One that leads to the class it comes
    /// from may lead to any of its objects.
    func unwindTarget(of segue: InterfaceDocument.Segue, from: String?) -> String? {
        segue.unwindAction.flatMap { unwindTargets[$0] }.flatMap { $0 == from ? nil : $0 }
    }
}

extension AppProgram {
    /// The class of the controller to which a segue unwinds, by the selector of its action. Without
    /// the actions that several classes have: only when the app runs is it known which one is on
    /// screen.
    func unwindTargets(of interface: InterfaceProgram) -> [String: String] {
        let segues = interface.members.flatMap { $0.document.segues }
        var targets: [String: String] = [:]
        for action in Set(segues.compactMap { $0.unwindAction }) {
            let owners = Set(unwindMethods(action).map { typeOfDeclaration[$0] })
            guard owners.count == 1, case let owner?? = owners.first,
                types[owner.index].isDeclared, subtypes[owner]?.isEmpty ?? true,
                role(of: .program(owner)) == .controller
            else { continue }
            targets[action] = string(types[owner.index].name)
        }
        return targets
    }

    /// The methods with a selector such as `unwindHome:` and `unwindWithSegue:`.
    func unwindMethods(_ selector: String) -> [DeclarationID] {
        guard selector.last == ":" else { return [] }
        let whole = selector.dropLast()
        if whole.utf8.contains(UInt8(ascii: ":")) { return [] }
        var found = methods(whole, label: nil)
        for start in whole.indices.dropFirst() where ("A"..."Z").contains(whole[start]) {
            let (name, rest) = (whole[..<start], whole[start...])
            found += methods(name, label: rest)
            if rest.hasPrefix("With") { found += methods(name, label: rest.dropFirst(4)) }
        }
        return found
    }

    private func methods(_ name: Substring, label: Substring?) -> [DeclarationID] {
        guard let name = names.find(String(name)) else { return [] }
        return (membersByName[name] ?? []).filter { id in
            let declaration = declaration(id)
            guard declaration.kind == .function, declaration.parameters.count == 1,
                let parameter = declaration.parameters.first,
                parameter.type.withoutOptional.name.map(string) == "UIStoryboardSegue"
            else { return false }
            return parameter.label.map { string($0).lowercased() } == label.map { $0.lowercased() }
        }
    }
}

extension FactFinder {
    /// The unwind segues whose action no class has. Empty if a library may have it: a controller
    /// inherits from one of its classes.
    func unwindsToNothing() -> [AppIndex.MissingName] {
        guard program.hasApplicationDelegate else { return [] }
        var found: [AppIndex.MissingName] = []
        for member in interface.members where !member.isTest && member.document.isForUIKit {
            for segue in member.document.segues {
                guard let action = segue.unwindAction, action.last == ":",
                    program.unwindMethods(action).isEmpty,
                    program.names.find(String(action.prefix { $0 != ":" })) == nil
                else { continue }
                found.append(
                    AppIndex.MissingName(
                        name: action, place: SourcePlace(file: member.file, range: segue.range),
                        known: []))
            }
        }
        if found.isEmpty || !haveKnownSuperclasses { return [] }
        let known = unwindActions
        for index in found.indices { found[index].known = known }
        return found
    }

    /// Whether all controllers of the app inherit from nothing but UIKit and the app.
    private var haveKnownSuperclasses: Bool {
        program.types.indices.allSatisfy { index in
            let type = TypeID(index: index)
            guard program.types[index].isDeclared, program.role(of: .program(type)) == .controller
            else { return true }
            return superclassNames(of: type).last.map(isPlainClass) ?? false
        }
    }

    /// The selectors of the actions to which segues can unwind.
    private var unwindActions: [String] {
        let declarations = program.files.flatMap { $0.items.declarations }
        return declarations.compactMap { declaration in
            guard declaration.kind == .function, declaration.parameters.count == 1,
                let parameter = declaration.parameters.first, parameter.label == nil,
                parameter.type.withoutOptional.name.map(string) == "UIStoryboardSegue"
            else { return nil }
            return string(declaration.name) + ":"
        }
    }
}
