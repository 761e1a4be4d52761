import TransitionDSL

/// The classes that a file names, so that its Swift compiles without its app: every controller and
/// cell has every view of every path.
struct AppClasses {
    /// By module; the app's own has the empty name.
    private(set) var files: [(module: String, text: String)] = []

    private let model: Model
    /// Views that the app gives, which its classes keep to themselves.
    private let given: Set<String>
    private let known: Set<String>
    private var members: [String] = []
    private var cellMembers: [String] = []
    private var nodes: [String] = []
    private var parentsOfViews: Set<String> = []

    /// `known` are the names of types that the doubles declare.
    init(_ model: Model, engine: Engine, known: Set<String>) {
        self.model = model
        self.known = known
        given = Set(
            model.screens.flatMap { model.parameters[$0.given] }.map {
                model.texts.string($0.name)
            })
        collectMembers()
        var types: [String: [(name: String, text: String)]] = [:]
        var order: [String] = []
        var declared: Set<String> = []
        for type in controllers() + cells() + parameterTypes() + animators(engine)
        where declared.insert(type.name).inserted && !known.contains(type.name) {
            if types[type.module] == nil { order.append(type.module) }
            types[type.module, default: []].append((type.name, type.text))
        }
        for module in order {
            let texts = types[module, default: []].map(\.text)
            let others = module.isEmpty ? order.filter { !$0.isEmpty } : []
            let imports = others.map { "public import \($0)" }
            files.append((module, (imports + [base] + texts).joined(separator: "\n")))
        }
        if !order.contains("") { files.append(("", base)) }
    }

    private struct Kind {
        var module: String
        var name: String
        var text: String
    }

    // MARK: Members

    /// What view paths begin with and UIKit has itself.
    private static let inherited: Set<String> = [
        "root", "view", "navigationController", "tabBarController", "parent", "contentView",
        "layer",
    ]

    private mutating func collectMembers() {
        var ofCells: Set<UInt32> = []
        for cell in model.cells {
            for line in model.views[cell.views] { ofCells.insert(line.path.index) }
        }
        // Twice, since a view may be named before those that lie in it.
        for _ in 0..<2 { collect(ofCells) }
    }

    private mutating func collect(_ ofCells: Set<UInt32>) {
        nodes = []
        var seen: Set<String> = []
        var lists: (controllers: [String], cells: [String]) = ([], [])
        for (index, path) in model.paths.enumerated() {
            let parts = model.texts.string(path.text).split(separator: ".").map(String.init)
            var isOfCell = ofCells.contains(UInt32(index))
            if case .cell = path.root { isOfCell = true }
            if isOfCell {
                add(parts[...], to: &lists.cells, seen: &seen, owner: "cell")
            } else {
                add(parts[...], to: &lists.controllers, seen: &seen, owner: "screen")
            }
        }
        (members, cellMembers) = lists
    }

    private mutating func add(
        _ parts: ArraySlice<String>, to list: inout [String], seen: inout Set<String>, owner: String
    ) {
        guard let first = parts.first else { return }
        let name = first.prefix { !"?![".contains($0) }
        if Self.inherited.contains(String(name)) { return }
        if owner == "screen", given.contains(String(name)) { return }
        if name == "image", owner.contains(".") { return }  // an image view's own
        let rest = parts.dropFirst()
        let key = "\(owner).\(name)"
        if !rest.isEmpty { parentsOfViews.insert(key) }
        let type =
            !parentsOfViews.contains(key)
            ? "UIImageView" : "Node" + key.filter { $0 != "." && $0 != "`" }
        if seen.insert(key).inserted {
            let isList = first.contains("[")
            let value = isList ? "[\(type)] = []" : first.contains("?") ? "\(type)?" : "\(type)!"
            list.append("    public var \(name): \(value)")
        }
        guard !rest.isEmpty else { return }
        var own: [String] = []
        add(rest, to: &own, seen: &seen, owner: key)
        if !own.isEmpty {
            nodes.append("extension \(type) {\n\(own.joined(separator: "\n"))\n}")
        }
        if seen.insert("class \(type)").inserted { nodes.append("class \(type)") }
    }

    /// Every class's parent, private to its module's file.
    private var base: String {
        let classes = nodes.filter { $0.hasPrefix("class ") }.map { node in
            let name = String(node.dropFirst(6))
            let own = nodes.filter { $0.hasPrefix("extension \(name) {") }
                .flatMap { $0.split(separator: "\n").dropFirst().dropLast() }
            return "@MainActor open class \(name): UIImageView {\n"
                + own.joined(separator: "\n") + "\n}"
        }
        let own = Set(members.map(Self.name(ofMember:)))
        let members = (members + Self.spokenOf.filter { !own.contains(Self.name(ofMember: $0)) })
            .joined(separator: "\n")
        return """
            public import Foundation
            \(model.screens.contains { $0.hosting != nil } ? "public import SwiftUI" : "")
            public import TransitionRuntime
            public import TRTransitions
            public import UIKit
            \(classes.joined(separator: "\n"))
            public struct AppArticle {
                public var slug: String { "" }
                public var photoURL: URL { URL(fileURLWithPath: "/") }
            }
            @MainActor public enum Custom {
                public static func make() -> ScreenTransition { .fade }
                public static var time: TimeInterval { 1 }
            }
            @MainActor open class BaseController: UIViewController {
                public init() { super.init(nibName: nil, bundle: nil) }
                public required init?(coder: NSCoder) { nil }
            \(members)
            }
            @MainActor open class BaseCell: UICollectionViewCell {
            \(cellMembers.joined(separator: "\n"))
            }
            """
    }

    /// The names that the Swift text in files uses.
    private static let spokenOf = [
        "    public var article: AppArticle { AppArticle() }",
        "    public var image: UIImage? { nil }",
        "    public var index: Int { 0 }",
        "    public func log(_ text: String, _ more: String) {}",
        "    public func scrollToPage() {}",
        "    public func pauseVideo() {}",
        "    public func resumeVideo() {}",
        "    public func forgetPage() {}",
        "    public func reloadData() {}",
        "    public func flashChoice() {}",
        "    public func prepareFields() {}",
        "    public func clear() {}",
        "    public func prepareZoom() {}",
    ]

    private static func name(ofMember member: String) -> String {
        let words = member.split { " :({".contains($0) }
        return words.count > 2 ? String(words[2]) : ""
    }

    // MARK: Types

    private func controllers() -> [Kind] {
        model.screens.filter { $0.hosting != .byMark }.map { screen in
            let module = screen.importedModule.map { model.texts.string($0) } ?? ""
            let (name, wrap) = nested(model.texts.string(screen.typeName), in: module)
            // A class of another module cannot have a parent in the app.
            let parents = model.screenReferences[screen.parents].map { model.screens[$0] }
                .filter { module.isEmpty || $0.importedModule == screen.importedModule }
            let above = parents.filter { !$0.isProtocol }.map { model.texts.string($0.typeName) }
            let protocols = parents.filter(\.isProtocol).map { model.texts.string($0.typeName) }
            if screen.hosting == .byType {
                let view =
                    "public struct \(name): SwiftUI.View { public var body: some SwiftUI.View "
                    + "{ SwiftUI.EmptyView() } }"
                return Kind(
                    module: module, name: model.texts.string(screen.typeName), text: wrap(view))
            }
            let text =
                screen.isProtocol
                ? "@MainActor public protocol \(name): AnyObject {\n\(requirements)\n}"
                : "@MainActor open class \(name): "
                    + ([above.first ?? "BaseController"] + protocols).joined(separator: ", ")
                    + " {}"
            return Kind(
                module: module, name: model.texts.string(screen.typeName), text: wrap(text))
        }
    }

    /// Of a protocol: the views that every class has, and what Swift text calls.
    private var requirements: String {
        let views = members.map { member in
            let bare = member.replacing("public ", with: "")
            return bare.split(separator: " = ").first.map { "\($0) { get set }" } ?? ""
        }
        return (views + ["    func prepareZoom()"]).joined(separator: "\n")
    }

    private func cells() -> [Kind] {
        model.cells.compactMap { cell in
            guard let type = cell.typeName else { return nil }
            let (name, wrap) = nested(model.texts.string(type), in: "")
            return Kind(
                module: "", name: model.texts.string(type),
                text: wrap("@MainActor open class \(name): BaseCell {}"))
        }
    }

    private func parameterTypes() -> [Kind] {
        let views = Set(model.screens.flatMap { model.parameters[$0.given] }.map { $0.typeName })
        return model.parameters.filter { $0.type == .app }.map { parameter in
            let full = model.texts.string(parameter.typeName)
            let (name, wrap) = nested(full, in: "")
            let text = """
                nonisolated public struct \(name): Sendable, Hashable, CustomStringConvertible {
                    public var description: String { "" }
                }
                """
            // What the app gives a screen is a view.
            let isView = views.contains(parameter.typeName)
            return Kind(
                module: "", name: full,
                text: wrap(isView ? "@MainActor open class \(name): UIView {}" : text))
        }
    }

    private func animators(_ engine: Engine) -> [Kind] {
        model.animators.compactMap { animator in
            guard case .appClass(let type, let arguments) = animator.body else { return nil }
            let full = model.texts.string(type)
            let (name, wrap) = nested(full, in: "")
            let parameters = model.arguments[arguments].enumerated().map { index, argument in
                let label = model.texts.string(Text(index: argument.parameter))
                return
                    "\(label.isEmpty ? "_ unnamed\(index)" : label): \(swiftType(of: argument.value))"
            }
            let isAgent = engine == .trtransitions
            let head =
                "\(name): NSObject, "
                + (isAgent ? "TRTransitionProtocol" : "UIViewControllerAnimatedTransitioning")
            let initializer =
                "    public init(\(parameters.joined(separator: ", "))) { super.init() }"
            let body = isAgent ? Self.agent : Self.animation
            let text = """
                \(isAgent ? "nonisolated" : "@MainActor") public final class \(head) {
                \(parameters.isEmpty ? "" : initializer)
                \(body)
                }
                """
            return Kind(module: "", name: full, text: wrap(text))
        }
    }

    private func swiftType(of value: Handle<Value>) -> String {
        switch model.values[value] {
        case .number, .negated, .binary: "Double"
        case .bool: "Bool"
        case .text: "String"
        case .color: "UIColor"
        case .constant: "TransitionRuntime.Direction"
        case .parameter(let parameter): swiftType(model.parameters[parameter])
        default: "Any"
        }
    }

    private func swiftType(_ parameter: Parameter) -> String {
        let type: String
        switch parameter.type {
        case .duration: type = "TimeInterval"
        case .length, .angle, .fraction: type = "CGFloat"
        case .color: type = "UIColor"
        case .point: type = "CGPoint"
        case .size: type = "CGSize"
        case .rect: type = "CGRect"
        case .direction: type = "TransitionRuntime.Direction"
        case .view: type = "UIView"
        case .animation: type = "ScreenTransition"
        default: type = model.texts.string(parameter.typeName)
        }
        return type + (parameter.isOptional ? "?" : "")
    }

    /// The last name of a dotted one, and what puts a declaration where the others say.
    private func nested(_ full: String, in module: String) -> (String, (String) -> String) {
        var parts = full.split(separator: ".").map(String.init)
        if let first = parts.first, first == module, parts.count > 1 { parts.removeFirst() }
        let name = parts.removeLast()
        return (
            name,
            { text in
                parts.reversed().reduce(text) { "nonisolated public enum \($1) {\n\($0)\n}" }
            }
        )
    }

    private static let animation = """
            public func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 1 }
            public func animateTransition(
                using transitionContext: any UIViewControllerContextTransitioning
            ) {}
        """

    private static let agent = """
            public func performTransition(
                with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
                completionHandler: ((Bool) -> Bool)!
            ) {}
        """
}
