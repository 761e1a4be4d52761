import Resolution
import TransitionDSL

extension CodePrinter {
    /// Hero is no module of Swift 6: what is of its types is not said to be safe anywhere.
    mutating func printHeroImports(_ plan: GenerationPlan) {
        let hasEngine = plan.running.hasRegistries
        guard hasEngine || plan.hero.isHeroVisible || !plan.hero.isEmpty else { return }
        beginLine()
        if let place = model.header.enginePlace { ofApp(place) }
        write("@preconcurrency ")
        if plan.hero.isHeroVisible { writeImportAccess() }
        write("import Hero")
        endLine()
        if model.header.engine == .sdoshero, hasEngine {
            line {
                if let place = $0.model.header.enginePlace { $0.ofApp(place) }
                $0.write("import SDOSHero")
            }
        }
    }

    /// What the functions and tables of the file call, in the namespace and seen by this file only.
    mutating func printHeroGlue(_ plan: GenerationPlan) {
        guard model.header.engine.hasHero else { return }
        let hero = plan.hero
        if hero.hasHelpers {
            blankLine()
            printHeroViews(hero)
        }
        if plan.running.hasRegistries {
            blankLine()
            let isReduced = model.reducedMotion != nil
            printTemplate(HeroGlue.engine)
            if isReduced {
                indented { printer in
                    printer.indented { $0.printIsReduced("if ", " { keepStill(request) }") }
                }
            }
            printTemplate(HeroGlue.restOfEngine)
            blankLine()
            if isReduced {
                printTemplate(HeroGlue.keepStill)
                blankLine()
            }
            if model.header.engine == .sdoshero {
                indented { $0.printTemplate(SDOSHeroGlue.ownAnimations) }
            } else {
                printTemplate(HeroGlue.endOfTransition)
            }
            blankLine()
            printTemplate(HeroGlue.endOfEngine)
            blankLine()
            printTemplate(HeroGlue.options)
            if model.header.engine == .sdoshero {
                indented { $0.indented { $0.printTemplate(SDOSHeroGlue.removeMarks) } }
            }
            printTemplate(HeroGlue.restOfOptions)
        }
        if hero.hasAutolayout {
            blankLine()
            printTemplate(HeroGlue.autolayout)
        }
    }

    private mutating func printHeroViews(_ hero: HeroPlan) {
        let hasPut = hero.hasEdgeViews || hero.hasLimitedLines
        let members: [(isThere: Bool, text: StaticString)] = [
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
        line("/// Puts hero ids and modifiers on views. What a line leaves unsaid stays as it is.")
        line("@MainActor fileprivate enum HeroViews {")
        indented { printer in
            var isFirst = true
            for member in members where member.isThere {
                if !isFirst { printer.blankLine() }
                isFirst = false
                printer.printTemplate(member.text)
            }
            if hasPut { printer.printPut(hero) }
            if !hero.apply.isEmpty || hasPut {
                printer.blankLine()
                if printer.model.reducedMotion != nil {
                    printer.line("/// With Reduce Motion no view flies.")
                }
                printer.printIsReduced("private static var areLeftOut: Bool { ", " }")
            }
        }
        line("}")
    }

    /// A line with the condition that something else plays with Reduce Motion, where the file says
    /// what: that takes the place of flying views.
    private mutating func printIsReduced(_ before: StaticString, _ after: StaticString) {
        let reduced = model.reducedMotion
        line { printer in
            printer.write(before)
            switch reduced?.versions {
            case nil: printer.write("false")
            case .all?: printer.write("UIAccessibility.isReduceMotionEnabled")
            case let versions?:
                printer.write("ScreenTransition.isReduced(since: ")
                printer.write(versions.from)
                if let end = versions.before {
                    printer.write(", before: ")
                    printer.write(end)
                }
                printer.write(")")
            }
            printer.write(after)
        }
    }

    private mutating func printPut(_ hero: HeroPlan) {
        blankLine()
        printTemplate(HeroViewsGlue.put)
        let members: [(isThere: Bool, text: StaticString)] = [
            (hero.hasEdgeViews, HeroViewsGlue.match),
            (hero.hasEdgeViews && hero.hasRawSwift, HeroViewsGlue.putOfView),
            (hero.hasEdgeViews && hero.hasRawSwift, HeroViewsGlue.matchOfView),
            (true, HeroViewsGlue.takeOff),
        ]
        for member in members where member.isThere {
            blankLine()
            printTemplate(member.text)
        }
    }

    mutating func printHeroTypes(_ plan: GenerationPlan) {
        guard model.header.engine.hasHero, plan.running.hasRegistries else { return }
        blankLine()
        printTemplate(HeroGlue.types)
        if model.header.engine == .sdoshero {
            blankLine()
            printTemplate(SDOSHeroGlue.types)
        }
    }
}
