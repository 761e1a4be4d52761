package import TransitionDSL

/// The classes of an app, and what of them other files can reach: what facts do not say and what
/// generated code depends on.
package struct AppClasses: Sendable {
    /// By the name without what encloses it. Several types may have one name.
    package private(set) var types: [String: [AppClass]]
    /// The modules that the app imports.
    package private(set) var imports: Set<String>

    /// The properties that the app adds to types from outside.
    package private(set) var addedMembers: Set<String>

    package init(
        types: [String: [AppClass]] = [:], imports: Set<String> = [],
        addedMembers: Set<String> = []
    ) {
        self.types = types
        self.imports = imports
        self.addedMembers = addedMembers
    }

    /// The only type of a name.
    package func type(_ name: String) -> AppClass? {
        let all = types[name] ?? []
        return all.count == 1 ? all.first : nil
    }

    /// A class and its ancestors in the app, the nearest first.
    package func chain(_ name: String) -> [AppClass] {
        var result: [AppClass] = []
        var next: String? = name
        while let name = next, let type = type(name), result.count < 64 {
            if result.contains(where: { $0.name == name }) { break }
            result.append(type)
            next = type.superclass
        }
        return result
    }
}

/// A type of the app with all its extensions.
package struct AppClass: Sendable {
    package enum Role: Sendable {
        case controller, cell, view
        /// A structure that a hosting controller can show.
        case swiftUIView
        case other

        /// Whether generated Swift can reach its views.
        package var isOfUIKit: Bool { self != .swiftUIView && self != .other }
    }

    package enum Access: Sendable {
        case visible, `private`, `fileprivate`
        /// Only its implementation file declares it, so that Swift does not see it.
        case implementation
    }

    package struct Member: Sendable {
        package var access: Access
        /// The name of the declared type, without `?`, `!` and `[]`.
        package var typeName: String?
        package var isOptional: Bool
        package var isArray: Bool
        /// The class of the view that it is, or of those in its array; nil for other properties,
        /// and unless it was asked for.
        package var viewClass: String?
        /// Its name; nil unless it was asked for.
        package var place: SourcePlace?

        package init(
            access: Access, typeName: String? = nil, isOptional: Bool = false,
            isArray: Bool = false
        ) {
            self.access = access
            self.typeName = typeName
            self.isOptional = isOptional
            self.isArray = isArray
        }
    }

    package var name: String
    /// With what encloses it: `Feed.Cell`.
    package var path: String
    package var role: Role
    package var superclass: String?
    /// Its name.
    package var place: SourcePlace?
    package var access: Access
    /// It, or a type around it, has generic parameters, so that Swift cannot name it without
    /// arguments.
    package var isGeneric: Bool
    /// The properties of its instances.
    package var members: [String: Member]

    package init(
        name: String, path: String? = nil, role: Role, superclass: String? = nil,
        access: Access = .visible, isGeneric: Bool = false, members: [String: Member] = [:]
    ) {
        self.name = name
        self.path = path ?? name
        self.role = role
        self.superclass = superclass
        self.access = access
        self.isGeneric = isGeneric
        self.members = members
    }
}
