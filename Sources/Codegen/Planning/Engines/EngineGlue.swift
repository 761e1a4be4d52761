import Resolution
import TransitionDSL

/// The code between the runtime and the library that runs a file's transitions, and the imports
/// that it needs.
extension SwiftPlanner {
    func engineImports() -> [SwiftDeclaration] {
        var imports: [SwiftDeclaration] = []
        let hasRegistries = running.hasRegistries
        let place = model.header.enginePlace
        let needsHero = hasRegistries || running.hero.isHeroVisible || !running.hero.isEmpty
        if backend.hasHero, needsHero {
            // Hero is not a Swift 6 module: declarations with its types are not marked Sendable.
            let access = importAccess(if: running.hero.isHeroVisible)
            imports.append(
                SwiftDeclaration("\(mark: place)@preconcurrency \(access)import Hero", at: place))
        }
        if let module = backend.module, hasRegistries {
            imports.append(SwiftDeclaration("\(mark: place)import \(module)", at: place))
        }
        return imports
    }

    /// The parts of the support that the file's own Swift refers to.
    func supportParts() -> [SupportPart] { SupportPart.all(for: backend).filter { isNeeded($0) } }

    private func isNeeded(_ part: SupportPart) -> Bool {
        let (plan, hasLimitedLines) = (running.hero, hero.hasLimitedLines)
        return switch part {
        case .heroViews:
            !plan.apply.isEmpty || plan.hasEdgeViews || hasLimitedLines || plan.hasNestedLists
                || plan.hasAutolayout
        case .viewChanges: plan.hasEdgeViews || hasLimitedLines
        case .lineViews: plan.hasEdgeViews
        case .limitedViews: hasLimitedLines
        case .autolayoutPlugin: plan.hasAutolayout
        case .heroEngine, .heroTypes, .optionsPlugin, .sdosHeroEngine, .halves,
            .trTransitionsEngine, .trAgents:
            running.hasRegistries
        case .trSegues: running.hasRegistries && running.hasSegues
        }
    }

    /// Members of the namespace, visible only in this file, that let the file's own Swift refer to
    /// the support.
    func supportMembers() -> [SwiftDeclaration] {
        let parts = supportParts()
        if parts.isEmpty { return [] }
        var members: [SwiftDeclaration] = []
        if support == .inline {
            members.append(
                SwiftDeclaration("\(word: .nonisolated)fileprivate enum TranscSupport {}")
                    .documented("/// Connects the Swift of `.trans` files to an engine.").apart)
        }
        if parts.contains(.heroViews) { members.append(heroViews().apart) }
        if parts.contains(.trSegues) {
            members.append(SwiftDeclaration("private typealias TRSegues = TranscSupport.TRSegues"))
        }
        return members
    }

    /// The support itself, after the namespace.
    func supportDeclarations() -> [SwiftDeclaration] {
        if support != .inline { return [] }
        return supportParts().map { .template(supportText($0), in: "\(namespace).").apart }
    }

    /// The file has its own class if it needs one: for views that are limited to some events, and
    /// for their behavior with Reduce Motion.
    private func heroViews() -> SwiftDeclaration {
        let keepsMotion = model.values.contains {
            if case .constant(Catalog.sameMotion) = $0 { true } else { false }
        }
        // Ids must be there for an animation that is kept; for others, the engine keeps views still.
        let isReduced = keepsMotion ? nil : isMotionReduced()
        if isReduced == nil, !hero.hasLimitedLines {
            return SwiftDeclaration("fileprivate typealias HeroViews = TranscSupport.HeroViews")
        }
        let members = isReduced.map {
            [
                SwiftDeclaration("override class var areLeftOut: Bool { \($0) }")
                    .documented("/// With Reduce Motion no view flies.")
            ]
        }
        return SwiftDeclaration(
            "@MainActor fileprivate final class HeroViews: TranscSupport.HeroViews",
            members: members ?? []
        ).documented("/// Puts this file's hero ids and modifiers on views.")
    }

    /// The engine that registries pass animations to.
    func engine(_ name: StaticString) -> SwiftDeclaration {
        var arguments: [SwiftCode] = []
        if backend.setsControllerDefaults {
            arguments = ["screens: Setup.screens", "defaults: Setup.defaults"]
        }
        if backend.hasHero, let isReduced = isMotionReduced() {
            arguments.append("isMotionReduced: { \(isReduced) }")
        }
        return SwiftDeclaration(
            """
            static let \(GeneratedNames.engine) = TranscSupport.\(name)(\(.list(arguments)))
            """)
    }

    /// The condition under which Reduce Motion replaces flying views; nil if the file sets no
    /// animation for that.
    private func isMotionReduced() -> SwiftCode? {
        switch model.reducedMotion()?.versions {
        case nil: return nil
        case .all?: return "UIAccessibility.isReduceMotionEnabled"
        case let versions?: return "ScreenTransition.isReduced(ios: \(versions.swiftRange))"
        }
    }

    /// `prepare(for:)` and `segueForUnwinding`, which also serve segues of class
    /// `TRSegueTransition`.
    /// Without a registry, both functions have a parameter for it.
    func segueFunctions(registry: SwiftCode?) -> [SwiftDeclaration] {
        let parameter: SwiftCode =
            registry == nil ? ", in registry: TransitionRegistry<Screen>" : ""
        let value = registry ?? "registry"
        let prepare = SwiftDeclaration(
            """
            @MainActor \(word: .access)static func prepare(for segue: UIStoryboardSegue\(parameter))
            """,
            statements: [
                .line("\(value).prepare(for: segue)"),
                .line("guard let segue = segue as? TRSegueTransition else { return }"),
                .line("TRSegues.prepare(segue, \(value), screens: Setup.screens())"),
            ]
        ).documented(
            """
            /// Call it from `prepare(for:sender:)`, for segues and unwind segues. A segue of class
            /// `TRSegueTransition` runs the registry's animation, then presents its destination.
            """)
        let unwinding = SwiftDeclaration(
            """
            @MainActor \(word: .access)static func \(GeneratedNames.segueForUnwinding)\
            (to destination: UIViewController, from source: UIViewController, \
            identifier: String?\(parameter)) -> UIStoryboardSegue?
            """,
            statements: [
                .line(
                    """
                    TRSegues.unwinding(to: destination, from: source, identifier: identifier, \
                    \(value), screens: Setup.screens())
                    """)
            ]
        ).documented(
            """
            /// The unwind segue of the line for it; nil without a line, or if it is not for
            /// TRTransitions. Call it from `segueForUnwinding(to:from:identifier:)` of a container.
            """)
        return [prepare.apart, unwinding.apart]
    }
}
