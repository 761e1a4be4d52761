import Semantics
import TransitionDSL

// Whether a name can have the arguments that follow it, by their form: nothing is checked.
extension Program {
    /// Whether what an item means can have the arguments of a call.
    func takes(_ call: Invocation, _ origin: CompletionItem.Origin) -> Bool {
        switch origin {
        case .none, .rule: return false
        case .declaration(let index): return takes(call, Callee(index, self))
        case .catalog(let row):
            let entry = Catalog[row]
            return Catalog.entries.indices.contains { index in
                let other = Catalog.entries[index]
                return other.kind == entry.kind && other.name == entry.name
                    && takes(call, Callee(CatalogIndex(index)))
            }
        }
    }

    private func takes(_ call: Invocation, _ callee: Callee) -> Bool {
        var free = callee.parameters
        for argument in call.arguments {
            let label = argument.label?.text
            let index = free.firstIndex { parameter in
                label.map { parameter.label == $0 }
                    ?? (parameter.label.isEmpty || parameter.isLabelOptional)
            }
            guard let index, canBe(argument.value, free[index].type) else { return false }
            if !free[index].isVariadic { free.remove(at: index) }
        }
        return !free.contains { $0.isRequired && !$0.isVariadic }
    }

    /// Whether a value can be of a type; nil is a type of the app.
    private func canBe(_ value: SyntaxNode, _ type: ValueType?) -> Bool {
        guard let type else { return true }
        switch value.kind {
        case .value: return type == .fractionRange || type == .speedRange
        case .sum, .product, .unary: return type.isNumeric
        case .primary:
            let primary = PrimarySyntax(value)
            switch primary.token.kind {
            case .number: return type.takes(NumberLiteral(primary.token).unit)
            case .string, .rawString: return type == .string || type == .heroID
            case .color: return type == .color
            default: return primary.inner.map { canBe($0, type) } ?? true
            }
        case .reference:
            guard let name = ReferenceSyntax(value).name?.text else { return true }
            return types(ofName: name).map { $0.contains(type) } ?? true
        default: return true
        }
    }

    /// The types that a name of the catalog can have; nil for other names.
    private func types(ofName name: String) -> Set<ValueType>? {
        let types = Catalog.entries.filter { $0.name == name }.compactMap { entry -> ValueType? in
            switch entry.kind {
            case .animation: .animation
            case .modifier: .modifier
            case .interaction: .interaction
            case .constructor, .constant: entry.type
            case .option, .change: nil
            }
        }
        let isDeclared = analysis.declarations.contains { $0.name == name }
        return types.isEmpty || isDeclared ? nil : Set(types)
    }
}
