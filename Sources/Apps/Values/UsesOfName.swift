import AppSource
import TransitionDSL

/// Where the functions or properties of one name are used.
struct UsesOfName<Use> {
    private var uses: [DeclarationID: [(order: Int, use: Use)]] = [:]
    private var count = 0

    /// Adds a use of whichever of the declarations it is.
    mutating func add(_ use: Use, of declarations: [DeclarationID]) {
        for id in declarations { uses[id, default: []].append((count, use)) }
        count += 1
    }

    /// The uses of declarations, in the order in which they were added, each once.
    func uses(of declarations: [DeclarationID]) -> [Use] {
        // They are in order.
        if declarations.count == 1 { return (uses[declarations[0]] ?? []).map { $0.use } }
        var found: [Int: Use] = [:]
        for id in declarations {
            for (order, use) in uses[id] ?? [] { found[order] = use }
        }
        return found.sorted { $0.key < $1.key }.map { $0.value }
    }
}

/// A call of a function or initializer, whichever it is.
struct CallSite {
    var arguments: [AppArgument]
    var site: Site
    var isGuess: Bool
}

extension Evaluator {
    struct FunctionCall {
        /// By the index of the parameter.
        var arguments: [Int: AppExpression]
        var site: Site
        var isGuess: Bool
    }

    /// The calls of a function or initializer in the program.
    func calls(of id: DeclarationID) -> [FunctionCall] {
        let parameters = program.declaration(id).parameters
        let called = [id] + declarationsImplemented(by: id)
        let sites = callSites(of: id, called)
        // Functions of one name may all call each other.
        guard fuel.use(called.count + sites.count, in: id.file) else { return [] }
        return sites.compactMap { call in
            match(call.arguments, parameters).map {
                FunctionCall(arguments: $0, site: call.site, isGuess: call.isGuess)
            }
        }
    }

    private func callSites(of id: DeclarationID, _ called: [DeclarationID]) -> [CallSite] {
        let declaration = program.declaration(id)
        guard declaration.kind == .initializer, let owner = program.typeOfDeclaration[id] else {
            return calls(named: declaration.name).uses(of: called)
        }
        // `Type(…)`, and `self.init(…)` and `super.init(…)`.
        return calls(named: program.types[owner.index].name).uses(of: called)
            + calls(named: Word.`init`.text).uses(of: called)
    }

    /// The calls of all functions of a name, and of the initializers of the types of a name.
    private func calls(named name: Text) -> UsesOfName<CallSite> {
        if let known = callsByName[name] { return known }
        var found = UsesOfName<CallSite>()
        for site in sites(mentioning: name) {
            guard case .call(_, let callee, let arguments) = site.kind,
                name != Word.`init`.text || isInitializerOfSelf(callee)
            else { continue }
            let candidates = functions(callee, arguments, in: site.scope)
            guard fuel.use(candidates.ids.count, in: site.scope.file) else { continue }
            let call = CallSite(arguments: arguments, site: site, isGuess: candidates.isGuess)
            found.add(call, of: candidates.ids)
        }
        callsByName[name] = found
        return found
    }

    private func isInitializerOfSelf(_ callee: AppExpression) -> Bool {
        guard case .member(let base, Word.`init`.text) = callee.kind,
            case .name(let name, _) = base.kind
        else { return false }
        return name == Word.`self`.text || name == Word.super.text
    }

    /// What a function overrides, and the requirements of protocols that it fulfils: a call of one
    /// of them may run it.
    private func declarationsImplemented(by id: DeclarationID) -> [DeclarationID] {
        guard let type = program.typeOfDeclaration[id] else { return [] }
        let declaration = program.declaration(id)
        let labels = declaration.parameters.map { $0.label }
        return program.ancestors(of: type).filter { $0 != type }.flatMap { base in
            (program.types[base.index].members[declaration.name] ?? []).filter {
                program.declaration($0).parameters.map { $0.label } == labels
            }
        }
    }

    struct PropertyAssignment {
        var value: AppExpression
        var site: Site
        var isGuess: Bool
    }

    /// The assignments to a property in the program, by `=` and by memberwise initializers.
    func assignments(to id: DeclarationID) -> [PropertyAssignment] {
        assignments(named: program.declaration(id).name).uses(of: [id])
            + memberwiseArguments(of: id)
    }

    /// The assignments to all properties and globals of a name.
    private func assignments(named name: Text) -> UsesOfName<PropertyAssignment> {
        if let known = assignmentsByName[name] { return known }
        var found = UsesOfName<PropertyAssignment>()
        for site in sites(mentioning: name) {
            guard case .assignment(let op, let target, let value) = site.kind, op == words.equal
            else { continue }
            let assigned = declarations(target, named: name, in: site.scope)
            let assignment = PropertyAssignment(
                value: value, site: site, isGuess: assigned.isGuess)
            found.add(assignment, of: assigned.ids)
        }
        assignmentsByName[name] = found
        return found
    }

    private func memberwiseArguments(of id: DeclarationID) -> [PropertyAssignment] {
        guard let owner = program.typeOfDeclaration[id],
            program.types[owner.index].kind == .struct, initializers(of: owner).isEmpty
        else { return [] }
        let name = program.declaration(id).name
        return sites(mentioning: program.types[owner.index].name).compactMap { site in
            guard case .call(_, let callee, let arguments) = site.kind,
                let argument = arguments.first(where: { $0.label == name }),
                isInitializer(callee, of: owner, in: site.scope)
            else { return nil }
            return PropertyAssignment(value: argument.value, site: site, isGuess: false)
        }
    }

    /// Whether a property is changed other than by `=`: `+=`, `append`, an element.
    func isMutated(_ id: DeclarationID) -> Bool {
        let name = program.declaration(id).name
        if let known = mutatedByName[name] { return known.contains(id) }
        var found: Set<DeclarationID> = []
        for site in sites(mentioning: name) {
            guard let target = changedTarget(site) else { continue }
            found.formUnion(declarations(target, named: name, in: site.scope).ids)
        }
        mutatedByName[name] = found
        return found.contains(id)
    }

    private func changedTarget(_ site: Site) -> AppExpression? {
        switch site.kind {
        case .assignment(let op, let target, _):
            if case .subscripting(let base, _) = target.kind { return base }
            return op == words.equal ? nil : target
        case .call(_, let callee, _):
            guard case .member(let base, let name) = callee.kind,
                Self.changingCalls.contains(string(name))
            else { return nil }
            return base
        case .read, .result, .reference: return nil
        }
    }

    /// The properties and globals of a name that an expression may be.
    private func declarations(
        _ target: AppExpression, named name: Text, in scope: NameScope
    ) -> Candidates {
        switch target.kind {
        case .name(name, _):
            switch meaning(of: name, in: scope) {
            case .members(let ids), .globals(let ids): Candidates(ids: ids)
            case .local, .type, .unknown: Candidates(ids: [])
            }
        case .member(let base, name): candidates(name, of: base, in: scope)
        case .unwrap(let base, _): declarations(base, named: name, in: scope)
        default: Candidates(ids: [])
        }
    }
}
