import AppSource
import TransitionDSL

extension AppAnalysis {
    /// The facts of storyboards and xibs. What they say about an engine counts if the app has one,
    /// or if there is no code.
    func findInterfaceFacts() {
        let hasCode = program.files.contains { $0.language != .interfaceBuilder }
        facts += interfaceFacts(interface).filter { fact in
            switch fact.content.kind {
            case .screen, .cell, .segue, .edge, .storyboard: true
            default: importsEngine || !hasCode
            }
        }
    }
}

extension InterfaceProgram {
    /// The classes of controllers by storyboard id.
    var classesByIdentifier: [String: Set<String>] {
        var classes: [String: Set<String>] = [:]
        for member in members {
            for controller in member.document.controllers {
                guard let identifier = controller.storyboardIdentifier,
                    let name = member.document.objects[controller.object].customClass
                else { continue }
                classes[identifier, default: []].insert(name)
            }
        }
        return classes
    }
}
