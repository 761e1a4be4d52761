import AppSource
import TransitionDSL

/// A call or an assignment that shows a controller.
struct ShownController {
    var operation: FactOperation
    var value: AppExpression
    var scope: NameScope
    /// What is called or assigned.
    var callee: AppExpression?
    var animation: AppExpression?
    var site: Site
}

/// An edge at its place, to add it once.
struct KnownEdge: Hashable {
    var file: Int
    var start: UInt32
    var operation: FactOperation
    var from: String?
    var to: String?
}

/// Edges of helper functions and navigators are at the calls that decide what is shown.
extension FactFinder {
    func addEdges(_ shown: ShownController) {
        addEdges(shown, nil, at: shown.site)
    }

    /// `frame` is the call through which the function of the site was reached, from `place`.
    private func addEdges(
        _ shown: ShownController, _ frame: CallFrame?, at place: Site
    ) {
        if let id = place.scope.declaration,
            program.declaration(id).kind == .function,
            !program.declaration(id).parameters.isEmpty,
            evaluator.enter(place.scope, for: .callers(id))
        {
            defer { evaluator.leave(.callers(id)) }
            let isOpen = isOpen(shown.value, in: shown.scope, frame, id)
            if isOpen || frame == nil && isChosen(shown.site, by: id) {
                let calls = evaluator.calls(of: id)
                var isFollowed = isOpen && !calls.isEmpty
                for call in calls {
                    let leaf = evaluator.frame(id, call.arguments, in: call.site.scope, nil, nil)
                    let next = frame?.extended(with: leaf) ?? leaf
                    guard isReached(shown, next) else { continue }
                    isFollowed = true
                    addEdges(shown, next, at: call.site)
                }
                if isFollowed { return }
            }
        }
        addEdge(shown, frame, at: place)
    }

    private func addEdge(_ shown: ShownController, _ frame: CallFrame?, at place: Site) {
        let ends = evaluator.controllerEnds(of: shown.value, in: shown.scope, frame)
        if case .other = ends { return }
        let isRoot = shown.operation == .root
        let from = isRoot ? rootOwner(shown) : from(shown, frame, at: place)
        let played =
            shown.animation.flatMap {
                animation($0, in: shown.site.scope, frame)?.first
            } ?? animationSet(before: shown, frame)
        var classes: [String?] = [nil]
        var certainty = AppFact.Certainty.unknown
        if case .classes(let known, let isGuess) = ends, !known.isEmpty {
            classes = known.map(Optional.some)
            certainty =
                isGuess || !isRoot && mayComeFromElsewhere(shown, frame) ? .likely : .certain
            // Only a window shows its root from no controller.
            if from == nil, !isRoot { certainty = .unknown }
        } else if isRoot, shown.callee?.lastName != engineNames.rootViewController {
            // The root of a navigation controller is not known: no edge.
            return
        }
        for to in classes {
            let edge = KnownEdge(
                file: place.scope.file, start: place.statement.start, operation: shown.operation,
                from: from, to: to)
            guard knownEdges.insert(edge).inserted else { continue }
            let step = SourcePlace(
                file: FileIndex(shown.site.scope.file), range: shown.site.statement)
            add(
                .edge(
                    operation: shown.operation, from: from, to: to, identifier: nil,
                    animation: played),
                place, certainty: certainty, via: frame == nil ? [] : [step])
        }
    }

    /// The animation that a helper sets before it shows a controller, as a call of the helper decides. That
    /// of a controller which shows another itself is a fact of its own.
    private func animationSet(before shown: ShownController, _ frame: CallFrame?) -> FactCall? {
        guard let frame, let id = shown.site.scope.declaration else { return nil }
        let property: String
        switch shown.operation {
        case .push, .show, .replace: property = "navigationAnimationType"
        case .present: property = "modalAnimationType"
        default: return nil
        }
        var found: FactCall?
        for site in evaluator.bodyIDs(of: id).flatMap({ evaluator.sites($0) })
        where site.range.start < shown.site.range.start
            && shown.site.branch.starts(with: site.branch)
        {
            guard case .assignment(_, let target, let value) = site.kind,
                evaluator.heroAccess(target, in: site.scope)?.member == property
            else { continue }
            found = animation(value, in: site.scope, frame)?.first
        }
        return found
    }

    /// The controller that shows it: the receiver, or the class around the call that led there.
    private func from(_ shown: ShownController, _ frame: CallFrame?, at place: Site) -> String? {
        // Of `popToViewController(self, …)` only the screen that stays is known.
        if shown.operation == .pop, shown.value.stripped.isSelfOrSuper { return nil }
        let isTab = shown.operation == .tab
        if let own = evaluator.fromController(
            shown.callee, in: shown.site.scope, frame, isContainer: isTab)
        {
            return own
        }
        guard frame != nil, case .call(_, let callee, _) = place.kind else { return nil }
        if case .member = callee.kind,
            let receiver = evaluator.fromController(callee, in: place.scope, isContainer: isTab)
        {
            return receiver
        }
        return evaluator.fromController(nil, in: place.scope, isContainer: isTab)
    }

    /// Whether the receiver is found at run time: a helper's own property, the top controller, a base
    /// class of what it is, an object of a library.
    private func mayComeFromElsewhere(_ shown: ShownController, _ frame: CallFrame?) -> Bool {
        guard case .member(let base, _)? = shown.callee?.kind, base.lastName != engineNames.hero
        else { return false }
        let scope = shown.site.scope
        if isOwnContainer(base, in: scope) { return false }
        guard let type = evaluator.controllerType(base, in: scope, frame) else {
            if frame != nil { return true }
            let type = evaluator.type(of: base, in: scope).unwrapped
            if case .external = type { return program.role(of: type) != .controller }
            return false
        }
        return evaluator.screens.hasSubclasses(type) && type != scope.type
    }

    /// Whether a receiver is `self`, or `navigationController?` of it, in code of a controller.
    private func isOwnContainer(_ receiver: AppExpression, in scope: NameScope) -> Bool {
        var receiver = receiver.stripped
        while case .member(let base, let name) = receiver.kind,
            engineNames.containerMembers.contains(name)
        {
            receiver = base.stripped
        }
        if receiver.isSelfOrSuper { return true }
        guard case .name(let name, _) = receiver.kind, engineNames.containerMembers.contains(name),
            scope.local(name) == nil, let type = scope.type
        else { return false }
        return program.role(of: .program(type)) == .controller
    }

    /// A navigation controller of the app is what its root is shown from.
    private func rootOwner(_ shown: ShownController) -> String? {
        guard let callee = shown.callee else { return nil }
        if callee.lastName == engineNames.rootViewController {
            return evaluator.fromController(callee, in: shown.site.scope)
        }
        if case .metatype(.program(let type)) = evaluator.type(of: callee, in: shown.site.scope) {
            return string(program.types[type.index].name)
        }
        return nil
    }

    /// Whether a value depends on a parameter of a function that no call has given.
    private func isOpen(
        _ value: AppExpression, in scope: NameScope, _ frame: CallFrame?, _ id: DeclarationID
    ) -> Bool {
        guard evaluator.enter(scope) else { return false }
        defer { evaluator.leave() }
        switch value.stripped.kind {
        case .name(let name, _):
            switch scope.local(name)?.value {
            case .parameter(let function, let index):
                if let frame, frame.function == function {
                    guard let given = frame.arguments[index] else { return false }
                    return isOpen(given.value, in: given.scope, given.frame, id)
                }
                return function == id
            case .expression(let inner, let outer):
                return isOpen(inner, in: outer, frame, id)
            default: return false
            }
        case .call(let callee, let arguments):
            if let root = evaluator.root(callee, arguments) {
                return isOpen(root, in: scope, frame, id)
            }
            let isGiven = arguments.contains {
                isOpen($0.value, in: scope, frame, id)
            }
            if isGiven, evaluator.isInstantiation(callee) { return true }
            switch evaluator.type(of: value, in: scope).unwrapped {
            case .external(let name) where evaluator.isGeneric(name, in: scope):
                return frame == nil && scope.declaration == id
            // Its class does not depend on what it is made with.
            case .program(let type) where program.role(of: .program(type)) == .controller:
                return false
            default: return isGiven
            }
        default: return false
        }
    }

    /// Whether a navigator shows something else for each case of an enum that it is given.
    private func isChosen(_ site: Site, by id: DeclarationID) -> Bool {
        guard evaluator.fromController(nil, in: site.scope) == nil,
            let step = site.branch.last(where: { $0.subject != nil && !$0.cases.isEmpty })
        else { return false }
        return program.declaration(id).parameters.contains { $0.name == step.subject }
    }

    /// Whether a call can reach a site: the arms of each `switch` over a case that it gives, and
    /// a receiver that is a cast of what it gives.
    private func isReached(_ shown: ShownController, _ frame: CallFrame) -> Bool {
        let scope = shown.site.scope
        if case .member(let receiver, _)? = shown.callee?.kind,
            case .name(let name, _) = receiver.stripped.kind,
            case .expression(let value, let outer)? = scope.local(name)?.value,
            case .cast(let given, _, let type) = value.unforced.kind,
            let index = parameter(given, of: frame.function, in: outer),
            let argument = frame.arguments[index].map({ origin(of: $0) }),
            !canBe(type, argument.value, in: argument.scope)
        {
            return false
        }
        return shown.site.branch.allSatisfy { step in
            guard let subject = step.subject, !step.cases.isEmpty,
                let given = evaluator.caseName(subject, scope, frame)
            else { return true }
            return step.cases.contains(given)
        }
    }

    /// What the outermost call gives, where an argument is a parameter of the function around it.
    private func origin(of argument: CallFrame.Argument) -> CallFrame.Argument {
        guard let frame = argument.frame,
            let index = parameter(argument.value, of: frame.function, in: argument.scope),
            let given = frame.arguments[index]
        else { return argument }
        return origin(of: given)
    }

    /// The parameter that a value is, through names of it.
    private func parameter(
        _ value: AppExpression, of function: DeclarationID, in scope: NameScope
    ) -> Int? {
        guard case .name(let name, _) = value.stripped.kind, evaluator.enter(scope) else {
            return nil
        }
        defer { evaluator.leave() }
        switch scope.local(name)?.value {
        case .parameter(function, let index): return index
        case .expression(let inner, let outer):
            return parameter(inner, of: function, in: outer)
        default: return nil
        }
    }

    /// Whether a controller of the program can be of a type.
    private func canBe(
        _ type: TypeReference, _ value: AppExpression, in scope: NameScope
    ) -> Bool {
        guard case .program(let id) = evaluator.type(of: value, in: scope).unwrapped,
            program.role(of: .program(id)) == .controller
        else { return true }
        switch program.type(type, in: scope.type) {
        case .program(let other): return program.inherits(id, from: other)
        case .external(let name):
            return string(name) == "UIViewController"
                || program.externalSupertypes(of: id).contains(name)
        default: return true
        }
    }
}

extension AppExpression {
    var isSelfOrSuper: Bool {
        guard case .name(let name, _) = kind else { return false }
        return name == Word.`self`.text || name == Word.super.text
    }

    /// Without `?` and `!`.
    var unforced: AppExpression {
        if case .unwrap(let base, _) = kind { base.unforced } else { self }
    }

    /// `flag ? a : b`.
    var isChoice: Bool {
        if case .ternary = kind { true } else { false }
    }
}

extension CallFrame {
    /// With the call in which the arguments were written.
    func extended(with leaf: CallFrame) -> CallFrame {
        func extended(_ argument: Argument) -> Argument {
            var result = argument
            result.frame = argument.frame?.extended(with: leaf) ?? leaf
            return result
        }
        return CallFrame(
            function, arguments: arguments.mapValues(extended), receiver: receiver.map(extended))
    }
}
