import TransitionDSL

/// A view of `*`, or one in defaults, that `UIViewController` does not have: Swift looks for it
/// there. It may be that of an app's extension, which nobody can see here.
enum ViewOfAnyScreen: LintRule {
    static let id = DiagnosticID.viewOfAnyScreen

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let search = AnyScreenViews(context)
        for registry in model.registries where context.isOwn(registry.declared.place) {
            for edge in model.edges[registry.edges] { search.look(at: edge) }
        }
        for block in model.defaults where context.isOwn(block.place) {
            for line in model.defaultLines[block.lines] {
                search.look(at: line, [.left, .entered])
            }
        }
        for screen in model.screens where context.isOwn(screen.declared.place) {
            for line in model.defaultLines[screen.defaults] {
                search.look(at: line, line.comesBack ? .entered : .left)
            }
        }
        return search.problems
    }
}

/// Which of the screens of an event may be any, and whether it comes back.
private struct AnyScreens: OptionSet {
    var rawValue: UInt8

    /// The screen that is left.
    static let left = AnyScreens(rawValue: 1)
    /// The one that is entered.
    static let entered = AnyScreens(rawValue: 2)
    static let comingBack = AnyScreens(rawValue: 4)

    /// Those of the event that goes back from this one.
    var turned: AnyScreens {
        var turned: AnyScreens = contains(.comingBack) ? [] : .comingBack
        if contains(.left) { turned.insert(.entered) }
        if contains(.entered) { turned.insert(.left) }
        return turned
    }
}

/// Looks through lines and the animations that they name, those once for each kind of event.
private final class AnyScreenViews {
    private let context: LintContext
    private let model: Model
    private(set) var problems: [Diagnostic] = []
    /// By animation: a bit for each value of ``AnyScreens``.
    private var seen: [UInt8]
    /// By path.
    private var isTold: [Bool]

    init(_ context: LintContext) {
        self.context = context
        model = context.model
        seen = Array(repeating: 0, count: model.animations.count)
        isTold = Array(repeating: false, count: model.paths.count)
    }

    // MARK: Lines

    func look(at edge: Edge) {
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
            if isAnyScreens(match.left, owner: from) { tell(match.left, edge.place) }
            if isAnyScreens(match.right, owner: to) { tell(match.right, edge.place) }
        }
        for view in model.views[edge.views] where isAnyScreens(view.path, owner: from) {
            tell(view.path, edge.place)
        }
        guard let animation = edge.animation else { return }
        var screens: AnyScreens = edge.operation?.comesBack == true ? .comingBack : []
        if from || edge.isBothWays { screens.insert(.left) }
        if to || edge.isBothWays { screens.insert(.entered) }
        look(at: animation, screens, edge.place)
    }

    func look(at line: DefaultLine, _ screens: AnyScreens) {
        look(at: line.animation, line.comesBack ? screens.union(.comingBack) : screens, line.place)
    }

    // MARK: Animations

    private func look(at use: AnimationUse, _ screens: AnyScreens, _ line: SourcePlace) {
        look(at: use.going, screens, line)
        if let returning = use.returning { look(at: returning, screens.turned, line) }
    }

    private func look(at call: Handle<Call>, _ screens: AnyScreens, _ line: SourcePlace) {
        var pending = [call]
        while let call = pending.popLast() {
            let isAny = holderIsAny(call, screens)
            for argument in model.arguments[model.calls[call].arguments] {
                switch model.values[argument.value] {
                case .call(let inner): pending.append(inner)
                case .view(let path):
                    if isAny, case .owner = model.paths[path].root { tell(path, line) }
                default: break
                }
            }
            guard case .animation(let named) = model.calls[call].callee else { continue }
            let bit: UInt8 = 1 << screens.rawValue
            if seen[Int(named.index)] & bit != 0 { continue }
            seen[Int(named.index)] |= bit
            pending.append(model.animations[named].use.going)
        }
    }

    /// Whether any screen may hold the views that an animation is told.
    private func holderIsAny(_ call: Handle<Call>, _ screens: AnyScreens) -> Bool {
        let holder = context.rootName(call).map { Catalog[$0].viewHolder } ?? .origin
        let isEntered = holder.isEntered(comingBack: screens.contains(.comingBack))
        return screens.contains(isEntered ? .entered : .left)
    }

    // MARK: Problems

    private func tell(_ handle: Handle<ViewPath>, _ line: SourcePlace) {
        if isTold[Int(handle.index)] { return }
        isTold[Int(handle.index)] = true
        let path = model.paths[handle]
        let text = model.texts.string(path.text)
        let parts = text.split { ".[?".contains($0) }
        let name = parts.first.map { $0.filter { $0 != "`" } } ?? ""
        if SwiftNames.anyControllersViews.contains(name) { return }
        if parts.count > 1, SwiftNames.anyControllersHolders.contains(name) { return }
        let isInLine =
            path.place.file == line.file && line.range.union(path.place.range) == line.range
        let message = "any screen can be meant here, and `UIViewController` has no view `\(name)`"
        let help = "name the screens that have `\(name)`"
        problems.append(
            context.isOwn(path.place)
                ? Diagnostic(
                    ViewOfAnyScreen.id, message, at: path.place,
                    notes: isInLine ? [] : [Diagnostic.Note("this line plays it", at: line)],
                    help: help)
                : Diagnostic(
                    ViewOfAnyScreen.id, message, at: line,
                    notes: [Diagnostic.Note("the view that it looks for", at: path.place)],
                    help: help))
    }
}

extension DefaultLine {
    fileprivate var comesBack: Bool { Operation(rawValue: event.rawValue)?.comesBack == true }
}
