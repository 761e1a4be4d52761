import AppSource
import TransitionDSL

/// A local name, and those before it: the names at a place are a list that begins with the last
/// one. An assignment in straight-line code adds the name again, with its new value.
final class LocalName {
    enum Value {
        /// The value is what the expression means in the scope of its own.
        case expression(AppExpression, NameScope)
        /// One of several, depending on the branch.
        case alternatives([(AppExpression, NameScope)])
        /// A parameter of a function of the program.
        case parameter(DeclarationID, Int)
        /// An element of a collection: a loop variable, a parameter of the closure of `forEach`.
        case element(AppExpression, NameScope)
        /// A part of a tuple.
        case part(Int, AppExpression, NameScope)
        /// A function in a function.
        case function(AppLocalFunction, NameScope)
        /// An associated value that a pattern binds, by the case's name and position.
        case associated(Text, Int, AppExpression, NameScope)
        /// It was assigned in a branch or a loop, or is a parameter of a closure that others call.
        case unknown
    }

    let name: Text
    let annotation: TypeReference?
    let value: Value
    let range: SourceRange
    let previous: LocalName?

    init(
        _ name: Text, annotation: TypeReference? = nil, value: Value, range: SourceRange,
        previous: LocalName?
    ) {
        self.name = name
        self.annotation = annotation
        self.value = value
        self.range = range
        self.previous = previous
    }
}

/// What names mean at a place.
struct NameScope {
    var locals: LocalName?
    /// The type that `self` has.
    var type: TypeID?
    /// The member or global function whose body it is.
    var declaration: DeclarationID?
    var file: Int
    /// `self` in a closure that gives it another meaning, as in `view.with { … }`.
    var isStatic = false
    /// It is in a `#Preview`.
    var isPreview = false

    func local(_ name: Text) -> LocalName? {
        var node = locals
        while let current = node {
            if current.name == name { return current }
            node = current.previous
        }
        return nil
    }
}

/// One step of the path of branches to a statement.
struct BranchStep: Hashable {
    enum Kind: String { case `if`, `guard`, `for`, `while`, `switch`, `try`, `catch` }

    var kind: Kind
    /// The number of the statement among those of its kind in the body, from 1.
    var number: Int
    /// `else`, `case#1`; nil for the first branch of `if` and the body of a loop.
    var arm: String?
    /// The condition of an `if` or `guard`.
    var condition: SourceRange?
    /// The name that a `switch` is over, if it is one.
    var subject: Text?
    /// The names of the enum cases that an arm of a `switch` takes; empty for `default` and for
    /// other patterns.
    var cases: [Text] = []

    var description: String {
        "\(kind.rawValue)#\(number)" + (arm.map { ".\($0)" } ?? "")
    }
}

/// A place in a body that facts can come from.
struct Site {
    enum Kind {
        /// `target = value` or `target += value`.
        case assignment(Text, target: AppExpression, value: AppExpression)
        case call(AppExpression, callee: AppExpression, [AppArgument])
        /// A member that is read.
        case read(AppExpression)
        /// The value of a `return` or of a body of one expression.
        case result(AppExpression?)
        /// A key path or selector.
        case reference(AppExpression)
    }

    var kind: Kind
    var range: SourceRange
    /// The statement it is in.
    var statement: SourceRange
    var scope: NameScope
    var branch: [BranchStep]
    /// The `#if` condition in the body.
    var condition: String?
    /// It is in a closure of the body.
    var isInClosure: Bool
}
