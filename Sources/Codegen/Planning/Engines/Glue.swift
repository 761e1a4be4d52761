import Resolution
import TransitionDSL

/// What stands between the runtime and the library that plays a file's transitions, and the imports
/// that it needs.
extension SwiftPlanner {
    func engineImports() -> [SwiftDeclaration] {
        var imports: [SwiftDeclaration] = []
        let hasRegistries = plan.running.hasRegistries
        let place = model.header.enginePlace
        let needsHero = hasRegistries || plan.hero.isHeroVisible || !plan.hero.isEmpty
        if backend.hasHero, needsHero {
            // Hero is no module of Swift 6: what is of its types is not said to be safe anywhere.
            let access = importAccess(if: plan.hero.isHeroVisible)
            imports.append(
                SwiftDeclaration(
                    "\(mark: place)@preconcurrency \(access)import Hero", at: place))
        }
        if let module = backend.module, hasRegistries {
            imports.append(SwiftDeclaration("\(mark: place)import \(module)", at: place))
        }
        return imports
    }

    /// What the functions and tables of the file call, in the namespace and seen by this file only.
    func glue() -> [SwiftDeclaration] {
        let hasRegistries = plan.running.hasRegistries
        guard backend.hasHero else {
            if !hasRegistries { return [] }
            let segues = plan.running.hasSegues ? backend.glue.ofSegues : nil
            return (backend.glue.members + (segues.map { [$0] } ?? [])).map {
                SwiftDeclaration.template($0).apart
            }
        }
        var members: [SwiftDeclaration] = []
        if plan.hero.hasHelpers { members.append(heroViews().apart) }
        if hasRegistries { members += heroEngine() }
        if plan.hero.hasAutolayout {
            members.append(SwiftDeclaration.template(HeroGlue.autolayout).apart)
        }
        return members
    }

    /// Templates, between which what the file decides is put in.
    private func heroEngine() -> [SwiftDeclaration] {
        let glue = backend.glue
        let isReduced = model.reducedMotion != nil
        var members = [SwiftDeclaration.template(HeroGlue.engine).apart]
        if isReduced {
            members.append(reducedCondition("if ", " { keepStill(request) }", indentation: 2))
        }
        members.append(.template(HeroGlue.restOfEngine))
        if isReduced { members.append(SwiftDeclaration.template(HeroGlue.keepStill).apart) }
        members += [
            SwiftDeclaration.template(glue.endOfTransition, indentation: glue.endIndentation).apart,
            SwiftDeclaration.template(HeroGlue.endOfEngine).apart,
            SwiftDeclaration.template(HeroGlue.options).apart,
        ]
        if let removeMarks = glue.removeMarks {
            members.append(.template(removeMarks, indentation: 2))
        }
        return members + [.template(HeroGlue.restOfOptions)]
    }

    private func heroViews() -> SwiftDeclaration {
        let hero = plan.hero
        let hasPut = hero.hasEdgeViews || hero.hasLimitedLines
        let texts: [(isThere: Bool, text: StaticString)] = [
            (!hero.apply.isEmpty, HeroViewsGlue.set),
            (!hero.apply.isEmpty && hero.hasRawSwift, HeroViewsGlue.setOfView),
            (hero.hasLimitedLines, HeroViewsGlue.limitedViews),
            (hero.hasLimitedLines && hero.hasRawSwift, HeroViewsGlue.limitedOfView),
            (hero.hasLoops, HeroViewsGlue.each),
            (hero.hasPairedLoops, HeroViewsGlue.element),
            (hero.hasNestedLists, HeroViewsGlue.all),
            (hero.hasAutolayout, HeroViewsGlue.autolayout),
            (hero.hasEdgeViews, HeroViewsGlue.lines),
            (hero.hasEdgeCells, HeroViewsGlue.cell),
        ]
        var members = templates(texts).spaced
        if hasPut {
            members += templates([
                (true, HeroViewsGlue.put), (hero.hasEdgeViews, HeroViewsGlue.match),
                (hero.hasEdgeViews && hero.hasRawSwift, HeroViewsGlue.putOfView),
                (hero.hasEdgeViews && hero.hasRawSwift, HeroViewsGlue.matchOfView),
                (true, HeroViewsGlue.takeOff),
            ]).map { $0.apart }
        }
        if !hero.apply.isEmpty || hasPut {
            let areLeftOut = reducedCondition(
                "private static var areLeftOut: Bool { ", " }"
            ).apart
            members.append(
                model.reducedMotion == nil
                    ? areLeftOut
                    : areLeftOut.documented("/// With Reduce Motion no view flies."))
        }
        return SwiftDeclaration("@MainActor fileprivate enum HeroViews", members: members)
            .documented(
                "/// Puts hero ids and modifiers on views. What a line leaves unsaid stays as it is."
            )
    }

    private func templates(
        _ texts: [(isThere: Bool, text: StaticString)]
    ) -> [SwiftDeclaration] {
        texts.filter { $0.isThere }.map { .template($0.text) }
    }

    /// A line with the condition that something else plays with Reduce Motion, where the file says
    /// what: that takes the place of flying views.
    private func reducedCondition(
        _ before: SwiftCode, _ after: SwiftCode, indentation: Int = 0
    ) -> SwiftDeclaration {
        let condition: SwiftCode
        switch model.reducedMotion?.versions {
        case nil: condition = "false"
        case .all?: condition = "UIAccessibility.isReduceMotionEnabled"
        case let versions?:
            let end: SwiftCode? = versions.before.map { ", before: \($0)" }
            condition = "ScreenTransition.isReduced(since: \(versions.from)\(end))"
        }
        return SwiftDeclaration("\(before)\(condition)\(after)", indentation: indentation)
    }

    func glueTypes() -> [SwiftDeclaration] {
        if !plan.running.hasRegistries { return [] }
        return backend.glue.types.map { SwiftDeclaration.template($0).apart }
    }

    // MARK: Segues

    /// `prepare(for:)` and `segueForUnwinding`, which serve segues of class `TRSegueTransition`
    /// too.
    ///
    /// Without the registry both are told which.
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
                .line("TRSegues.prepare(segue, \(value))"),
            ]
        ).documented(
            """
            /// To be called from `prepare(for:sender:)`, for segues and unwind segues. One of class
            /// `TRSegueTransition` plays what the registry says, and then presents its destination.
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
                    \(value))
                    """)
            ]
        ).documented(
            """
            /// The segue that unwinds as a line says; nil where none does, or nothing of
            /// TRTransitions'. For `segueForUnwinding(to:from:identifier:)` of a container.
            """)
        return [prepare.apart, unwinding.apart]
    }
}
