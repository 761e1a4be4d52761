import Resolution
import TransitionDSL

extension CodePrinter {
    /// Named lists of modifiers. Those that speak of the view or its owner are written out where
    /// they are used, and have no place here.
    mutating func printModifiers(_ lists: [Handle<ModifierList>]) {
        printMainActorType("/// Lists of Hero's modifiers.", GeneratedNames.modifiers) { printer in
            for list in lists { printer.printList(list) }
        }
    }

    private mutating func printList(_ handle: Handle<ModifierList>) {
        let list = model.modifiers[handle]
        construct = list.declared.place
        printDocumentation(list.declared.documentation)
        bindings.removeAll()
        if list.parameters.isEmpty {
            beginMember("static let ", name(list.declared.swiftName))
            write(": [HeroModifier] = ")
            writeModifiers(list.items)
        } else {
            beginMember("static func ", name(list.declared.swiftName))
            writeParameterList(list.parameters, for: .hero)
            write(" -> [HeroModifier] { ")
            writeModifiers(list.items)
            write(" }")
        }
        endLine()
    }
}
