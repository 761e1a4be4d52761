import Resolution
import TransitionDSL

/// Views as arguments of animations: names of functions that find the view when it is needed.
extension SwiftPlanner {
    /// A function from the screen that has the view, and the other one, to the view or an image.
    func provider(
        _ term: Term, isImage: Bool, _ holders: [Handle<Screen>]?, at site: ExpressionSite
    ) -> SwiftCode {
        var screens = ViewFunction.Place.anyScreen
        if let holders, holders.allSatisfy({ model.screens[$0].hosting == nil }) {
            screens = .screens(holders)
        }
        switch model.values[term.value] {
        case .view(let handle):
            let path = model.paths[handle]
            var place = screens
            if case .cell(let cell) = path.root { place = .cell(cell) }
            let function = ViewFunction(place: place, finder: .path(path.text), isImage: isImage)
            return reference(to: function, path.place)
        case .swift(let code):
            let function = ViewFunction(place: screens, finder: .code(code), isImage: isImage)
            return reference(to: function, site.place)
        case .parameter(let parameter):
            switch bindings.meaning(of: parameter, in: term.scope) {
            case .term(let meant): return provider(meant, isImage: isImage, holders, at: site)
            case .nothing, .number: return "nil"
            case .itself: return "{ _, _ in \(name(model.parameters[parameter].name)) }"
            }
        default: return "nil"
        }
    }

    private func reference(to function: ViewFunction, _ source: SourcePlace) -> SwiftCode {
        let name = viewFunctions.name(of: function, from: source, in: model)
        return "\(GeneratedNames.setup).\(texts.intern(name))"
    }

    // MARK: Functions

    func viewFunctionConstants() -> [SwiftDeclaration] {
        var constants: [SwiftDeclaration] = []
        for (function, name, source) in viewFunctions.all {
            let type: SwiftCode = function.isImage ? "ImageProvider" : "ViewProvider"
            let other: SwiftCode = function.isInCell ? "other" : "_"
            // Constants: in Swift 5 the name of a function would not be Sendable.
            let head: SwiftCode = """
                static let \(texts.intern(name)): ScreenTransition.\(type) = { owner, \(other) in
                """
            var constant = SwiftDeclaration(head, at: source)
            constant.body = .statements([.line(body(of: function, name, source), at: source)])
            constants.append(constant)
        }
        return constants.spaced
    }

    private func body(
        of function: ViewFunction, _ name: String, _ source: SourcePlace
    ) -> SwiftCode {
        switch function.place {
        case .cell(let cell): return "\(mark: source)\(finder(function, inCell: cell))"
        case .anyScreen: return "\(mark: source)owner.\(finder(function, name))"
        case .screens(let screens) where screens.count == 1:
            return "\(mark: source)(owner as? \(type(of: screens[0])))?.\(finder(function, name))"
        case .screens(let screens):
            var cases: [SwiftCode] = []
            for screen in screens {
                cases.append(
                    """
                    \(mark: source)case let owner as \(type(of: screen)): \
                    return owner.\(finder(function, name))
                    """)
            }
            return .cases(of: "owner", cases + ["default: return nil"])
        }
    }

    /// The rest of the expression after the screen: the path (`root` is its view) or a method.
    private func finder(_ function: ViewFunction, _ name: String) -> SwiftCode {
        switch function.finder {
        case .path(let path): model.texts.string(path) == "root" ? "view" : "\(path)"
        case .code: method(name)
        }
    }

    private func finder(_ function: ViewFunction, inCell handle: Handle<Cell>) -> SwiftCode {
        guard case .path(let path) = function.finder else { return "nil" }
        let type = OwnerType(model.cells[handle], model)
        let found: SwiftCode = """
            (owner as? any TransitionCellSource)?.cell(for: other) as? \(type.code)
            """
        return model.texts.string(path) == "root" ? found : "(\(found))?.\(path)"
    }

    private func type(of screen: Handle<Screen>) -> SwiftCode {
        OwnerType(model.screens[screen])?.code ?? "UIViewController"
    }

    // MARK: Code of the app

    /// `newsFindView()`: the namespace keeps the methods of two files distinct.
    private func method(_ name: String) -> SwiftCode {
        let namespace = model.texts.string(model.header.moduleName)
        let prefix = GeneratedNames.loweringLeadingCapitals(namespace)
        return "\(texts.intern(prefix + GeneratedNames.familyType(name)))()"
    }

    /// The methods with the app's own Swift for a view, in the classes of the screens.
    func viewMethods() -> [SwiftDeclaration] {
        var extensions: [SwiftDeclaration] = []
        for (function, name, source) in viewFunctions.all {
            guard case .code(let code) = function.finder else { continue }
            var owners: [Handle<Screen>?] = [nil]
            if case .screens(let screens) = function.place { owners = screens.map { Optional($0) } }
            let type: SwiftCode = function.isImage ? "UIImage" : "UIView"
            let method = SwiftDeclaration(
                "@MainActor fileprivate func \(method(name)) -> \(type)?", at: source,
                statements: [.line("\(mark: source)\(code)", at: source)])
            for owner in owners { extensions.append(screenExtension(of: owner, [method]).apart) }
        }
        return extensions
    }
}

/// The screens that may have an animation's views: those that an event leaves and enters.
struct ViewHolders {
    /// nil if it may be any controller.
    var from: [Handle<Screen>]?
    var to: [Handle<Screen>]?
    /// Whether the event is a return; then it ends where the forward event began.
    var isReturn = false

    static let unknown = ViewHolders()

    /// The screens that have the view in an argument of an animation.
    func screens(_ holder: ViewHolder) -> [Handle<Screen>]? {
        holder.isEntered(comingBack: isReturn) ? to : from
    }
}

/// A function that finds a view of a screen, or an image that it shows.
struct ViewFunction: Hashable {
    enum Place: Hashable {
        /// In the cell for the content of the other screen.
        case cell(Handle<Cell>)
        case screens([Handle<Screen>])
        /// A property that every controller has.
        case anyScreen
    }

    enum Finder: Hashable {
        case path(Text)
        /// Swift code of the app, in which `self` is the screen.
        case code(Text)
    }

    var place: Place
    var finder: Finder
    var isImage: Bool

    /// Whether it needs the other screen, to find the cell for its content.
    var isInCell: Bool { if case .cell = place { true } else { false } }
}

/// The functions that lines need, each once, with a descriptive name.
struct ViewFunctions {
    /// Each with the place that needs it first.
    private(set) var all: [(function: ViewFunction, name: String, source: SourcePlace)] = []
    /// An index: each use asks for its function.
    private var indices: [ViewFunction: Int] = [:]
    private var nameCounts: [String: Int] = [:]

    mutating func name(
        of function: ViewFunction, from source: SourcePlace, in model: Model
    ) -> String {
        if let index = indices[function] { return all[index].name }
        var name = "find" + phrase(function, model)
        let count = nameCounts[name, default: 0] + 1
        nameCounts[name] = count
        // No phrase ends in an underscore and a number.
        if count > 1 { name += "_\(count)" }
        indices[function] = all.count
        all.append((function, name, source))
        return name
    }

    /// `AssetCellImageView` for `AssetCell.imageView`.
    private func phrase(_ function: ViewFunction, _ model: Model) -> String {
        guard case .path(let path) = function.finder else {
            return function.isImage ? "Image" : "View"
        }
        var text = model.texts.string(path)
        if case .cell(let cell) = function.place {
            text = model.texts.string(model.cells[cell].declared.swiftName) + "." + text
        }
        var phrase = ""
        var raisesNext = true
        for scalar in text.unicodeScalars {
            if scalar.properties.isXIDContinue, scalar != "_" {
                phrase += raisesNext ? scalar.properties.uppercaseMapping : String(scalar)
                raisesNext = false
            } else {
                raisesNext = true
            }
        }
        return phrase
    }
}
