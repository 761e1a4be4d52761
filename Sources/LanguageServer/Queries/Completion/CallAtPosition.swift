import Semantics
package import TransitionDSL

/// A parameter that a call can give a value to.
package struct FormalParameter: Equatable, Sendable {
    /// Empty if it has none.
    package var label: String
    package var isLabelOptional: Bool
    /// nil for a type of the app.
    package var type: ValueType?
    package var typeName: String
    package var isRequired: Bool
    package var isVariadic: Bool
    /// As a signature shows it.
    package var text: String

    init(_ parameter: CatalogParameter) {
        label = parameter.label
        isLabelOptional = parameter.labelIsOptional
        type = parameter.type
        typeName = parameter.type.rawValue
        isRequired = parameter.isRequired
        isVariadic = parameter.isVariadic
        text = parameter.signature
    }

    init?(_ parameter: ParameterSyntax) {
        guard let name = parameter.name, let type = parameter.type else { return nil }
        label = name.text
        isLabelOptional = false
        typeName = oneLine(type.node)
        self.type = ValueType(rawValue: typeName)
        isRequired = parameter.value == nil
        isVariadic = false
        text = oneLine(parameter.node)
    }
}

/// What a call can name, with its parameters.
package struct Callee: Equatable, Sendable {
    package var name: String
    package var parameters: [FormalParameter]
    package var origin: CompletionItem.Origin

    init(_ row: CatalogIndex) {
        let entry = Catalog[row]
        name = entry.name
        parameters = entry.parameters.map { FormalParameter($0) }
        origin = .catalog(row)
    }

    init(_ index: Int, _ program: Program) {
        let declaration = program.analysis.declarations[index]
        name = declaration.name
        parameters = program.parameters(of: declaration)
        origin = .declaration(index)
    }

    /// `pageIn(Direction)`.
    package var signature: String {
        parameters.isEmpty ? name : "\(name)(\(parameters.map { $0.text }.joined(separator: ", ")))"
    }

    /// The call with the arguments that must be given; nil if there are none.
    var snippet: String? {
        let required = parameters.filter { $0.isRequired }
        if required.isEmpty { return nil }
        let arguments = required.enumerated().map { index, parameter in
            let label =
                parameter.label.isEmpty || parameter.isLabelOptional ? "" : "\(parameter.label): "
            return "\(label)${\(index + 1):\(parameter.typeName)}"
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }
}

/// A call around a position, and the argument at the position.
struct CallAtPosition {
    let callees: [Callee]
    /// The labels of the other arguments.
    let labels: [String]
    /// The label of the argument at the position.
    let label: String?
    /// How many arguments before it have no label.
    let unlabelledCount: Int
    let name: String

    /// Whether the argument is one that takes only the directions `up` and `down`.
    var isVertical: Bool {
        guard let row = Catalog.row(.animation, name) else { return false }
        return Catalog[row].parameters.contains { $0.isVertical }
    }

    /// The parameter of a callee that the argument is for.
    func active(_ callee: Callee) -> Int? {
        if let label { return callee.parameters.firstIndex { $0.label == label } }
        let free = callee.parameters.indices.filter {
            let parameter = callee.parameters[$0]
            return (parameter.label.isEmpty || parameter.isLabelOptional)
                && !labels.contains(parameter.label)
        }
        if unlabelledCount < free.count { return free[unlabelledCount] }
        return callee.parameters.indices.last { callee.parameters[$0].isVariadic }
    }

    /// The parameter that a signature marks: the one whose label begins with what is typed, or the
    /// one that the argument is for, or the first that has no argument yet.
    func marked(_ callee: Callee, typed: String) -> Int? {
        if label != nil { return active(callee) }
        let labelled = callee.parameters.indices.filter {
            let label = callee.parameters[$0].label
            return !label.isEmpty && !labels.contains(label)
        }
        let begun = labelled.first {
            !typed.isEmpty && callee.parameters[$0].label.hasPrefix(typed)
        }
        return begun ?? active(callee) ?? (typed.isEmpty ? labelled.first : nil)
    }

    /// The types that the argument may have.
    var types: Set<ValueType> {
        Set(callees.compactMap { callee in active(callee).flatMap { callee.parameters[$0].type } })
    }
}

extension Program {
    /// The parameters of a declaration.
    func parameters(of declaration: Declaration) -> [FormalParameter] {
        let tree = module.files[Int(declaration.place.file.index)].tree
        let start = tree.token(at: declaration.whole.range.start)
        guard let node = tree.node(beginningWith: start),
            let list = node.child(.parameters)?.as(ParametersSyntax.self)
        else { return [] }
        return list.parameters.compactMap { FormalParameter($0) }
    }

    /// What the calls in a node can name.
    func callees(named name: String?, in place: CompletionPlace, level: Int) -> [Callee] {
        var found: [Callee] = []
        for kind in catalogKinds(ofCall: place, level: level) {
            for (index, entry) in Catalog.entries.enumerated()
            where entry.kind == kind && (name == nil || entry.name == name) {
                found.append(Callee(CatalogIndex(index)))
            }
        }
        let kinds = declaredKinds(ofCall: place, level: level)
        for (index, declaration) in analysis.declarations.enumerated()
        where kinds.contains(declaration.kind) && (name == nil || declaration.name == name) {
            found.append(Callee(index, self))
        }
        return found
    }

    /// The call whose argument is at the place, or nil.
    func callSite(_ place: CompletionPlace) -> CallAtPosition? {
        for (level, node) in place.nodes.enumerated() where level > 0 {
            switch node.kind {
            case .call, .heroReference, .reference: break
            default: continue
            }
            guard let call = node.invocation, let name = call.name?.text,
                call.parentheses.map({ Int($0.start) < place.prefix.count }) == true
            else { continue }
            let argument = place.nodes[level - 1]
            var labels: [String] = []
            var label: String?
            var unlabelled = 0
            for known in call.arguments {
                if known.value.range == argument.range {
                    label = known.label?.text
                } else if let text = known.label?.text {
                    labels.append(text)
                } else {
                    unlabelled += 1
                }
            }
            return CallAtPosition(
                callees: callees(named: name, in: place, level: level), labels: labels,
                label: label, unlabelledCount: unlabelled, name: name)
        }
        return nil
    }

    /// The kinds of catalog rows that a call can name at its place.
    func catalogKinds(ofCall place: CompletionPlace, level: Int) -> [CatalogKind] {
        switch place.kind(level) {
        case .reference: return [.constructor, .animation, .modifier, .interaction]
        case .call: break
        default: return []
        }
        switch place.kind(level + 1) {
        case .choice: return [.animation]
        case .modifiers: return [.modifier]
        case .interaction: return [.interaction]
        case .frame: return [.change]
        case .with:
            switch place.kind(level + 2) {
            case .view, .match: return [.modifier]
            default: return [.option]
            }
        default: return []
        }
    }

    /// The kinds of declarations that a call can name at its place.
    func declaredKinds(ofCall place: CompletionPlace, level: Int) -> [Declaration.Kind] {
        switch place.kind(level) {
        case .heroReference: return [.hero]
        case .reference: return [.hero, .animation, .modifiers, .interaction]
        case .call: break
        default: return []
        }
        switch place.kind(level + 1) {
        case .choice: return [.animation, .animator]
        case .modifiers: return [.modifiers]
        case .interaction: return [.interaction]
        case .with:
            let isOnView = place.kind(level + 2) == .view || place.kind(level + 2) == .match
            return isOnView ? [.modifiers] : []
        default: return []
        }
    }
}

extension SyntaxNode {
    /// The node as a call, if it can have arguments.
    var invocation: Invocation? {
        `as`(CallSyntax.self)?.invocation ?? `as`(HeroReferenceSyntax.self)?.invocation
            ?? `as`(ReferenceSyntax.self)?.invocation
    }
}
