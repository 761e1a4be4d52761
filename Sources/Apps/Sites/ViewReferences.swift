import AppSource
import TransitionDSL

/// A view as its owner reaches it.
struct ViewReference {
    /// `photoView`, `header.title`, `root`; nil if it cannot be written.
    var path: String?
    /// The class that the path begins in: a controller, a cell, another view.
    var owner: SwiftType
    /// The parameter that the path begins in, of a function for views of any class.
    var parameter: (DeclarationID, Int)?
    /// The path begins in `self`.
    var isSelf = false
    /// A local view that no property holds.
    var isLocal = false
}

extension Evaluator {
    /// The path to a view; `nil` is `self`.
    func viewPath(_ view: AppExpression?, in scope: NameScope) -> ViewReference {
        guard let view else { return selfPath(scope) }
        guard enter(scope) else { return ViewReference(path: nil, owner: .unknown) }
        defer { leave() }
        switch view.kind {
        case .name(let name, _): return path(ofName: name, in: scope)
        case .member(let base, let name):
            return path(ofMember: name, of: base, in: scope)
        case .unwrap(let base, _): return viewPath(base, in: scope)
        case .cast(let base, _, _):
            let type = type(of: view, in: scope)
            if isOwner(type) { return ViewReference(path: "root", owner: type.unwrapped) }
            return viewPath(base, in: scope)
        case .call(let callee, let arguments) where arguments.isEmpty:
            // `[self photoView]` of Objective-C.
            if case .member(let base, let name) = callee.kind,
                case .program(let type) = self.type(of: base, in: scope).unwrapped,
                program.members(name, of: type).contains(where: {
                    program.declaration($0).kind == .variable
                })
            {
                return path(ofMember: name, of: base, in: scope)
            }
            return path(ofValue: view, in: scope)
        case .subscripting, .call:
            return path(ofValue: view, in: scope)
        default: return ViewReference(path: nil, owner: .unknown)
        }
    }

    /// A view that an expression makes or finds.
    private func path(
        ofValue view: AppExpression, in scope: NameScope
    ) -> ViewReference {
        switch view.kind {
        case .subscripting, .call:
            let type = type(of: view, in: scope)
            if isOwner(type) { return ViewReference(path: "root", owner: type.unwrapped) }
            if case .call(let callee, _) = view.kind, case .member(let base, _) = callee.kind,
                !isCollectionCall(callee)
            {
                // A call that returns its receiver or a part of it.
                let inner = viewPath(base, in: scope)
                return ViewReference(path: nil, owner: inner.owner)
            }
            let isNew = if case .call = view.kind { true } else { false }
            if isNew, let property = property(around: scope) {
                return ViewReference(path: property, owner: selfPath(scope).owner, isSelf: true)
            }
            return ViewReference(path: sourceText(view, in: scope), owner: selfPath(scope).owner)
        default: return ViewReference(path: nil, owner: .unknown)
        }
    }

    private func isCollectionCall(_ callee: AppExpression) -> Bool {
        guard case .member(_, let name) = callee.kind else { return false }
        return string(name) == "viewWithTag"
    }

    private func selfPath(_ scope: NameScope) -> ViewReference {
        if let own = scope.local(Word.`self`.text) {
            // A parameter of that name is a weak `self` that comes back, unless its value is known.
            guard case .unknown = own.value else { return path(of: own, in: scope) }
        }
        if isInHeroExtension(scope) {
            // The view that is extended: `base`.
            return ViewReference(path: "root", owner: .external(text("UIView")), isSelf: true)
        }
        return ViewReference(
            path: scope.type == nil ? nil : "root", owner: enclosingOwner(scope),
            isSelf: scope.type != nil)
    }

    /// The class around the code, whatever a local `self` is.
    private func enclosingOwner(_ scope: NameScope) -> SwiftType {
        guard let type = scope.type else { return .unknown }
        let known = program.types[type.index]
        return known.isDeclared ? .program(type) : .external(known.name)
    }

    /// A class whose views are named from it: a controller or a cell of the program.
    private func isOwner(_ type: SwiftType) -> Bool {
        switch program.role(of: type) {
        case .controller, .cell: true
        case .view, .other: false
        }
    }

    private func path(ofName name: Text, in scope: NameScope) -> ViewReference {
        if name == Word.`self`.text || name == Word.super.text { return selfPath(scope) }
        if let local = scope.local(name) { return path(of: local, in: scope) }
        let own = selfPath(scope)
        if string(name) == "base", isInHeroExtension(scope) { return own }
        // The content of a cell is its root, as the view of a controller is.
        if string(name) == "view", program.role(of: own.owner) == .controller { return own }
        return ViewReference(
            path: component(propertyName(name, in: scope)), owner: own.owner, isSelf: own.isSelf)
    }

    /// The first name of a path: `root` would be the owner's own view.
    private func component(_ name: String) -> String { name == "root" ? "`root`" : name }

    /// The same for a local name, which may hide a property: `view` of a controller, or an outlet.
    private func component(ofLocal local: LocalName, in scope: NameScope) -> String {
        let name = string(local.name)
        if name == "view" { return "`view`" }
        if case .parameter = local.value { return component(name) }
        let hides = scope.type.map { !program.members(local.name, of: $0).isEmpty } ?? false
        return hides ? "`\(name)`" : component(name)
    }

    /// The name of a property; `_name` of Objective-C is `name`.
    private func propertyName(_ name: Text, in scope: NameScope) -> String {
        if case .members(let ids) = meaning(of: name, in: scope), let id = ids.first {
            return string(program.declaration(id).name)
        }
        return string(name)
    }

    private func path(of local: LocalName, in scope: NameScope) -> ViewReference {
        let name = component(ofLocal: local, in: scope)
        let type = type(of: AppExpression(.name(local.name, arguments: []), local.range), in: scope)
        switch local.value {
        case .parameter(let function, let index):
            if isOwner(type) {
                var path = ViewReference(path: "root", owner: type.unwrapped)
                // The calls know which controller of the app it is.
                if case .external = type.unwrapped, program.role(of: type) == .controller {
                    path.parameter = (function, index)
                }
                return path
            }
            return ViewReference(
                path: name, owner: enclosingOwner(scope), parameter: (function, index))
        case .expression(let value, let outer):
            if isOwner(type), case .name = value.stripped.kind {
            } else if isOwner(type) {
                return ViewReference(path: "root", owner: type.unwrapped)
            }
            switch value.stripped.kind {
            case .name, .member: return viewPath(value, in: outer)
            default: break
            }
            if isOwner(type) { return ViewReference(path: "root", owner: type.unwrapped) }
            return ViewReference(
                path: property(around: scope) ?? name, owner: enclosingOwner(scope),
                isSelf: property(around: scope) != nil, isLocal: true)
        case .element, .part, .associated, .alternatives, .function, .unknown:
            if isOwner(type) { return ViewReference(path: "root", owner: type.unwrapped) }
            // `$0` is no name that a person would look for.
            let path = name.hasPrefix("$") ? nil : name
            return ViewReference(path: path, owner: enclosingOwner(scope), isLocal: true)
        }
    }

    /// `lazy var photoView: UIImageView = { let view = …; return view }()`: the local view is the
    /// property.
    private func property(around scope: NameScope) -> String? {
        guard let id = scope.declaration else { return nil }
        let declaration = program.declaration(id)
        let isComputed = declaration.accessors.contains { $0.kind == .get }
        guard declaration.kind == .variable, declaration.initialValue != nil || isComputed else {
            return nil
        }
        return component(string(declaration.name))
    }

    private func path(
        ofMember name: Text, of base: AppExpression, in scope: NameScope
    ) -> ViewReference {
        let inner = viewPath(base, in: scope)
        let type = type(of: base, in: scope)
        let spelling =
            program.files[scope.file].language == .objectiveC && isSelfExpression(base)
            ? propertyName(name, in: scope) : string(name)
        if isOwner(type), !isSelfExpression(base) {
            let isRoot = spelling == "view" && program.role(of: type) == .controller
            return ViewReference(
                path: isRoot ? "root" : component(spelling), owner: type.unwrapped,
                parameter: isRoot ? inner.parameter : nil)
        }
        // What has a `view` is a controller: the view is not one of the class around the code.
        if spelling == "view", inner.isLocal, type == .unknown {
            return ViewReference(path: "root", owner: .unknown)
        }
        guard let path = inner.path else { return inner }
        var result = inner
        if spelling == "view", path == "root", program.role(of: inner.owner) == .controller {
            return inner
        }
        // After `view`, it is a property of that view and not of its controller.
        let isOfView =
            path == "root" && type != .unknown && !isOwner(type) && !isSelfExpression(base)
            && program.role(of: inner.owner) == .controller
        result.path =
            path != "root"
            ? "\(path).\(spelling)" : isOfView ? "view.\(spelling)" : component(spelling)
        return result
    }

    private func isSelfExpression(_ expression: AppExpression) -> Bool {
        if case .name(let name, _) = expression.kind { name == Word.`self`.text } else { false }
    }
}
