package import TransitionDSL

/// An expression of Swift or Objective-C. Objective-C is written as the Swift it is imported as:
/// `[a b:c d:e]` is a call of `a.b` with the arguments `c` and `d: e`, `[[A alloc] initWithB:c]` a
/// call of `A.initWithB`, `[x setY:z]` and `x.y = z` are assignments to `x.y`, `@"a"` is a string,
/// a block is a closure, `(A *)x` a cast, `A.class` and `[A class]` are `A.self`.
///
/// `try`, `await`, `inout`'s `&` and parentheses around one value are left out.
package struct AppExpression: Sendable {
    package indirect enum Kind: Sendable {
        case name(Text, arguments: [TypeReference])
        /// `.name` without a base.
        case implicitMember(Text)
        case member(AppExpression, Text)
        /// `base?` or, if forced, `base!`.
        case unwrap(AppExpression, isForced: Bool)
        /// Trailing closures are the last arguments, with their labels.
        case call(AppExpression, [AppArgument])
        case subscripting(AppExpression, [AppArgument])
        case string([AppStringPiece])
        /// The spelling of a number, without its sign.
        case number(Text)
        case boolean(Bool)
        case `nil`
        case array([AppExpression])
        case dictionary([(key: AppExpression, value: AppExpression)])
        /// Two or more values, or none.
        case tuple([AppArgument])
        case closure(AppClosure)
        case ternary(condition: AppExpression, then: AppExpression, otherwise: AppExpression)
        case binary(Text, AppExpression, AppExpression)
        /// `!a`, `-a`; a postfix operator other than `?` and `!` too.
        case unary(Text, AppExpression)
        /// `value as type`, `as?`, `as!` or `is`.
        case cast(AppExpression, CastKind, TypeReference)
        /// `target = value`; the operator is `=`, `+=` …
        case assignment(Text, target: AppExpression, value: AppExpression)
        /// An `if` or `switch` expression: its statement.
        case statement(AppStatement)
        /// `#selector(…)`, `@selector(…)`: the last name, without labels.
        case selector(Text)
        /// `\.a.b` and `\A.b`: the names, and the root if it is written.
        case keyPath(root: TypeReference?, [Text])
        /// A type as a value, such as `[String]()`'s `[String]`; a class by its name is a `name`.
        case type(TypeReference)
        /// What could not be read, or is nested too deeply.
        case unknown
    }

    package enum CastKind: Sendable { case `as`, conditional, forced, `is` }

    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

package struct AppArgument: Sendable {
    package var label: Text?
    package var value: AppExpression

    package init(label: Text?, value: AppExpression) {
        self.label = label
        self.value = value
    }
}

package enum AppStringPiece: Sendable {
    case text(Text)
    /// An interpolation. `\(a, privacy: b)` has two arguments.
    case hole([AppArgument])
}

package struct AppClosure: Sendable {
    package struct Parameter: Sendable {
        package var name: Text
        package var type: TypeReference?

        package init(name: Text, type: TypeReference?) {
            self.name = name
            self.type = type
        }
    }

    /// Nil if the closure has no list of parameters and may use `$0`.
    package var parameters: [Parameter]?
    package var body: [AppStatement]

    package init(parameters: [Parameter]?, body: [AppStatement]) {
        self.parameters = parameters
        self.body = body
    }
}
