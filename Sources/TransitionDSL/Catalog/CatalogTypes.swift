/// The index of a row in ``Catalog/entries``.
@usableFromInline package struct CatalogIndex: Hashable, Sendable {
    @usableFromInline package var index: Int

    @inlinable package init(_ index: Int) { self.index = index }
}

/// The kind of a catalog row, which determines where it is allowed.
package enum CatalogKind: String, CaseIterable, Sendable {
    /// An animation between two screens: `pageIn(up)`.
    case animation
    /// A modifier of one view: `fade`, `arc(intensity: 1)`.
    case modifier
    /// A gesture that drives a transition: `pan(down)`.
    case interaction
    /// Written after `with` on an animation, a line, a table or an animator: `duration(0.4s)`.
    case option
    /// Changes a controller's view in a key frame: `y(-20)`.
    case change
    /// Makes a value: `point(x: 1, y: 2)`.
    case constructor
    /// A name that a type defines: `left`, `easeIn`, `topToBottom`.
    case constant
}

/// The type of a parameter or a value.
package enum ValueType: String, CaseIterable, Sendable {
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
    /// A version of iOS: `17`, `17.4`.
    case version = "Version"
    case fractionRange = "FractionRange"
    case speedRange = "SpeedRange"
    /// A Swift expression only, such as a transform or a path: `swift(#"…"#)`.
    case swiftOnly = "Swift"
    /// A type of the app; its values come from parameters and `swift(#"…"#)`.
    case app = "a type of the app"

    /// The types that a parameter in a file can name.
    package static let nameable = allCases.prefix { $0 != .modifier }

    /// A value to begin with; nil if each file has its own.
    package var firstValue: String? {
        switch self {
        case .int, .uint: "0"
        case .double: "1"
        case .bool: "true"
        case .string: "\"\""
        case .duration: "300ms"
        case .length: "20"
        case .angle: "90deg"
        case .fraction: "50%"
        case .color: "#000000"
        case .point: "point(x: 0, y: 0)"
        case .size: "size(width: 100, height: 100)"
        case .direction: "left"
        case .animation, .modifier: "fade"
        case .interaction: "pan(down)"
        case .curve: "easeInOut"
        case .url, .uuid, .rect, .view, .cascadeDirection, .heroID, .image, .content, .dimension,
            .drivenWay, .version, .fractionRange, .speedRange, .swiftOnly, .app:
            nil
        }
    }

    package var isNumeric: Bool {
        switch self {
        case .int, .uint, .double, .duration, .length, .angle, .fraction: true
        case .bool, .string, .url, .uuid, .color, .point, .size, .rect, .direction, .view,
            .animation, .modifier, .interaction, .curve, .cascadeDirection, .heroID, .image,
            .content, .dimension, .drivenWay, .version, .fractionRange, .speedRange, .swiftOnly,
            .app:
            false
        }
    }

    /// Whether a number of the type may have a unit. Lengths in percent are only in key frames.
    package func takes(_ unit: NumberUnit) -> Bool {
        switch unit {
        case .none: isNumeric
        case .seconds, .milliseconds: self == .duration
        case .points: self == .length
        case .percent: self == .fraction || self == .length
        case .degrees, .radians: self == .angle
        }
    }
}

/// A set of engines that support something.
package struct EngineSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let uikit = EngineSet(rawValue: 1)
    package static let hero = EngineSet(rawValue: 2)
    package static let sdoshero = EngineSet(rawValue: 4)
    package static let trtransitions = EngineSet(rawValue: 8)
    package static let all: EngineSet = [.uikit, .hero, .sdoshero, .trtransitions]
    /// The engines with Hero, which have hero ids and modifiers.
    package static let withHero: EngineSet = [.hero, .sdoshero]
    /// The engines whose animations the runtime can play.
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

/// Where `with` can hold an option.
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

    /// Every place where an animation is chosen for an event.
    package static let choices: OptionContexts = [.animation, .line, .defaultLine]
}

/// The return animation. It makes `opposite` an involution.
package enum CatalogOpposite: Hashable, Sendable {
    /// The animation itself. Arguments that are animations still become their opposites.
    case itself
    /// The row of this name with the same arguments. Directions among them become opposites too if
    /// `mirrorsDirection` is true.
    case named(String, mirrorsDirection: Bool)

    package var mirrorsDirection: Bool {
        switch self {
        case .itself: false
        case .named(_, let mirrorsDirection): mirrorsDirection
        }
    }
}

/// Which screen of an event has the view that is an animation's argument.
package enum ViewHolder: Sendable {
    /// The screen that is left: a zoom goes into its view.
    case left
    /// The screen that is entered: a zoom comes out into its view.
    case entered
    /// The screen where the transition began: left when going forward, entered on return.
    case origin

    package func isEntered(comingBack: Bool) -> Bool {
        switch self {
        case .left: false
        case .entered: true
        case .origin: comingBack
        }
    }
}

/// How Hero treats a modifier, from its `canAnimate` and its preprocessors of matches.
package enum ModifierEffect: Sendable {
    /// Gives the view a state that differs from its own, so Hero animates it.
    case animates
    /// Gives the view such a state, but a match replaces it: the view flies to where its partner
    /// is.
    case animatesUnlessMatched
    /// When and along which curve the view moves, if it moves. For two matched views, the modifier
    /// on the appearing one applies to both.
    case timing
    /// How a view is drawn if it is animated for another reason.
    case adjusts
    /// Holds modifiers, or acts on other views.
    case other
}

/// One parameter of a catalog row. A class, like ``CatalogEntry``.
package final class CatalogParameter: Sendable {
    /// The label; empty if it has none.
    package let label: String
    /// Whether the label may be left out.
    package let labelIsOptional: Bool
    package let type: ValueType
    /// The default value, as the language writes it.
    package let defaultValue: String?
    /// What happens without an argument, in words, if there is no default value.
    package let whenLeftOut: String?
    /// The range of a literal, in the type's base unit (seconds, points, radians, fractions).
    package let range: ClosedRange<Double>?
    /// Whether the lower bound itself is excluded.
    package let excludesLowerBound: Bool
    /// Whether only the directions `up` and `down` are allowed.
    package let isVertical: Bool
    /// Whether it is variadic: one or more values at the end of the list.
    package let isVariadic: Bool

    /// The default value in the opposite of the call, which can be an animation.
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
        isVertical: Bool = false, isVariadic: Bool = false
    ) {
        self.label = label
        self.labelIsOptional = labelIsOptional
        self.type = type
        self.defaultValue = defaultValue
        self.whenLeftOut = whenLeftOut
        self.range = range
        self.excludesLowerBound = excludesLowerBound
        self.isVertical = isVertical
        self.isVariadic = isVariadic
    }
}

/// One name of the language and all its properties. Rows of the same name and kind are overloads
/// and are adjacent. A class, since a row is large.
package final class CatalogEntry: Sendable {
    package let kind: CatalogKind
    package let name: String
    package let parameters: [CatalogParameter]
    /// The type of the value of a constructor or a constant.
    package let type: ValueType?
    package let engines: EngineSet
    /// How Hero treats a modifier; `other` for other rows.
    package let effect: ModifierEffect
    /// What a modifier changes in the motion of a view; nil for other rows.
    package let motion: ModifierMotion?
    /// One phrase for people, without a final period.
    package let summary: String
    /// A complete call as in a file; for a constant, a call that uses it.
    package let example: String
    /// The first iOS version that has it, if that is later than the runtime's own.
    package let availableFrom: SystemVersion?
    /// The opposite of an animation or a direction; nil for other rows.
    package let opposite: CatalogOpposite?
    /// Which screen has the view that is the argument of an animation or a gesture.
    package let viewHolder: ViewHolder
    /// Where an option is allowed; empty for other rows.
    package let contexts: OptionContexts

    package init(
        _ kind: CatalogKind, _ name: String, _ parameters: [CatalogParameter] = [],
        type: ValueType? = nil, engines: EngineSet = .all, availableFrom: SystemVersion? = nil,
        opposite: CatalogOpposite? = nil, viewHolder: ViewHolder = .origin,
        contexts: OptionContexts = [], effect: ModifierEffect = .other,
        motion: ModifierMotion? = nil, summary: String, example: String
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
        self.motion = motion
        self.summary = summary
        self.example = example
    }

    /// Whether it is the direction `up` or `down`.
    package var isVertical: Bool { type == .direction && (name == "up" || name == "down") }
}
