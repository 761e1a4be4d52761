import AppSource
import TransitionDSL

/// Reads the statements of a body in order, follows its local names, and collects its sites.
struct BodyWalker {
    private(set) var sites: [Site] = []
    var scope: NameScope
    var branch: [BranchStep] = []
    var condition: String?
    var statement = SourceRange(start: 0, end: 0)
    var closureDepth = 0
    var counts: [BranchStep.Kind: Int] = [:]
    let words: WalkerWords

    init(_ scope: NameScope, _ words: WalkerWords) {
        self.scope = scope
        self.words = words
    }

    /// A body; the value of a body of one expression is its result.
    mutating func walk(body: [AppStatement]) {
        if body.count == 1, case .expression(let expression) = body[0].kind {
            statement = body[0].range
            walk(expression)
            record(.result(expression), expression.range)
            return
        }
        walk(body)
    }

    /// An initial value: a result without a statement.
    mutating func walk(initialValue expression: AppExpression) {
        statement = expression.range
        walk(expression)
        record(.result(expression), expression.range)
    }

    mutating func record(_ kind: Site.Kind, _ range: SourceRange) {
        sites.append(
            Site(
                kind: kind, range: range, statement: statement, scope: scope, branch: branch,
                condition: condition, isInClosure: closureDepth > 0))
    }

    // MARK: - Statements

    /// The statements of a block. Names that it declares end with it; those of outer blocks that
    /// it assigns are unknown after it.
    mutating func walkBlock(_ block: [AppStatement], _ step: BranchStep?) {
        let outer = scope.locals
        if let step { branch.append(step) }
        walk(block)
        if step != nil { branch.removeLast() }
        scope.locals = outer
    }

    mutating func walk(_ statements: [AppStatement]) {
        for statement in statements { walk(statement) }
    }

    mutating func walk(_ next: AppStatement) {
        let outer = statement
        statement = next.range
        defer { statement = outer }
        switch next.kind {
        case .expression(let expression): walk(expression)
        case .variable(let variable): declare(variable)
        case .tuple(let names, _, let value): declare(names, value, next.range)
        case .return(let value):
            if let value { walk(value) }
            record(.result(value), next.range)
        case .throw(let value): walk(value)
        case .if(let conditions, let then, let otherwise): walkIf(conditions, then, otherwise)
        case .guard(let conditions, let otherwise): walkGuard(conditions, otherwise)
        case .for(let names, let type, let sequence, let filter, let body):
            walkFor(names, type, sequence, filter, body)
        case .while(let conditions, let body):
            walkLoop(body) { walker in for condition in conditions { walker.walk(condition) } }
        case .repeat(let body, let condition):
            walkLoop(body) { walker in walker.walk(condition) }
        case .switch(let subject, let cases): walkSwitch(subject, cases)
        case .do(let body, let catches):
            walkBranches([(body, nil)] + catches.map { ($0, step(.catch)) })
        case .try(let body, let catches):
            walkBranches([(body, step(.try))] + catches.map { ($0, step(.catch)) })
        case .defer(let body): walkBranches([(body, nil)])
        case .function(let function): declare(function, next.range)
        case .conditional(let branches):
            let outer = condition
            for branch in branches {
                condition = outer.map { "(\($0)) && (\(branch.condition))" } ?? branch.condition
                walk(branch.body)
            }
            condition = outer
        case .jump, .type, .unknown: break
        }
    }

    private mutating func step(
        _ kind: BranchStep.Kind, arm: String? = nil, condition: SourceRange? = nil
    ) -> BranchStep {
        counts[kind, default: 0] += 1
        return BranchStep(kind: kind, number: counts[kind] ?? 0, arm: arm, condition: condition)
    }

    mutating func push(
        _ name: Text, _ annotation: TypeReference?, _ value: LocalName.Value, _ range: SourceRange
    ) {
        scope.locals = LocalName(
            name, annotation: annotation, value: value, range: range, previous: scope.locals)
    }

    private mutating func declare(_ variable: AppVariable) {
        if let value = variable.value { walk(value) }
        if let getter = variable.getter { walkBlock(getter, nil) }
        let value: LocalName.Value =
            if let expression = variable.value { .expression(expression, scope) } else {
                .alternatives([])
            }
        push(variable.name, variable.type, value, variable.nameRange)
    }

    private mutating func declare(_ names: [Text?], _ value: AppExpression?, _ range: SourceRange) {
        if let value { walk(value) }
        let outer = scope
        for (index, name) in names.enumerated() {
            guard let name else { continue }
            let part: LocalName.Value = value.map { .part(index, $0, outer) } ?? .unknown
            push(name, nil, part, range)
        }
    }

    private mutating func declare(_ function: AppLocalFunction, _ range: SourceRange) {
        push(function.name, nil, .function(function, scope), range)
        let outer = scope.locals
        for parameter in function.parameters {
            push(parameter.name, parameter.type, .unknown, parameter.range)
        }
        closureDepth += 1
        walkBlock(function.body, nil)
        closureDepth -= 1
        scope.locals = outer
    }

    // MARK: - Branches

    private mutating func walkIf(
        _ conditions: [AppCondition], _ then: [AppStatement], _ otherwise: [AppStatement]?
    ) {
        let outer = scope.locals
        let start = sites.count
        for condition in conditions { walk(condition) }
        let first = step(.if, condition: conditions.range)
        walkBlock(then, first)
        scope.locals = outer
        if let otherwise {
            var second = first
            second.arm = "else"
            walkBlock(otherwise, second)
        }
        settle([then, otherwise ?? []], from: start, covers: otherwise != nil)
    }

    private mutating func walkGuard(_ conditions: [AppCondition], _ otherwise: [AppStatement]) {
        let outer = scope.locals
        for condition in conditions { walk(condition) }
        let inner = scope.locals
        scope.locals = outer
        walkBlock(otherwise, step(.guard, arm: "else", condition: conditions.range))
        scope.locals = inner
    }

    private mutating func walkFor(
        _ names: [Text], _ type: TypeReference?, _ sequence: AppExpression,
        _ filter: AppExpression?, _ body: [AppStatement]
    ) {
        walk(sequence)
        let outer = scope
        walkLoop(body) { walker in
            if names.count == 1 {
                walker.push(names[0], type, .element(sequence, outer), sequence.range)
            } else {
                for (index, name) in names.enumerated() {
                    walker.push(name, nil, .part(index, sequence.element, outer), sequence.range)
                }
            }
            if let filter { walker.walk(filter) }
        }
    }

    /// A loop: what its body assigns is unknown from its beginning on.
    private mutating func walkLoop(
        _ body: [AppStatement], _ header: (inout BodyWalker) -> Void
    ) {
        forget(body.assignedNames)
        let outer = scope.locals
        header(&self)
        walkBlock(body, step(.for))
        scope.locals = outer
        forget(body.assignedNames)
    }

    private mutating func walkSwitch(_ subject: AppExpression, _ cases: [AppSwitchCase]) {
        walk(subject)
        let outer = scope.locals
        let start = sites.count
        let first = step(.switch)
        for (index, one) in cases.enumerated() {
            scope.locals = outer
            for pattern in one.patterns {
                bind(pattern.pattern, to: subject)
                if let condition = pattern.condition { walk(condition) }
            }
            var step = first
            step.arm = "case#\(index + 1)"
            if case .name(let name, _) = subject.kind { step.subject = name }
            step.cases = one.patterns.compactMap { $0.pattern.caseName }
            walkBlock(one.body, step)
        }
        scope.locals = outer
        settle(cases.map { $0.body }, from: start, covers: true)
    }

    private mutating func walkBranches(_ branches: [([AppStatement], BranchStep?)]) {
        let outer = scope.locals
        for (body, step) in branches { walkBlock(body, step) }
        scope.locals = outer
        forget(branches.flatMap { $0.0.assignedNames })
    }

    /// After branches: a name has one of the values that they assign, or the one that it had before.
    private mutating func settle(_ bodies: [[AppStatement]], from start: Int, covers: Bool) {
        let names = Set(bodies.flatMap { $0.assignments }.map { $0.name })
        let assigned = sites[start...]
        for name in names.sorted(by: { $0.index < $1.index }) {
            guard let declared = scope.local(name) else { continue }
            var values = known(declared)
            if case .alternatives(let before) = declared.value, before.isEmpty, covers {
                values = []
            }
            for site in assigned {
                guard case .assignment(let op, let target, let value) = site.kind,
                    case .name(name, _) = target.kind
                else { continue }
                // An assignment in a closure may run at another time.
                if op != words.equal || site.isInClosure { values = nil }
                values?.append((value, site.scope))
            }
            push(
                name, declared.annotation, values.map { .alternatives($0) } ?? .unknown,
                declared.range)
        }
    }

    /// The values that a name can have; nil if they are not known.
    private func known(_ declared: LocalName) -> [(AppExpression, NameScope)]? {
        switch declared.value {
        case .expression(let value, let outer): [(value, outer)]
        case .alternatives(let values):
            values.isEmpty ? [(AppExpression(.nil, declared.range), scope)] : values
        case .parameter, .element, .part, .function, .associated, .unknown: nil
        }
    }

    /// Makes local names unknown.
    mutating func forget(_ names: [Text]) {
        for name in names {
            guard let declared = scope.local(name) else { continue }
            if case .unknown = declared.value { continue }
            if case .alternatives(let known) = declared.value, known.isEmpty { continue }
            let annotation = declared.annotation
            push(name, annotation, .unknown, declared.range)
        }
    }

    mutating func walk(_ condition: AppCondition) {
        switch condition {
        case .expression(let expression): walk(expression)
        case .binding(let name, let type, let value):
            let bound = value ?? AppExpression(.name(name, arguments: []), statement)
            if let value { walk(value) }
            push(
                name, type,
                .expression(AppExpression(.unwrap(bound, isForced: true), bound.range), scope),
                bound.range)
        case .pattern(let pattern, let value):
            walk(value)
            bind(pattern, to: value)
        case .availability: break
        }
    }
}
