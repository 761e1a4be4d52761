import TransitionDSL

extension CodePrinter {
    mutating func printHeroIDs(_ plan: GenerationPlan) {
        line("/// The hero ids: the same id on two screens makes one view fly to the other.")
        beginType("enum ")
        write(GeneratedNames.heroIDs)
        openBlock()
        for id in plan.ids {
            construct = id.place
            printDocumentation(id.documentation)
            switch id.body {
            case .constant(let text):
                beginMember("static let ", id.name)
                write(" = ")
                writeText(text, plan)
                endLine()
            case .text(let text):
                beginFunction(id, plan)
                write(" -> String")
                beginBody(id, plan)
                writeText(text, plan)
                endBody(id)
            case .family(let type, let parts):
                if id.parameters.isEmpty {
                    beginMember("static let ", id.name)
                    write(" = ")
                    writeCall(of: type, id.parameters, plan)
                    endLine()
                } else {
                    beginFunction(id, plan)
                    write(" -> ")
                    write(type)
                    beginBody(id, plan)
                    writeCall(of: type, id.parameters, plan)
                    endBody(id)
                }
                printFamily(type, id.parameters, parts, plan)
            }
        }
        closeBlock()
    }

    /// The type whose properties are the ids of a family's parts.
    private mutating func printFamily(
        _ type: Name,
        _ parameters: HandleRange<ParameterPlan>,
        _ parts: HandleRange<PartPlan>,
        _ plan: GenerationPlan
    ) {
        beginType("struct ", type)
        write(": Hashable, Sendable")
        openBlock()
        for parameter in plan.parameters[parameters] {
            beginLine()
            write("fileprivate let ")
            write(parameter.name)
            write(": ")
            writeType(parameter.storedType)
            endLine()
        }
        for part in plan.parts[parts] {
            printDocumentation(part.documentation)
            beginMember("var ", part.name)
            write(": String { ")
            writeText(part.pieces, plan)
            write(" }")
            endLine()
        }
        closeBlock()
    }

    // MARK: Functions

    private mutating func beginFunction(_ id: HeroIDPlan, _ plan: GenerationPlan) {
        beginMember("static func ", id.name)
        write("(")
        var isFirst = true
        for parameter in plan.parameters[id.parameters] {
            if !isFirst { write(", ") }
            isFirst = false
            write(parameter.label)
            write(": ")
            if case .app = parameter.type {
                // Without a body of several lines there is nothing else to locate in it.
                if id.isOptional {
                    ofAppInHead(parameter.place, mayBreakLine: true)
                } else {
                    ofApp(parameter.place, mayBreakLine: true)
                }
            }
            writeType(parameter.type)
            if parameter.isOptional { write("?") }
            switch parameter.defaultValue {
            case .verbatim(let text):
                write(" = ")
                write(text)
            case .string(let pieces):
                write(" = ")
                writeText(pieces, plan)
            case nil: break
            }
        }
        write(")")
    }

    /// Where a parameter may be nil, the body first sees to it that none is.
    private mutating func beginBody(_ id: HeroIDPlan, _ plan: GenerationPlan) {
        if !id.isOptional {
            write(" { ")
            return
        }
        write("?")
        openBlock()
        for parameter in plan.parameters[id.parameters] where parameter.isOptional {
            beginLine()
            write(parameter.isUsed ? "guard let " : "guard ")
            write(parameter.name)
            write(parameter.isUsed ? " else { return nil }" : " != nil else { return nil }")
            endLine()
        }
        beginLine()
        write("return ")
    }

    private mutating func endBody(_ id: HeroIDPlan) {
        if !id.isOptional { write(" }") }
        endLine()
        if id.isOptional { closeBlock() }
    }

    private mutating func writeCall(
        of type: Name, _ parameters: HandleRange<ParameterPlan>, _ plan: GenerationPlan
    ) {
        write(type)
        write("(")
        var isFirst = true
        for parameter in plan.parameters[parameters] {
            if !isFirst { write(", ") }
            isFirst = false
            write(parameter.label)
            write(": ")
            writeValue(parameter.name, parameter.storedForm)
        }
        write(")")
    }
}
