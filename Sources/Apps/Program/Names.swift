import AppSource
import TransitionDSL

/// What a name means where it is used.
enum NameMeaning {
    case local(LocalName)
    /// Members of the type around it, or of the types around that.
    case members([DeclarationID])
    case globals([DeclarationID])
    case type(SwiftType)
    case unknown
}

/// Declarations that a name may mean.
struct Candidates {
    var ids: [DeclarationID]
    /// The type of the receiver is not known: the program has only one such name.
    var isGuess = false
}

/// A name and the type that it is looked up in.
struct MemberOfType: Hashable {
    var name: Text
    var type: SwiftType
}

extension Evaluator {
    /// A name alone is looked up as in Swift: local, member, global, type.
    func meaning(of name: Text, in scope: NameScope) -> NameMeaning {
        if let local = scope.local(name) { return .local(local) }
        var context = scope.type
        while let type = context {
            let found = program.members(name, of: type)
            if let alias = found.first(where: isTypealias) {
                return .type(program.type(program.declaration(alias).type, in: type))
            }
            if !found.isEmpty { return .members(found) }
            if let property = instanceVariable(name, of: type) { return .members(property) }
            let inherited = inheritedExtensionMembers(name, of: .program(type))
            if !inherited.isEmpty { return .members(inherited) }
            context = program.types[type.index].parent
        }
        let type = program.type(.named([name], arguments: []), in: scope.type)
        if case .program = type { return .type(type) }
        if let globals = program.globals[name], globals.contains(where: isValue) {
            let values = globals.filter(isValue)
            // What is private to a file comes before what another file declares.
            let own = values.filter { $0.file == scope.file }
            return .globals(own.isEmpty ? values : own)
        }
        if case .external(let resolved) = type, resolved != name { return .type(type) }
        return string(name).utf8.first?.isCapital == true ? .type(type) : .unknown
    }

    private func isTypealias(_ id: DeclarationID) -> Bool {
        program.declaration(id).kind == .typealias
    }

    /// The property behind `_name` of Objective-C.
    private func instanceVariable(_ name: Text, of type: TypeID) -> [DeclarationID]? {
        let spelling = string(name)
        guard spelling.hasPrefix("_"),
            let property = program.names.find(String(spelling.dropFirst()))
        else { return nil }
        let found = program.members(property, of: type).filter {
            program.files[$0.file].language == .objectiveC
        }
        return found.isEmpty ? nil : found
    }

    private func isValue(_ id: DeclarationID) -> Bool {
        let kind = program.declaration(id).kind
        return kind == .variable || kind == .function
    }

    /// The declarations that `base.name` may mean.
    func candidates(_ name: Text, of base: AppExpression, in scope: NameScope) -> Candidates {
        if case .name(Word.super.text, _) = base.kind, let type = scope.type,
            let parent = program.programSupertypes(of: type).first
        {
            let inherited = program.members(name, of: parent)
            if !inherited.isEmpty { return Candidates(ids: inherited) }
        }
        return members(name, of: type(of: base, in: scope))
    }

    /// The members of a type by name, those in extensions of UIKit's classes included.
    func members(_ name: Text, of type: SwiftType) -> Candidates {
        switch type.unwrapped {
        case .program(let id):
            let own = program.members(name, of: id)
            if !own.isEmpty { return Candidates(ids: own) }
            return Candidates(ids: inheritedExtensionMembers(name, of: type))
        case .metatype(let inner):
            if case .program(let id) = inner {
                let own = program.members(name, of: id)
                if !own.isEmpty { return Candidates(ids: own) }
            }
            return Candidates(ids: inheritedExtensionMembers(name, of: inner))
        case .external:
            let added = inheritedExtensionMembers(name, of: type.unwrapped)
            return added.isEmpty ? addedModifier(name) : Candidates(ids: added)
        case .unknown:
            // A value has no static members, and a case is one of its type.
            let all = (program.membersByName[name] ?? []).filter {
                let declaration = program.declaration($0)
                return declaration.kind != .case && !declaration.modifiers.contains(.static)
            }
            return all.count == 1 ? Candidates(ids: all, isGuess: true) : Candidates(ids: [])
        case .array, .dictionary, .function, .tuple, .labeled, .optional:
            return Candidates(ids: [])
        }
    }

    /// The only modifier of a name that the program adds to `View`: which types from outside are
    /// views of SwiftUI is not known here.
    private func addedModifier(_ name: Text) -> Candidates {
        let all = program.membersByName[name] ?? []
        guard all.count == 1, let id = all.first, let owner = program.typeOfDeclaration[id],
            !program.types[owner.index].isDeclared,
            string(program.types[owner.index].name) == "View"
        else { return Candidates(ids: []) }
        return Candidates(ids: [id], isGuess: true)
    }

    /// Members that the program adds to a class of UIKit, for it and its subclasses.
    private func inheritedExtensionMembers(_ name: Text, of type: SwiftType) -> [DeclarationID] {
        guard let all = program.membersByName[name] else { return [] }
        let key = MemberOfType(name: name, type: type)
        if let known = extensionMembers[key] { return known }
        let role = program.role(of: type)
        let found = all.filter { id in
            guard let owner = program.typeOfDeclaration[id],
                !program.types[owner.index].isDeclared
            else { return false }
            let extended = program.types[owner.index].name
            if case .external(extended) = type { return true }
            switch (string(extended), role) {
            case ("UIView", .view), ("UIView", .cell), ("UIViewController", .controller),
                ("NSObject", _), ("UIResponder", .view), ("UIResponder", .cell),
                ("UIResponder", .controller):
                return true
            default:
                guard case .program(let id) = type else { return false }
                return program.externalSupertypes(of: id).contains(extended)
            }
        }
        extensionMembers[key] = found
        return found
    }
}
