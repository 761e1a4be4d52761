import TransitionDSL

/// Decides which classes get a function, its parameters, and the calls between them.
struct ApplyPlanner {
    private let model: Model
    private let context: HeroContext
    /// The file whose functions are planned.
    private let file: FileIndex
    private var plan = ApplyPlan()
    private var routes: [ApplyRoute]
    /// All screens, each after its parents.
    private var order: [Handle<Screen>] = []
    /// The position of each screen in `order`, and its declared direct subclasses.
    private var placesInOrder: [Int] = []
    private let subclasses: [[Handle<Screen>]]
    /// The methods that classes already have: the type's name and the parameters.
    private var taken: Set<[Text]> = []

    /// How a screen's views get their ids and modifiers, including those of its parents' lines.
    private struct ApplyRoute {
        var parameters: [ApplyParameter] = []
        /// Whether there is anything to set.
        var hasViews = false
        /// The index of the function that a controller of this class inherits.
        var function: Int?
        /// The screen that the function belongs to.
        var host: Handle<Screen>?
    }

    static func plan(of file: FileIndex, _ model: Model, _ context: HeroContext) -> ApplyPlan {
        var planner = ApplyPlanner(model, context, file)
        planner.planCells()
        planner.planScreens()
        return planner.plan
    }

    private init(_ model: Model, _ context: HeroContext, _ file: FileIndex) {
        self.model = model
        self.context = context
        self.file = file
        routes = [ApplyRoute](repeating: ApplyRoute(), count: model.screens.count)
        subclasses = model.subclasses()
        var seen: Set<Handle<Screen>> = []
        let all = model.screensOwnFirst
        order = innermost(from: all, seen: &seen) { model.parents(of: $0) }
        placesInOrder = Array(repeating: 0, count: model.screens.count)
        for (place, screen) in order.enumerated() { placesInOrder[screen.place] = place }
    }

    // MARK: Cells

    private mutating func planCells() {
        for index in model.cells.indices {
            let cell = model.cells[index]
            guard cell.declared.place.file == file, !cell.views.isEmpty, cell.declaration == nil
            else { continue }
            if let owner = cell.owner, model.screens[owner].storyboard?.setsHeroIDs == true {
                continue
            }
            let needs = ApplyParameter.Context.needed(by: cell.views, context, model)
            let own = cell.parameters.handles.map { ApplyParameter.declared($0) }
            let parameters =
                own + ApplyParameter.Context.allCases.filter(needs.contains).map { .context($0) }
            let owner = cell.owner.map { model.screens[$0].declared.swiftName }
            let name = model.texts.string(cell.declared.swiftName)
            plan.functions.append(
                ApplyFunction(
                    owner: .cell(Handle(index)),
                    name: free(
                        cell.typeName ?? cell.declared.name, parameters,
                        else: owner.map { model.texts.string($0) + name } ?? name),
                    parameters: parameters, views: cell.views,
                    speaksOfItsScreen: needs.contains(.screen)))
        }
    }

    // MARK: Screens

    private mutating func planScreens() {
        let first = plan.functions.count
        for screen in order { planScreen(screen) }
        // Sorted in the order of the file, whatever the order of the decisions.
        plan.functions[first...].sort { $0.place < $1.place }
    }

    private mutating func planScreen(_ handle: Handle<Screen>) {
        let screen = model.screens[handle]
        let isOwn = screen.declared.place.file == file
        let setsIDs = screen.storyboard?.setsHeroIDs == true
        let views = setsIDs ? .empty : screen.views
        let parents = model.screenReferences[screen.parents].filter { routes[$0.place].hasViews }
        let superclass = screen.isProtocol ? nil : parents.first { !model.screens[$0].isProtocol }
        let protocols = protocols(among: parents, notOf: superclass)
        if views.isEmpty, screen.given.isEmpty, protocols.isEmpty {
            if let superclass { routes[handle.place] = routes[superclass.place] }
            return
        }
        let needs = ApplyParameter.Context.needed(by: views, context, model)
        let parameters = parameters(screen, needs, of: protocols + (superclass.map { [$0] } ?? []))
        var function = ApplyFunction(
            owner: .screen(handle), name: "", parameters: parameters, views: views,
            speaksOfItsScreen: needs.contains(.screen))
        function.parts = protocols.map { part(of: $0) }
        if needs.contains(.screen) { function.ownScreens = descendants(of: handle) }
        routes[handle.place] = ApplyRoute(parameters: parameters, hasViews: true)
        add(function, handle, isOwn: isOwn, superclass)
    }

    private mutating func add(
        _ function: ApplyFunction, _ handle: Handle<Screen>, isOwn: Bool,
        _ superclass: Handle<Screen>?
    ) {
        var function = function
        let screen = model.screens[handle]
        if screen.isProtocol {
            // Classes cannot call a protocol's method with the name of their own.
            function.isPart = true
            function.name = partName(handle)
            plan.functions.append(function)
            guard isOwn else { return }
            function.isPart = false
            function.parts = [part(of: handle)]
            function.views = .empty
            function.ownScreens = []
        } else if let superclass, let host = routes[superclass.place].host {
            if isOwn, let index = routes[superclass.place].function,
                key(.empty, function.parameters) == key(.empty, routes[host.place].parameters)
            {
                function.isPart = true
                function.name = partName(handle)
                plan.functions.append(function)
                plan.functions[index].subclasses.append(part(of: handle))
                routes[handle.place].host = host
                routes[handle.place].function = index
                return
            }
            if isGiven(superclass) {
                leaveToSuperclass(routes[superclass.place].parameters, &function, handle)
            } else {
                let called = routes[superclass.place].function.map { plan.functions[$0].name }
                function.superclass = ApplyFunction.Call(
                    screen: host, name: called ?? "applyTransitions",
                    parameters: routes[superclass.place].parameters)
            }
        }
        routes[handle.place].host = handle
        guard isOwn else { return }
        let name = model.texts.string(screen.declared.swiftName)
        // All SwiftUI views have one class, which is every controller's.
        let isTaken =
            screen.hosting != nil
            || function.superclass.map {
                key(.empty, $0.parameters) == key(.empty, function.parameters)
            } ?? false
        function.name =
            isTaken
            ? "apply\(name)Transitions" : free(screen.typeName, function.parameters, else: name)
        routes[handle.place].function = plan.functions.count
        plan.functions.append(function)
        if let module = screen.importedModule, screen.hosting == nil,
            !plan.modules.contains(module)
        {
            plan.modules.append(module)
        }
    }

    /// Whether a function takes views that only its class can pass.
    private func isGiven(_ screen: Handle<Screen>) -> Bool {
        let given = model.screens.map { $0.given }.filter { !$0.isEmpty }
        return routes[screen.place].parameters.contains { parameter in
            guard case .declared(let handle) = parameter else { return false }
            return given.contains { $0.indices.contains(Int(handle.index)) }
        }
    }

    /// A superclass with private views calls its function itself.
    private mutating func leaveToSuperclass(
        _ inherited: [ApplyParameter], _ function: inout ApplyFunction, _ handle: Handle<Screen>
    ) {
        let screen = model.screens[handle]
        var needed = Set(function.parts.flatMap { $0.parameters })
        for own in Array(screen.parameters.handles) + Array(screen.given.handles) {
            needed.insert(.declared(own))
        }
        function.parameters.removeAll { parameter in
            guard case .declared = parameter else { return false }
            return inherited.contains(parameter) && !needed.contains(parameter)
        }
        routes[handle.place].parameters = function.parameters
    }

    /// The protocols that the superclass does not already cover.
    private func protocols(
        among parents: [Handle<Screen>], notOf superclass: Handle<Screen>?
    ) -> [Handle<Screen>] {
        let protocols = parents.filter { model.screens[$0].isProtocol }
        // Hot.
        if protocols.isEmpty { return [] }
        let nearest = parents.filter { $0 == superclass || model.screens[$0].isProtocol }
        let known = Set(reachable(from: nearest.flatMap(model.parents), model.parents))
        return protocols.filter { !known.contains($0) }
    }

    // MARK: Parameters and names

    /// The screen's own, then those of its parents that have other names.
    private func parameters(
        _ screen: Screen, _ needs: Set<ApplyParameter.Context>, of parents: [Handle<Screen>]
    ) -> [ApplyParameter] {
        let own = Array(screen.parameters.handles) + Array(screen.given.handles)
        var parameters = own.map { ApplyParameter.declared($0) }
        var names = Set(own.map { model.parameters[$0].name })
        var needs = needs
        for parent in parents {
            for parameter in routes[parent.place].parameters {
                switch parameter {
                case .declared(let declared):
                    if names.insert(model.parameters[declared].name).inserted {
                        parameters.append(parameter)
                    }
                case .context(let context): needs.insert(context)
                }
            }
        }
        // A screen does not need itself as an argument.
        let further: [ApplyParameter.Context] = [.opener, .openerInstance]
        return parameters + further.filter(needs.contains).map { .context($0) }
    }

    private func part(of screen: Handle<Screen>) -> ApplyFunction.Call {
        ApplyFunction.Call(
            screen: screen, name: partName(screen), parameters: routes[screen.place].parameters)
    }

    private func partName(_ screen: Handle<Screen>) -> String {
        "applyTransitionsOf" + model.texts.string(model.screens[screen].declared.swiftName)
    }

    /// `applyTransitions`, or another name if the class already has this function.
    private mutating func free(
        _ type: Text, _ parameters: [ApplyParameter], else name: String
    ) -> String {
        taken.insert(key(type, parameters)).inserted
            ? "applyTransitions" : "apply\(name)Transitions"
    }

    /// The key that distinguishes functions of one name.
    private func key(_ type: Text, _ parameters: [ApplyParameter]) -> [Text] {
        var key = [type]
        for parameter in parameters {
            switch parameter {
            case .declared(let handle):
                let declared = model.parameters[handle]
                key += [declared.name, declared.typeName, Text(index: declared.isOptional ? 1 : 0)]
            case .context(let context): key.append(Text(index: .max - context.rawValue))
            }
        }
        return key
    }

    /// The classes below a screen, each after those below it.
    private func descendants(of screen: Handle<Screen>) -> [Handle<Screen>] {
        reachable(from: [screen]) { subclasses[$0.place] }.dropFirst()
            .filter { !model.screens[$0].isProtocol }
            .sorted { placesInOrder[$0.place] > placesInOrder[$1.place] }
    }
}

extension Handle { fileprivate var place: Int { Int(index) } }

extension ApplyFunction {
    /// Sorts a part before the function of its own screen that calls it.
    fileprivate var place: Int {
        switch owner {
        case .screen(let screen): Int(screen.index) * 2 + (isPart ? 1 : 0)
        case .cell(let cell): Int(cell.index)
        }
    }
}
