import AppSource
import TransitionDSL

/// What a condition or a pattern requires of a value.
struct BranchTest {
    enum Requirement {
        /// It has this class, or one that inherits from it.
        case type(Text)
        /// It is this case of an enum.
        case member(Text)
        /// Something else, which the test does not express.
        case other
    }

    var subject: AppExpression?
    var requirement: Requirement

    static let other = BranchTest(subject: nil, requirement: .other)
}

/// The ways in which a condition holds: one of them, with all of its tests.
typealias BranchTests = [[BranchTest]]

/// More ways than this are not distinguished.
private let largestCount = 16

/// Both conditions hold.
private func both(_ left: BranchTests, _ right: BranchTests) -> BranchTests {
    guard left.count * right.count <= largestCount else { return [[.other]] }
    return left.flatMap { one in right.map { one + $0 } }
}

/// One of the conditions holds.
private func either(_ left: BranchTests, _ right: BranchTests) -> BranchTests {
    left.count + right.count <= largestCount ? left + right : [[.other]]
}

extension RegistryWords {
    func tests(_ conditions: [AppCondition]) -> BranchTests {
        conditions.reduce([[]]) { both($0, tests($1)) }
    }

    private func tests(_ condition: AppCondition) -> BranchTests {
        switch condition {
        case .expression(let expression): tests(expression)
        case .binding(_, _, let value):
            // `if let a = b as? A`. That an optional has a value is no requirement of its class.
            if let value, case .cast = value.stripped(casts: false).kind {
                tests(value)
            } else {
                [[]]
            }
        case .pattern(let pattern, let value): tests(pattern, of: value)
        case .availability: [[.other]]
        }
    }

    /// What an expression requires to be true, or to be there.
    func tests(_ expression: AppExpression, depth: Int = 0) -> BranchTests {
        guard depth < 32 else { return [[.other]] }
        switch expression.kind {
        case .boolean(true): return [[]]
        case .unwrap(let base, _): return tests(base, depth: depth + 1)
        case .cast(let value, _, let type): return tests(value, are: type)
        case .binary(let op, let left, let right):
            switch op {
            case and: return both(tests(left, depth: depth + 1), tests(right, depth: depth + 1))
            case or: return either(tests(left, depth: depth + 1), tests(right, depth: depth + 1))
            case equal, identical: return equality(left, right)
            case notEqual:
                // `(to as? A) != nil`.
                if case .nil = right.kind { return tests(left, depth: depth + 1) }
                return [[.other]]
            default: return [[.other]]
            }
        case .call(let callee, let arguments): return kindTest(callee, arguments)
        default: return [[.other]]
        }
    }

    /// `a is A`, and `(a, b) is (A, B)`.
    private func tests(_ value: AppExpression, are type: TypeReference) -> BranchTests {
        if case .tuple(let values) = value.kind, case .tuple(let types) = type,
            values.count == types.count
        {
            let all = zip(values, types).map { tests($0.value, are: $1) }
            return all.reduce([[]]) { both($0, $1) }
        }
        guard let name = type.name else { return [[.other]] }
        return [[BranchTest(subject: value, requirement: .type(name))]]
    }

    /// `operation == .push`, `type(of: a) == A.self`, `[a class] == [A class]`.
    private func equality(_ left: AppExpression, _ right: AppExpression) -> BranchTests {
        for (subject, value) in [(left, right), (right, left)] {
            if let test = test(subject, equals: value) { return [[test]] }
        }
        return [[.other]]
    }

    private func test(_ subject: AppExpression, equals value: AppExpression) -> BranchTest? {
        switch value.kind {
        case .implicitMember(let name), .name(let name, _):
            return operation(name).map { BranchTest(subject: subject, requirement: .member($0)) }
        case .member(let type, Word.`self`.text):
            guard let name = type.lastName, isTypeName(name) else { return nil }
            return BranchTest(subject: subject, requirement: .type(name))
        case .member(_, let name):
            return operation(name).map { BranchTest(subject: subject, requirement: .member($0)) }
        default: return nil
        }
    }

    /// `[a isKindOfClass:[A class]]`, `a.isKind(of: A.self)`, `a.isMember(of: A.self)`.
    private func kindTest(_ callee: AppExpression, _ arguments: [AppArgument]) -> BranchTests {
        guard case .member(let base, let name) = callee.kind, kindCalls.contains(name),
            arguments.count == 1,
            case .member(let type, Word.`self`.text) = arguments[0].value.kind,
            let tested = type.lastName
        else { return [[.other]] }
        return [[BranchTest(subject: base, requirement: .type(tested))]]
    }

    /// What a pattern requires of a value.
    func tests(_ pattern: AppPattern, of value: AppExpression) -> BranchTests {
        switch pattern {
        case .is(let type), .as(_, let type): return tests(value, are: type)
        case .binding, .wildcard: return [[]]
        case .optional(let inner): return tests(inner, of: value)
        case .tuple(let parts):
            guard case .tuple(let values) = value.kind, values.count == parts.count else {
                return [[.other]]
            }
            let all = zip(parts, values).map { tests($0.pattern, of: $1.value) }
            return all.reduce([[]]) { both($0, $1) }
        case .enumCase(let name, let parts):
            // `.some(is A)`.
            if let only = parts.first, parts.count == 1 {
                return name.lastName == some ? tests(only.pattern, of: value) : [[.other]]
            }
            return [[test(value, equals: name) ?? .other]]
        case .expression(let expression): return [[test(value, equals: expression) ?? .other]]
        }
    }

    /// `push` or `pop`, also of `UINavigationControllerOperationPush`.
    private func operation(_ name: Text) -> Text? {
        switch name {
        case push, objectiveCPush: push
        case pop, objectiveCPop: pop
        default: nil
        }
    }

    private func isTypeName(_ name: Text) -> Bool { name != Word.`self`.text }
}

extension AppExpression {
    /// Without `?` and `!`, and without casts if they say nothing here.
    func stripped(casts: Bool) -> AppExpression {
        switch kind {
        case .unwrap(let base, _): base.stripped(casts: casts)
        case .cast(let base, let kind, _) where casts || kind == .as: base.stripped(casts: casts)
        default: self
        }
    }
}

/// The names that registries are read by, once a program.
struct RegistryWords {
    let and, or, equal, notEqual, identical, coalesce: Text
    let push, pop, objectiveCPush, objectiveCPop, some, type: Text
    let kindCalls: Set<Text>
    /// The members that lead from a container to what it shows.
    let shownMembers: Set<Text>

    init(_ names: inout TextTable) {
        and = names.intern("&&")
        or = names.intern("||")
        equal = names.intern("==")
        notEqual = names.intern("!=")
        identical = names.intern("===")
        coalesce = names.intern("??")
        push = names.intern("push")
        pop = names.intern("pop")
        objectiveCPush = names.intern("UINavigationControllerOperationPush")
        objectiveCPop = names.intern("UINavigationControllerOperationPop")
        some = names.intern("some")
        type = names.intern("type")
        kindCalls = Set(
            ["isKind", "isKindOfClass", "isMember", "isMemberOfClass"].map { names.intern($0) })
        shownMembers = Set(
            ["topViewController", "visibleViewController", "rootViewController", "first", "last"]
                .map { names.intern($0) } + [Word.`self`.text])
    }
}
