package import TransitionDSL

/// The constants of a file for Objective-C code: the same strings as in its Swift.
package struct ObjectiveCFiles: Sendable {
    package var header: GeneratedFile
    package var implementation: GeneratedFile
}

/// Generates the Objective-C of a checked program's constants. `headerName` is the name of the
/// header next to the implementation, which imports it.
package func generateObjectiveC(
    _ model: Model, sourceName: String, headerName: String
) -> ObjectiveCFiles {
    let printer = ObjectiveCPrinter(model, sourceName: sourceName)
    var (header, implementation) = (printer, printer)
    header.printHeader()
    implementation.printImplementation(importing: headerName)
    return ObjectiveCFiles(
        header: GeneratedFile(bytes: header.finished),
        implementation: GeneratedFile(bytes: implementation.finished))
}

/// A class method that returns an id.
struct ObjectiveCMethod {
    var documentation: Text?
    /// One word for each parameter, or a single word.
    var words: [String]
    var parameters: [IDParameter] = []
    var text: [Piece]

    /// A piece of an id's text.
    enum Piece {
        case literal(Text)
        case value(IDParameter)
        /// The length of the value's text in UTF-8 bytes.
        case length(IDParameter)
    }

    /// Whether a parameter may be nil; then there is no id.
    var isOptional: Bool { parameters.contains { $0.isOptional } }

    init(_ segue: Segue, _ model: Model) {
        documentation = segue.declared.documentation
        words = ObjectiveCNames.method(model.texts.string(segue.declared.swiftName), parameters: [])
        text = [.literal(segue.identifier)]
    }

    /// The methods of a hero id: one for each part of a family.
    static func all(of hero: Hero, _ model: Model, _ texts: PlanTexts) -> [ObjectiveCMethod] {
        if hero.parts.isEmpty { return [ObjectiveCMethod(hero, nil, model, texts)] }
        return model.parts[hero.parts].map { ObjectiveCMethod(hero, $0, model, texts) }
    }

    private init(_ hero: Hero, _ part: HeroPart?, _ model: Model, _ texts: PlanTexts) {
        parameters = IDParameter.all(of: hero, model, texts)
        documentation = part?.declared.documentation ?? hero.declared.documentation
        words = ObjectiveCNames.method(
            model.texts.string(hero.declared.swiftName),
            part: part.map { model.texts.string($0.declared.swiftName) },
            parameters: parameters.map { texts.string($0.name) })
        text = []
        // After the hero's own parameters come those of its scope, which its string begins with.
        for scoped in parameters.dropFirst(hero.parameters.indices.count) {
            if !text.isEmpty { text.append(.literal(texts.intern("#"))) }
            text.append(.value(scoped))
        }
        if !text.isEmpty { text.append(.literal(texts.intern("/"))) }
        for segment in model.segments[hero.text] {
            switch segment {
            case .literal(let literal): text.append(.literal(literal))
            case .parameter(let handle): text += parameter(handle).map { .value($0) }
            case .parameterLength(let handle): text += parameter(handle).map { .length($0) }
            case .part: if let part { text.append(.literal(part.text)) }
            case .value: break  // Not in scope: a hero's declaration can only use its parameters.
            }
        }
    }

    private func parameter(_ handle: Handle<Parameter>) -> [IDParameter] {
        parameters.filter { $0.handle == handle }
    }
}
