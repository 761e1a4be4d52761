import TransitionDSL

/// An animation of the compiled file with its options and the place that uses it.
struct PlacedAnimation {
    enum Owner {
        case edge(Handle<Edge>, Handle<Registry>)
        /// A line of a `defaults` block or a screen's own.
        case defaultLine(Handle<DefaultLine>)
        /// `animation name = …`.
        case declaration(Handle<NamedAnimation>)
    }

    var owner: Owner
    var use: AnimationUse

    /// The operation that the animation is for; nil if it is for several, or for any.
    func operation(_ model: Model) -> Operation? {
        switch owner {
        case .edge(let edge, _): model.edges[edge].operation
        case .defaultLine(let line): Operation(rawValue: model.defaultLines[line].event.rawValue)
        case .declaration: nil
        }
    }

    /// The event name that precedes it in the file; empty if there is none.
    func eventName(_ model: Model) -> String {
        if case .defaultLine(let line) = owner { return model.defaultLines[line].event.rawValue }
        return operation(model)?.rawValue ?? ""
    }

    /// Whether its place has a return that its options could apply to.
    func hasReturn(_ model: Model) -> Bool {
        switch owner {
        case .edge(let edge, _): model.edges[edge].hasReturn
        case .defaultLine(let line): model.defaultLines[line].event.hasReturn
        case .declaration: true
        }
    }
}

/// The options of one `with`, and whether they apply to an animator's key frames.
struct OptionList {
    var options: HandleRange<Handle<Call>>
    var isOfAnimator = false
}

extension LintContext {
    /// Every use of an animation in the file: definitions, defaults, the lines of registries.
    static func animationUses(_ model: Model) -> [PlacedAnimation] {
        var uses: [PlacedAnimation] = []
        for (index, animation) in model.animations.enumerated()
        where animation.declared.place.file == .main {
            uses.append(PlacedAnimation(owner: .declaration(Handle(index)), use: animation.body))
        }
        for (index, line) in model.defaultLines.enumerated() where line.place.file == .main {
            uses.append(PlacedAnimation(owner: .defaultLine(Handle(index)), use: line.animation))
        }
        for (index, registry) in model.registries.enumerated()
        where registry.declared.place.file == .main {
            for edge in registry.edges.handles {
                guard let use = model.edges[edge].animation else { continue }
                uses.append(PlacedAnimation(owner: .edge(edge, Handle(index)), use: use))
            }
        }
        return uses
    }

    /// Every list of options in the file.
    static func optionLists(_ model: Model, _ uses: [PlacedAnimation]) -> [OptionList] {
        var lists: [OptionList] = []
        func add(_ options: HandleRange<Handle<Call>>, isOfAnimator: Bool = false) {
            if options.isEmpty { return }
            lists.append(OptionList(options: options, isOfAnimator: isOfAnimator))
        }
        for placed in uses { add(placed.use.options) }
        for animator in model.animators where animator.declared.place.file == .main {
            if case .keyFrames(let options, _) = animator.body { add(options, isOfAnimator: true) }
        }
        for registry in model.registries where registry.declared.place.file == .main {
            add(registry.options)
        }
        for block in model.defaults where block.place.file == .main { add(block.options) }
        return lists
    }

    /// The catalog name that the call resolves to; nil for animators and the app's Swift.
    func rootName(_ call: Handle<Call>) -> CatalogIndex? { name(model.root(call)) }

    /// Whether an animation moves the screens. `fade` and the choices of UIKit or the engine do not
    /// count. For an app's own class it is unknown.
    func moves(_ call: Handle<Call>) -> Bool {
        switch model.calls[model.root(call)].callee {
        case .catalog(let row): return !CatalogNames.stillAnimations.contains(row)
        case .animator(let animator):
            guard case .keyFrames(_, let frames) = model.animators[animator].body else {
                return false
            }
            return model.frames[frames].contains { frame in
                model.items[frame.changes].contains { change in
                    name(change).map(CatalogNames.movingChanges.contains) == true
                }
            }
        case .modifiers, .animation, .interaction, .swift: return false
        }
    }
}

/// Which direction of a transition a gesture drives.
extension LintContext {
    /// Each `interactive` of an animation.
    var gestureOptions: [(placed: PlacedAnimation, option: Handle<Call>)] {
        animationUses.flatMap { placed in
            model.items[placed.use.options].filter { name($0) == Catalog.Option.interactive }
                .map { (placed, $0) }
        }
    }

    /// The value of `on` in an `interactive`; nil if it is omitted.
    func wayInWriting(_ option: Handle<Call>) -> CatalogIndex? {
        guard let value = argument(1, of: option), case .constant(let row) = model.values[value]
        else { return nil }
        return row
    }

    /// The animations that an `interactive` drives. Without `on`, that is the return of lines that
    /// have one, else the operation itself. A segue's line and a definition leave that open, so
    /// only a written `on` counts there. An unwritten return is the reverse.
    func drivenCalls(_ option: Handle<Call>, _ placed: PlacedAnimation) -> [Handle<Call>] {
        let hasReturn = placed.hasReturn(model)
        let going = placed.use.going
        let returning = placed.use.returning ?? going
        switch wayInWriting(option) {
        case Catalog.DrivenWay.go: return [going]
        case Catalog.DrivenWay.return: return [returning]
        case Catalog.DrivenWay.both: return hasReturn ? [going, returning] : [going]
        default:
            if case .declaration = placed.owner { return [] }
            if placed.operation(model) == .segue { return [] }
            return hasReturn ? [returning] : [going]
        }
    }
}
