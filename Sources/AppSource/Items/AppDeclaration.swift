package import TransitionDSL

/// A declaration of a file: a type, an extension, a member or a global. In Objective-C,
/// `@interface` and `@implementation` with a class are `class` and `extension`.
package struct AppDeclaration: Sendable {
    package enum Kind: Sendable {
        case `class`, `struct`, `enum`, `protocol`, `actor`, `extension`
        case variable, function, initializer, deinitializer, `subscript`, `case`, `typealias`,
            `import`
        /// An `#if`, `#elseif` or `#else` branch that encloses declarations has no own declaration:
        /// see ``AppDeclaration/condition``.
        case other
    }

    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }
        /// `static` or `class`; a class method of Objective-C.
        package static let `static` = Modifiers(rawValue: 1 << 0)
        package static let `private` = Modifiers(rawValue: 1 << 1)
        package static let `fileprivate` = Modifiers(rawValue: 1 << 2)
        package static let `internal` = Modifiers(rawValue: 1 << 3)
        package static let `package` = Modifiers(rawValue: 1 << 4)
        package static let `public` = Modifiers(rawValue: 1 << 5)
        package static let open = Modifiers(rawValue: 1 << 6)
        /// `private(set)` and `fileprivate(set)`.
        package static let privateSetter = Modifiers(rawValue: 1 << 7)
        package static let `override` = Modifiers(rawValue: 1 << 8)
        package static let `lazy` = Modifiers(rawValue: 1 << 9)
        package static let `weak` = Modifiers(rawValue: 1 << 10)
        package static let final = Modifiers(rawValue: 1 << 11)
        package static let required = Modifiers(rawValue: 1 << 12)
        package static let convenience = Modifiers(rawValue: 1 << 13)
        /// A `let`; a `const` of Objective-C; a `readonly` property.
        package static let constant = Modifiers(rawValue: 1 << 14)
        package static let outlet = Modifiers(rawValue: 1 << 15)
        package static let action = Modifiers(rawValue: 1 << 16)
        package static let inspectable = Modifiers(rawValue: 1 << 17)
        package static let objc = Modifiers(rawValue: 1 << 18)
        package static let indirect = Modifiers(rawValue: 1 << 19)
        /// An initializer `init?` or `init!`.
        package static let failable = Modifiers(rawValue: 1 << 20)
        /// A `#define`.
        package static let macro = Modifiers(rawValue: 1 << 21)
        /// It has another attribute than those above, such as `@Published` or `@objc(name)`.
        package static let attributed = Modifiers(rawValue: 1 << 22)
    }

    package struct GenericParameter: Sendable {
        package var name: Text
        /// The class or protocols after its colon.
        package var constraint: TypeReference?

        package init(name: Text, constraint: TypeReference?) {
            self.name = name
            self.constraint = constraint
        }
    }

    package struct Parameter: Sendable {
        /// The argument label; nil for `_`.
        package var label: Text?
        package var name: Text
        package var isVariadic: Bool
        /// Small numbers, as in ``AppDeclaration``.
        private var defaultTokens: TokenRange  // Hot.
        /// Where its name is.
        package var range: SourceRange
        package var type: TypeReference

        /// The tokens of the default value, if any.
        package var defaultValue: Range<Int>? {
            get { defaultTokens.range }
            set { defaultTokens = TokenRange(newValue) }
        }

        package init(
            label: Text?, name: Text, type: TypeReference, isVariadic: Bool = false,
            defaultValue: Range<Int>? = nil, range: SourceRange
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.isVariadic = isVariadic
            defaultTokens = TokenRange(defaultValue)
            self.range = range
        }
    }

    package struct Accessor: Sendable {
        package enum Kind: Sendable { case get, set, willSet, didSet }
        package var kind: Kind
        /// The tokens between the braces.
        package var body: Range<Int>
        /// The name of the new or old value, if it is written.
        package var parameter: Text?

        package init(kind: Kind, body: Range<Int>, parameter: Text?) {
            self.kind = kind
            self.body = body
            self.parameter = parameter
        }
    }

    package var kind: Kind
    /// The name without backticks; of an extension the extended type's last name. `init`, `deinit`
    /// and `subscript` for what has none. A method of Objective-C has the first part of its
    /// selector; the other parts are labels. An import has its module.
    package var name: Text
    package var modifiers: Modifiers = []
    private var parentNumber: Int32
    private var conditionNumber: Int32 = -1
    private var initialTokens = TokenRange(nil)
    private var bodyTokens = TokenRange(nil)
    /// From the first token of the declaration, attributes included, to its end.
    package var range: SourceRange
    /// Where the name is.
    package var nameRange: SourceRange
    /// The type of a variable or typealias, the result of a function.
    package var type: TypeReference?
    /// The parameters of a function, initializer or subscript; the associated values of a case.
    package var parameters: [Parameter] = []
    private var rare: RareBox?

    /// Each variable of `let a = 1, b = 2` is a declaration of its own; a tuple pattern is left out.

    package init(kind: Kind, name: Text, parent: Int?, range: SourceRange, nameRange: SourceRange) {
        self.kind = kind
        self.name = name
        parentNumber = Int32(clamping: parent ?? -1)
        self.range = range
        self.nameRange = nameRange
    }
}

/// An app has many declarations, which stay in memory: numbers are small, and what most of them
/// do not have is elsewhere.
extension AppDeclaration {
    // Hot.

    /// The index of the enclosing declaration in ``AppItems/declarations``; nil at the top level.
    package var parent: Int? { parentNumber < 0 ? nil : Int(parentNumber) }

    /// The index in ``AppItems/conditions`` of the `#if` branch it is in.
    package var condition: Int? {
        get { conditionNumber < 0 ? nil : Int(conditionNumber) }
        set { conditionNumber = Int32(clamping: newValue ?? -1) }
    }

    /// The tokens of what a variable is initialized with, of a case's raw value.
    package var initialValue: Range<Int>? {
        get { initialTokens.range }
        set { initialTokens = TokenRange(newValue) }
    }

    /// The tokens between the braces of a function, initializer or type. A computed variable with
    /// only a getter has the accessor `get`.
    package var body: Range<Int>? {
        get { bodyTokens.range }
        set { bodyTokens = TokenRange(newValue) }
    }

    /// The types outside of an extended name, such as `A` of `extension A.B`.
    package var qualifier: [Text] {
        get { rare?.parts.qualifier ?? [] }
        set { changeRare { $0.qualifier = newValue } }
    }

    /// Superclass and protocols, as written. The raw type of an enum is among them.
    package var supertypes: [TypeReference] {
        get { rare?.parts.supertypes ?? [] }
        set { changeRare { $0.supertypes = newValue } }
    }

    package var genericParameters: [GenericParameter] {
        get { rare?.parts.genericParameters ?? [] }
        set { changeRare { $0.genericParameters = newValue } }
    }

    package var accessors: [Accessor] {
        get { rare?.parts.accessors ?? [] }
        set { changeRare { $0.accessors = newValue } }
    }

    private mutating func changeRare(_ change: (inout RareParts) -> Void) {
        var parts = rare?.parts ?? RareParts()
        change(&parts)
        rare = parts.isEmpty ? nil : RareBox(parts)
    }
}

/// What most declarations do not have.
private struct RareParts {
    var qualifier: [Text] = []
    var supertypes: [TypeReference] = []
    var genericParameters: [AppDeclaration.GenericParameter] = []
    var accessors: [AppDeclaration.Accessor] = []

    var isEmpty: Bool {
        qualifier.isEmpty && supertypes.isEmpty && genericParameters.isEmpty && accessors.isEmpty
    }
}

private final class RareBox: Sendable {
    let parts: RareParts

    init(_ parts: RareParts) { self.parts = parts }
}

extension [AppDeclaration] {
    /// Releases what the array reserved to grow, which may be half of it.
    mutating func trim() {
        // Hot.
        var exact: [AppDeclaration] = []
        exact.reserveCapacity(count)
        exact.append(contentsOf: self)
        self = exact
    }
}

/// A range of tokens, or none.
private struct TokenRange {
    private let start: UInt32
    private let end: UInt32

    init(_ range: Range<Int>?) {
        start = UInt32(clamping: range?.lowerBound ?? Int(UInt32.max))
        end = UInt32(clamping: range?.upperBound ?? 0)
    }

    var range: Range<Int>? { start <= end ? Int(start)..<Int(end) : nil }
}

/// The declarations of a file in source order: a type before its members. Local declarations of
/// functions are not among them.
package struct AppItems: Sendable {
    package var declarations: [AppDeclaration] = []
    /// The texts of the `#if` branches, such as `DEBUG`, `!(DEBUG)` for its `#else`, and
    /// `(outer) && (inner)`.
    package var conditions: [String] = []
    /// The statements of a file such as main.swift, and what no declaration explains.
    package var topLevelCode: [Range<Int>] = []

    package init() {}
}
