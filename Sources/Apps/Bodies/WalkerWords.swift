import AppSource
import TransitionDSL

/// The names that decide how a body is followed, once a program.
struct WalkerWords {
    /// What the parameters of a closure are.
    enum ClosureMeaning {
        /// Elements of a collection.
        case elements(AppExpression)
        /// The parts of its elements: `enumerated().forEach { index, view in … }`.
        case parts(AppExpression)
        /// The receiver: `UILabel().then { $0.… }`.
        case same(AppExpression)
        case other
    }

    let equal, plus, plusEqual, coalesce: Text
    let dollars: [Text]
    let closureTypes: ClosureTypes
    let enumerated: Text
    private let elementCalls, sameCalls: Set<Text>

    init(_ names: inout TextTable) {
        equal = names.intern("=")
        plus = names.intern("+")
        plusEqual = names.intern("+=")
        coalesce = names.intern("??")
        dollars = ["$0", "$1", "$2", "$3"].map { names.intern($0) }
        closureTypes = ClosureTypes(&names)
        enumerated = names.intern("enumerated")
        elementCalls = Set(
            [
                "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains",
                "allSatisfy",
                "sorted", "enumerateObjectsUsingBlock",
            ].map { names.intern($0) })
        sameCalls = Set(
            ["then", "with", "do", "apply", "also", "configure", "configured", "setup"].map {
                names.intern($0)
            })
    }

    func meaning(
        ofClosureFor callee: AppExpression, _ arguments: [AppArgument]
    ) -> ClosureMeaning {
        // `with(view) { $0.… }`.
        if case .name(let name, _) = callee.kind, sameCalls.contains(name), arguments.count == 2 {
            return .same(arguments[0].value)
        }
        guard case .member(let base, let name) = callee.kind else { return .other }
        if elementCalls.contains(name) {
            if case .call(let inner, _) = base.kind, case .member(_, let innerName) = inner.kind,
                innerName == enumerated
            {
                return .parts(base)
            }
            return .elements(base)
        }
        if sameCalls.contains(name) { return .same(base) }
        // `optional.map { $0 }` gives the value itself; so does `flatMap`.
        return .other
    }
}
