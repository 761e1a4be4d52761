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
    let plan = ObjectiveCPlan(planner.plan, headerName: headerName)
    var header = ObjectiveCPrinter(plan)
    header.printHeader()
    var implementation = ObjectiveCPrinter(plan)
    implementation.printImplementation()
    return ObjectiveCFiles(
        header: GeneratedFile(bytes: header.finished),
        implementation: GeneratedFile(bytes: implementation.finished))
}

/// What will be printed for Objective-C: the constants of the Swift plan as methods and constants
/// of C, every name decided.
struct ObjectiveCPlan {
    var texts: PlanTexts
    var sourceName: String
    /// What the implementation imports.
    var headerName: String
    var namespace: String
    var ids: [ObjectiveCMethod] = []
    var segues: [ObjectiveCMethod] = []
    var screens: [ObjectiveCScreen] = []
    var hasStoryboards = false
    var hasIdentifiers = false
    /// Whether the implementation needs its function for numbers, and that for texts with a NUL.
    var printsNumbers = false
    var holdsNULs = false
}

/// A class method that gives an id.
struct ObjectiveCMethod {
    var documentation: Text?
    /// One word for each parameter, or one alone.
    var words: [String]
    var parameters: [ObjectiveCParameter]
    var text: [ObjectiveCPiece]

    /// Some parameter may be nil, and then there is no id.
    var isOptional: Bool { parameters.contains { $0.isOptional } }
}

struct ObjectiveCParameter {
    var name: String
    var type: SwiftType
    var isOptional: Bool
}

/// A piece of an id's text; parameters by their number.
enum ObjectiveCPiece {
    case literal(Text)
    case value(Int)
    /// The length of the value's text in UTF-8 bytes.
    case length(Int)
}

struct ObjectiveCScreen {
    var documentation: Text?
    /// Without the namespace.
    var name: String
    var rawValue: Text
    var storyboard: Text?
    var identifier: Text?
}

extension ObjectiveCPlan {
    init(_ plan: GenerationPlan, headerName: String) {
        texts = plan.texts
        sourceName = plan.sourceName
        self.headerName = headerName
        namespace = plan.texts.string(plan.namespace.text)
        for id in plan.ids { add(id, plan) }
        segues = plan.segues.map { segue in
            ObjectiveCMethod(
                documentation: segue.documentation,
                words: ObjectiveCNames.method(plan.texts.string(segue.name.text), parameters: []),
                parameters: [], text: [.literal(segue.identifier)])
        }
        screens = plan.screens.map { screen in
            ObjectiveCScreen(
                documentation: screen.documentation,
                name: ObjectiveCNames.screen(plan.texts.string(screen.name.text)),
                rawValue: screen.rawValue, storyboard: screen.storyboard,
                identifier: screen.identifier)
        }
        hasStoryboards = plan.storyboards != .none
        hasIdentifiers = plan.identifiers != .none
        planHelpers()
    }

    private mutating func add(_ id: HeroIDPlan, _ plan: GenerationPlan) {
        let name = plan.texts.string(id.name.text)
        switch id.body {
        case .constant(let pieces), .text(let pieces):
            ids.append(method(id, id.documentation, name, part: nil, pieces, plan))
        case .family(_, let parts):
            for part in plan.parts[parts] {
                let partName = plan.texts.string(part.name.text)
                let documentation = part.documentation ?? id.documentation
                ids.append(method(id, documentation, name, part: partName, part.pieces, plan))
            }
        }
    }

    private func method(
        _ id: HeroIDPlan, _ documentation: Text?, _ name: String, part: String?,
        _ pieces: HandleRange<TextPiece>, _ plan: GenerationPlan
    ) -> ObjectiveCMethod {
        let parameters = Array(plan.parameters[id.parameters])
        let names = parameters.map { plan.texts.string($0.name.text) }
        return ObjectiveCMethod(
            documentation: documentation,
            words: ObjectiveCNames.method(name, part: part, parameters: names),
            parameters: zip(parameters, names).map { parameter, name in
                ObjectiveCParameter(
                    name: ObjectiveCNames.variable(name), type: parameter.type,
                    isOptional: parameter.isOptional)
            },
            text: plan.pieces[pieces].compactMap { piece in
                switch piece {
                case .literal(let text): .literal(text)
                case .value(let name, _): index(of: name, in: parameters).map { .value($0) }
                case .length(let name, _): index(of: name, in: parameters).map { .length($0) }
                }
            })
    }

    private func index(of name: Name, in parameters: [ParameterPlan]) -> Int? {
        parameters.firstIndex { $0.name.text == name.text }
    }

    private mutating func planHelpers() {
        printsNumbers = ids.contains { method in
            method.parameters.contains { if case .double = $0.type { true } else { false } }
        }
        let storyboards = screens.flatMap { [$0.storyboard, $0.identifier].compactMap { $0 } }
        holdsNULs =
            storyboards.contains(where: holdsNUL)
            || (ids + segues).contains { method in
                method.text.contains {
                    if case .literal(let text) = $0 { holdsNUL(text) } else { false }
                }
            }
    }

    /// Formats and constants of Objective-C end at a NUL, or are warned of.
    func holdsNUL(_ text: Text) -> Bool { texts.string(text).utf8.contains(0) }
}
