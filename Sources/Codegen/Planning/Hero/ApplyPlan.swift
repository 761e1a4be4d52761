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
            let items = model.modifiers[list].items
            if context.mentions(in: items, of: model.items).contains(.scopedID) { return false }
            names.add(items, model)
        }
        return true
    }
}
