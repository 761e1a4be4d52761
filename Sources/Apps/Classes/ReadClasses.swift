import AppSource
import TransitionDSL

/// Reads the classes that the files of an app declare.
struct ClassReader {
    let program: AppProgram
    /// The number of the app's own files. Those after them only declare names for it.
    let fileCount: Int
    let findsViews: Bool

    func classes() -> AppClasses {
        var types: [String: [AppClass]] = [:]
        for index in program.types.indices where isOwn(program.types[index]) {
            let found = read(TypeID(index: index))
            let same = types[found.name]?.firstIndex { $0.path == found.path }
            if let same {
                for (name, member) in found.members
                where types[found.name]?[same].members[name] == nil {
                    types[found.name]?[same].members[name] = member
                }
                if types[found.name]?[same].superclass == nil {
                    types[found.name]?[same].superclass = found.superclass
                }
            } else {
                types[found.name, default: []].append(found)
            }
        }
        let added = program.types.filter { !$0.isDeclared || $0.kind == .protocol }
        return AppClasses(
            types: types, imports: imports(),
            addedMembers: Set(
                added.flatMap {
                    $0.members.filter { $0.ids.contains(where: isOwn) }.map {
                        program.string($0.name)
                    }
                }))
    }

    private func isOwn(_ type: ProgramType) -> Bool {
        type.isDeclared && type.declarations.first.map(isOwn) ?? false
    }

    private func isOwn(_ id: DeclarationID) -> Bool { id.file < fileCount }

    private func imports() -> Set<String> {
        var modules: Set<String> = []
        for file in program.files.prefix(fileCount) {
            for declaration in file.items.declarations where declaration.kind == .import {
                modules.insert(program.string(declaration.name))
            }
        }
        return modules
    }

    private func read(_ id: TypeID) -> AppClass {
        let type = program.types[id.index]
        var path = [program.string(type.name)]
        var access = AppClass.Access.visible
        var isGeneric = false
        var next: TypeID? = id
        while let current = next, path.count < 16 {
            let known = program.types[current.index]
            if known.declarations.contains(where: {
                !program.declaration($0).genericParameters.isEmpty
            }) {
                isGeneric = true
            }
            if access == .visible, let first = known.declarations.first {
                access = self.access(first)
            }
            next = known.parent
            if let parent = known.parent {
                path.insert(program.string(program.types[parent.index].name), at: 0)
            }
        }
        // What an implementation file declares, a header may declare, too.
        if access == .implementation, !isOnlyInImplementation(type) { access = .visible }
        var found = AppClass(
            name: program.string(type.name), path: path.joined(separator: "."), role: role(id),
            superclass: type.supertypes.first?.name.map(program.string), access: access,
            isGeneric: isGeneric, members: members(id))
        found.place = type.declarations.first.map(program.place)
        return found
    }

    /// Whether no header declares a class of Objective-C.
    private func isOnlyInImplementation(_ type: ProgramType) -> Bool {
        !type.declarations.isEmpty && type.declarations.allSatisfy(isInImplementationFile)
    }

    private func isInImplementationFile(_ id: DeclarationID) -> Bool {
        let file = program.files[id.file]
        return file.language == .objectiveC && !file.source.path.hasSuffix(".h")
    }

    private func role(_ id: TypeID) -> AppClass.Role {
        guard program.types[id.index].kind == .class else {
            return program.isSwiftUIView(id) ? .swiftUIView : .other
        }
        return switch program.role(of: .program(id)) {
        case .controller: .controller
        case .cell: .cell
        case .view: .view
        case .other: .other
        }
    }

    private func members(_ type: TypeID) -> [String: AppClass.Member] {
        var members: [String: AppClass.Member] = [:]
        for (name, ids) in program.types[type.index].members {
            for id in ids where isOwn(id) {
                let declaration = program.declaration(id)
                guard declaration.kind == .variable, !declaration.modifiers.contains(.static)
                else { continue }
                var found = member(declaration, access(id))
                if findsViews {
                    found.viewClass = viewClass(declaration, id.file, in: type)
                    found.place = program.place(id)
                }
                let spelling = program.string(name)
                // A property that a class extension repeats stays as visible as it was.
                if members[spelling]?.access != .visible { members[spelling] = found }
            }
        }
        return members
    }

    private func member(
        _ declaration: AppDeclaration, _ access: AppClass.Access
    ) -> AppClass.Member {
        var member = AppClass.Member(access: access)
        var type = declaration.type
        while let current = type {
            switch current {
            case .optional(let inner):
                member.isOptional = true
                type = inner
                continue
            case .array(let inner):
                member.isArray = true
                type = inner
                continue
            case .named, .composition, .dictionary, .tuple, .labeled, .function, .other:
                member.typeName = current.name.map(program.string)
            }
            type = nil
        }
        // An outlet is `!`, which needs no question mark.
        if declaration.modifiers.contains(.outlet) { member.isOptional = false }
        return member
    }

    private func viewClass(
        _ declaration: AppDeclaration, _ file: Int, in context: TypeID
    ) -> String? {
        let made = madeClass(declaration, file).map { TypeReference.named([$0], arguments: []) }
        var type = program.type(declaration.type ?? made, in: context).unwrapped
        if case .array(let element) = type { type = element.unwrapped }
        switch (type, program.role(of: type)) {
        case (.external(let name), .view), (.external(let name), .cell):
            return program.string(name)
        case (.program(let id), .view), (.program(let id), .cell):
            return program.string(program.types[id.index].name)
        default: return nil
        }
    }

    /// The class that is called in `let photo = UIImageView()`, if the app names it anywhere.
    private func madeClass(_ declaration: AppDeclaration, _ file: Int) -> Text? {
        guard declaration.initialValue != nil else { return nil }
        let rest = program.files[file].source.bytes[
            Int(declaration.nameRange.end)..<Int(declaration.range.end)]
        let value = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") }
        guard let end = value.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        return program.names.find(String(decoding: value[..<end], as: UTF8.self))
    }

    private func access(_ id: DeclarationID) -> AppClass.Access {
        let modifiers = program.declaration(id).modifiers
        if modifiers.contains(.private) { return .private }
        if modifiers.contains(.fileprivate) { return .fileprivate }
        let file = program.files[id.file]
        if isInImplementationFile(id) { return .implementation }
        // What a private extension declares is private without saying so.
        if let parent = program.declaration(id).parent {
            let outer = file.items.declarations[parent]
            if outer.kind == .extension, outer.modifiers.contains(.private) { return .fileprivate }
        }
        return .visible
    }
}
