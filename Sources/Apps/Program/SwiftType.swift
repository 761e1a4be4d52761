import AppSource
import TransitionDSL

/// The type of an expression, as far as it is known.
indirect enum SwiftType: Hashable {
    case program(TypeID)
    /// A type that the program does not declare, by name.
    case external(Text)
    case array(SwiftType)
    case dictionary(SwiftType, SwiftType)
    case optional(SwiftType)
    /// A type as a value: `Recipe` in `Recipe.init`.
    case metatype(SwiftType)
    case function(result: SwiftType)
    case tuple([SwiftType])
    /// An element of a tuple with its label.
    case labeled(Text, SwiftType)
    case unknown

    var withoutLabel: SwiftType {
        if case .labeled(_, let type) = self { type } else { self }
    }

    /// The type without optionals.
    var unwrapped: SwiftType {
        if case .optional(let type) = self { type.unwrapped } else { self }
    }

    /// The element of an array, the value of a dictionary.
    var element: SwiftType {
        switch unwrapped {
        case .array(let type), .dictionary(_, let type): type
        default: .unknown
        }
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }
}

extension AppProgram {
    /// The type that a written type means inside of another one.
    func type(_ reference: TypeReference?, in context: TypeID?, depth: Int = 0) -> SwiftType {
        guard let reference, depth < 16 else { return .unknown }
        switch reference {
        case .optional(let type):
            return .optional(self.type(type, in: context, depth: depth + 1))
        case .array(let type):
            return .array(self.type(type, in: context, depth: depth + 1))
        case .dictionary(let key, let value):
            return .dictionary(
                self.type(key, in: context, depth: depth + 1),
                self.type(value, in: context, depth: depth + 1))
        case .function(_, let result):
            return .function(result: self.type(result, in: context, depth: depth + 1))
        case .tuple(let types):
            return .tuple(types.map { self.type($0, in: context, depth: depth + 1) })
        case .labeled(let label, let type):
            return .labeled(label, self.type(type, in: context, depth: depth + 1))
        case .composition(let types):
            // A class and protocols: the class decides the members, and comes first.
            return self.type(types.first, in: context, depth: depth + 1)
        case .other:
            return .unknown
        case .named(let names, let arguments):
            return named(names, arguments, in: context, depth: depth)
        }
    }

    private func named(
        _ names: [Text], _ arguments: [TypeReference], in context: TypeID?, depth: Int
    ) -> SwiftType {
        guard let last = names.last else { return .unknown }
        if names == [Word.`Self`.text], let context { return .program(context) }
        if let id = typeID(names, in: context) {
            let kind = types[id.index].kind
            return kind == .extension ? .external(types[id.index].name) : .program(id)
        }
        let name = string(last)
        switch (name, arguments.count) {
        case ("Array", 1), ("NSArray", 1), ("NSMutableArray", 1), ("Set", 1),
            ("ContiguousArray", 1):
            return .array(type(arguments[0], in: context, depth: depth + 1))
        case ("Optional", 1), ("Published", 1):
            return .optional(type(arguments[0], in: context, depth: depth + 1))
        case ("Dictionary", 2):
            return .dictionary(
                type(arguments[0], in: context, depth: depth + 1),
                type(arguments[1], in: context, depth: depth + 1))
        default: break
        }
        if let alias = alias(last, in: context) {
            return type(alias, in: context, depth: depth + 1)
        }
        return .external(last)
    }

    /// The type that a `typealias` names: a member's, or the program's only global one.
    private func alias(_ name: Text, in context: TypeID?) -> TypeReference? {
        for id in membersByName[name] ?? [] where declaration(id).kind == .typealias {
            if let owner = typeOfDeclaration[id], let context, isInside(context, owner) {
                return declaration(id).type
            }
        }
        let global = globals[name]?.first { declaration($0).kind == .typealias }
        return global.flatMap { declaration($0).type }
    }

    private func isInside(_ type: TypeID, _ outer: TypeID) -> Bool {
        var current: TypeID? = type
        while let type = current {
            if type == outer { return true }
            current = types[type.index].parent
        }
        return false
    }

    /// The type with a qualified name, looked up from the inside out.
    func typeID(_ names: [Text], in context: TypeID?) -> TypeID? {
        guard let first = names.first, let start = typeID(first, in: context) else {
            // `Module.Type`.
            return names.count > 1 ? typeID(Array(names.dropFirst()), in: context) : nil
        }
        var type = start
        for name in names.dropFirst() {
            guard let next = nested(name, in: type) else { return nil }
            type = next
        }
        return type
    }

    private func typeID(_ name: Text, in context: TypeID?) -> TypeID? {
        let candidates = typesByName[name] ?? []
        var current = context
        while let type = current {
            if let found = candidates.first(where: { types[$0.index].parent == type }) {
                return found
            }
            if types[type.index].name == name { return type }
            current = types[type.index].parent
        }
        let outer = candidates.filter { types[$0.index].parent == nil }
        // Two targets of an app may declare the same type; the first is taken. Subclasses of a type from
        // outside need not name it for a type that an extension adds to it.
        return outer.first ?? candidates.first(where: isInTypeFromOutside)
    }

    private func isInTypeFromOutside(_ type: TypeID) -> Bool {
        types[type.index].parent.map { !types[$0.index].isDeclared } ?? false
    }

    /// A type declared in another one.
    func nested(_ name: Text, in type: TypeID) -> TypeID? {
        typesByName[name]?.first { types[$0.index].parent == type }
    }

    /// The members of a type with a name: its own, then those of its supertypes. The nearest
    /// type that has one decides.
    func members(_ name: Text, of type: TypeID) -> [DeclarationID] {
        // Most types inherit from one: no sets for the way up a chain.
        var start = type
        for _ in types.indices {
            if let found = types[start.index].members[name], !found.isEmpty { return Array(found) }
            let parents = parents[start.index]
            if parents.isEmpty { return [] }
            if parents.count > 1 { break }
            start = parents[0]
        }
        var visited: Set<TypeID> = [start]
        var level = [start]
        while !level.isEmpty {
            let found = level.flatMap { types[$0.index].members[name] ?? [] }
            if !found.isEmpty { return found }
            level = level.flatMap(programSupertypes).filter { visited.insert($0).inserted }
        }
        return []
    }

    func programSupertypes(of type: TypeID) -> [TypeID] { parents[type.index] }

    func directSubtypes() -> [TypeID: [TypeID]] {
        var subtypes: [TypeID: [TypeID]] = [:]
        for index in types.indices {
            let type = TypeID(index: index)
            for parent in programSupertypes(of: type) { subtypes[parent, default: []].append(type) }
        }
        return subtypes
    }

    /// The types from outside that a type inherits from or conforms to directly.
    func directExternals(of type: TypeID) -> [Text] {
        let externals = supertypes[type.index].compactMap { supertype -> Text? in
            if case .external(let name) = supertype { name } else { nil }
        }
        return types[type.index].isDeclared ? externals : [types[type.index].name] + externals
    }

    /// The nearest types from outside that a type inherits from or conforms to.
    func externalSupertypes(of type: TypeID) -> Set<Text> { inheritance.externals(of: type) }

    /// Whether a type is another one or inherits from it.
    func inherits(_ type: TypeID, from ancestor: TypeID) -> Bool {
        type == ancestor || ancestors(of: type).contains(ancestor)
    }

    /// The types of the program that a type inherits from or conforms to, and itself.
    func ancestors(of type: TypeID) -> Set<TypeID> {
        Set(reachable(from: [type], programSupertypes))
    }
}
