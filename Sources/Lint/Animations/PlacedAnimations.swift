import TransitionDSL

/// An animation of the compiled file with its options, and what it is for.
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

    /// The operation whose animation it is; nil where it is for several, or for any.
    func operation(_ model: Model) -> Operation? {
        switch owner {
        case .edge(let edge, _): model.edges[edge].operation
        case .defaultLine(let line): Operation(rawValue: model.defaultLines[line].event.rawValue)
        case .declaration: nil
        }
    }

    /// The word before it in the file; empty where there is none.
    func eventName(_ model: Model) -> String {
        if case .defaultLine(let line) = owner { return model.defaultLines[line].event.rawValue }
        return operation(model)?.rawValue ?? ""
    }

    /// Whether what it is for has a way back that it can speak of.
    func hasReturn(_ model: Model) -> Bool {
        switch owner {
        case .edge(let edge, _): model.edges[edge].hasReturn
        case .defaultLine(let line): [.push, .present].contains(model.defaultLines[line].event)
        case .declaration: true
        }
    }
}

/// The options of one `with`, and whether an animator's key frames take them.
struct OptionList {
    var options: HandleRange<Handle<Call>>
    var isOfAnimator = false
}

extension LintContext {
    /// Every use of an animation in the file: definitions, defaults, the lines of registries.
    static func animationUses(_ model: Model) -> [PlacedAnimation] {
        var uses: [PlacedAnimation] = []
        uses.reserveCapacity(model.animations.count + model.defaultLines.count + model.edges.count)
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

    /// The catalog's name of what plays in the end; nil for animators and the app's Swift.
    func rootName(_ call: Handle<Call>) -> CatalogIndex? { name(model.root(call)) }

    /// Whether the screens move in an animation: `fade` and what UIKit or the engine choose do not
    /// count, and of an app's own class nobody knows.
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

/// Which way of a transition a gesture drives.
extension LintContext {
    /// What stands after `on` in an `interactive`; nil where it is left out.
    func wayInWriting(_ option: Handle<Call>) -> CatalogIndex? {
        guard let value = argument(1, of: option), case .constant(let row) = model.values[value]
        else { return nil }
        return row
    }

    /// The animations that an `interactive` drives. Left out, `on` means the way back of lines that
    /// have one, else the operation itself; a segue's line and a definition leave that open, so
    /// there only what stands in writing counts. What is not said comes back as it went.
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

extension Model {
    /// What a call stands for when names are opened up: one of the catalog, an animator or the
    /// app's Swift. The checker lets no name lead through many others.
    func root(_ call: Handle<Call>) -> Handle<Call> {
        var call = call
        while case .animation(let name) = calls[call].callee { call = animations[name].body.going }
        return call
    }
}
