import Resolution
import TransitionDSL

/// The functions that set ids and modifiers, in extensions of the app's classes.
extension CodePrinter {
    mutating func printApply(_ plan: ApplyPlan, hasRegistries: Bool) {
        heroContext.isOutside = true
        for function in plan.functions {
            blankLine()
            bindings.removeAll()
            printExtension(of: function.owner) { $0.printFunction(function, hasRegistries) }
        }
        heroContext.isOutside = false
        heroContext.opener = nil
    }

    private mutating func printExtension(
        of owner: ApplyFunction.Owner, _ body: (inout CodePrinter) -> Void
    ) {
        switch owner {
        case .screen(let screen):
            construct = model.screens[screen].declared.place
            beginExtension(of: screen)
        case .cell(let handle):
            let cell = model.cells[handle]
            construct = cell.declared.place
            beginLine()
            ofApp()
            write("extension ")
            write(cell.typeName ?? cell.declared.name)
            openBlock()
        }
        body(&self)
        closeBlock()
    }

    private mutating func printFunction(_ function: ApplyFunction, _ hasRegistries: Bool) {
        if !function.isPart {
            let isAutomatic =
                hasRegistries && function.isOfScreen && function.parameters.isEmpty
            if isAutomatic {
                line(
                    "/// Sets the hero ids and modifiers of the views: a registry calls it before each transition."
                )
            } else if model.header.engine.hasHero {
                line(
                    "/// Sets the hero ids and modifiers of the views: call it when these are there."
                )
            } else {
                line("/// Keeps the views that lines name: call it when these are there.")
            }
        }
        let owner = construct
        beginLine()
        // The class may have such a function.
        ofAppInHead()
        write("@MainActor ")
        if function.isPart { write("fileprivate ") } else { writeAccess() }
        write("func ")
        write(ascii: function.name)
        writeParameters(function.parameters)
        openBlock()
        if case .screen(let screen) = function.owner, !function.isForwarding {
            printKeepGivenViews(of: screen)
        }
        if let call = function.superclass { printCall(call, .superclass) }
        for call in function.parts { printCall(call, .own) }
        if function.speaksOfItsScreen, !function.views.isEmpty { printOwnScreen(function) }
        let root: StaticString
        switch function.owner {
        case .screen: root = "self.view"
        case .cell: root = "self"
        }
        for line in function.views.handles { printViewLine(line, root: root) }
        construct = owner
        for call in function.subclasses { printCall(call, .subclass) }
        if function.isOfScreen { printDidApply(function, hasRegistries) }
        closeBlock()
    }

    private mutating func printDidApply(_ function: ApplyFunction, _ hasRegistries: Bool) {
        beginLine()
        ofApp()
        write("TransitionReports.didApply(")
        write(ascii: "\"\(function.signature(model))\"")
        write(", to: self)")
        if hasRegistries {
            write(" { [")
            writeRegistries()
            write("] }")
        }
        endLine()
    }

    /// `News.Registries.app`, for each registry of the file.
    private mutating func writeRegistries() {
        if model.registries.isEmpty {
            writeOwn(GeneratedNames.registries)
            write(".")
            return write(GeneratedNames.defaults)
        }
        for (index, registry) in model.registries.enumerated() {
            if index > 0 { write(", ") }
            writeOwn(GeneratedNames.registries)
            write(".")
            writeRegistryName(registry)
        }
    }

    private mutating func writeParameters(_ parameters: [ApplyParameter]) {
        write("(")
        var isFirst = true
        for parameter in parameters {
            if !isFirst { write(", ") }
            isFirst = false
            switch parameter {
            case .declared(let handle): writeDeclaration(model.parameters[handle], for: .runtime)
            case .screen: writeScreenParameter("on screen")
            case .opener: writeScreenParameter("opener")
            case .instance: write("instance: AnyObject")
            case .openerInstance: write("openerInstance: AnyObject")
            }
        }
        write(")")
    }

    private mutating func writeScreenParameter(_ name: StaticString) {
        write(name)
        write(": ")
        writeOwn(GeneratedNames.screens)
    }

    private enum Callee { case superclass, own, subclass }

    private mutating func printCall(_ call: ApplyFunction.Call, _ callee: Callee) {
        beginLine()
        ofApp()
        switch callee {
        case .own: break
        case .superclass:
            write("(self as ")
            write(model.screens[call.screen].typeName)
            write(").")
        case .subclass:
            write("(self as? ")
            write(model.screens[call.screen].typeName)
            write(")?.")
        }
        write(ascii: call.name)
        write("(")
        var isFirst = true
        for parameter in call.parameters {
            if !isFirst { write(", ") }
            isFirst = false
            switch parameter {
            case .declared(let handle):
                writeLabel(model.parameters[handle].name)
                write(": ")
                write(name(model.parameters[handle].name))
            case .screen: write("on: screen")
            case .instance: write("instance: instance")
            case .opener: write("opener: opener")
            case .openerInstance: write("openerInstance: openerInstance")
            }
        }
        write(")")
        endLine()
    }

    /// Ids may carry the screen that this is, which of a subclass is that screen.
    private mutating func printOwnScreen(_ function: ApplyFunction) {
        switch function.owner {
        case .cell:
            heroContext.own = .parameters(opener: "screen", instance: "instance")
        case .screen(let handle) where function.ownScreens.isEmpty:
            heroContext.own = .screen(handle, instance: "self")
        case .screen(let handle):
            heroContext.own = .parameters(opener: "ownScreen", instance: "self")
            beginLine()
            write("let ownScreen: ")
            writeOwn(GeneratedNames.screens)
            write(" =")
            endLine()
            indented { printer in
                printer.continued { $0.line("switch self {") }
                for (index, screen) in function.ownScreens.enumerated() {
                    let screen = printer.model.screens[screen]
                    printer.caseLine(isFirst: index == 0) {
                        $0.ofApp(screen.declared.place)
                        $0.write("case is ")
                        $0.write(screen.typeName)
                        $0.write(": .")
                        $0.writeMember(screen.caseName)
                    }
                }
                printer.beginLine()
                printer.write("default: .")
                printer.writeMember(printer.model.screens[handle].caseName)
                printer.endLine()
                printer.line("}")
            }
        }
    }
}
