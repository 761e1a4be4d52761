import Resolution
import TransitionDSL

/// What the registries of a file share.
extension CodePrinter {
    mutating func printSetup(_ plan: GenerationPlan) {
        let hasRegistries = plan.running.hasRegistries
        if !hasRegistries, viewFunctions.all.isEmpty { return }
        blankLine()
        line("/// What the registries share.")
        block {
            $0.write("@MainActor private enum ")
            $0.write(GeneratedNames.setup)
        } _: { printer in
            if hasRegistries {
                printer.printHierarchy()
                printer.blankLine()
                printer.printScreenClasses(plan)
                printer.blankLine()
                printer.printDefaults()
                if !plan.running.unwinds.isEmpty {
                    printer.blankLine()
                    printer.printUnwinds(plan.running.unwinds)
                }
                if printer.model.registries.isEmpty, plan.hero.hasLimitedLines {
                    printer.blankLine()
                    printer.printDefaultViews()
                }
                if !printer.viewFunctions.all.isEmpty { printer.blankLine() }
            }
            printer.printViewFunctions()
        }
    }

    private mutating func printHierarchy() {
        let children = model.screens.indices.filter { !model.screens[$0].parents.isEmpty }
        block {
            $0.write("static func hierarchy() -> ScreenHierarchy<Screen>")
        } _: { printer in
            if children.isEmpty {
                return printer.line("ScreenHierarchy()")
            }
            printer.line("var screens = ScreenHierarchy<Screen>()")
            for index in children {
                printer.line { printer in
                    printer.write("screens.add(")
                    printer.writeCase(Handle(index))
                    printer.write(", is: [")
                    let parents = printer.model.screens[index].parents
                    for (position, parent) in parents.indices.enumerated() {
                        if position > 0 { printer.write(", ") }
                        printer.writeCase(printer.model.screenReferences[parent])
                    }
                    printer.write("])")
                }
            }
            printer.line("return screens")
        }
    }

    private mutating func printScreenClasses(_ plan: GenerationPlan) {
        let screens = plan.running.screens
        let setups = plan.hero.apply.setups
        block {
            $0.write("static func screens() -> ScreenClasses<Screen>")
        } _: { printer in
            if screens.isEmpty { return printer.line("ScreenClasses()") }
            printer.line("var screens = ScreenClasses<Screen>()")
            for screen in screens {
                let index = Int(screen.index)
                printer.printScreenClass(
                    screen, setups.indices.contains(index) ? setups[index] : nil)
            }
            printer.line("return screens")
        }
    }

    private mutating func printScreenClass(_ handle: Handle<Screen>, _ setup: ScreenSetupPlan?) {
        let screen = model.screens[handle]
        construct = screen.declared.place
        line { printer in
            printer.ofApp()
            printer.write("screens.add(")
            if screen.isProtocol {
                printer.writeCase(handle)
            } else {
                printer.write(screen.typeName)
                printer.write(".self, as: ")
                printer.writeCase(handle)
            }
            printer.writeHooks(of: handle)
            if let setup { printer.write(setup, of: screen) }
            printer.write(")")
            if screen.isProtocol {
                printer.write(" { $0 is any ")
                printer.write(screen.typeName)
                printer.write(" }")
            }
        }
    }

    /// `, setup: .automatic { $0.applyTransitions() }`
    private mutating func write(_ setup: ScreenSetupPlan, of screen: Screen) {
        write(", setup: ")
        guard setup.isAutomatic else {
            write(".call(")
            write(ascii: "\"\(setup.signature)\"")
            return write(")")
        }
        write(".automatic { ")
        if screen.isProtocol {
            write("($0 as? any UIViewController & ")
            write(screen.typeName)
            write(")?.")
        } else {
            write("$0.")
        }
        write(ascii: setup.name)
        write("() }")
    }

    private mutating func printUnwinds(_ unwinds: [Handle<Segue>]) {
        block {
            $0.write("static func unwinds() -> Swift.Set<String>")
        } _: { printer in
            printer.line("var unwinds: Swift.Set<String> = []")
            for segue in unwinds {
                printer.construct = printer.model.segues[segue].declared.place
                printer.line { printer in
                    printer.write("unwinds.insert(")
                    printer.writeSegueConstant(segue)
                    printer.write(")")
                }
            }
            printer.line("return unwinds")
        }
    }
}
