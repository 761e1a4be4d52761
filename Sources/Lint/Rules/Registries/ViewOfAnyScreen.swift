import Resolution
import TransitionDSL

extension LintContext {
    /// A view of `*`, or one in defaults, that `UIViewController` does not have: Swift looks for it
    /// there. It may be declared in an extension of the app, which transc cannot see.
    func viewOfAnyScreen() -> [Diagnostic] {
        var search = AnyScreenViews(self)
        for registry in model.registries where isOwn(registry.declared.place) {
            for edge in model.edges[registry.edges] { search.look(at: edge) }
        }
        for block in model.defaults where isOwn(block.place) {
            for line in model.defaultLines[block.lines] {
                search.look(at: line, AnyScreens(left: true, entered: true))
            }
        }
        for screen in model.screens where isOwn(screen.declared.place) {
            for line in model.defaultLines[screen.defaults] {
                search.look(at: line, AnyScreens(left: !line.comesBack, entered: line.comesBack))
            }
        }
        return search.problems
    }
}

/// Which screens of an event may be any: the one that leaves, the one that appears; and whether the
/// event is a return.
private struct AnyScreens: Hashable {
    var left: Bool
    var entered: Bool
    var comesBack = false

    /// The screens of the opposite event.
    var turned: AnyScreens { AnyScreens(left: entered, entered: left, comesBack: !comesBack) }
}

/// Searches lines and their named animations, the latter once for each kind of event.
private struct AnyScreenViews {
    private let context: LintContext
    private let model: Model
    private(set) var problems: [Diagnostic] = []
    /// What was searched: animations may name others several times.
    private var seen: [Handle<NamedAnimation>: Set<AnyScreens>] = [:]
    private var reported: Set<Handle<ViewPath>> = []

    init(_ context: LintContext) {
        self.context = context
        model = context.model
    }

    mutating func look(at edge: Edge) {
        let (from, to) = (context.isAny(edge.from), context.isAny(edge.to))
        guard from || to else { return }
        func isAnyScreens(_ path: Handle<ViewPath>, owner: Bool) -> Bool {
            switch model.paths[path].root {
            case .owner: owner
            case .fromScreen: from
            case .toScreen: to
            case .cell: false
            }
        }
        for match in model.matches[edge.matches] {
            if isAnyScreens(match.left, owner: from) { report(match.left, edge.place) }
            if isAnyScreens(match.right, owner: to) { report(match.right, edge.place) }
        }
        for view in model.views[edge.views] where isAnyScreens(view.path, owner: from) {
            report(view.path, edge.place)
        }
        guard let animation = edge.animation else { return }
        let screens = AnyScreens(
            left: from || edge.isBothWays, entered: to || edge.isBothWays,
            comesBack: edge.operation?.comesBack == true)
        look(at: animation, screens, edge.place, hasReturn: edge.hasReturn)
    }

    mutating func look(at line: DefaultLine, _ screens: AnyScreens) {
        var screens = screens
        screens.comesBack = line.comesBack
        look(at: line.animation, screens, line.place, hasReturn: line.event.hasReturn)
    }

    private mutating func look(
        at use: AnimationUse, _ screens: AnyScreens, _ line: SourcePlace, hasReturn: Bool
    ) {
        look(at: use.going, screens, line)
        if let returning = use.returning { look(at: returning, screens.turned, line) }
        for (gesture, isReturn) in model.gestures(of: use, hasReturn: hasReturn) {
            look(at: gesture, isReturn ? screens.turned : screens, line)
        }
    }

    private mutating func look(at call: Handle<Call>, _ screens: AnyScreens, _ line: SourcePlace) {
        var pending = [call]
        while let call = pending.popLast() {
            let isAny = holderIsAny(call, screens)
            for argument in model.arguments[model.calls[call].arguments] {
                switch model.values[argument.value] {
                case .call(let inner): pending.append(inner)
                case .view(let path):
                    if isAny, case .owner = model.paths[path].root { report(path, line) }
                default: break
                }
            }
            guard case .animation(let named) = model.calls[call].callee else { continue }
            if seen[named, default: []].insert(screens).inserted {
                pending.append(model.animations[named].body.going)
            }
        }
    }

    /// Whether any screen may have the views that an animation takes as arguments.
    private func holderIsAny(_ call: Handle<Call>, _ screens: AnyScreens) -> Bool {
        let holder = context.rootName(call).map { Catalog[$0].viewHolder } ?? .origin
        return holder.isEntered(comingBack: screens.comesBack) ? screens.entered : screens.left
    }

    private mutating func report(_ handle: Handle<ViewPath>, _ line: SourcePlace) {
        guard reported.insert(handle).inserted else { return }
        let path = model.paths[handle]
        let text = model.texts.string(path.text)
        let parts = text.split { ".[?".contains($0) }
        let name = parts.first.map { $0.filter { $0 != "`" } } ?? ""
        if SwiftNames.anyControllersViews.contains(name) { return }
        if parts.count > 1, SwiftNames.anyControllersHolders.contains(name) { return }
        let isInLine =
            path.place.file == line.file && line.range.union(path.place.range) == line.range
        let message = "this may be any screen, and `UIViewController` has no view `\(name)`"
        let help = "name the screens that have `\(name)`"
        let isOwn = context.isOwn(path.place)
        let note: Diagnostic.Note =
            isOwn
            ? .init("this line uses it", at: line)
            : .init("the view that it looks for", at: path.place)
        problems.append(
            Diagnostic(
                .viewOfAnyScreen, message, at: isOwn ? path.place : line,
                notes: isOwn && isInLine ? [] : [note], help: help))
    }
}

extension DefaultLine {
    fileprivate var comesBack: Bool { Operation(rawValue: event.rawValue)?.comesBack == true }
}
