import Resolution
package import TransitionDSL

/// The functions of a file's Swift that make an id from values that print in only one way, so that
/// what is in a hole can be passed.
package func modelFamilies(of model: Model) -> [AppIndex.Family] {
    let text = ModelText(model)
    let namespace = text.string(model.header.moduleName)
    return model.heroes.flatMap { hero -> [AppIndex.Family] in
        guard hero.declared.place.file == .main, hero.scope == .app, !hero.parameters.isEmpty else {
            return []
        }
        let parts = hero.parts.isEmpty ? [nil] : model.parts[hero.parts].map { Optional($0) }
        return parts.compactMap { part in
            guard let (pattern, order) = pattern(of: hero, part, model, text) else { return nil }
            let name = text.string(hero.declared.swiftName)
            return AppIndex.Family(
                pattern: pattern, parameters: order,
                function: "\(namespace).\(GeneratedNames.heroIDs).\(name)",
                member: part.map { "." + text.string($0.declared.swiftName) } ?? "",
                place: hero.declared.place)
        }
    }
}

/// The pattern with the parameters of its holes; nil if a parameter is missing, is there twice, or
/// prints in several ways.
private func pattern(
    of hero: Hero, _ part: HeroPart?, _ model: Model, _ text: ModelText
) -> (IDPattern, [String])? {
    let declared = IDPattern(hero, part: part, in: model)
    var order: [String] = []
    for case .hole(let kind, let number?) in declared.pieces {
        let parameter = model.parameters[Handle(number)]
        guard !parameter.isOptional, [.int, .uint, .bool].contains(kind) else { return nil }
        order.append(text.string(parameter.name))
    }
    let names = model.parameters[hero.parameters].map { text.string($0.name) }
    return order == names ? (declared.withoutParameters, order) : nil
}
