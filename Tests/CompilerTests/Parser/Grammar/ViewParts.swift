import TransitionDSL

typealias PartFinder = (SyntaxNode) -> [SourceRange]

/// What the view of a kind finds for each symbol of its production, in source order.
func viewParts(of kind: SyntaxKind) -> [String: PartFinder] {
    switch kind {
    case .file:
        var parts: [String: PartFinder] = [:]
        for kind in fileKinds {
            parts[kind.rawValue] = { node in
                node.children.filter { $0.kind == kind }.map(\.range)
            }
        }
        return parts
    case .module: return ["name": { found(NameClause($0).name) }]
    case .engine: return ["name": { found(NameClause($0).name) }]
    case .access: return ["name": { found(NameClause($0).name) }]
    case .import: return ["STRING": { found(ImportSyntax($0).path) }]
    case .alias: return ["name": { found(NameClause($0).name) }]
    case .screen, .screenType, .fromClause, .isClause, .storyboardClause, .givenClause,
        .hostedClause, .screenBody, .screenDefault, .hook, .cell, .cellBody, .group, .names,
        .typeName:
        return screenParts(kind)
    case .view, .viewPath, .heroReference, .opener, .onClause: return viewLineParts(kind)
    case .hero, .text, .scope, .parts, .part, .segue, .unwind: return heroParts(kind)
    case .modifiers, .animation, .animator, .animatorClass, .frames, .frame, .interaction, .choice,
        .with:
        return animationParts(kind)
    case .defaults, .container, .default, .registry, .edge, .operation, .ends, .edgeBody, .match,
        .lint, .setting:
        return registryParts(kind)
    case .call, .parameters, .parameter, .value, .sum, .product, .unary, .primary, .reference:
        return valueParts(kind)
    }
}

private let fileKinds: [SyntaxKind] = [
    .module, .engine, .access, .import, .screen, .cell, .group, .hero, .modifiers, .animation,
    .animator, .interaction, .segue, .unwind, .defaults, .registry, .lint,
]

private func screenParts(_ kind: SyntaxKind) -> [String: PartFinder] {
    switch kind {
    case .screen:
        return declaration(ScreenSyntax.self).merging([
            "screenType": { found(ScreenSyntax($0).type) },
            "fromClause": { node in clauses(node, .fromClause) },
            "isClause": { node in clauses(node, .isClause) },
            "storyboardClause": { node in clauses(node, .storyboardClause) },
            "givenClause": { node in clauses(node, .givenClause) },
            "hostedClause": { node in clauses(node, .hostedClause) },
            "screenBody": { found(ScreenSyntax($0).body) },
        ]) { $1 }
    case .screenType:
        return [
            "typeName": { found(ScreenTypeSyntax($0).protocolType) },
            "name": { node in
                let type = ScreenTypeSyntax(node)
                return type.protocolType == nil ? names(type.typeTokens) : []
            },
        ]
    case .fromClause: return ["name": { found(NameClause($0).name) }]
    case .isClause: return ["names": { found(IsClauseSyntax($0).names) }]
    case .storyboardClause: return arguments { StoryboardClauseSyntax($0).invocation }
    case .hostedClause: return [:]
    case .givenClause: return ["parameters": { found(GivenClauseSyntax($0).parameters) }]
    case .screenBody:
        return [
            "screenDefault": { found(all: ScreenBodySyntax($0).defaults) },
            "hook": { found(all: ScreenBodySyntax($0).hooks) },
            "cell": { found(all: ScreenBodySyntax($0).cells) },
            "view": { found(all: ScreenBodySyntax($0).views) },
        ]
    case .screenDefault: return animated(ScreenDefaultSyntax.self)
    case .hook: return ["call": { found(HookSyntax($0).call) }]
    case .cell:
        return declaration(CellSyntax.self).merging([
            "typeName": { found(CellSyntax($0).type) },
            "cellBody": { found(CellSyntax($0).body) },
        ]) { $1 }
    case .cellBody: return ["view": { found(all: CellBodySyntax($0).views) }]
    case .group:
        return [
            "name": { found(GroupSyntax($0).name) }, "names": { found(GroupSyntax($0).members) },
        ]
    case .names: return ["name": { NamesSyntax($0).names.map(\.range) }]
    default: return ["name": { names($0.tokens) }]
    }
}

private func clauses(_ node: SyntaxNode, _ kind: SyntaxKind) -> [SourceRange] {
    let screen = ScreenSyntax(node)
    let clauses = screen.clauses.filter { $0.kind == kind }.map(\.range)
    let first: SourceRange? =
        switch kind {
        case .fromClause: screen.from?.node.range
        case .isClause: screen.parents?.range
        case .storyboardClause: screen.storyboard?.range
        case .hostedClause: screen.hosted?.range
        default: screen.given?.range
        }
    return first == clauses.first ? clauses : []
}

private func viewLineParts(_ kind: SyntaxKind) -> [String: PartFinder] {
    switch kind {
    case .view:
        return [
            "viewPath": { found(ViewSyntax($0).path) },
            "heroReference": { found(ViewSyntax($0).hero) },
            "with": { found(ViewSyntax($0).with) }, "onClause": { found(ViewSyntax($0).on) },
        ]
    case .viewPath: return ["name": { names($0.tokens) }]
    case .heroReference:
        return [
            "name": { node in
                let view = HeroReferenceSyntax(node)
                return found(view.name) + labels(view.invocation) + found(view.part)
            },
            "expression": { values(HeroReferenceSyntax($0).invocation) },
            "opener": { found(HeroReferenceSyntax($0).opener) },
        ]
    case .opener: return ["name": { found(NameClause($0).name) }]
    default:
        return ["name": { found(OnClauseSyntax($0).segue ?? OnClauseSyntax($0).operation) }]
    }
}

private func heroParts(_ kind: SyntaxKind) -> [String: PartFinder] {
    switch kind {
    case .hero:
        return declaration(HeroSyntax.self).merging([
            "text": { found(HeroSyntax($0).text) }, "scope": { found(HeroSyntax($0).scope) },
            "parts": { found(HeroSyntax($0).parts) },
        ]) { $1 }
    case .text: return ["STRING": { found(TextSyntax($0).literal) }]
    case .scope: return ["name": { found(NameClause($0).name) }]
    case .parts: return ["part": { found(all: PartsSyntax($0).parts) }]
    case .part:
        return [
            "name": { found(PartSyntax($0).name) }, "alias": { found(PartSyntax($0).alias) },
            "text": { found(PartSyntax($0).text) },
        ]
    case .segue:
        return [
            "name": { found(SegueSyntax($0).name) }, "alias": { found(SegueSyntax($0).alias) },
            "text": { found(SegueSyntax($0).text) },
        ]
    default:
        return [
            "name": { found(UnwindSyntax($0).name) }, "alias": { found(UnwindSyntax($0).alias) },
            "text": { found(UnwindSyntax($0).text) },
        ]
    }
}

private func animationParts(_ kind: SyntaxKind) -> [String: PartFinder] {
    switch kind {
    case .modifiers:
        return declaration(ModifiersSyntax.self).merging([
            "call": { found(all: ModifiersSyntax($0).items) }
        ]) { $1 }
    case .animation:
        return declaration(AnimationSyntax.self).merging(animated(AnimationSyntax.self)) { $1 }
    case .animator:
        return declaration(AnimatorSyntax.self).merging([
            "animatorClass": { found(AnimatorSyntax($0).appClass) },
            "with": { found(AnimatorSyntax($0).with) },
            "frames": { found(AnimatorSyntax($0).frames) },
        ]) { $1 }
    case .animatorClass:
        return arguments { AnimatorClassSyntax($0).invocation }.merging([
            "typeName": { found(AnimatorClassSyntax($0).type) }
        ]) { $1 }
    case .frames: return ["frame": { found(all: FramesSyntax($0).frames) }]
    case .frame:
        return [
            "expression": {
                [FrameSyntax($0).start, FrameSyntax($0).end].compactMap { $0?.range }
            },
            "call": { found(all: FrameSyntax($0).items) },
        ]
    case .interaction:
        return declaration(InteractionSyntax.self).merging([
            "call": { found(InteractionSyntax($0).call) }
        ]) { $1 }
    case .choice:
        return ["call": { found(ChoiceSyntax($0).going) + found(ChoiceSyntax($0).returning) }]
    default: return ["call": { found(all: WithSyntax($0).items) }]
    }
}

private func registryParts(_ kind: SyntaxKind) -> [String: PartFinder] {
    switch kind {
    case .defaults:
        return [
            "container": { found(DefaultsSyntax($0).container) },
            "with": { found(DefaultsSyntax($0).with) },
            "default": { found(all: DefaultsSyntax($0).lines) },
        ]
    case .container: return ["name": { found(NameClause($0).name) }]
    case .default: return animated(DefaultSyntax.self)
    case .registry:
        return [
            "name": { found(RegistrySyntax($0).name) },
            "alias": { found(RegistrySyntax($0).alias) },
            "with": { found(RegistrySyntax($0).with) },
            "edge": { found(all: RegistrySyntax($0).lines) },
        ]
    case .edge:
        return animated(EdgeSyntax.self).merging([
            "operation": { found(EdgeSyntax($0).operation) },
            "ends": { found(EdgeSyntax($0).left) + found(EdgeSyntax($0).right) },
            "edgeBody": { found(EdgeSyntax($0).body) },
        ]) { $1 }
    case .operation: return ["name": { found(OperationSyntax($0).segue) }]
    case .ends: return ["name": { EndsSyntax($0).ends.filter(\.kind.isName).map(\.range) }]
    case .edgeBody:
        return [
            "match": { found(all: EdgeBodySyntax($0).matches) },
            "view": { found(all: EdgeBodySyntax($0).views) },
        ]
    case .match:
        return [
            "viewPath": { found(MatchSyntax($0).left) + found(MatchSyntax($0).right) },
            "with": { found(MatchSyntax($0).with) }, "onClause": { found(MatchSyntax($0).on) },
        ]
    case .lint: return ["setting": { found(all: LintSyntax($0).settings) }]
    default:
        return ["name": { names(SettingSyntax($0).rule) + found(SettingSyntax($0).level) }]
    }
}

private func valueParts(_ kind: SyntaxKind) -> [String: PartFinder] {
    switch kind {
    case .call:
        return [
            "name": { node in
                let call = CallSyntax(node).invocation
                return names(call.dottedName) + labels(call)
            },
            "expression": { values(CallSyntax($0).invocation) },
        ]
    case .parameters: return ["parameter": { found(all: ParametersSyntax($0).parameters) }]
    case .parameter:
        return [
            "name": { found(ParameterSyntax($0).name) },
            "typeName": { found(ParameterSyntax($0).type) },
            "expression": { ParameterSyntax($0).value.map { [$0.range] } ?? [] },
        ]
    case .value: return ["expression": { ValueSyntax($0).bounds.map(\.range) }]
    case .sum:
        return ["expression": { operands(SumSyntax($0).first, SumSyntax($0).rest) }]
    case .product:
        return ["expression": { operands(ProductSyntax($0).first, ProductSyntax($0).rest) }]
    case .unary: return ["expression": { UnarySyntax($0).operand.map { [$0.range] } ?? [] }]
    case .primary:
        return [
            "NUMBER": { literal($0, [.number]) }, "STRING": { literal($0, [.string, .rawString]) },
            "COLOR": { literal($0, [.color]) },
            "expression": { PrimarySyntax($0).inner.map { [$0.range] } ?? [] },
        ]
    default:
        return [
            "name": { node in
                let reference = ReferenceSyntax(node)
                return found(reference.name) + labels(reference.invocation)
                    + names(reference.members)
            },
            "expression": { values(ReferenceSyntax($0).invocation) },
        ]
    }
}

// MARK: Parts that several kinds have

private func declaration<View: ParameterizedSyntax>(_ view: View.Type) -> [String: PartFinder] {
    [
        "name": { found(View($0).name) }, "alias": { found(View($0).alias) },
        "parameters": { found(View($0).parameters) },
    ]
}

private func animated<View: AnimatedSyntax>(_ view: View.Type) -> [String: PartFinder] {
    ["choice": { found(View($0).choice) }, "with": { found(View($0).with) }]
}

private func arguments(_ call: @escaping (SyntaxNode) -> Invocation) -> [String: PartFinder] {
    ["name": { labels(call($0)) }, "expression": { values(call($0)) }]
}

private func literal(_ node: SyntaxNode, _ kinds: Set<TokenKind>) -> [SourceRange] {
    let token = PrimarySyntax(node).token
    return kinds.contains(token.kind) ? [token.range] : []
}

private func labels(_ call: Invocation) -> [SourceRange] {
    call.arguments.compactMap { $0.label?.range }
}

private func values(_ call: Invocation) -> [SourceRange] { call.arguments.map(\.value.range) }

private func operands(
    _ first: SyntaxNode?, _ rest: [(sign: TokenKind, operand: SyntaxNode)]
) -> [SourceRange] {
    (first.map { [$0.range] } ?? []) + rest.map(\.operand.range)
}

private func names(_ tokens: SyntaxTokens) -> [SourceRange] {
    tokens.filter(\.kind.isName).map(\.range)
}

private func found(_ token: SyntaxToken?) -> [SourceRange] { token.map { [$0.range] } ?? [] }

private func found(_ view: (some SyntaxView)?) -> [SourceRange] {
    view.map { [$0.range] } ?? []
}

private func found(_ clause: NameClause?) -> [SourceRange] { clause.map { [$0.node.range] } ?? [] }

private func found(all views: [some SyntaxView]) -> [SourceRange] { views.map(\.range) }
