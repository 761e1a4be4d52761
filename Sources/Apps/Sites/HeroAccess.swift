import AppSource
import TransitionDSL

/// A member of Hero: `view.hero.id`, `view.heroID`, `hero.modifiers`.
struct HeroAccess {
    /// The member without `hero`: `id`, `modifiers`, `isEnabled`, `modalAnimationType` …
    var member: String
    /// What it is a member of; nil for `self`, unwritten.
    var receiver: AppExpression?
    var scope: NameScope
    var certainty: AppFact.Certainty
    /// The declaration of an alias that it goes through.
    var alias: DeclarationID?
}

extension Evaluator {
    /// The legacy names of Hero's members. Source: the declarations marked `renamed` in Hero.
    static let legacyMembers = [
        "heroID": "id", "heroModifiers": "modifiers", "heroModifierString": "modifierString",
        "isHeroEnabled": "isEnabled", "isHeroEnabledForSubviews": "isEnabledForSubviews",
        "heroModalAnimationType": "modalAnimationType",
        "heroModalAnimationTypeString": "modalAnimationTypeString",
        "heroNavigationAnimationType": "navigationAnimationType",
        "heroNavigationAnimationTypeString": "navigationAnimationTypeString",
        "heroTabBarAnimationType": "tabBarAnimationType",
        "heroTabBarAnimationTypeString": "tabBarAnimationTypeString",
    ]

    /// Reads an expression as a member of Hero.
    func heroAccess(_ expression: AppExpression, in scope: NameScope) -> HeroAccess? {
        guard hasEngine else { return nil }
        if let access = ownAccess(expression, in: scope) { return access }
        switch expression.kind {
        case .member(let base, let name):
            let stripped = base.stripped
            if let extended = heroExtension(stripped, in: scope) {
                return HeroAccess(
                    member: string(name), receiver: extended.receiver, scope: extended.scope,
                    certainty: extended.certainty, alias: extended.alias)
            }
            guard let member = Self.legacyMembers[string(name)],
                let certainty = engineCertainty(name, receiver: base, in: scope)
            else { return nil }
            return HeroAccess(
                member: member, receiver: base, scope: scope, certainty: certainty)
        case .name(let name, _):
            guard let member = Self.legacyMembers[string(name)], scope.local(name) == nil,
                scope.type != nil,
                let certainty = engineCertainty(name, receiver: nil, in: scope)
            else { return nil }
            return HeroAccess(member: member, receiver: nil, scope: scope, certainty: certainty)
        case .unwrap(let base, _): return heroAccess(base, in: scope)
        default: return nil
        }
    }

    /// Reads `id` and `self.id` in the app's own extension of `HeroExtension`.
    private func ownAccess(_ expression: AppExpression, in scope: NameScope) -> HeroAccess? {
        guard isInHeroExtension(scope) else { return nil }
        var member: Text?
        switch expression.kind {
        case .name(let name, _) where scope.local(name) == nil: member = name
        case .member(let base, let name):
            if case .name(Word.`self`.text, _) = base.kind { member = name }
        default: break
        }
        guard let name = member.map(string), Self.legacyMembers.values.contains(name) else {
            return nil
        }
        return HeroAccess(member: name, receiver: nil, scope: scope, certainty: .certain)
    }

    /// Whether code is in the app's own extension of `HeroExtension`.
    func isInHeroExtension(_ scope: NameScope) -> Bool {
        guard let type = scope.type, program.types[type.index].name == engineNames.heroExtension
        else { return false }
        return !program.types[type.index].isDeclared
    }

    /// Reads `view.hero`, and an alias of it, as an extension of a view or controller.
    private func heroExtension(_ expression: AppExpression, in scope: NameScope) -> HeroAccess? {
        switch expression.kind {
        case .member(let base, engineNames.hero):
            return engineCertainty(engineNames.hero, receiver: base, in: scope).map {
                HeroAccess(member: "", receiver: base, scope: scope, certainty: $0)
            }
        case .name(let name, _):
            if name == engineNames.hero, scope.local(name) == nil {
                guard scope.type != nil else { return nil }
                return engineCertainty(name, receiver: nil, in: scope).map {
                    HeroAccess(member: "", receiver: nil, scope: scope, certainty: $0)
                }
            }
            return alias(expression, name, in: scope)
        case .member: return alias(expression, nil, in: scope)
        default: return nil
        }
    }

    /// `let h = view.hero`, and a property of the type `HeroExtension`.
    private func alias(
        _ expression: AppExpression, _ name: Text?, in scope: NameScope
    ) -> HeroAccess? {
        if let name, let local = scope.local(name) {
            guard case .expression(let value, let outer) = local.value,
                case .member(_, engineNames.hero) = value.stripped.kind
            else { return nil }
            return heroExtension(value.stripped, in: outer)
        }
        let ids: [DeclarationID]
        switch expression.kind {
        case .name(let name, _):
            guard case .members(let found) = meaning(of: name, in: scope) else { return nil }
            ids = found
        case .member(let base, let name): ids = candidates(name, of: base, in: scope).ids
        default: return nil
        }
        guard let id = ids.first, program.declaration(id).type?.name == engineNames.heroExtension
        else {
            return nil
        }
        for body in bodyIDs(of: id) {
            for site in sites(body) {
                if case .result(let result?) = site.kind,
                    var found = heroExtension(result.stripped, in: site.scope)
                {
                    found.alias = id
                    return found
                }
            }
        }
        return HeroAccess(
            member: "", receiver: expression, scope: scope, certainty: .unknown, alias: id)
    }

    /// How certain it is that a member is the engine's: certain if the program declares none of
    /// that name, otherwise the type of the receiver decides. Nil if it is the program's own.
    private func engineCertainty(
        _ name: Text, receiver: AppExpression?, in scope: NameScope
    ) -> AppFact.Certainty? {
        // A function of that name, such as `hero(id:)`, is another member.
        let own = (program.membersByName[name] ?? []).filter {
            program.declaration($0).kind != .function
        }
        if own.isEmpty { return .certain }
        let type =
            receiver.map { self.type(of: $0, in: scope) }
            ?? scope.type.map { SwiftType.program($0) } ?? .unknown
        if type.unwrapped == .unknown { return .likely }
        if members(name, of: type).ids.contains(where: own.contains) { return nil }
        return program.role(of: type) == .other ? nil : .certain
    }
}

extension AppExpression {
    /// Without `?`, `!` and casts around it.
    var stripped: AppExpression {
        switch kind {
        case .unwrap(let base, _), .cast(let base, _, _): base.stripped
        default: self
        }
    }
}
