import Resolution
import TransitionDSL

/// The running part, in an extension of the namespace that requires UIKit.
extension SwiftPlanner {
    func imports() -> [SwiftDeclaration] {
        var imports = engineImports()
        if running.hasRegistries || !running.hero.isEmpty {
            var seen: Set<Text> = []
            for handle in model.screensOwnFirst {
                let screen = model.screens[handle]
                guard let module = screen.importedModule, seen.insert(module).inserted,
                    !SwiftNames.importedModules.contains(model.texts.string(module))
                else { continue }
                // The place where the file first names it.
                let place = screen.declared.place
                // An extension's members are visible where the class is.
                let access = importAccess(if: running.hero.apply.modules.contains(module))
                imports.append(
                    SwiftDeclaration("\(mark: place)\(access)import \(name(module))", at: place))
            }
        }
        let isRuntimeVisible =
            running.hasRegistries || !running.animators.isEmpty || !running.interactions.isEmpty
            || running.animations.contains { !hero.canPlay($0) }
        let access = importAccess(if: isRuntimeVisible)
        imports.append(SwiftDeclaration("\(access)import \(RuntimeNames.module)"))
        let isUIKitVisible = isUIKitVisible
        let usesUIKit =
            isUIKitVisible || !running.animators.isEmpty || !running.animations.isEmpty
            || running.hasRegistries || !running.hero.isEmpty
        if usesUIKit {
            imports.append(SwiftDeclaration("\(importAccess(if: isUIKitVisible))import UIKit"))
        }
        return imports
    }

    /// Whether visible declarations use UIKit's types.
    private var isUIKitVisible: Bool {
        let parameters =
            running.animators.map { model.animators[$0].parameters }
            + running.animations.map { model.animations[$0].parameters }
            + running.interactions.map { model.interactions[$0].parameters }
        // With several registries the namespace has no `install` of its own.
        let installs = model.registries.count <= 1 || backend.preparesSegues && running.hasSegues
        let hasMarks = model.screens.contains { $0.hosting == .byMark }
        return running.hasRegistries && (installs || hasMarks) || running.hero.isUIKitVisible
            || parameters.contains { model.parameters[$0].contains { $0.type.isOfUIKit } }
    }

    func importAccess(if isVisible: Bool) -> SwiftCode { isVisible ? "\(word: .importAccess)" : "" }

    func runningDeclarations(_ tables: [Table], _ take: (SwiftDeclaration) -> Void) {
        var members: [SwiftDeclaration] = []
        if !running.animators.isEmpty { members.append(animators(running.animators)) }
        if let interactions = interactions(running.interactions) { members.append(interactions) }
        if !running.animations.isEmpty { members.append(animations(running.animations)) }
        if !running.hero.modifiers.isEmpty { members.append(modifiers(running.hero.modifiers)) }
        if running.hasRegistries { members.append(registries(tables)) }
        members = members.spaced
        if running.hasRegistries { members += installs() }
        if let setup = setup() { members.append(setup.apart) }
        members += supportMembers()

        take(SwiftDeclaration("extension \(namespace)", members: members))
        var declarations = supportDeclarations()
        if running.hasRegistries || !running.hero.isEmpty { declarations += givenViews() }
        for declaration in declarations { take(declaration) }
        applyFunctions(take)
        declarations = ownerLineMethods()
        if running.hasRegistries { declarations += hooks() }
        for declaration in declarations + viewMethods() { take(declaration) }
    }

    /// A nested type of the namespace that is isolated to the main actor.
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
        typeExtension(
            of: screen.flatMap { OwnerType(model.screens[$0]) },
            at: screen.map { model.screens[$0].declared.place }, members)
    }

    /// An extension of a class or protocol of the app, or of every controller.
    func typeExtension(
        of type: OwnerType?, at place: SourcePlace?, _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        guard let type else {
            return SwiftDeclaration("extension UIViewController", at: place, members: members)
        }
        let clause: SwiftCode = type.isProtocol ? " where Self: UIViewController" : ""
        return SwiftDeclaration(
            "\(mark: place)extension \(type.name)\(clause)", at: place, members: members)
    }
}
