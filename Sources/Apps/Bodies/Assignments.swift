import AppSource
import TransitionDSL

/// An assignment to a plain name in a body.
struct NameAssignment {
    var name: Text
    var value: AppExpression
    /// `=` at the top level of the body rather than in a block of it.
    var isPlain: Bool
}

extension [AppStatement] {
    /// The names that the statements assign, in blocks and closures of any depth too.
    var assignedNames: [Text] { assignments.map { $0.name } }

    /// The assignments to names, in source order.
    var assignments: [NameAssignment] {
        var found: [NameAssignment] = []
        for statement in self { statement.collect(&found, isPlain: true) }
        return found
    }

    fileprivate func collect(_ found: inout [NameAssignment]) {
        for statement in self { statement.collect(&found, isPlain: false) }
    }
}

extension AppStatement {
    fileprivate func collect(_ found: inout [NameAssignment], isPlain: Bool) {
        switch kind {
        case .expression(let expression): expression.collect(&found, isPlain: isPlain)
        case .variable(let variable): variable.value?.collect(&found, isPlain: false)
        case .tuple(_, _, let value): value?.collect(&found, isPlain: false)
        case .return(let value): value?.collect(&found, isPlain: false)
        case .throw(let value): value.collect(&found, isPlain: false)
        case .if(_, let then, let otherwise):
            then.collect(&found)
            otherwise?.collect(&found)
        case .guard(_, let body), .defer(let body): body.collect(&found)
        case .for(_, _, _, _, let body), .while(_, let body), .repeat(let body, _):
            body.collect(&found)
        case .switch(_, let cases): for one in cases { one.body.collect(&found) }
        case .do(let body, let catches), .try(let body, let catches):
            body.collect(&found)
            for body in catches { body.collect(&found) }
        case .function(let function): function.body.collect(&found)
        case .conditional(let branches): for branch in branches { branch.body.collect(&found) }
        case .jump, .type, .unknown: break
        }
    }
}

extension AppExpression {
    fileprivate func collect(_ found: inout [NameAssignment], isPlain: Bool) {
        switch kind {
        case .assignment(_, let target, let value):
            if case .name(let name, _) = target.kind {
                found.append(NameAssignment(name: name, value: value, isPlain: isPlain))
            }
            value.collect(&found, isPlain: false)
        case .call(let callee, let arguments):
            callee.collect(&found, isPlain: false)
            for argument in arguments { argument.value.collect(&found, isPlain: false) }
        case .closure(let closure): closure.body.collect(&found)
        case .member(let base, _), .unwrap(let base, _): base.collect(&found, isPlain: false)
        default: break
        }
    }

    /// The last name of a path: `c` of `a.b.c` and `.c`.
    var lastName: Text? {
        switch kind {
        case .name(let name, _), .implicitMember(let name), .member(_, let name): name
        case .unwrap(let base, _), .call(let base, _): base.lastName
        default: nil
        }
    }

    var isNil: Bool {
        if case .nil = kind { true } else { false }
    }

    /// `case` of `.case` and `.case(a)`.
    var implicitName: Text? {
        switch kind {
        case .implicitMember(let name): name
        case .call(let callee, _): callee.implicitName
        default: nil
        }
    }

    /// An element of the value, as an expression.
    var element: AppExpression {
        AppExpression(
            .subscripting(self, []), range)
    }
}

extension [AppCondition] {
    /// From the first condition to the last one.
    var range: SourceRange? {
        var whole: SourceRange?
        for condition in self {
            guard let range = condition.range else { continue }
            whole = whole?.union(range) ?? range
        }
        return whole
    }
}

extension AppCondition {
    fileprivate var range: SourceRange? {
        switch self {
        case .expression(let value), .pattern(_, let value): value.range
        case .binding(_, _, let value): value?.range
        case .availability: nil
        }
    }
}

extension AppPattern {
    /// The enum case that it matches.
    var caseName: Text? {
        switch self {
        case .enumCase(let name, _), .expression(let name): name.lastName
        case .as(let inner, _), .optional(let inner): inner.caseName
        case .binding, .wildcard, .is, .tuple: nil
        }
    }
}
