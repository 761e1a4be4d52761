import TransitionDSL

/// The functions that set the hero ids and modifiers of screens and cells.
struct ApplyPlan {
    var functions: [ApplyFunction] = []
    /// The modules of classes that get a function which others see.
    var modules: [Text] = []

    /// By screen, how its views get their ids and modifiers; nil where a superclass's function, or
    /// nothing, sets them.
    var setups: [ScreenSetupPlan?] = []

    var isEmpty: Bool { functions.isEmpty }
}

/// A function in an extension of a screen's or a cell's class.
struct ApplyFunction {
    enum Owner {
        case screen(Handle<Screen>)
        case cell(Handle<Cell>)
    }

    var owner: Owner
    var name: String
    /// A method of the file that others call: no class can override what stands in an extension,
    /// so a subclass with the same parameters leaves its call to the function of its superclass.
    var isPart = false
    var parameters: [ApplyParameter]
    /// The superclass whose function is called first.
    var superclass: Call?
    /// The methods that are called next: those of protocols.
    var parts: [Call] = []
    var views: HandleRange<ViewLine>
    /// The subclasses whose methods are called last, where the controller is one of them.
    var subclasses: [Call] = []
    /// Whether ids carry the screen that this is, or the cell is on.
    var speaksOfItsScreen = false
    /// The subclasses that are screens of their own, the furthest first.
    var ownScreens: [Handle<Screen>] = []

    /// Whether it only calls the part of its own screen, as that of a protocol does.
    var isForwarding: Bool {
        guard case .screen(let screen) = owner, !isPart else { return false }
        return parts.contains { $0.screen == screen }
    }
    /// Whether the app can call it on a screen.
    var isOfScreen: Bool {
        if case .screen = owner { !isPart } else { false }
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
    /// The screen that a cell is on, and its controller.
    case screen
    case instance
    /// The screen that has opened this one, and its controller.
    case opener
    case openerInstance
}

/// What view lines need to know beside what their screen or cell declares.
struct ApplyNeeds {
    var ownScreen = false
    var ownInstance = false
    var opener = false
    var openerInstance = false

    init(
        _ views: HandleRange<ViewLine>, _ context: borrowing HeroContext, _ model: borrowing Model
    ) {
        for index in views.indices {
            let line = model.views[index]
            if let use = model.heroUse(of: line) {
                let scope = model.heroes[use.hero].scope
                if use.isOfOpener {
                    opener = opener || scope != .app
                    openerInstance = openerInstance || scope == .instance
                } else {
                    ownScreen = ownScreen || scope != .app
                    ownInstance = ownInstance || scope == .instance
                }
            }
            let mentions = context.mentions(in: line.modifiers, of: model.items)
            let isScoped =
                mentions.contains(.scopedID)
                || mentions.contains(.list) && !Self.isFree(line.modifiers, context, model)
            if isScoped { (ownScreen, ownInstance) = (true, true) }
        }
    }

    /// Whether the lists that calls name, and those that these name, speak of no scoped id.
    private static func isFree(
        _ calls: HandleRange<Handle<Call>>, _ context: borrowing HeroContext,
        _ model: borrowing Model
    ) -> Bool {
        var names = MentionedNames()
        names.add(calls, model)
        var seen: Set<Handle<ModifierList>> = []
        while let list = names.lists.popLast() {
            if !context.listNeedsContext(list) || !seen.insert(list).inserted { continue }
            let items = model.modifiers[list].body
            if context.mentions(in: items, of: model.items).contains(.scopedID) { return false }
            names.add(items, model)
        }
        return true
    }
}

/// The function that sets up a screen.
struct ScreenSetupPlan {
    var name: String
    /// `applyTransitions(id:)`
    var signature: String
    /// Whether a registry can call it: it takes no value.
    var isAutomatic: Bool
}

extension Planner {
    func planApply(_ context: HeroContext) -> ApplyPlan {
        var plan = applyPlan(of: .main, context)
        plan.setups = Array(repeating: nil, count: model.screens.count)
        addSetups(of: plan.functions, to: &plan.setups)
        // A registry sets up the screens of imported files, too.
        var files: Set<FileIndex> = [.main]
        for screen in model.screens
        where !screen.views.isEmpty && files.insert(screen.declared.place.file).inserted {
            let imported = applyPlan(of: screen.declared.place.file, context)
            addSetups(of: imported.functions, to: &plan.setups)
        }
        return plan
    }

    private func applyPlan(of file: FileIndex, _ context: HeroContext) -> ApplyPlan {
        var planner = ApplyPlanner(model, context, file)
        planner.planCells()
        planner.planScreens()
        return planner.plan
    }

    private func addSetups(of functions: [ApplyFunction], to setups: inout [ScreenSetupPlan?]) {
        for function in functions where function.isOfScreen {
            guard case .screen(let handle) = function.owner else { continue }
            let screen = model.screens[handle]
            let isAutomatic = function.parameters.isEmpty
            // In another module the function need not be visible.
            let isVisible = screen.declared.place.file == .main || screen.importedModule == nil
            if isAutomatic && !isVisible { continue }
            setups[Int(handle.index)] = ScreenSetupPlan(
                name: function.name, signature: function.signature(model), isAutomatic: isAutomatic)
        }
    }
}

extension ApplyFunction {
    /// `applyTransitions(id:)`: the name with the labels.
    func signature(_ model: Model) -> String {
        var text = name + "("
        for parameter in parameters {
            switch parameter {
            case .declared(let handle): text += model.texts.string(model.parameters[handle].name)
            case .screen: text += "on"
            case .instance: text += "instance"
            case .opener: text += "opener"
            case .openerInstance: text += "openerInstance"
            }
            text += ":"
        }
        return text + ")"
    }
}
