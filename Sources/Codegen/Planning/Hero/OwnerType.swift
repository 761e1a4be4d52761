import Resolution
import TransitionDSL

/// A class or protocol of the app.
struct OwnerType {
    var name: Text
    var isProtocol = false

    var code: SwiftCode { isProtocol ? "any \(name)" : "\(name)" }
}

extension OwnerType {
    /// nil for a SwiftUI view: its controllers have no class of their own.
    init?(_ screen: Screen) {
        if screen.hosting != nil { return nil }
        self.init(name: screen.typeName, isProtocol: screen.isProtocol)
    }

    /// The type of a cell; if a screen only lists it, it is declared elsewhere.
    init(_ cell: Cell, _ model: Model) {
        var declared = cell
        if let declaration = cell.declaration { declared = model.cells[declaration] }
        self.init(name: declared.typeName ?? declared.declared.name)
    }
}

/// The classes of the controllers at a line's ends; empty for any controller.
struct EndTypes {
    var left: [OwnerType]
    var right: [OwnerType]
    /// Whether an end names a container, around the controller that is shown.
    var isLeftContainer: Bool
    var isRightContainer: Bool
}

/// Views, by paths from a controller or a cell.
extension SwiftPlanner {
    /// `self.header.imageView`, with `root` written as given.
    func viewPath(_ path: Text, of owner: StaticString, root: StaticString) -> SwiftCode {
        viewPath(model.texts.string(path)[...], of: owner, root: root)
    }

    /// The same of a part of a path.
    func viewPath(_ path: Substring, of owner: StaticString, root: StaticString) -> SwiftCode {
        if let rest = path.afterRoot { return "\(root)\(part(rest))" }
        let dot: SwiftCode = owner.utf8CodeUnitCount > 0 ? "\(owner)." : ""
        return "\(dot)\(part(path))"
    }

    /// A part of one of the model's texts.
    func part(_ text: Substring) -> Text { texts.intern(String(text)) }

    /// `rows` and `.icon` of `rows[i].icon`.
    func partsAroundIndex(_ path: Text) -> (before: Substring, after: Substring) {
        let path = model.texts.string(path)[...]
        guard let open = path.firstIndex(of: "["), let close = path.firstIndex(of: "]")
        else { return (path, "") }
        return (path[..<open], path[close...].dropFirst())
    }

    /// A view of one end, nil if that end's controller has no such view: an expression of type
    /// `UIView?`.
    func view(
        _ handle: Handle<ViewPath>, _ ends: EndTypes, isLeft: Bool, at site: ExpressionSite
    ) -> SwiftCode {
        let path = model.paths[handle]
        let types = types(of: path, ends, isLeft: isLeft)
        let isCell = path.root.isCell
        let written = model.texts.string(path.text)[...]
        let isRoot = written == "root"
        if types.isEmpty || !isCell && isRoot {
            return viewPath(
                path.text, of: isLeft ? "left" : "right", root: isLeft ? "left.view" : "right.view")
        }
        let owner = owner(path, isLeft: isLeft)
        if types.count == 1, let type = types.first {
            let cast: SwiftCode = "\(owner) as? \(type.code)"
            if isRoot { return cast }
            if isCell, let rest = written.afterRoot {
                let dotted = rest.hasPrefix("?") ? rest.dropFirst() : rest
                return "(\(cast))?\(part(dotted))"
            }
            return "(\(cast))?.\(viewPath(path.text, of: "", root: "view"))"
        }
        var cases: [SwiftCode] = []
        for type in types {
            cases.append(
                """
                \(mark: site.place)case let view as \(type.code): \
                return \(viewPath(path.text, of: "view", root: "view.view"))
                """)
        }
        var code: SwiftCode = "{ () -> UIView? in"
        code.append(.newLine(indentation: 1, isStatement: true))
        code.append(.cases(of: owner, cases + ["default: return nil"]))
        code.append(.newLine(indentation: -1, isStatement: true))
        code.append("}()")
        return code
    }

    /// The controller of an end, or its visible cell for the content of the other end.
    func owner(_ path: ViewPath, isLeft: Bool) -> SwiftCode {
        guard path.root.isCell else { return isLeft ? "left" : "right" }
        return isLeft
            ? "HeroViews.cell(of: left, for: right)" : "HeroViews.cell(of: right, for: left)"
    }

    /// The classes that a path may begin with; empty for any controller.
    func types(of path: ViewPath, _ ends: EndTypes, isLeft: Bool) -> [OwnerType] {
        if case .cell(let handle) = path.root { return [OwnerType(model.cells[handle], model)] }
        return isLeft ? ends.left : ends.right
    }

    /// Which end a view line belongs to; a cell belongs to the end that lists it.
    func isLeft(_ path: ViewPath, _ edge: Edge) -> Bool {
        switch path.root {
        case .fromScreen, .owner: true
        case .toScreen: false
        case .cell(let cell): lists(edge.from, cell) || !lists(edge.to, cell)
        }
    }

    /// Whether a screen of an end, or one above it, has a cell.
    private func lists(_ ends: HandleRange<Endpoint>, _ cell: Handle<Cell>) -> Bool {
        let named = model.withMembers(model.ends[ends]).compactMap { end in
            if case .screen(let screen) = end { screen } else { nil as Handle<Screen>? }
        }
        return reachable(from: named, model.parents).contains { screen in
            model.screens[screen].cells.handles.contains {
                $0 == cell || model.cells[$0].declaration == cell
            }
        }
    }
}

extension Substring {
    /// The rest of a path after `root`: empty, `.label` or `?.label`.
    fileprivate var afterRoot: Substring? {
        let rest = dropFirst(4)
        let isWhole = rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("?.")
        return hasPrefix("root") && isWhole ? rest : nil
    }
}
