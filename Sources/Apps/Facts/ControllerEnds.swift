import AppSource
import TransitionDSL

/// The classes that a controller can have.
enum ControllerEnds {
    case classes([String], isGuess: Bool)
    case unknown
    /// It is no controller of the app.
    case other
}

extension Evaluator {
    /// The classes of a controller: of its type, or of the root of a navigation controller.
    func controllerEnds(
        of value: AppExpression, in scope: NameScope, _ frame: CallFrame? = nil
    ) -> ControllerEnds {
        guard enter(scope) else { return .unknown }
        defer { leave() }
        if let frame, let known = given(value, in: scope, frame) { return known }
        if value.unforced.isChoice { return followed(value, in: scope, frame) ?? .unknown }
        let type = type(of: value, in: scope).unwrapped
        switch type {
        case .program(let id):
            switch program.role(of: type) {
            case .controller: break
            case .other: return program.types[id.index].kind == .protocol ? .unknown : .other
            case .view, .cell: return .other
            }
            if let hosted = hostedEnds(of: value, id, in: scope, frame) { return hosted }
            if isNavigation(id),
                let root = rootController(of: value, in: scope, frame)
            {
                return root
            }
            // What says only which base class it is may be known better.
            if screens.hasSubclasses(id),
                case .classes(let classes, let isGuess)? = followed(
                    value, in: scope, frame)
            {
                return .classes(classes, isGuess: isGuess)
            }
            let isExact = !screens.hasSubclasses(id) || isMade(value, id, in: scope)
            return .classes([string(program.types[id.index].name)], isGuess: !isExact)
        case .external(let name):
            if let named = generic(name, in: scope, frame) { return named }
            if string(name) == "UIHostingController" {
                return hostedEnds(of: value, in: scope, frame)
            }
            guard Self.plainControllers.contains(string(name)), !isMadePlain(value, in: scope)
            else { return .other }
        case .array, .dictionary, .tuple, .labeled, .metatype: return .other
        case .optional, .function, .unknown: break
        }
        return rootController(of: value, in: scope, frame)
            ?? followed(value, in: scope, frame) ?? .unknown
    }

    /// Whether an initializer makes it, so that it is of no subclass.
    private func isMade(_ value: AppExpression, _ type: TypeID, in scope: NameScope) -> Bool {
        guard case .call(let callee, _) = value.unforced.kind else { return false }
        return isInitializer(callee, of: type, in: scope)
    }

    /// `UIViewController()`: a controller of UIKit itself.
    private func isMadePlain(_ value: AppExpression, in scope: NameScope) -> Bool {
        guard case .call(let callee, _) = value.unforced.kind,
            case .metatype(.external(let name)) = type(of: callee, in: scope)
        else { return false }
        return ["UIViewController", "UITableViewController", "UICollectionViewController"]
            .contains(string(name))
    }

    /// What a call decides, before the types that all calls together would give.
    private func given(
        _ value: AppExpression, in scope: NameScope, _ frame: CallFrame
    ) -> ControllerEnds? {
        switch value.unforced.kind {
        case .name(let name, _):
            guard let local = scope.local(name), local.annotation == nil,
                case .expression(let inner, let outer) = local.value
            else { return nil }
            return controllerEnds(of: inner, in: outer, frame)
        case .call(let callee, let arguments) where isInstantiation(callee):
            return storyboardClass(callee, arguments, in: scope, frame).map {
                .classes([$0], isGuess: false)
            } ?? .unknown
        default: return nil
        }
    }

    /// What a call gives to a generic parameter as `A.self`; nil if the name is no generic parameter.
    private func generic(
        _ name: Text, in scope: NameScope, _ frame: CallFrame?
    ) -> ControllerEnds? {
        guard isGeneric(name, in: scope), let function = scope.declaration else { return nil }
        guard let frame, frame.function == function else { return .unknown }
        for (_, given) in frame.arguments.sorted(by: { $0.key < $1.key }) {
            guard case .member(_, Word.`self`.text) = given.value.kind,
                case .metatype(.program(let type)) = type(of: given.value, in: given.scope)
            else { continue }
            return .classes([string(program.types[type.index].name)], isGuess: false)
        }
        return .unknown
    }

    func isGeneric(_ name: Text, in scope: NameScope) -> Bool {
        guard let function = scope.declaration else { return false }
        return program.declaration(function).genericParameters.contains { $0.name == name }
    }

    /// Types that say nothing about which controller of the app it is.
    private static let plainControllers: Set<String> = [
        "UIViewController", "UINavigationController", "UITableViewController",
        "UICollectionViewController", "SDOSHeroNavigationController", "UISplitViewController",
        "UITabBarController", "UIPageViewController",
    ]

    /// The root of `UINavigationController(rootViewController:)`.
    private func rootController(
        of value: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> ControllerEnds? {
        switch value.stripped.kind {
        case .call(let callee, let arguments):
            guard let root = root(callee, arguments) else { return nil }
            return controllerEnds(of: root, in: scope, frame)
        case .name(let name, _):
            if let local = scope.local(name) {
                guard case .expression(let inner, let outer) = local.value else { return nil }
                return rootController(of: inner, in: outer, frame)
            }
            guard case .members(let ids) = meaning(of: name, in: scope) else { return nil }
            return ids.first.flatMap(rootController(ofProperty:))
        case .member(let base, let name):
            return candidates(name, of: base, in: scope).ids.first
                .flatMap(rootController(ofProperty:))
        default: return nil
        }
    }

    /// The root of the navigation controllers that a property has.
    private func rootController(ofProperty id: DeclarationID) -> ControllerEnds? {
        let declaration = program.declaration(id)
        guard declaration.kind == .variable, isStored(declaration), begin(.declaration(id)) else {
            return nil
        }
        defer { end(.declaration(id)) }
        var roots: [ControllerEnds] = []
        for (value, scope) in values(of: id) {
            guard let root = rootController(of: value, in: scope, nil) else { return nil }
            roots.append(root)
        }
        return union(roots)
    }

    /// The root that a navigation controller is made with.
    func root(_ callee: AppExpression, _ arguments: [AppArgument]) -> AppExpression? {
        if callee.lastName == engineNames.initWithRoot { return arguments.first?.value }
        return arguments.first { $0.label == engineNames.rootViewController }?.value
    }

    /// Follows locals, parameters and functions whose type says only `UIViewController`.
    func followed(
        _ value: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> ControllerEnds? {
        guard enter(scope) else { return nil }
        defer { leave() }
        switch value.stripped.kind {
        case .name(let name, _):
            if let local = scope.local(name) {
                return followed(local, in: scope, frame)
            }
            guard case .members(let ids) = meaning(of: name, in: scope) else { return nil }
            return ids.first.flatMap { ends(ofProperty: $0, frame?.receiver) }
        case .subscripting(let list, let arguments):
            guard let elements = element(arguments, of: list, in: scope) else { return nil }
            return union(elements, frame, areAllShown: false)
        case .member(let list, let name) where engineNames.elementMembers.contains(name):
            return followed(elementsOf: list, in: scope, frame)
        case .member(let base, let name):
            let receiver = CallFrame.Argument(value: base, scope: scope, frame: frame)
            return candidates(name, of: base, in: scope).ids.first.flatMap {
                ends(ofProperty: $0, receiver)
            }
        case .ternary(_, let then, let otherwise), .binary(words.coalesce, let then, let otherwise):
            return union(
                [then, otherwise].map { controllerEnds(of: $0, in: scope, frame) }
            )
        case .call(let callee, let arguments):
            return followed(callee, arguments, in: scope, frame)
        default: return nil
        }
    }

    private func followed(
        elementsOf list: AppExpression, in scope: NameScope, _ frame: CallFrame?,
        areAllShown: Bool = false
    ) -> ControllerEnds? {
        guard let elements = elements(of: list, in: scope) else { return nil }
        return union(elements, frame, areAllShown: areAllShown)
    }

    private func union(
        _ elements: [(AppExpression, NameScope)], _ frame: CallFrame?, areAllShown: Bool
    ) -> ControllerEnds? {
        guard let scope = elements.first?.1 else { return nil }
        // Lists in lists: each of their elements is followed again.
        guard enter(scope, levels: Self.levelsOfElement) else { return nil }
        defer { leave(levels: Self.levelsOfElement) }
        return union(
            elements.map { controllerEnds(of: $0.0, in: $0.1, frame) }, areAllShown: areAllShown)
    }

    private func followed(
        _ local: LocalName, in scope: NameScope, _ frame: CallFrame?
    ) -> ControllerEnds? {
        switch local.value {
        case .expression(let inner, let outer):
            return controllerEnds(of: inner, in: outer, frame)
        case .alternatives(let values):
            return union(
                values.filter { !$0.0.isNil }.map {
                    controllerEnds(of: $0.0, in: $0.1, frame)
                })
        case .element(let list, let outer):
            return followed(elementsOf: list, in: outer, frame, areAllShown: true)
        case .parameter(let function, let index):
            if let frame, frame.function == function {
                return frame.arguments[index].map {
                    controllerEnds(of: $0.value, in: $0.scope, $0.frame)
                }
            }
            guard begin(.parameter(function, index)) else { return nil }
            defer { end(.parameter(function, index)) }
            return union(
                calls(of: function).compactMap { call in
                    call.arguments[index].map { controllerEnds(of: $0, in: call.site.scope) }
                }, areAllShown: true)
        case .part, .associated, .function, .unknown: return nil
        }
    }

    /// The results of a function, and what a storyboard makes.
    private func followed(
        _ callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope,
        _ frame: CallFrame?
    ) -> ControllerEnds? {
        if let named = storyboardClass(callee, arguments, in: scope, frame) {
            return .classes([named], isGuess: false)
        }
        for id in functions(callee, arguments, in: scope).ids
        where program.declaration(id).body != nil {
            guard let matched = match(arguments, program.declaration(id).parameters) else {
                continue
            }
            var receiver: CallFrame.Argument?
            if case .member(let base, _) = callee.kind {
                receiver = CallFrame.Argument(value: base, scope: scope, frame: frame)
            }
            let call = self.frame(id, matched, in: scope, frame, receiver)
            return ends(of: BodyID(declaration: id, part: .body), call)
        }
        return nil
    }

    /// The results of a body; `nil` is no controller.
    private func ends(of body: BodyID, _ frame: CallFrame?) -> ControllerEnds? {
        guard begin(.declaration(body.declaration)) else { return nil }
        defer { end(.declaration(body.declaration)) }
        let results = sites(body).filter { site in
            guard case .result(let result?) = site.kind else { return false }
            return !site.isInClosure && !result.isNil
        }
        return union(
            selected(results, frame).compactMap { site in
                guard case .result(let result?) = site.kind else { return nil }
                return controllerEnds(of: result, in: site.scope, frame)
            })
    }

    /// What a stored property begins with, and what is assigned to it, without `nil`.
    private func values(of id: DeclarationID) -> [(AppExpression, NameScope)] {
        var values: [(AppExpression, NameScope)] = []
        if let range = program.declaration(id).initialValue {
            let scope = scope(of: BodyID(declaration: id, part: .initialValue))
            values.append((expression(range, file: id.file), scope))
        }
        for one in assignments(to: id) { values.append((one.value, one.site.scope)) }
        return values.filter { !$0.0.isNil }
    }

    /// The initial value of a property, what its getter gives, and what is assigned to it.
    private func ends(
        ofProperty id: DeclarationID, _ receiver: CallFrame.Argument?
    ) -> ControllerEnds? {
        let declaration = program.declaration(id)
        guard declaration.kind == .variable else { return nil }
        if let getter = declaration.accessors.firstIndex(where: { $0.kind == .get }) {
            let frame = CallFrame(id, arguments: [:], receiver: receiver)
            return ends(
                of: BodyID(declaration: id, part: .accessor(getter)), frame)
        }
        guard begin(.declaration(id)) else { return nil }
        defer { end(.declaration(id)) }
        return union(values(of: id).map { controllerEnds(of: $0.0, in: $0.1) })
    }

    /// The classes of several values. With several classes it is a guess which one is shown, unless all
    /// are, one after the other.
    private func union(_ ends: [ControllerEnds], areAllShown: Bool = false) -> ControllerEnds? {
        var all: [String] = []
        var guess = false
        for end in ends {
            // A controller of a library is no end of the app.
            if case .other = end {
                guess = guess || !areAllShown
                continue
            }
            guard case .classes(let classes, let isGuess) = end else { return nil }
            guess = guess || isGuess
            for name in classes where !all.contains(name) { all.append(name) }
        }
        return all.isEmpty
            ? nil : .classes(all, isGuess: guess || all.count > 1 && !areAllShown)
    }
}
