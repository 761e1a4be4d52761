import Resolution
import TransitionDSL

/// What runs, in an extension of the namespace that is there where UIKit is.
extension SwiftPlanner {
    func imports() -> [SwiftDeclaration] {
        let running = plan.running
        var imports = engineImports()
        for module in running.modules {
            // Where the file first names it.
            let place = model.screens.first { $0.importedModule == module }?.declared.place
            // What is declared in an extension of a class is seen where the class is.
            let access = importAccess(if: plan.hero.apply.modules.contains(module))
            imports.append(
                SwiftDeclaration("\(mark: place)\(access)import \(name(module))", at: place))
        }
        let access = importAccess(if: running.isRuntimeVisible)
        imports.append(SwiftDeclaration("\(access)import \(RuntimeNames.module)"))
        if running.usesUIKit {
            let access = importAccess(if: running.isUIKitVisible)
            imports.append(SwiftDeclaration("\(access)import UIKit"))
        }
        return imports
    }

    func importAccess(if isVisible: Bool) -> SwiftCode { isVisible ? "\(word: .importAccess)" : "" }

    mutating func running(_ tables: [Table]) -> [SwiftDeclaration] {
        let running = plan.running
        var members: [SwiftDeclaration] = []
        if !running.animators.isEmpty { members.append(animators(running.animators)) }
        if !running.interactions.isEmpty { members.append(interactions(running.interactions)) }
        if !running.animations.isEmpty { members.append(animations(running.animations)) }
        if !plan.hero.modifiers.isEmpty { members.append(modifiers(plan.hero.modifiers)) }
        if running.hasRegistries { members.append(registries(tables)) }
        members = members.spaced
        if running.hasRegistries { members += installs() }
        if let setup = setup() { members.append(setup.apart) }
        members += supportMembers()

        var declarations = [SwiftDeclaration("extension \(plan.namespace)", members: members)]
        declarations += supportDeclarations()
        if running.hasRegistries || running.hasHero { declarations += givenViews() }
        declarations += applyFunctions()
        declarations += ownerLineMethods()
        if running.hasRegistries { declarations += hooks() }
        return declarations + viewMethods()
    }

    /// A nested type of the namespace that belongs to the main actor.
    func mainActorType(
        _ name: StaticString, _ documentation: StaticString, _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        SwiftDeclaration("@MainActor \(word: .access)enum \(name)", members: members)
            .documented(documentation)
    }

    /// An extension of a screen's class, or of every controller.
    func screenExtension(
        of screen: Handle<Screen>?, _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        guard let screen else {
            return SwiftDeclaration("extension UIViewController", members: members)
        }
        let declared = model.screens[screen]
        let place = declared.declared.place
        let clause: SwiftCode = declared.isProtocol ? " where Self: UIViewController" : ""
        return SwiftDeclaration(
            "\(mark: place)extension \(declared.typeName)\(clause)", at: place, members: members)
    }
}
