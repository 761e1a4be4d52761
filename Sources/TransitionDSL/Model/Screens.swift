/// A view controller class, a protocol that some conform to, or a SwiftUI view in hosting
/// controllers.
package struct Screen: Sendable {
    /// How the controllers of a SwiftUI view are recognized.
    package enum Hosting: Sendable {
        /// `hosted`: by the type of the view.
        case byType
        /// `any View hosted`: by a mark that the app makes.
        case byMark
    }

    package var declared: Declared
    /// The case of the generated enumeration, without backticks.
    package var caseName: Text
    package var parameters: HandleRange<Parameter>
    /// The views that the app provides, because generated Swift cannot reach them.
    package var given: HandleRange<Parameter>
    /// The Swift type as written, dots included.
    package var typeName = Text.empty
    /// Where it is written.
    package var typePlace: SourcePlace?
    /// The names after `is`: the superclass and the protocols, as screens.
    package var parents = HandleRange<Handle<Screen>>.empty
    package var defaults = HandleRange<DefaultLine>.empty
    package var hooks = HandleRange<Hook>.empty
    package var views = HandleRange<ViewLine>.empty
    /// The cells declared in its body.
    package var cells = HandleRange<Cell>.empty
    package var storyboard: Storyboard?
    /// The Swift module that declares the type, if it is not the app's own.
    package var importedModule: Text?
    /// `any P`: the screens that name this one after `is` conform to the protocol.
    package var isProtocol = false
    /// nil for a class or a protocol.
    package var hosting: Hosting?

    package init(
        declared: Declared, caseName: Text, parameters: HandleRange<Parameter>,
        given: HandleRange<Parameter> = .empty
    ) {
        self.declared = declared
        self.caseName = caseName
        self.parameters = parameters
        self.given = given
    }
}

/// Where Interface Builder stores a screen.
package struct Storyboard: Sendable {
    package var name = Text.empty
    /// The storyboard id; nil for the initial view controller.
    package var identifier: Text?
    /// Interface Builder sets the ids: view lines are only checked, not generated.
    package var setsHeroIDs = false
    /// Where the name and the id are written.
    package var namePlace: SourcePlace?
    package var identifierPlace: SourcePlace?

    package init() {}
}

/// The app's own code around a transition of a screen.
package struct Hook: Sendable {
    package enum Moment: String, CaseIterable, Sendable {
        case beforeGo = "before go"
        case afterGo = "after go"
        case beforeReturn = "before return"
        case afterReturn = "after return"
        case beforeReappear = "before reappear"
        case afterReappear = "after reappear"
    }

    package var moment: Moment
    /// Swift text, emitted as it is.
    package var code: Text
    package var codePlace: SourcePlace
    package var place: SourcePlace

    package init(moment: Moment, code: Text, codePlace: SourcePlace, place: SourcePlace) {
        self.moment = moment
        self.code = code
        self.codePlace = codePlace
        self.place = place
    }
}

/// A reused view class, declared on its own or in a screen.
package struct Cell: Sendable {
    package var declared: Declared
    package var parameters: HandleRange<Parameter>
    /// The Swift type as written; nil if a screen lists a cell declared elsewhere.
    package var typeName: Text?
    /// Where it is written, if it is not the cell's name.
    package var typePlace: SourcePlace?
    /// The screen whose body declares it.
    package var owner: Handle<Screen>?
    /// The declaration that a bare `cell Name` in a screen refers to.
    package var declaration: Handle<Cell>?
    package var views = HandleRange<ViewLine>.empty

    package init(
        declared: Declared, parameters: HandleRange<Parameter>, typeName: Text?,
        owner: Handle<Screen>?
    ) {
        self.declared = declared
        self.parameters = parameters
        self.typeName = typeName
        self.owner = owner
    }
}

/// Screens that share their lines.
package struct Group: Sendable {
    package var declared: Declared
    package var members = HandleRange<Endpoint>.empty

    package init(declared: Declared) { self.declared = declared }
}

/// The limit after `on`: an operation or a segue.
package struct EventLimit: Hashable, Sendable {
    package var operation: Operation
    /// The segue of `segue(…)` and `unwind(…)`.
    package var segue: Handle<Segue>?

    package init(_ operation: Operation, segue: Handle<Segue>? = nil) {
        self.operation = operation
        self.segue = segue
    }
}

/// `path: [id] [with modifiers] [on operation]`.
package struct ViewLine: Sendable {
    package var path: Handle<ViewPath>
    package var modifiers: HandleRange<Handle<Call>>
    package var place: SourcePlace
    package var hero: Handle<HeroUse>?
    package var limit: EventLimit?

    package var operation: Operation? { limit?.operation }

    package init(
        path: Handle<ViewPath>, hero: Handle<HeroUse>?, modifiers: HandleRange<Handle<Call>>,
        limit: EventLimit?, place: SourcePlace
    ) {
        self.path = path
        self.hero = hero
        self.modifiers = modifiers
        self.limit = limit
        self.place = place
    }
}

/// A view as the file writes it: `header.imageView`, `stars[i]`, `NewsCell.picture`.
package struct ViewPath: Sendable {
    /// The path as Swift text, without a leading cell or `from`/`to`.
    package var text: Text
    /// The index variable of `outlets[i]`.
    package let indexName: Text?
    package var place: SourcePlace
    package var root: Root

    package enum Root: Hashable, Sendable {
        /// The screen or cell whose line this is.
        case owner
        case cell(Handle<Cell>)
        /// `from.` and `to.` in the braces of an edge.
        case fromScreen
        case toScreen

        package var isCell: Bool { if case .cell = self { true } else { false } }
    }

    package init(text: Text, indexName: Text?, root: Root, place: SourcePlace) {
        self.text = text
        self.indexName = indexName
        self.root = root
        self.place = place
    }
}

/// A hero id put on a view, or given as a value.
package struct HeroUse: Sendable {
    package var hero: Handle<Hero>
    package var arguments: HandleRange<Argument>
    package var place: SourcePlace
    package var part: Handle<HeroPart>?
    /// `of opener`: the id is that of the screen that opened this one.
    package var isOfOpener: Bool

    package init(
        hero: Handle<Hero>, arguments: HandleRange<Argument>, part: Handle<HeroPart>?,
        isOfOpener: Bool, place: SourcePlace
    ) {
        self.hero = hero
        self.arguments = arguments
        self.part = part
        self.isOfOpener = isOfOpener
        self.place = place
    }
}

extension Model {
    /// The type of a screen as a file writes it: `any Zooming`, `PhotoView hosted`.
    package func typeText(of screen: Screen) -> String {
        let isAny = screen.isProtocol || screen.hosting == .byMark
        return (isAny ? "any " : "") + texts.string(screen.typeName)
            + (screen.hosting == nil ? "" : " hosted")
    }

    /// The id that a line puts on its view.
    @inlinable package func heroUse(of line: ViewLine) -> HeroUse? {
        line.hero.map { heroUses[$0] }
    }
}
