package import TransitionDSL

/// A statement of Swift or Objective-C.
package struct AppStatement: Sendable {
    package indirect enum Kind: Sendable {
        case expression(AppExpression)
        /// A local `let` or `var`, one statement for each name; a declaration of Objective-C, whose
        /// `const` is a `let`. A computed local variable has its accessors' `get` body.
        case variable(AppVariable)
        /// `let (a, b) = value`: the names in order, nil for `_` and for nested patterns.
        case tuple([Text?], isConstant: Bool, value: AppExpression?)
        case `return`(AppExpression?)
        case `throw`(AppExpression)
        case `if`([AppCondition], then: [AppStatement], otherwise: [AppStatement]?)
        case `guard`([AppCondition], otherwise: [AppStatement])
        /// `names` are those that the pattern binds, in order.
        case `for`(
            names: [Text], type: TypeReference?, in: AppExpression, where: AppExpression?,
            body: [AppStatement])
        case `while`([AppCondition], body: [AppStatement])
        case `repeat`(body: [AppStatement], condition: AppExpression)
        case `switch`(AppExpression, [AppSwitchCase])
        case `do`([AppStatement], catches: [[AppStatement]])
        /// `@try` of Objective-C: what UIKit throws in it does not stop the app.
        case `try`([AppStatement], catches: [[AppStatement]])
        case `defer`([AppStatement])
        /// `break`, `continue`, `fallthrough`.
        case jump(Text)
        case function(AppLocalFunction)
        /// A local type, which is skipped.
        case type
        /// The branches of `#if`, each with its condition as in ``AppItems/conditions``.
        case conditional([(condition: String, body: [AppStatement])])
        /// What could not be read; reading goes on at the next statement.
        case unknown
    }

    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

package struct AppVariable: Sendable {
    package var name: Text
    package var isConstant: Bool
    package var type: TypeReference?
    package var value: AppExpression?
    /// The getter of a computed variable.
    package var getter: [AppStatement]?
    package var nameRange: SourceRange

    package init(
        name: Text, isConstant: Bool, type: TypeReference?, value: AppExpression?,
        getter: [AppStatement]? = nil, nameRange: SourceRange
    ) {
        self.name = name
        self.isConstant = isConstant
        self.type = type
        self.value = value
        self.getter = getter
        self.nameRange = nameRange
    }
}

/// A condition of `if`, `guard` and `while`.
package enum AppCondition: Sendable {
    case expression(AppExpression)
    /// `if let name = value`; without a value it is the name itself.
    case binding(Text, type: TypeReference?, value: AppExpression?)
    /// `if case pattern = value`.
    case pattern(AppPattern, value: AppExpression)
    /// `#available(…)`.
    case availability
}

/// A pattern of `case`.
package indirect enum AppPattern: Sendable {
    /// `let name` or `var name`.
    case binding(Text)
    /// `_`.
    case wildcard
    /// `is Type`.
    case `is`(TypeReference)
    /// `pattern as Type`.
    case `as`(AppPattern, TypeReference)
    case tuple([(label: Text?, pattern: AppPattern)])
    /// `.name(…)` or `Type.name(…)`; no arguments if there are no parentheses.
    case enumCase(AppExpression, [(label: Text?, pattern: AppPattern)])
    /// `pattern?`.
    case optional(AppPattern)
    case expression(AppExpression)
}

package struct AppSwitchCase: Sendable {
    /// Empty for `default`.
    package var patterns: [(pattern: AppPattern, condition: AppExpression?)]
    package var body: [AppStatement]
    package var range: SourceRange

    package init(
        patterns: [(pattern: AppPattern, condition: AppExpression?)], body: [AppStatement],
        range: SourceRange
    ) {
        self.patterns = patterns
        self.body = body
        self.range = range
    }
}

package struct AppLocalFunction: Sendable {
    package var name: Text
    package var parameters: [AppDeclaration.Parameter]
    package var result: TypeReference?
    package var body: [AppStatement]

    package init(
        name: Text, parameters: [AppDeclaration.Parameter], result: TypeReference?,
        body: [AppStatement]
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.body = body
    }
}
