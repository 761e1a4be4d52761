import AppSource
import TransitionDSL

/// Facts of local names.
extension FactFinder {
    /// Adds the local names that are made for an id or for modifiers, as in
    /// `let photoID = "photo.\(row)"`.
    func addLocals(
        of value: AppExpression, in scope: NameScope, _ kind: AppFactContent.CarrierKind,
        _ site: Site
    ) {
        switch value.stripped.kind {
        case .binary(_, let left, let right) where kind == .constant:
            addLocals(of: left, in: scope, kind, site)
            addLocals(of: right, in: scope, kind, site)
        case .name(let name, _):
            guard let local = scope.local(name) else { return }
            addLocal(local, value, in: scope, kind, site)
        default: return
        }
    }

    private func addLocal(
        _ local: LocalName, _ use: AppExpression, in scope: NameScope,
        _ kind: AppFactContent.CarrierKind, _ site: Site
    ) {
        let made: [(AppExpression, NameScope)]
        switch local.value {
        case .expression(let value, let outer): made = [(value, outer)]
        case .alternatives(let values): made = values
        default: return
        }
        guard let outer = made.first?.1, evaluator.enter(outer) else { return }
        defer { evaluator.leave() }
        for (value, outer) in made { addLocals(of: value, in: outer, kind, site) }
        let place = SourcePlace(file: FileIndex(outer.file), range: local.range)
        guard made.contains(where: { isMade($0.0, kind) }), knownLocals.insert(place).inserted
        else { return }
        var declared = site
        declared.scope = outer
        declared.statement = local.range
        let text = kind == .carrier ? evaluator.evaluate(use, in: scope) : .unknown
        add(
            .named(
                kind, name: string(local.name), declares: true, patterns: text.patterns,
                value: made.count == 1 ? evaluator.sourceText(made[0].0, in: outer) : nil, uses: 1),
            declared, certainty: text.isKnown || kind == .constant ? .certain : .unknown,
            via: text.via, unknownPart: text.unknownPart)
    }

    /// Whether an expression is more than another name of a value.
    private func isMade(_ value: AppExpression, _ kind: AppFactContent.CarrierKind) -> Bool {
        switch value.stripped.kind {
        case .name, .member, .subscripting, .nil: false
        case .call: kind == .carrier
        default: true
        }
    }
}
