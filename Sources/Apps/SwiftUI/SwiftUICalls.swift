import AppSource
import TransitionDSL

/// A call in code of SwiftUI, with what is around it.
struct SwiftUICall {
    var name: Text
    /// The view that a modifier is called on.
    var base: AppExpression?
    var arguments: [AppArgument]
    /// With its base.
    var range: SourceRange
    var surroundings: SwiftUISurroundings
    var body: BodyID
}

/// What a call is in, up to the destination or the body around it.
struct SwiftUISurroundings {
    /// The stacks, lists and other containers, the outermost first.
    var containers: [Text] = []
    /// The call that makes a view for each element, unless a condition follows it.
    var repetition: Text?
    /// Whether it is in a branch that depends on more than the version of the system.
    var isConditional = false
    /// The names that closures and statements declare, without the parameters of the function.
    var locals: Set<Text> = []
}

/// The names of SwiftUI that decide what is around a view. Source: the documentation of SwiftUI.
struct SwiftUIWords {
    let matchedTransitionSource, navigationTransition, matchedGeometryEffect, zoom: Text
    let sourceID, id, `in`, label, group: Text
    /// They show several views together.
    let containers: Set<Text>
    /// They make their closure's views again for each element.
    let repetitions: Set<Text>
    /// Their closures are other screens.
    let destinations: Set<Text>

    init(_ names: inout TextTable) {
        func text(_ spelling: String) -> Text { names.intern(spelling) }
        matchedTransitionSource = text("matchedTransitionSource")
        navigationTransition = text("navigationTransition")
        matchedGeometryEffect = text("matchedGeometryEffect")
        zoom = text("zoom")
        sourceID = text("sourceID")
        id = text("id")
        `in` = text("in")
        label = text("label")
        group = text("Group")
        containers = Set(
            [
                "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
                "Grid", "GridRow", "List", "ScrollView", "ForEach", "Form", "Section",
            ].map(text))
        repetitions = Set(["ForEach", "List"].map(text))
        destinations = Set(
            [
                "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover",
                "inspector",
            ].map(text))
    }
}

/// Collects the calls of a body.
struct SwiftUIWalker {
    let words: SwiftUIWords
    let body: BodyID
    private(set) var calls: [SwiftUICall] = []

    init(_ words: SwiftUIWords, _ body: BodyID) {
        self.words = words
        self.body = body
    }

    mutating func walk(_ statements: [AppStatement], _ around: SwiftUISurroundings) {
        var around = around
        for statement in statements { walk(statement, &around) }
    }

    private mutating func walk(_ statement: AppStatement, _ around: inout SwiftUISurroundings) {
        switch statement.kind {
        case .expression(let value), .throw(let value): walk(value, around)
        case .return(let value): if let value { walk(value, around) }
        case .variable(let variable):
            // What a name is for is decided where it is used.
            var outside = around
            outside.containers = []
            if let value = variable.value { walk(value, outside) }
            if let getter = variable.getter { walk(getter, around) }
            around.locals.insert(variable.name)
        case .tuple(let names, _, let value):
            if let value { walk(value, around) }
            around.locals.formUnion(names.compactMap { $0 })
        case .if(let conditions, let then, let otherwise):
            let inner = branch(conditions, around)
            walk(then, inner)
            if let otherwise { walk(otherwise, inner) }
        case .guard(let conditions, let otherwise):
            let inner = branch(conditions, around)
            walk(otherwise, inner)
            around = inner
        case .for(let names, _, let list, _, let body):
            walk(list, around)
            var inner = around
            inner.locals.formUnion(names)
            walk(body, inner)
        case .while(let conditions, let body): walk(body, branch(conditions, around))
        case .repeat(let body, _), .defer(let body): walk(body, around)
        case .switch(let subject, let cases):
            walk(subject, around)
            for one in cases {
                var inner = around.inBranch
                for pattern in one.patterns { pattern.pattern.bind(&inner.locals) }
                walk(one.body, inner)
            }
        case .do(let body, let catches), .try(let body, let catches):
            walk(body, around)
            for body in catches { walk(body, around) }
        case .function(let function):
            var inner = around
            inner.locals.formUnion(function.parameters.map { $0.name })
            walk(function.body, inner)
        case .conditional(let branches):
            for branch in branches { walk(branch.body, around) }
        case .jump, .type, .unknown: break
        }
    }

    /// In a branch. What only depends on the version of the system is there for each element.
    private mutating func branch(
        _ conditions: [AppCondition], _ around: SwiftUISurroundings
    ) -> SwiftUISurroundings {
        var inner = around
        for condition in conditions {
            switch condition {
            case .expression(let value): walk(value, around)
            case .binding(let name, _, let value):
                if let value { walk(value, around) }
                inner.locals.insert(name)
            case .pattern(let pattern, let value):
                walk(value, around)
                pattern.bind(&inner.locals)
            case .availability: continue
            }
            inner = inner.inBranch
        }
        return inner
    }

    private mutating func walk(_ value: AppExpression, _ around: SwiftUISurroundings) {
        switch value.kind {
        case .call(let callee, let arguments): walk(call: callee, arguments, value, around)
        case .member(let base, _), .unwrap(let base, _), .unary(_, let base),
            .cast(let base, _, _):
            walk(base, around)
        case .subscripting(let base, let arguments):
            walk(base, around)
            for argument in arguments { walk(argument.value, around) }
        case .array(let values): for value in values { walk(value, around) }
        case .dictionary(let pairs):
            for pair in pairs { walk(pair.value, around) }
        case .tuple(let parts): for part in parts { walk(part.value, around) }
        case .closure(let closure): walk(closure, around)
        case .ternary(let condition, let then, let otherwise):
            walk(condition, around)
            walk(then, around.inBranch)
            walk(otherwise, around.inBranch)
        case .binary(_, let left, let right), .assignment(_, let left, let right):
            walk(left, around)
            walk(right, around)
        case .statement(let statement):
            var inner = around
            walk(statement, &inner)
        case .name, .implicitMember, .string, .number, .boolean, .nil, .selector, .keyPath, .type,
            .unknown:
            break
        }
    }

    private mutating func walk(_ closure: AppClosure, _ around: SwiftUISurroundings) {
        var inner = around
        inner.locals.formUnion((closure.parameters ?? []).map { $0.name })
        walk(closure.body, inner)
    }

    private mutating func walk(
        call callee: AppExpression, _ arguments: [AppArgument], _ value: AppExpression,
        _ around: SwiftUISurroundings
    ) {
        var base: AppExpression?
        if case .member(let receiver, _) = callee.kind { base = receiver }
        if let name = callee.lastName {
            calls.append(
                SwiftUICall(
                    name: name, base: base, arguments: arguments, range: value.range,
                    surroundings: around, body: body))
        }
        if let base { walk(base, around) }
        for argument in arguments {
            var inner = around
            if let name = callee.lastName {
                enter(name, argument, arguments, isMember: base != nil, &inner)
            }
            walk(argument.value, inner)
        }
    }

    /// What is around an argument of a call. Only what is known to show its closure's views keeps what
    /// is around it: another call may show them elsewhere, or as another screen.
    private func enter(
        _ name: Text, _ argument: AppArgument, _ all: [AppArgument], isMember: Bool,
        _ around: inout SwiftUISurroundings
    ) {
        let isClosure = if case .closure = argument.value.kind { true } else { false }
        let isContainer = words.containers.contains(name) && !isMember
        if !isClosure || !isContainer && (name != words.group || isMember) {
            around.containers = []
        }
        let isOther = words.destinations.contains(name) && argument.label != words.label
        if isOther || isMember && isClosure { around.repetition = nil }
        guard isClosure, isContainer else { return }
        around.containers.append(name)
        if words.repetitions.contains(name), let data = all.first, data.label == nil,
            data.value.mayHaveManyElements
        {
            around.repetition = name
        }
    }
}

extension SwiftUISurroundings {
    fileprivate var inBranch: SwiftUISurroundings {
        var inner = self
        inner.repetition = nil
        inner.isConditional = true
        return inner
    }
}

extension AppExpression {
    /// Whether it may be data with several elements. A literal, a range and the closure of a list without
    /// data are not.
    fileprivate var mayHaveManyElements: Bool {
        switch kind {
        case .closure, .binary, .number, .string: false
        case .array(let values): values.count > 1
        default: true
        }
    }
}

extension AppPattern {
    /// Adds the names that it binds.
    fileprivate func bind(_ names: inout Set<Text>) {
        switch self {
        case .binding(let name): names.insert(name)
        case .as(let pattern, _), .optional(let pattern): pattern.bind(&names)
        case .tuple(let parts), .enumCase(_, let parts):
            for part in parts { part.pattern.bind(&names) }
        case .wildcard, .is, .expression: break
        }
    }
}
