package import AppSource
package import Resolution
package import TransitionDSL

/// One thing that the code of an app says about its transitions, with its place and how certain it is.
package struct AppFact: Sendable {
    package enum Certainty: String, Sendable, CaseIterable {
        /// Every name was resolved to one declaration, the receiver is known to be the engine's, and
        /// nothing is unknown.
        case certain
        /// A name was resolved because the program has only one such name, or the type of the
        /// receiver is outside the program and the member is the engine's.
        case likely
        /// The place is a fact, but its value, view or owner is not known.
        case unknown
    }

    package var content: AppFactContent
    /// The statement; in Interface Builder the element of the attribute. The file is an index of
    /// ``AppScan/files``.
    package var place: SourcePlace
    /// The enclosing type as written. In Interface Builder the controller's class, otherwise its
    /// storyboard id, its label, `element#id`; in a xib the class of its owner, otherwise of the
    /// top view, otherwise the file's name.
    package var container: String
    /// The enclosing member as Swift names it: `show(_:)`, `viewDidLoad()`, `title`.
    package var member: String?
    /// The path to the view from its owner: `photoView`, `header.titleLabel`, `root`.
    package var view: String?
    /// The class that the path begins in: a controller, a cell or another view of the program.
    package var owner: String?
    /// The classes of the controllers that show the view, sorted.
    package var screens: [String]
    package var certainty: Certainty
    /// It is in the code of tests or previews.
    package var isTest: Bool
    /// The places that led to it, from the place itself on: declarations of names, assignments.
    package var via: [SourcePlace]
    /// The expression because of which the value is not known.
    package var unknownPart: SourcePlace?
    /// The path of branches to the statement: `if#1`, `if#1.else`, `switch#2.case#1`, `for#1` …
    package var branch: [String]
    /// The `#if` condition.
    package var condition: String?
    package var language: AppLanguage

    package init(
        _ content: AppFactContent, place: SourcePlace, container: String, member: String? = nil,
        view: String? = nil, owner: String? = nil, screens: [String] = [], certainty: Certainty,
        isTest: Bool = false,
        via: [SourcePlace] = [], unknownPart: SourcePlace? = nil, branch: [String] = [],
        condition: String? = nil,
        language: AppLanguage
    ) {
        self.content = content
        self.place = place
        self.container = container
        self.member = member
        self.view = view
        self.owner = owner
        self.screens = screens
        self.certainty = certainty
        self.isTest = isTest
        self.via = via
        self.unknownPart = unknownPart
        self.branch = branch
        self.condition = condition
        self.language = language
    }
}

/// What a fact says: the kind and the members that only it has.
package enum AppFactContent: Sendable {
    package enum Operation: String, Sendable { case set, clear, copy, bind }

    package enum ModifierForm: String, Sendable { case list, text, function }

    /// What an animation is set for.
    package enum AnimationProperty: String, Sendable {
        case modal, navigation, tab, `default`, argument
    }

    /// What Hero is switched on or off for. A view stays out of transitions without it, a screen has
    /// none.
    package enum SwitchTarget: Sendable {
        /// By its class, or by the name of a controller of a nib.
        case screen(String)
        case view
        case unknown

        package var screen: String? { if case .screen(let name) = self { name } else { nil } }
    }

    /// `matchedTransitionSource`, `navigationTransition(.zoom(…))` and `matchedGeometryEffect`.
    package enum ZoomKind: Sendable { case source, zoom, geometry }

    package enum CarrierKind: String, Sendable { case carrier, constant, function, alias }

    /// A nil among the patterns means no id. No pattern at all means that the value is unknown.
    case heroID(Operation, patterns: [IDPattern?], holes: [[String]])
    case heroIDRead(patterns: [IDPattern?])
    case modifiers(ModifierForm, [FactValue])
    case source(patterns: [IDPattern?])
    /// `on` is the expression whose animation it is, `self` for the screen's own.
    case animation(AnimationProperty, on: String, animation: FactCall?, returning: FactCall?)
    /// The value is true or false, otherwise code.
    case enabled(SwitchTarget, value: FactValue)
    /// A call of Hero that begins a transition, by name.
    case transitionCall(String)
    case runtime(String)
    case delegate(String)
    /// `declares` is whether this is the declaration rather than an assignment.
    case named(
        CarrierKind, name: String, declares: Bool, patterns: [IDPattern?], value: String?,
        uses: Int)
    case screen(class: String, superclass: String?)
    case cell(class: String, superclass: String?)
    case edge(
        operation: FactOperation, from: String?, to: String?, identifier: String?,
        animation: FactCall?)
    /// Without an operation, the line is for all of one direction. The animation of an app's code is
    /// an animator.
    case registryLine(
        operations: [FactOperation], from: String?, to: String?, animation: FactAnimation?)
    case segue(identifier: String?, operation: FactOperation, from: String?, to: String?)
    case storyboard(identifier: String?, class: String?)
    case unknownAttribute(name: String, value: String?)
    /// The id of a zoom of SwiftUI: its text if it is known, and as written.
    case zoom(ZoomKind, id: String?, expression: String, namespace: String?)
    /// A view of SwiftUI that a hosting controller shows; nil if its type is not known.
    case hosted(view: String?)

    /// The name of the kind in `scan --json` and `--kind`.
    package var kind: AppFactKind {
        switch self {
        case .heroID: .heroID
        case .heroIDRead: .heroIDRead
        case .modifiers: .modifiers
        case .source: .source
        case .animation: .animation
        case .enabled: .enabled
        case .transitionCall: .transitionCall
        case .runtime: .runtime
        case .delegate: .delegate
        case .named(.carrier, _, _, _, _, _): .carrier
        case .named(.constant, _, _, _, _, _): .constant
        case .named(.function, _, _, _, _, _): .function
        case .named(.alias, _, _, _, _, _): .alias
        case .screen: .screen
        case .cell: .cell
        case .edge: .edge
        case .registryLine: .registryLine
        case .segue: .segue
        case .storyboard: .storyboard
        case .unknownAttribute: .unknownAttribute
        case .zoom(.source, _, _, _): .zoomSource
        case .zoom(.zoom, _, _, _): .zoom
        case .zoom(.geometry, _, _, _): .matchedGeometry
        case .hosted: .hosted
        }
    }
}

/// The kinds of facts; the raw values never change within a version of the output.
package enum AppFactKind: String, Sendable, CaseIterable {
    case heroID = "hero-id"
    case heroIDRead = "hero-id-read"
    case modifiers, source, animation, enabled
    case transitionCall = "transition-call"
    case runtime, delegate, carrier, constant, function, alias, screen, cell, edge
    case registryLine = "registry-line"
    case segue, storyboard
    case unknownAttribute = "unknown-attribute"
    case zoomSource = "zoom-source"
    case zoom
    case matchedGeometry = "matched-geometry"
    case hosted
}
