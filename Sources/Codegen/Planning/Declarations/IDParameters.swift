import TransitionDSL

/// A parameter of a function that returns an id; in a family with parts, also a stored property.
struct IDParameter {
    var name: Text
    var type: IDParameterType
    /// nil if the scope of the ids adds it.
    var handle: Handle<Parameter>?
    /// If it is nil at run time there is no id.
    var isOptional = false

    /// The parameters of a hero: its own and, after them, those that its scope adds.
    static func all(of hero: Hero, _ model: Model, _ texts: PlanTexts) -> [IDParameter] {
        var all: [IDParameter] = []
        for handle in hero.parameters.handles {
            let parameter = model.parameters[handle]
            all.append(
                IDParameter(
                    name: parameter.name, type: IDParameterType(parameter), handle: handle,
                    isOptional: parameter.isOptional))
        }
        if hero.scope != .app {
            let name = texts.intern(GeneratedNames.opener.description)
            all.append(IDParameter(name: name, type: .ofScreens(model)))
        }
        if hero.scope == .instance {
            let name = texts.intern(GeneratedNames.instance.description)
            all.append(IDParameter(name: name, type: .object))
        }
        return all
    }
}

/// The Swift types of the parameters of ids.
enum IDParameterType {
    case int, uint, double, bool, string, url, uuid
    /// The enumeration of this file's screens.
    case screen
    /// A screen of another file's enumeration, if this file declares none.
    case foreignScreen
    case object
    case app(Text)

    /// The Swift type of a declared parameter. Measures are `Double` in the language's base unit;
    /// types that the checker does not allow in ids are printed as written.
    init(_ parameter: Parameter) {
        switch parameter.type {
        case .int: self = .int
        case .uint: self = .uint
        case .double, .duration, .length, .angle, .fraction: self = .double
        case .bool: self = .bool
        case .string, .heroID: self = .string
        case .url: self = .url
        case .uuid: self = .uuid
        case .color, .point, .size, .rect, .direction, .view, .animation, .modifier, .interaction,
            .curve, .cascadeDirection, .image, .content, .dimension, .drivenWay, .version,
            .fractionRange,
            .speedRange, .swiftOnly, .app:
            self = .app(parameter.typeName)
        }
    }

    /// A file without screens has no type for them; those that import it do.
    static func ofScreens(_ model: Model) -> IDParameterType {
        model.hasOwnScreens ? .screen : .foreignScreen
    }

    /// The type that a family stores: values of unknown types only as their printed text, so that
    /// every family is `Hashable` and `Sendable`.
    var stored: IDParameterType {
        switch self {
        case .int, .uint, .double, .bool, .string, .url, .uuid, .screen: self
        case .foreignScreen, .object, .app: .string
        }
    }

    /// Converts a value to the stored type.
    func stored(_ value: SwiftCode) -> SwiftCode {
        switch self {
        case .int, .uint, .double, .bool, .string, .url, .uuid, .screen: value
        case .foreignScreen, .object, .app: text(of: value)
        }
    }

    /// A value as an expression that prints as its text; to take its length it must be a `String`.
    func text(of value: SwiftCode, isLength: Bool = false) -> SwiftCode {
        switch self {
        case .string: value
        case .int, .uint, .double, .bool: isLength ? "String(\(value))" : value
        case .url: "\(value).absoluteString"
        case .uuid: "\(value).uuidString"
        case .screen, .foreignScreen: "\(value).rawValue"
        case .object: "String(UInt(bitPattern: ObjectIdentifier(\(value))))"
        case .app: "String(describing: \(value))"
        }
    }

    /// Whether the value's text is one of its members.
    var hasTextAsMember: Bool {
        switch self {
        case .url, .uuid, .screen, .foreignScreen: true
        case .int, .uint, .double, .bool, .string, .object, .app: false
        }
    }

    var code: SwiftCode {
        switch self {
        case .int: "Int"
        case .uint: "UInt"
        case .double: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .url: "URL"
        case .uuid: "UUID"
        case .screen: "\(GeneratedNames.screens)"
        case .foreignScreen: "some RawRepresentable<String>"
        case .object: "AnyObject"
        case .app(let typeName): "\(typeName)"
        }
    }
}
