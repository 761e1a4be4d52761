import AppSource
import TransitionDSL

/// What a name is in a registry.
enum RegistryRole { case from, to, operation }

/// What holds on one way to a statement.
struct RegistryPath {
    var operation: FactOperation?
    var from: String?
    var to: String?
    /// It also depends on something else.
    var isConditional = false
    /// The `case` or `if` that names the classes.
    var place: SourceRange?
    /// The place in a function that called this one, if it names classes.
    var outer: Site?
}

/// Reads a function that chooses an animator, as the lines of a registry.
struct RegistryReader {
    private struct Assignment {
        var value: AppExpression
        /// Nil for the initial value, which counts where it is returned.
        var paths: [RegistryPath]?
        var statement: SourceRange
    }

    /// Helper functions in helper functions.
    private static let deepest = 4
    /// Values that are followed for one method: more than anyone writes.
    private static let mostSteps = 10_000
    private static let mostPaths = 64

    let finder: FactFinder
    private let id: DeclarationID
    private let roles: [Text: RegistryRole]
    private let depth: Int
    private var values: [Text: [Assignment]] = [:]
    /// The last site of each statement, by the place where it begins.
    private var sites: [UInt32: Site] = [:]
    private var words: RegistryWords { finder.registryWords }

    init(
        _ finder: FactFinder, _ id: DeclarationID, _ roles: [Text: RegistryRole], depth: Int = 0
    ) {
        self.finder = finder
        self.id = id
        self.roles = roles
        self.depth = depth
    }

    mutating func read(_ paths: [RegistryPath]) {
        let body = BodyID(declaration: id, part: .body)
        for site in finder.evaluator.sites(body) {
            sites[site.statement.start] = site
        }
        _ = walk(finder.evaluator.statements(of: body), paths, isResult: true)
    }

    // MARK: - Statements

    /// Reads statements, and returns what holds after them. `isResult` is whether the only
    /// expression of a block is the result of the function.
    private mutating func walk(
        _ statements: [AppStatement], _ paths: [RegistryPath], isResult: Bool = false
    ) -> [RegistryPath] {
        var paths = paths
        for statement in statements {
            walk(statement, &paths, isResult: isResult && statements.count == 1)
        }
        return paths
    }

    private mutating func walk(
        _ statement: AppStatement, _ paths: inout [RegistryPath], isResult: Bool
    ) {
        switch statement.kind {
        case .return(let value?): addLines(value, paths, statement.range)
        case .expression(let expression):
            if case .assignment(_, let target, let value) = expression.kind,
                case .name(let name, _) = target.kind
            {
                values[name, default: []].append(
                    Assignment(value: value, paths: paths, statement: statement.range))
            } else if isResult {
                addLines(expression, paths, statement.range)
            }
        case .variable(let variable):
            values[variable.name] = variable.value.map {
                [Assignment(value: $0, paths: nil, statement: statement.range)]
            }
        case .if(let conditions, let then, let otherwise):
            bind(conditions)
            let tests = words.tests(conditions)
            _ = walk(then, refine(paths, tests, place: statement.range), isResult: isResult)
            _ = walk(otherwise ?? [], paths, isResult: isResult)
        case .guard(let conditions, let otherwise):
            _ = walk(otherwise, paths)
            bind(conditions)
            paths = refine(paths, words.tests(conditions), place: nil)
        case .switch(let subject, let cases):
            for one in cases { walk(one, subject, paths, isResult: isResult) }
        case .for(_, _, _, _, let body), .while(_, let body):
            _ = walk(body, refine(paths, [[.other]], place: nil))
        case .repeat(let body, _), .defer(let body): _ = walk(body, paths)
        case .do(let body, let catches), .try(let body, let catches):
            _ = walk(body, paths)
            for body in catches { _ = walk(body, refine(paths, [[.other]], place: nil)) }
        case .conditional(let branches):
            for branch in branches { _ = walk(branch.body, paths) }
        case .return(nil), .tuple, .throw, .jump, .function, .type, .unknown: break
        }
    }

    private mutating func walk(
        _ one: AppSwitchCase, _ subject: AppExpression, _ paths: [RegistryPath], isResult: Bool
    ) {
        var inner: [RegistryPath] = one.patterns.isEmpty ? paths : []
        for (pattern, condition) in one.patterns {
            var tests = words.tests(pattern, of: subject)
            if let condition {
                let more = words.tests(condition)
                tests = tests.flatMap { one in more.map { one + $0 } }
            }
            inner += refine(paths, tests, place: one.range)
            if inner.count > Self.mostPaths { break }
        }
        _ = walk(one.body, inner, isResult: isResult)
    }

    /// `if let a = from as? A` and `let a = from as? A` give a parameter another name.
    private mutating func bind(_ conditions: [AppCondition]) {
        for case .binding(let name, _, let value?) in conditions where roles[name] == nil {
            values[name] = [Assignment(value: value, paths: nil, statement: value.range)]
        }
    }

    // MARK: - Paths

    private func refine(
        _ paths: [RegistryPath], _ tests: BranchTests, place: SourceRange?
    ) -> [RegistryPath] {
        guard paths.count * tests.count <= Self.mostPaths else {
            return paths.map { refine($0, [.other], place: nil) }
        }
        return paths.flatMap { path in tests.map { refine(path, $0, place: place) } }
    }

    private func refine(
        _ path: RegistryPath, _ tests: [BranchTest], place: SourceRange?
    ) -> RegistryPath {
        var path = path
        for test in tests {
            switch (test.requirement, test.subject.flatMap { role(of: $0, depth: 0) }) {
            case (.type(let name), .from?):
                path.from = finder.evaluator.string(name)
                path.place = place ?? path.place
            case (.type(let name), .to?):
                path.to = finder.evaluator.string(name)
                path.place = place ?? path.place
            case (.member(let name), .operation?):
                path.operation = FactOperation(finder.evaluator.string(name))
            default: path.isConditional = true
            }
        }
        return path
    }

    /// What an expression is: a parameter, its class, what a container shows, another name.
    private func role(of expression: AppExpression, depth: Int) -> RegistryRole? {
        guard depth < 16 else { return nil }
        switch expression.kind {
        case .name(let name, _):
            if let known = roles[name] { return known }
            guard let value = values[name]?.first, value.paths == nil else { return nil }
            return role(of: value.value, depth: depth + 1)
        case .unwrap(let base, _), .cast(let base, _, _): return role(of: base, depth: depth + 1)
        case .member(let base, let name):
            return words.shownMembers.contains(name) ? role(of: base, depth: depth + 1) : nil
        case .call(let callee, let arguments):
            // `type(of: from)`.
            guard case .name(words.type, _) = callee.kind, let value = arguments.first?.value else {
                return nil
            }
            return role(of: value, depth: depth + 1)
        default: return nil
        }
    }

    // MARK: - Lines

    private mutating func addLines(
        _ value: AppExpression, _ paths: [RegistryPath], _ statement: SourceRange, depth: Int = 0
    ) {
        guard depth < 16, finder.registrySteps < Self.mostSteps else { return }
        finder.registrySteps += 1
        switch value.kind {
        case .nil: return
        case .unwrap(let base, _), .cast(let base, _, _):
            addLines(base, paths, statement, depth: depth + 1)
        case .ternary(let condition, let then, let otherwise):
            let inner = refine(paths, words.tests(condition), place: nil)
            addLines(then, inner, statement, depth: depth + 1)
            addLines(otherwise, paths, statement, depth: depth + 1)
        case .binary(words.coalesce, let left, let right):
            addLines(left, paths, statement, depth: depth + 1)
            addLines(right, paths, statement, depth: depth + 1)
        case .statement(let inner): _ = walk([inner], paths, isResult: true)
        case .name(let name, _):
            guard let assigned = values[name] else { return add(value, paths, statement) }
            // `animator = animator ?? Fade()` means what was assigned before.
            values[name] = []
            for one in assigned {
                addLines(
                    one.value, one.paths ?? paths, one.paths == nil ? statement : one.statement,
                    depth: depth + 1)
            }
            values[name] = assigned
        case .call(let callee, let arguments):
            let site = site(statement)
            guard self.depth < Self.deepest,
                let (helper, matched) = helper(callee, arguments, in: site.scope)
            else { return add(value, paths, statement) }
            follow(helper, matched, paths, statement, site)
        default: add(value, paths, statement)
        }
    }

    /// The function of the program that a call asks for the animator.
    private func helper(
        _ callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope
    ) -> (DeclarationID, [Int: AppExpression])? {
        for id in finder.evaluator.functions(callee, arguments, in: scope).ids {
            let declaration = finder.program.declaration(id)
            if id != self.id, declaration.body != nil, finder.choosesAnimator(declaration),
                let matched = finder.evaluator.match(arguments, declaration.parameters)
            {
                return (id, matched)
            }
        }
        return nil
    }

    private func follow(
        _ helper: DeclarationID, _ arguments: [Int: AppExpression], _ paths: [RegistryPath],
        _ statement: SourceRange, _ site: Site
    ) {
        var roles: [Text: RegistryRole] = [:]
        let parameters = finder.program.declaration(helper).parameters
        for (index, argument) in arguments where index < parameters.count {
            roles[parameters[index].name] = role(of: argument, depth: 0)
        }
        var reader = RegistryReader(finder, helper, roles, depth: depth + 1)
        reader.read(
            paths.map { path in
                var path = path
                var outer = site
                outer.statement = path.place ?? statement
                path.outer = path.outer ?? outer
                path.place = nil
                return path
            })
    }

    private func site(_ statement: SourceRange) -> Site {
        if let known = sites[statement.start] { return known }
        return Site(
            kind: .result(nil), range: statement, statement: statement,
            scope: finder.evaluator.scope(of: BodyID(declaration: id, part: .body)), branch: [],
            condition: nil, isInClosure: false)
    }

    private func add(_ value: AppExpression, _ paths: [RegistryPath], _ statement: SourceRange) {
        let site = site(statement)
        let animator = finder.animatorName(value, in: site.scope)
        for path in paths {
            var place = site
            place.statement = statement
            if path.place == nil, let outer = path.outer { place = outer }
            let certainty: AppFact.Certainty =
                animator == nil ? .unknown : path.isConditional ? .likely : .certain
            finder.addLine(
                .registryLine(
                    operations: path.operation.map { [$0] } ?? [], from: path.from, to: path.to,
                    animation: animator.map { FactAnimation(.name($0)) }),
                place, certainty,
                via: [SourcePlace(file: FileIndex(site.scope.file), range: statement)])
        }
    }
}
