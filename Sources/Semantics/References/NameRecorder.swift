import TransitionDSL

/// A named thing: an element of the model, or a row of the catalog.
enum NamedElement: Hashable {
    /// A screen or a group.
    case end(Endpoint)
    case cell(Handle<Cell>)
    case hero(Handle<Hero>)
    case part(Handle<HeroPart>)
    /// A callee, of the file or of the catalog.
    case callee(Call.Callee)
    case segue(Handle<Segue>)
    case registry(Handle<Registry>)
    case parameter(Handle<Parameter>)
    /// The index of a path, numbered by the recorder.
    case index(Int)
}

/// The uses of names, in the order in which the checker finds them.
struct NameRecorder {
    /// Whether uses are recorded.
    let isOn: Bool
    struct Use {
        var place: SourcePlace
        var element: NamedElement?
        var kind: Reference.Kind
    }

    /// The `i` of `stars[i]`, which is in scope in the rest of its line.
    struct Index {
        var name: Text
        var place: SourcePlace
    }

    var uses: [Use] = []
    var indices: [Index] = []
}

extension Checker {
    /// Records that a token names an element, or an unknown name.
    func record(
        _ token: SyntaxToken?, _ element: NamedElement?, _ kind: Reference.Kind = .read
    ) {
        guard recorder.isOn, let token else { return }
        recorder.uses.append(.init(place: token.place, element: element, kind: kind))
    }

    /// Records the name in an interpolation of a string.
    func record(hole range: SourceRange, of token: SyntaxToken, _ element: NamedElement?) {
        guard recorder.isOn else { return }
        recorder.uses.append(.init(place: token.place(range), element: element, kind: .read))
    }

    /// Records the index of a path: the first is a declaration; a path inside the line uses it.
    func record(index token: SyntaxToken, _ name: Text) {
        guard recorder.isOn else { return }
        if scope.indexName == name { return record(token, index: name) }
        recorder.indices.append(.init(name: name, place: token.place))
    }

    /// Records a use of the line's index.
    func record(_ token: SyntaxToken?, index name: Text) {
        if recorder.isOn { record(token, index(named: name)) }
    }

    /// The index of the line that is being checked.
    func index(named name: Text) -> NamedElement? {
        recorder.indices.lastIndex { $0.name == name }.map { .index($0) }
    }

    /// Records the label of an argument for a declared parameter.
    func record(label token: SyntaxToken?, formal: Int) {
        guard recorder.isOn, let token, formal >= vocabulary.catalogFormalCount else { return }
        record(token, .parameter(Handle(formal - vocabulary.catalogFormalCount)), .write)
    }

    /// Records the names in unchecked arguments of a call; also their labels if the call's
    /// parameters are known.
    func recordNames(inArgumentsOf call: Invocation, _ formals: Range<Int> = 0..<0) {
        guard recorder.isOn else { return }
        for argument in call.arguments {
            if let label = argument.label, let name = name(label) {
                let formal = formals.first { vocabulary.formals[$0].label == name }
                if let formal { record(label: label, formal: formal) }
            }
            recordNames(inUnchecked: argument.value)
        }
    }

    /// Records the names in an unchecked value, whose type is unknown: parameters of the
    /// declaration around it, and declarations of the file.
    func recordNames(inUnchecked value: SyntaxNode) {
        guard recorder.isOn else { return }
        if let reference = value.as(ReferenceSyntax.self), let token = reference.name,
            let name = name(token)
        {
            let element = likelyElement(named: name)
            record(token, element)
            if case .hero(let hero)? = element, let token = reference.part {
                record(token, part(named: self.name(token), of: hero))
            }
        }
        for child in value.children { recordNames(inUnchecked: child) }
    }

    private func likelyElement(named name: Text) -> NamedElement? {
        if let parameter = parameter(name) { return .parameter(parameter) }
        if name == scope.indexName { return index(named: name) }
        if let hero = names.heroes[name] { return .hero(hero) }
        let callee = names.animations[name] ?? names.modifiers[name] ?? names.interactions[name]
        if let callee { return .callee(callee) }
        for kind in CatalogKind.allCases {
            if let row = vocabulary.row(kind, name) { return .row(row) }
        }
        return nil
    }

    func part(named name: Text?, of hero: Handle<Hero>) -> NamedElement? {
        for index in model.heroes[hero].parts.indices where model.parts[index].declared.name == name
        { return .part(Handle(index)) }
        return nil
    }
}

extension NamedElement {
    /// A row of the catalog.
    static func row(_ row: Int) -> NamedElement { .callee(.catalog(CatalogIndex(row))) }
}
