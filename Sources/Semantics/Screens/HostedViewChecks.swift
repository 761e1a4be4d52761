import Resolution
import TransitionDSL

/// What a screen that is a SwiftUI view can have: it has no outlets, no cells and no subclasses.
func hostedViewProblems(_ model: Model, _ syntax: DeclarationNodes) -> [Diagnostic] {
    let ofSwiftUI =
        ["View", "UIHostingController"].flatMap { [$0, "SwiftUI." + $0] } + [
            Keyword.hosted.rawValue
        ]
    let isNeeded = model.screens.contains { screen in
        screen.hosting != nil || ofSwiftUI.contains(model.texts.string(screen.typeName))
    }
    if !isNeeded { return [] }
    return HostedViewCheck(model: model, syntax: syntax).run()
}

private struct HostedViewCheck: Collecting {
    let model: Model
    let syntax: DeclarationNodes
    var problems: [Diagnostic] = []
    /// A named animation can be in several lines.
    private var reported: Set<Handle<ViewPath>> = []

    init(model: Model, syntax: DeclarationNodes) {
        self.model = model
        self.syntax = syntax
    }

    consuming func run() -> [Diagnostic] {
        for (screen, node) in zip(model.screens, syntax.screens) {
            checkType(screen, node)
            if screen.hosting == nil { continue }
            checkClauses(screen, node)
            for view in model.views[screen.views] { checkPath(view.path, of: screen) }
            for line in model.defaultLines[screen.defaults] { check(line, of: screen) }
        }
        for edge in model.edges { check(edge) }
        return problems
    }

    // MARK: Declarations

    private mutating func checkType(_ screen: Screen, _ node: ScreenSyntax) {
        guard let type = node.type else { return }
        let name = type.typeTokens.last?.text ?? ""
        let written = model.texts.string(screen.typeName)
        if type.typeTokens.count == 1, screen.hosting == nil,
            type.typeTokens.last?.kind == .identifier, name == Keyword.hosted.rawValue
        {
            let own = node.name?.text ?? "Photo"
            return report(
                .hostedView, "the view before `hosted` is missing", at: type.place,
                help: "name it: `screen \(own) = \(own)View hosted`")
        }
        let known = ["", "SwiftUI."]
        if known.contains(where: { written == $0 + "UIHostingController" }) {
            return report(
                .hostedView, "`\(name)` is the controller of any view", at: type.place,
                help: "name the view: `screen Photo = PhotoView hosted`")
        }
        if known.contains(where: { written == $0 + "View" }),
            (screen.hosting == .byType) || (screen.hosting == nil && screen.isProtocol)
        {
            return report(
                .hostedView, "a screen of any SwiftUI view is `any View hosted`", at: type.place,
                help: "write `any View hosted`, and mark the controllers in the app")
        }
        if screen.hosting == .byMark, !known.contains(where: { written == $0 + "View" }) {
            report(
                .hostedView, "a hosted screen is one view type, or `any View`", at: type.place,
                help: "write `\(written)` without `any`",
                fix: .replacing(type.place, with: written, "remove `any`", isSafe: false))
        } else if screen.hosting == .byType, known.contains(where: { written == $0 + "AnyView" }) {
            report(
                .hostedView, "`\(name)` hides the view that is hosted", at: type.place,
                help: "write `any View hosted`, and mark the controllers in the app",
                fix: .replacing(type.place, with: "any View", "write `any View`", isSafe: false))
        }
    }

    private mutating func checkClauses(_ screen: Screen, _ node: ScreenSyntax) {
        if let parameters = node.parameters {
            reportNeed(
                "a screen with parameters", screen, at: parameters.place,
                help: "remove them: they are for views")
        }
        for clause in node.clauses {
            switch clause.kind {
            case .isClause:
                reportNeed(
                    "`is`", screen, at: clause.head.place,
                    help: "put screens that share lines in a `group`")
            case .storyboardClause:
                reportNeed(
                    "`storyboard`", screen, at: clause.head.place,
                    help: "remove it: the app makes the hosting controller")
            case .givenClause:
                reportNeed("`given`", screen, at: clause.head.place, help: Self.onlyRoot)
            default: break
            }
        }
        for cell in node.body?.cells ?? [] {
            reportNeed("`cell`", screen, at: cell.node.head.place, help: Self.onlyRoot)
        }
    }

    private static let onlyRoot = "only `root`, the whole screen, can be named"

    private mutating func reportNeed(
        _ what: String, _ screen: Screen, at place: SourcePlace, help: String
    ) {
        report(
            .hostedView, "\(what) needs a view controller; \(model.hostedName(of: screen))",
            at: place, help: help)
    }

    // MARK: Views

    /// Reports a view of a hosted screen other than `root`.
    private mutating func checkPath(
        _ handle: Handle<ViewPath>, of screen: Screen, in line: SourcePlace? = nil
    ) {
        let path = model.paths[handle]
        let text = model.texts.string(path.text)
        if text == "root", !path.root.isCell { return }
        // A name with a capital letter is an unknown cell.
        if text.unicodeScalars.first?.properties.isUppercase == true { return }
        guard reported.insert(handle).inserted else { return }
        // A declaration of an imported file is right; the line that uses it is not.
        let isImported = path.place.file != .main && line?.file == .main
        report(
            .hostedView, "\(model.hostedName(of: screen)): it has no outlets",
            at: isImported ? line ?? path.place : path.place,
            notes: isImported ? [.init("the view that it looks for", at: path.place)] : [],
            help: Self.onlyRoot)
    }

    private mutating func check(_ edge: Edge) {
        let (from, to) = (hosted(edge.from), hosted(edge.to))
        guard from != nil || to != nil else { return }
        for match in model.matches[edge.matches] {
            if let from { checkPath(match.left, of: from) }
            if let to { checkPath(match.right, of: to) }
        }
        for view in model.views[edge.views] {
            switch model.paths[view.path].root {
            case .fromScreen: if let from { checkPath(view.path, of: from) }
            case .toScreen: if let to { checkPath(view.path, of: to) }
            case .cell: if let from, to != nil { checkPath(view.path, of: from) }
            case .owner: break
            }
        }
        guard let animation = edge.animation else { return }
        var ends = HostedEnds(from, to, isReturn: edge.operation?.comesBack == true)
        if edge.isBothWays { ends = HostedEnds(from ?? to, to ?? from, isReturn: false) }
        check(animation, ends, edge.place, hasReturn: edge.hasReturn)
    }

    /// A hosted screen of an end, or of a group in it.
    private func hosted(_ ends: HandleRange<Endpoint>) -> Screen? {
        for case .screen(let screen) in model.withMembers(model.ends[ends])
        where model.screens[screen].hosting != nil { return model.screens[screen] }
        return nil
    }

    // MARK: Views of animations

    /// The hosted screens that an event leaves and enters.
    private struct HostedEnds {
        var left: Screen?
        var entered: Screen?
        var isReturn: Bool

        init(_ left: Screen?, _ entered: Screen?, isReturn: Bool) {
            self.left = left
            self.entered = entered
            self.isReturn = isReturn
        }

        var turned: HostedEnds { HostedEnds(entered, left, isReturn: !isReturn) }
    }

    /// The other screen of a screen's own default is unknown.
    private mutating func check(_ line: DefaultLine, of screen: Screen) {
        let isReturn = line.event == .dismiss
        let ends = HostedEnds(
            isReturn ? screen : nil, isReturn ? nil : screen, isReturn: isReturn)
        check(line.animation, ends, line.place, hasReturn: line.event.hasReturn)
    }

    private mutating func check(
        _ use: AnimationUse, _ ends: HostedEnds, _ line: SourcePlace, hasReturn: Bool
    ) {
        check(use.going, ends, line)
        if let returning = use.returning { check(returning, ends.turned, line) }
        for (gesture, isReturn) in model.gestures(of: use, hasReturn: hasReturn) {
            check(gesture, isReturn ? ends.turned : ends, line)
        }
    }

    private mutating func check(_ call: Handle<Call>, _ ends: HostedEnds, _ line: SourcePlace) {
        var seen: Set<Handle<NamedAnimation>> = []
        var pending = [call]
        while let call = pending.popLast() {
            let (callee, arguments) = (model.calls[call].callee, model.calls[call].arguments)
            for argument in model.arguments[arguments] {
                switch model.values[argument.value] {
                case .call(let inner): pending.append(inner)
                case .view(let path):
                    let holder = model.viewHolder(of: call)
                    let screen =
                        holder.isEntered(comingBack: ends.isReturn) ? ends.entered : ends.left
                    if let screen { checkPath(path, of: screen, in: line) }
                default: break
                }
            }
            if case .animation(let named) = callee, seen.insert(named).inserted {
                pending.append(model.animations[named].body.going)
            }
        }
    }
}

extension Model {
    /// `` `PhotoView` is a SwiftUI view``, as messages say it.
    func hostedName(of screen: Screen) -> String {
        screen.hosting == .byMark
            ? "`\(texts.string(screen.declared.name))` is a SwiftUI view"
            : "`\(texts.string(screen.typeName))` is a SwiftUI view"
    }

    /// The screen that has the views in the arguments of a call, which may be of a named animation.
    fileprivate func viewHolder(of call: Handle<Call>) -> ViewHolder {
        var call = call
        var seen: Set<Handle<NamedAnimation>> = []
        while case .animation(let named) = calls[call].callee, seen.insert(named).inserted {
            call = animations[named].body.going
        }
        guard case .catalog(let row) = calls[call].callee else { return .origin }
        return Catalog[row].viewHolder
    }
}
