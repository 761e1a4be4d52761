import TransitionDSL

/// What will be printed: every name and value is decided, printing only sets it in lines.
///
/// Elements of one kind lie in one array and point at each other with ``HandleRange``.
struct GenerationPlan {
    /// The model's texts and those that generated names add.
    var texts: PlanTexts
    /// The texts of the file that Swift has for words of its own.
    var reserved: TextSet
    var sourceName: String
    var documentation: Text?
    var access: Access
    var importsFoundation = false
    var namespace: Name

    var ids: [HeroIDPlan] = []
    var segues: [SeguePlan] = []
    var screens: [ScreenPlan] = []
    var storyboards = Coverage.none
    var identifiers = Coverage.none

    var running = RunningPlan()

    var hero = HeroPlan()
    var heroContext = HeroContext()

    var parameters: [ParameterPlan] = []
    var parts: [PartPlan] = []
    var pieces: [TextPiece] = []
}

/// A segue identifier.
struct SeguePlan {
    var documentation: Text?
    var name: Name
    var identifier: Text
    var place: SourcePlace
}

/// A case of the screens' enumeration.
struct ScreenPlan {
    var documentation: Text?
    var name: Name
    /// The name in the file.
    var rawValue: Text
    var storyboard: Text?
    var identifier: Text?
    var place: SourcePlace
}

/// How many screens have a property; a `switch` that names them all must not have a `default`.
enum Coverage { case none, some, all }

/// A hero id, or the function that gives the ids of a family.
struct HeroIDPlan {
    enum Body {
        /// `static let`: an id that no value goes into.
        case constant(HandleRange<TextPiece>)
        /// `static func`: a text with the parameters' values in it.
        case text(HandleRange<TextPiece>)
        /// A value of a nested type of this name, whose properties are the ids of the parts.
        case family(type: Name, parts: HandleRange<PartPlan>)
    }

    var documentation: Text?
    var name: Name
    var parameters: HandleRange<ParameterPlan>
    /// Some parameter may be nil, and then there is no id.
    var isOptional: Bool
    var body: Body
    var place: SourcePlace
}

/// One id of a family with parts.
struct PartPlan {
    var documentation: Text?
    var name: Name
    var pieces: HandleRange<TextPiece>
    var place: SourcePlace
}

/// A parameter of a generated function; in a family with parts, also a stored property.
struct ParameterPlan {
    var label: Name
    var name: Name
    var type: SwiftType
    var isOptional: Bool
    /// Whether the function's body speaks of it.
    var isUsed: Bool
    var defaultValue: DefaultValue?
    /// nil where the file does not declare it.
    var place: SourcePlace?

    /// What a family's value keeps: values of unknown types only as the text they print, so that
    /// every family is `Hashable` and `Sendable`.
    var storedType: SwiftType { type.keepsItsValue ? type : .string }
    /// How the value is handed to the stored property.
    var storedForm: TextForm { type.keepsItsValue ? .string : type.textForm }
}

/// A default value that needs no code to run.
enum DefaultValue {
    case verbatim(Text)
    case string(HandleRange<TextPiece>)
}

/// A piece of a string literal.
enum TextPiece {
    case literal(Text)
    case value(Name, TextForm)
    /// The length of the value's text in UTF-8 bytes.
    case length(Name, TextForm)
}

/// The Swift types that parameters of generated functions have.
enum SwiftType {
    case int, uint, double, bool, string, url, uuid
    /// The enumeration of this file's screens.
    case screen
    /// A screen of another file's enumeration, where this one declares none.
    case foreignScreen
    case object
    case app(Text)

    /// Whether a value can be kept as it is in a `Hashable` and `Sendable` structure.
    var keepsItsValue: Bool {
        switch self {
        case .int, .uint, .double, .bool, .string, .url, .uuid, .screen: true
        case .foreignScreen, .object, .app: false
        }
    }

    var needsFoundation: Bool {
        switch self {
        case .url, .uuid: true
        case .int, .uint, .double, .bool, .string, .screen, .foreignScreen, .object, .app: false
        }
    }

    /// How a value becomes text.
    var textForm: TextForm {
        switch self {
        case .string: .string
        case .int, .uint, .double, .bool: .scalar
        case .url: .absoluteString
        case .uuid: .uuidString
        case .screen, .foreignScreen: .rawValue
        case .object: .address
        case .app: .described
        }
    }
}

/// How a value becomes text.
enum TextForm {
    case string
    case scalar
    case absoluteString
    case uuidString
    case rawValue
    case address
    case described
}

/// A set of texts as flags by their numbers, for what is asked of every name that is written.
struct TextSet: Sendable {
    private var flags: [Bool] = []

    init(_ texts: some Sequence<Text>) {
        for text in texts {
            let index = Int(text.index)
            while flags.count <= index { flags.append(false) }
            flags[index] = true
        }
    }

    func contains(_ text: Text) -> Bool { Int(text.index) < flags.count && flags[Int(text.index)] }
}
