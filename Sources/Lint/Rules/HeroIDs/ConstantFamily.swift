import TransitionDSL

/// A family of ids of which the file uses one alone: an id without parameters would say so.
enum ConstantFamily: LintRule {
    static let id = DiagnosticID.constantFamily

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var uses = [Use](repeating: .none, count: model.heroes.count)
        for placement in context.heroes.placements.all {
            let hero = Int(placement.use.hero.index)
            if case .many = uses[hero] { continue }
            if model.parameters[model.heroes[hero].parameters].isEmpty { continue }
            if model.dependence(of: placement.use.arguments).isEmpty {
                let text = context.texts.heroUse(withoutPart(placement.use))
                uses[hero] = uses[hero].adding(text)
            } else {
                uses[hero] = .many
            }
        }
        for name in context.heroes.uses.asValues { uses[Int(name.hero.index)] = .many }
        return model.heroes.indices.compactMap { index in
            let declared = model.heroes[index].declared
            guard case .one(let text, let count) = uses[index], count > 1,
                context.isOwn(declared.place)
            else { return nil }
            return Diagnostic(
                id,
                "of the family `\(context.texts.string(declared.name))` all views have the one id "
                    + "`\(text)`", at: declared.place, help: "declare an id without parameters")
        }
    }

    private static func withoutPart(_ use: HeroUse) -> HeroUse {
        var use = use
        use.part = nil
        use.isOfOpener = false
        return use
    }

    /// The ids of a family that views have.
    private enum Use {
        case none
        case one(String, count: Int)
        case many

        func adding(_ text: String) -> Use {
            switch self {
            case .none: .one(text, count: 1)
            case .one(text, let count): .one(text, count: count + 1)
            case .one, .many: .many
            }
        }
    }
}
