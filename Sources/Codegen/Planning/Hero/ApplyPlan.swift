import TransitionDSL

/// The functions that set the hero ids and modifiers of screens and cells.
struct ApplyPlan {
    var functions: [ApplyFunction] = []
    /// The modules of classes that get a visible function.
    var modules: [Text] = []

    /// By screen, the function that a registry calls or, if it needs an argument, cannot call; none
    /// if a superclass's function, or nothing, sets up the views.
    var setups: [Handle<Screen>: ApplyFunction] = [:]

    var isEmpty: Bool { functions.isEmpty }

    init() {}

    init(_ model: Model, _ context: HeroContext) {
        self = ApplyPlanner.plan(of: .main, model, context)
        var all = functions
        // A registry sets up the screens of imported files, too.
        var files: Set<FileIndex> = [.main]
        for handle in model.screensOwnFirst {
            let screen = model.screens[handle]
            let file = screen.declared.place.file
            if screen.views.isEmpty || !files.insert(file).inserted { continue }
            all += ApplyPlanner.plan(of: file, model, context).functions
        }
        for function in all {
            guard let handle = function.calledScreen else { continue }
            let screen = model.screens[handle]
            // In another module the function need not be visible.
            let isVisible = screen.declared.isGenerated || screen.importedModule == nil
            if isVisible || !function.parameters.isEmpty { setups[handle] = function }
        }
    }
}

/// A function in an extension of a screen's or a cell's class.
struct ApplyFunction {
    enum Owner {
        case screen(Handle<Screen>)
        case cell(Handle<Cell>)
    }

    var owner: Owner
    var name: String
    /// A method of the file that others call. No class can override a method of an extension, so a
    /// subclass with the same parameters is called by its superclass's function.
    var isPart = false
    var parameters: [ApplyParameter]
    /// The superclass whose function is called first.
    var superclass: Call?
    /// The methods that are called next: those of protocols.
    var parts: [Call] = []
    var views: HandleRange<ViewLine>
    /// The subclasses with methods that are called last, if the controller is one of them.
    var subclasses: [Call] = []
    /// Whether ids include the screen itself, or the screen that the cell is on.
    var speaksOfItsScreen = false
    /// The subclasses that are screens of their own, the most derived first.
    var ownScreens: [Handle<Screen>] = []

    /// Whether it only calls the method of its own screen, as a protocol's does.
    var isForwarding: Bool {
        guard case .screen(let screen) = owner, !isPart else { return false }
        return parts.contains { $0.screen == screen }
    }
    /// The screen that the app can call it on.
    var calledScreen: Handle<Screen>? {
        if case .screen(let screen) = owner, !isPart { screen } else { nil }
    }

    struct Call {
        var screen: Handle<Screen>
        var name: String
        var parameters: [ApplyParameter]
    }
}

/// A parameter of such a function.
enum ApplyParameter: Hashable {
    case declared(Handle<Parameter>)
    case context(Context)

    /// Values that ids may include besides the parameters of their screen or cell.
    enum Context: UInt32, CaseIterable {
        /// The screen that a cell is on, and its controller.
        case screen, instance
        /// The screen that opened this one, and its controller.
        case opener, openerInstance

        var name: StaticString {
            switch self {
            case .screen: "screen"
            case .instance: "instance"
            case .opener: "opener"
            case .openerInstance: "openerInstance"
            }
        }

        var label: StaticString { self == .screen ? "on" : name }

        /// Whether it is a screen rather than a controller.
        var isScreen: Bool { self == .screen || self == .opener }

        /// The values that view lines need.
        static func needed(
            by views: HandleRange<ViewLine>, _ context: HeroContext, _ model: Model
        ) -> Set<Context> {
            var needed: Set<Context> = []
            for index in views.indices {
                let line = model.views[index]
                if let use = model.heroUse(of: line) {
                    let scope = model.heroes[use.hero].scope
                    if scope != .app { needed.insert(use.isOfOpener ? .opener : .screen) }
                    if scope == .instance {
                        needed.insert(use.isOfOpener ? .openerInstance : .instance)
                    }
                }
                let dependencies = context.dependencies(in: line.modifiers, model)
                if !dependencies.isDisjoint(with: [.scopedID, .listWithScopedID]) {
                    needed.formUnion([.screen, .instance])
                }
            }
            return needed
        }
    }
}

extension ApplyFunction {
    /// `applyTransitions(id:)`: the name with the labels.
    func signature(_ model: Model) -> String {
        let labels = parameters.map { parameter in
            switch parameter {
            case .declared(let handle): model.texts.string(model.parameters[handle].name) + ":"
            case .context(let context): "\(context.label):"
            }
        }
        return "\(name)(\(labels.joined()))"
    }
}
