package import TransitionDSL

/// A type as written. Attributes, `inout`, `any`, `some`, ownership and effects are left out.
package indirect enum TypeReference: Hashable, Sendable {
    /// `A.B<C>`: the names from the outside in, and the arguments of the last one.
    case named([Text], arguments: [TypeReference])
    case optional(TypeReference)
    case array(TypeReference)
    case dictionary(key: TypeReference, value: TypeReference)
    case tuple([TypeReference])
    /// An element of a tuple with its label.
    case labeled(Text, TypeReference)
    case function(parameters: [TypeReference], result: TypeReference)
    /// `A & B`.
    case composition([TypeReference])
    /// What none of these is.
    case other

    /// Without `?` and `!`.
    package var withoutOptional: TypeReference {
        if case .optional(let type) = self { type.withoutOptional } else { self }
    }

    /// The name of the type, without what encloses it; nil if it has none.
    package var name: Text? {
        switch self {
        case .named(let names, _): names.last
        case .optional(let type), .labeled(_, let type): type.name
        case .composition(let types): types.first?.name
        case .array, .dictionary, .tuple, .function, .other: nil
        }
    }
}

/// The types of one name, each of which is stored once: an app writes `String` ten thousand times.
package final class PlainTypes {
    // Hot.
    private var types: [Text: TypeReference] = [:]

    package init() {}

    func type(_ name: Text) -> TypeReference {
        if let known = types[name] { return known }
        let type = TypeReference.named([name], arguments: [])
        types[name] = type
        return type
    }
}
