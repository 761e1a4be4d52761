import TransitionDSL

/// What a file declares for run time.
struct RunningPlan {
    var animators: [Handle<Animator>]
    var interactions: [Handle<NamedInteraction>]
    var animations: [Handle<NamedAnimation>]
    /// Whether lines or defaults choose animations, so that there is something to install.
    var hasRegistries: Bool
    /// Whether anything is declared for changes of tab, and for segues.
    var hasTabs: Bool
    var hasSegues: Bool
    /// The identifiers of unwind segues that lines name.
    var unwinds: [Handle<Segue>]
    /// Hero ids, modifiers and matches, to be put on views.
    var hero: HeroPlan

    var isEmpty: Bool {
        animators.isEmpty && interactions.isEmpty && animations.isEmpty && !hasRegistries
            && hero.isEmpty
    }

    init(_ model: Model, _ backend: EngineBackend, _ context: HeroContext) {
        hero = HeroPlan(model, backend, context)
        animators = own(model.animators) { $0.declared }
        interactions = own(model.interactions) { $0.declared }
        let isFreeOfScreens = model.animationsFreeOfScreens()
        animations = own(model.animations) { $0.declared }.filter { isFreeOfScreens[Int($0.index)] }
        hasRegistries =
            !model.registries.isEmpty || !model.defaults.isEmpty || context.hasLimitedLines
            || model.screens.contains {
                $0.declared.isGenerated && !($0.defaults.isEmpty && $0.hooks.isEmpty)
            }
        unwinds = model.usedUnwinds
        hasTabs = model.hasTabs
        hasSegues = model.hasSegues(isPreparedByEngine: backend.preparesSegues)
    }
}

/// Those that the compiled file declares; imported files generate their own.
func own<Element>(_ all: [Element], _ declared: (Element) -> Declared) -> [Handle<Element>] {
    all.indices.filter { declared(all[$0]).isGenerated }.map { Handle($0) }
}

extension Declared {
    /// Whether the compiled file declares it.
    var isGenerated: Bool { place.file == .main }
}

extension Model {
    fileprivate var usedUnwinds: [Handle<Segue>] {
        let used =
            edges.compactMap { $0.segue } + views.compactMap { $0.limit?.segue }
            + matches.compactMap { $0.limit?.segue }
        return Set(used.filter { segues[$0].direction == .unwinding }).sorted {
            $0.index < $1.index
        }
    }

    /// Whether a line, a default or a view applies to changes of tab.
    fileprivate var hasTabs: Bool {
        edges.contains { $0.operation == .tab } || views.contains { $0.operation == .tab }
            || defaultLines.contains { $0.event == .tab }
    }

    /// Whether a line applies to a segue. TRTransitions' segues also use lines that name none, so
    /// that an app with storyboards may have them.
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
    /// By animation: whether it can play anywhere. One that uses a screen's own views, or names one
    /// that does, is meaningful only in a line.
    func animationsFreeOfScreens() -> [Bool] {
        animations.map { animation in
            var call = animation.body.going
            var options = animation.body.options
            while !hasOwnersView(call), !items[options].contains(where: hasOwnersView) {
                guard case .animation(let inner) = calls[call].callee else { return true }
                call = animations[inner].body.going
                options = animations[inner].body.options
            }
            return false
        }
    }

    /// Whether an argument of a call is a view of a screen.
    func hasOwnersView(_ call: Handle<Call>) -> Bool {
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
    /// The screens in the order in which the generated code adds them: that of the file, but a
    /// protocol after all protocols below it, since the first match of a controller wins.
    func screensNarrowestFirst() -> [Handle<Screen>] {
        let handles = screensOwnFirst
        let subclasses = subclasses()
        var seen: Set<Handle<Screen>> = []
        return handles.flatMap { handle in
            // Classes keep their order: the runtime finds the nearest one.
            if !screens[handle].isProtocol { return [handle] }
            return innermost(from: [handle], seen: &seen) { subclasses[Int($0.index)].reversed() }
                .filter { screens[$0].isProtocol }
        }
    }
}

/// All elements reachable from some elements, these included: each once and after those that it
/// leads to. Elements already seen are omitted.
func innermost<Element: Hashable>(
    from start: some Sequence<Element>, seen: inout Set<Element>,
    _ neighbors: (Element) -> some Sequence<Element>
) -> [Element] {
    var found: [Element] = []
    for element in start {
        var stack = [(element: element, isOpen: false)]
        while let (element, isOpen) = stack.popLast() {
            if isOpen {
                found.append(element)
            } else if seen.insert(element).inserted {
                stack.append((element, true))
                for neighbor in neighbors(element) { stack.append((neighbor, false)) }
            }
        }
    }
    return found
}
