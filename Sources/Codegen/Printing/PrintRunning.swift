import Resolution
import TransitionDSL

/// What runs, in an extension of the namespace that is there where UIKit is.
extension CodePrinter {
    mutating func printImports(_ plan: GenerationPlan) {
        let running = plan.running
        if running.isEmpty { return }
        line("#if canImport(UIKit)")
        printEngineImports(plan)
        for module in running.modules {
            line {
                // What is declared in an extension of a class is seen where the class is.
                $0.ofApp($0.place(ofModule: module))
                if plan.hero.apply.modules.contains(module) { $0.writeImportAccess() }
                $0.write("import ")
                $0.write($0.name(module))
            }
        }
        line {
            if running.isRuntimeVisible { $0.writeImportAccess() }
            $0.write("import ")
            $0.write(RuntimeNames.module)
        }
        if running.usesUIKit {
            line {
                if running.isUIKitVisible { $0.writeImportAccess() }
                $0.write("import UIKit")
            }
        }
        line("#endif")
        blankLine()
    }

    /// Where the file first names a module.
    private func place(ofModule module: Text) -> SourcePlace? {
        model.screens.first { $0.importedModule == module }?.declared.place
    }

    mutating func printRunning(_ plan: GenerationPlan, _ tables: [Table]) {
        let running = plan.running
        if running.isEmpty { return }
        blankLine()
        line("#if canImport(UIKit)")
        block {
            $0.write("extension ")
            $0.write(plan.namespace)
        } _: { printer in
            let start = printer.count
            if !running.animators.isEmpty { printer.printAnimators(running.animators) }
            if !running.interactions.isEmpty {
                printer.separate(from: start)
                printer.printInteractions(running.interactions)
            }
            if !running.animations.isEmpty {
                printer.separate(from: start)
                printer.printAnimations(running.animations)
            }
            if !plan.hero.modifiers.isEmpty {
                printer.separate(from: start)
                printer.printModifiers(plan.hero.modifiers)
            }
            if running.hasRegistries {
                printer.separate(from: start)
                printer.printRegistries(plan, tables)
                printer.printInstall(running)
            }
            printer.printSetup(plan)
            printer.printGlue(plan)
        }
        printHeroTypes(plan)
        if running.hasRegistries || running.hasHero { printGivenViews() }
        printApply(plan.hero.apply, hasRegistries: running.hasRegistries)
        printOwnerLines()
        if running.hasRegistries { printHooks() }
        printViewMethods()
        line("#endif")
    }

    /// A blank line behind what has been written since there was so much.
    private mutating func separate(from start: Int) {
        if count > start { blankLine() }
    }

    /// A nested type of the namespace that belongs to the main actor.
    mutating func printMainActorType(
        _ documentation: StaticString, _ name: StaticString, _ body: (inout CodePrinter) -> Void
    ) {
        line(documentation)
        block {
            $0.write("@MainActor ")
            $0.writeAccess()
            $0.write("enum ")
            $0.write(name)
        } _: {
            body(&$0)
        }
    }

    mutating func beginExtension(of screen: Handle<Screen>?) {
        beginLine()
        if let screen { ofApp(model.screens[screen].declared.place) }
        write("extension ")
        if let screen {
            write(model.screens[screen].typeName)
            if model.screens[screen].isProtocol { write(" where Self: UIViewController") }
        } else {
            write("UIViewController")
        }
        openBlock()
    }
}
