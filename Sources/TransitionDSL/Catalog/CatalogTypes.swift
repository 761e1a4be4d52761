/// The place of a row in ``Catalog/entries``.
@usableFromInline package struct CatalogIndex: Hashable, Sendable {
    @usableFromInline package var index: UInt16

    @inlinable package init(_ index: Int) { self.index = UInt16(truncatingIfNeeded: index) }

    @inlinable package static func == (left: CatalogIndex, right: CatalogIndex) -> Bool {
        left.index == right.index
    }
}

/// What a row of the catalog is, which says where it may stand.
@usableFromInline package enum CatalogKind: String, CaseIterable, Sendable {
    /// Plays between two screens: `pageIn(up)`.
    case animation
    /// Moves one view: `fade`, `arc(intensity: 1)`.
    case modifier
    /// A gesture that drives a transition: `pan(down)`.
    case interaction
    /// Stands after `with` on an animation, a line, a table or an animator: `duration(0.4s)`.
    case option
    /// Changes a controller's view in a key frame: `y(-20)`.
    case change
    /// Makes a value: `point(x: 1, y: 2)`.
    case constructor
    /// A name that a type defines: `left`, `easeIn`, `topToBottom`.
    case constant
}

/// The type of a parameter or a value.
@usableFromInline package enum ValueType: String, CaseIterable, Sendable {
    case int = "Int"
    case uint = "UInt"
    case double = "Double"
    case bool = "Bool"
    case string = "String"
    case url = "URL"
    case uuid = "UUID"
    /// Seconds.
    case duration = "Duration"
    /// Points; in key frames also percent of the view's size along the axis.
    case length = "Length"
    /// Radians.
    case angle = "Angle"
    /// 0 to 1, also written in percent.
    case fraction = "Fraction"
    case color = "Color"
    case point = "Point"
    case size = "Size"
    case rect = "Rect"
    case direction = "Direction"
    case view = "View"
    case animation = "Animation"

    // Types that only the catalog's own parameters have.
    case modifier = "Modifier"
    case interaction = "Interaction"
    case curve = "Curve"
    case cascadeDirection = "CascadeDirection"
    case heroID = "HeroID"
    case image = "Image"
    case content = "Content"
    case dimension = "Dimension"
    case drivenWay = "DrivenWay"
    case fractionRange = "FractionRange"
    case speedRange = "SpeedRange"
    /// A Swift expression only, such as a transform or a path: `swift(#"…"#)`.
    case swiftOnly = "Swift"
    /// A type of the app; its values come from parameters and `swift(#"…"#)`.
    case app = "a type of the app"

    /// The types that a parameter in a file can name.
    package static let nameable = allCases.prefix { $0 != .modifier }
}

/// The engines that can do a thing.
package struct EngineSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let uikit = EngineSet(rawValue: 1)
    package static let hero = EngineSet(rawValue: 2)
    package static let sdoshero = EngineSet(rawValue: 4)
    package static let trtransitions = EngineSet(rawValue: 8)
    package static let all: EngineSet = [.uikit, .hero, .sdoshero, .trtransitions]
    /// Those that have Hero, and with it hero ids and modifiers.
    package static let withHero: EngineSet = [.hero, .sdoshero]
    /// Those whose animations the runtime can play.
    package static let withRuntime: EngineSet = [.uikit, .hero, .sdoshero]

    package static func of(_ engine: Engine) -> EngineSet {
        switch engine {
        case .uikit: .uikit
        case .hero: .hero
        case .sdoshero: .sdoshero
        case .trtransitions: .trtransitions
        }
    }
}

/// What `with` may stand on to hold an option.
package struct OptionContexts: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `animation open = pageIn(up) with …`.
    package static let animation = OptionContexts(rawValue: 1)
    /// A line of a registry.
    package static let line = OptionContexts(rawValue: 2)
    /// A line of `defaults`, or a screen's own.
    package static let defaultLine = OptionContexts(rawValue: 4)
    /// `animator dropAway with …`.
    package static let animator = OptionContexts(rawValue: 8)
    /// `registry App with …` and `defaults with …`, for all their lines.
    package static let table = OptionContexts(rawValue: 16)

    /// Wherever an animation is chosen for an event.
    package static let choices: OptionContexts = [.animation, .line, .defaultLine]
}

/// What plays on the way back, which makes `opposite` an involution.
package enum CatalogOpposite: Hashable, Sendable {
    /// Coming back is as going was. Arguments that are animations still become their opposites.
    case itself
    /// The row of this name with the same arguments; directions among them become opposites
    /// too where `mirrorsDirection` says so.
    case named(String, mirrorsDirection: Bool)

    package var mirrorsDirection: Bool {
        switch self {
        case .itself: false
        case .named(_, let mirrorsDirection): mirrorsDirection
        }
    }
}

/// Which screen of an event holds the view that an animation is told.
package enum ViewHolder: Sendable {
    /// The one that is left: a zoom goes into its view.
    case left
    /// The one that is entered: a zoom comes out into its view.
    case entered
    /// The one where the way there began: going it is left, coming back it is entered.
    case origin

    package func isEntered(comingBack: Bool) -> Bool {
        switch self {
        case .left: false
        case .entered: true
        case .origin: comingBack
        }
    }
}

/// What a modifier is to Hero, from its `canAnimate` and its preprocessors of matches.
package enum ModifierEffect: Sendable {
    /// Gives the view a state of its own, for which Hero animates it.
    case animates
    /// The same, and a match replaces it: the view flies to where its partner is.
    case animatesUnlessMatched
    /// When and along which curve the view moves, if it does. Of two matched views, that of the
    /// one that comes counts for both.
    case timing
    /// How a view is drawn that is animated for another reason.
    case adjusts
    /// Holds modifiers, or acts on other views.
    case other
}

/// One parameter of a catalog row.
package final class CatalogParameter: Sendable {
    /// The label; empty where there is none to write.
    package let label: String
    /// Whether the label may be left out.
    package let labelIsOptional: Bool
    package let type: ValueType
    /// The value when left out, as the language writes it.
    package let defaultValue: String?
    /// What happens when left out, in words, where no value of the language says it.
    package let whenLeftOut: String?
    /// What a literal may be, in the type's base unit (seconds, points, radians, fractions).
    package let range: ClosedRange<Double>?
    /// Whether the lower bound itself is outside.
    package let excludesLowerBound: Bool
    /// Whether several values, at least one, may stand for it at the end of the list.
    package let isVariadic: Bool

    /// The value when left out where the opposite of the call plays; an animation is one, too.
    package func defaultValue(isOpposite: Bool) -> String? {
        guard isOpposite, type == .animation, let defaultValue,
            let row = Catalog.row(.animation, defaultValue)
        else { return defaultValue }
        return Catalog[Catalog.opposite(of: row)].name
    }

    /// Whether the parameter must be given.
    package var isRequired: Bool { defaultValue == nil && whenLeftOut == nil }

    package init(
        _ label: String, _ type: ValueType, labelIsOptional: Bool = false,
        default defaultValue: String? = nil, whenLeftOut: String? = nil,
        in range: ClosedRange<Double>? = nil, excludesLowerBound: Bool = false,
        isVariadic: Bool = false
    ) {
        self.label = label
        self.labelIsOptional = labelIsOptional
        self.type = type
        self.defaultValue = defaultValue
        self.whenLeftOut = whenLeftOut
        self.range = range
        self.excludesLowerBound = excludesLowerBound
        self.isVariadic = isVariadic
    }
}

/// One name of the language with all that is known of it. Rows of one name and kind are overloads
/// and stand together. An object, since rows are looked up all the time and never change.
package final class CatalogEntry: Sendable {
    package let kind: CatalogKind
    package let name: String
    package let parameters: [CatalogParameter]
    /// The type that a constructor or a constant gives.
    package let type: ValueType?
    package let engines: EngineSet
    /// What a modifier is to Hero; `other` on other rows.
    package let effect: ModifierEffect
    /// One sentence for people, without a final period.
    package let summary: String
    /// A complete call as a file writes it; for a constant, a call that uses it.
    package let example: String
    /// The first iOS that has it, where that is later than the runtime's own.
    package let availableFrom: Int?
    /// What comes back for an animation, and the other way for a direction; nil on other rows.
    package let opposite: CatalogOpposite?
    /// Which screen holds the view that an animation is told; no other row heeds it.
    package let viewHolder: ViewHolder
    /// Where an option may stand; empty on other rows.
    package let contexts: OptionContexts

    package init(
        _ kind: CatalogKind, _ name: String, _ parameters: [CatalogParameter] = [],
        type: ValueType? = nil, engines: EngineSet = .all, availableFrom: Int? = nil,
        opposite: CatalogOpposite? = nil, viewHolder: ViewHolder = .origin,
        contexts: OptionContexts = [], effect: ModifierEffect = .other, summary: String,
        example: String
    ) {
        self.kind = kind
        self.name = name
        self.parameters = parameters
        self.type = type
        self.engines = engines
        self.availableFrom = availableFrom
        self.opposite = opposite
        self.viewHolder = viewHolder
        self.contexts = contexts
        self.effect = effect
        self.summary = summary
        self.example = example
    }
}
