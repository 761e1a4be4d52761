import TransitionDSL

extension CodePrinter {
    mutating func printTRTransitions(_ running: RunningPlan) {
        var templates = [TRTransitionsTemplate.engine, TRTransitionsTemplate.agents]
        if running.hasSegues { templates.append(TRTransitionsTemplate.segues) }
        for template in templates {
            blankLine()
            printTemplate(template)
        }
    }

    /// `prepare(for:)` and `segueForUnwinding`, which serve segues of class `TRSegueTransition`
    /// too.
    ///
    /// With more than one registry both are told which.
    mutating func printSegueFunctions() {
        var name: [UInt8] = []
        _ = capture(into: &name) { $0.writeOnlyRegistry() }
        let registry = model.registries.count > 1 ? nil : String(decoding: name, as: UTF8.self)
        let parameter = registry == nil ? ", in registry: TransitionRegistry<Screen>" : ""
        let value = registry ?? "registry"
        blankLine()
        line(
            "/// To be called from `prepare(for:sender:)`, for segues and unwind segues. One of class"
        )
        line(
            "/// `TRSegueTransition` plays what the registry says, and then presents its destination."
        )
        block { printer in
            printer.write("@MainActor ")
            printer.writeAccess()
            printer.write(ascii: "static func prepare(for segue: UIStoryboardSegue\(parameter))")
        } _: { printer in
            printer.line { $0.write(ascii: "\(value).prepare(for: segue)") }
            printer.line("guard let segue = segue as? TRSegueTransition else { return }")
            printer.line { $0.write(ascii: "TRSegues.prepare(segue, \(value))") }
        }
        blankLine()
        line("/// The segue that unwinds as a line says; nil where none does, or nothing of")
        line("/// TRTransitions'. For `segueForUnwinding(to:from:identifier:)` of a container.")
        block { printer in
            printer.write("@MainActor ")
            printer.writeAccess()
            printer.write("static func ")
            printer.write(GeneratedNames.segueForUnwinding)
            printer.write(
                "(to destination: UIViewController, from source: UIViewController, "
            )
            printer.write(ascii: "identifier: String?\(parameter)) -> UIStoryboardSegue?")
        } _: { printer in
            printer.line {
                $0.write(
                    "TRSegues.unwinding(to: destination, from: source, identifier: identifier, ")
                $0.write(ascii: "\(value))")
            }
        }
    }
}
