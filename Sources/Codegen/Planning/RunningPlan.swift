import TransitionDSL

/// What a file declares that runs, and with it what the generated file imports.
struct RunningPlan {
    var animators: [Handle<Animator>] = []
    var interactions: [Handle<Interaction>] = []
    var animations: [Handle<NamedAnimation>] = []
    /// Whether lines or defaults choose animations, and so something can be installed.
    var hasRegistries = false
    /// Whether anything is declared for changes of tab, and for segues.
    var hasTabs = false
    var hasSegues = false
    /// All screens, in the order in which the generated code adds them.
    var screens: [Handle<Screen>] = []
    /// The identifiers of unwind segues that lines name.
    var unwinds: [Handle<Segue>] = []
    /// The modules of screens' classes, without those that are imported anyway.
    var modules: [Text] = []
    var usesUIKit = false
    /// Whether declarations that others see speak of the runtime's types.
    var isRuntimeVisible = true
    /// Whether declarations that others see speak of UIKit's types.
    var isUIKitVisible = false

    /// Whether there are hero ids, modifiers or matches to put on views.
    var hasHero = false

    var isEmpty: Bool {
        animators.isEmpty && interactions.isEmpty && animations.isEmpty && !hasRegistries
            && !hasHero
    }
}

extension Planner {
    mutating func planRunning() {
        var running = RunningPlan()
        plan.heroContext = backend.hasHero ? HeroContext(model) : HeroContext()
        plan.hero = planHero(plan.heroContext)
        running.animators = own(model.animators) { $0.declared }
        running.interactions = own(model.interactions) { $0.declared }
        let isFreeOfScreens = model.animationsFreeOfScreens()
        running.animations = own(model.animations) { $0.declared }
            .filter { isFreeOfScreens[Int($0.index)] }
        running.hasRegistries =
            !model.registries.isEmpty || !model.defaults.isEmpty || plan.hero.hasLimitedLines
            || model.screens.contains {
                isGenerated($0.declared) && !($0.defaults.isEmpty && $0.hooks.isEmpty)
            }
        if running.hasRegistries {
            running.screens = model.screensNarrowestFirst()
            running.unwinds = unwinds()
            running.hasTabs = model.hasTabs
            running.hasSegues = model.hasSegues(isPreparedByEngine: backend.preparesSegues)
        }
        if running.hasRegistries || !plan.hero.isEmpty { running.modules = modules() }
        running.hasHero = !plan.hero.isEmpty
        planVisibility(&running)
        running.isRuntimeVisible =
            running.hasRegistries || !running.animators.isEmpty || !running.interactions.isEmpty
            || running.animations.contains { !plan.heroContext.canPlay($0) }
        plan.running = running
    }

    private func own<Element>(
        _ all: [Element], _ declared: (Element) -> Declared
    ) -> [Handle<Element>] {
        all.indices.filter { isGenerated(declared(all[$0])) }.map { Handle($0) }
    }

    private func unwinds() -> [Handle<Segue>] {
        var isThere = [Bool](repeating: false, count: model.segues.count)
        let used =
            model.edges.lazy.compactMap { $0.segue }
            + model.views.lazy.compactMap { $0.limit?.segue }
            + model.matches.lazy.compactMap { $0.limit?.segue }
        for segue in used where model.segues[segue].direction == .unwinding {
            isThere[Int(segue.index)] = true
        }
        return isThere.indices.filter { isThere[$0] }.map { Handle($0) }
    }

    private func modules() -> [Text] {
        var modules: [Text] = []
        var seen: Set<Text> = []
        for screen in model.screens {
            guard let module = screen.importedModule, seen.insert(module).inserted,
                !SwiftNames.importedModules.contains(model.texts.string(module))
            else { continue }
            modules.append(module)
        }
        return modules
    }

    private func planVisibility(_ running: inout RunningPlan) {
        let parameters =
            running.animators.map { model.animators[$0].parameters }
            + running.animations.map { model.animations[$0].parameters }
            + running.interactions.map { model.interactions[$0].parameters }
        // With several registries the namespace has no `install` of its own.
        let installs = model.registries.count <= 1 || backend.preparesSegues && running.hasSegues
        running.isUIKitVisible =
            running.hasRegistries && installs || plan.hero.isUIKitVisible
            || parameters.contains { model.parameters[$0].contains { $0.type.isOfUIKit } }
        running.usesUIKit =
            running.isUIKitVisible || !running.animators.isEmpty || !running.animations.isEmpty
            || running.hasRegistries || running.hasHero
    }
}

extension Model {
    /// Whether a line, a default or a view is of changes of tab.
    fileprivate var hasTabs: Bool {
        edges.contains { $0.operation == .tab } || views.contains { $0.operation == .tab }
            || defaultLines.contains { $0.event == .tab }
    }

    /// Whether a line is of a segue. Those of TRTransitions play lines without one too, so that
    /// an app with storyboards may have them.
    fileprivate func hasSegues(isPreparedByEngine: Bool) -> Bool {
        edges.contains { $0.operation == .segue || $0.operation == .unwind }
            || isPreparedByEngine && (!segues.isEmpty || screens.contains { $0.storyboard != nil })
    }
}

extension ValueType {
    /// Whether its Swift type comes with UIKit.
    var isOfUIKit: Bool {
        switch self {
        case .color, .point, .size, .rect, .view, .url, .uuid: true
        default: false
        }
    }
}

/// Named animations that name others.
extension Model {
    /// For each animation whether it plays anywhere: what speaks of a screen's own views, or names
    /// something that does, has a meaning only where a line plays it.
    func animationsFreeOfScreens() -> [Bool] {
        animations.map { animation in
            var call = animation.body.going
            while !hasOwnersView(call) {
                guard case .animation(let inner) = calls[call].callee else { return true }
                call = animations[inner].body.going
            }
            return false
        }
    }

    private func hasOwnersView(_ call: Handle<Call>) -> Bool {
        arguments[calls[call].arguments].contains { argument in
            switch values[argument.value] {
            case .view(let path): if case .owner = paths[path].root { true } else { false }
            case .call(let inner): hasOwnersView(inner)
            default: false
            }
        }
    }
}

extension Model {
    /// The screens in the order in which the generated code adds them: that of the file, but a protocol
    /// after all protocols below it, since the first that a controller conforms to counts.
    func screensNarrowestFirst() -> [Handle<Screen>] {
        let handles = screens.indices.map { Handle<Screen>($0) }
        if !screens.contains(where: { $0.isProtocol && !$0.parents.isEmpty }) { return handles }
        let subclasses = subclasses()
        var order: [Handle<Screen>] = []
        var isMet = [Bool](repeating: false, count: screens.count)
        for handle in handles {
            // Classes stay in their places: the app finds the nearest by itself.
            if !screens[handle].isProtocol {
                order.append(handle)
                continue
            }
            var stack = [(screen: handle, isOpen: false)]
            while let (screen, isOpen) = stack.popLast() {
                if isOpen {
                    if screens[screen].isProtocol { order.append(screen) }
                } else if !isMet[Int(screen.index)] {
                    isMet[Int(screen.index)] = true
                    stack.append((screen, true))
                    for child in subclasses[Int(screen.index)].reversed() {
                        stack.append((child, false))
                    }
                }
            }
        }
        return order
    }
}
