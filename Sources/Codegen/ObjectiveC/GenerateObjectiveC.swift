package import TransitionDSL

/// The constants of a file for code in Objective-C: the same texts as in its Swift.
package struct ObjectiveCFiles: Sendable {
    package var header: GeneratedFile
    package var implementation: GeneratedFile
}

/// Writes the Objective-C of a checked program's constants. `headerName` is what the implementation
/// imports: the name of the header beside it.
package func generateObjectiveC(
    _ model: Model, sourceName: String, headerName: String
) -> ObjectiveCFiles {
    var planner = Planner(model, sourceName: sourceName)
    planner.planHeroes()
    planner.planSegues()
    planner.planScreens()
    var header = ObjectiveCPrinter(planner.plan)
    header.printHeader()
    var implementation = ObjectiveCPrinter(planner.plan)
    implementation.printImplementation(importing: headerName)
    return ObjectiveCFiles(
        header: GeneratedFile(bytes: header.finished),
        implementation: GeneratedFile(bytes: implementation.finished))
}

/// A class method that gives an id.
struct ObjectiveCMethod {
    var documentation: Text?
    /// One word for each parameter, or one alone.
    var words: [String]
    var parameters: [ParameterPlan] = []
    var text: [TextPiece]

    /// Some parameter may be nil, and then there is no id.
    var isOptional: Bool { parameters.contains { $0.isOptional } }
}

extension GenerationPlan {
    /// The methods of a hero id: one for each part of a family.
    func objectiveCMethods(of id: HeroIDPlan) -> [ObjectiveCMethod] {
        let parameters = Array(parameters[id.parameters])
        func method(
            part: Name? = nil, _ documentation: Text?, _ pieces: HandleRange<TextPiece>
        ) -> ObjectiveCMethod {
            ObjectiveCMethod(
                documentation: documentation ?? id.documentation,
                words: ObjectiveCNames.method(
                    texts.string(id.name.text), part: part.map { texts.string($0.text) },
                    parameters: parameters.map { texts.string($0.name.text) }),
                parameters: parameters, text: Array(self.pieces[pieces]))
        }
        switch id.body {
        case .constant(let pieces), .text(let pieces): return [method(nil, pieces)]
        case .family(_, let parts):
            return self.parts[parts].map { method(part: $0.name, $0.documentation, $0.pieces) }
        }
    }

    func objectiveCMethod(of segue: SeguePlan) -> ObjectiveCMethod {
        ObjectiveCMethod(
            documentation: segue.documentation,
            words: ObjectiveCNames.method(texts.string(segue.name.text), parameters: []),
            text: [.literal(segue.identifier)])
    }
}
