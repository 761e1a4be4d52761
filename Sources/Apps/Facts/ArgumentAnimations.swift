import AppSource
import TransitionDSL

/// The animations that are passed to functions of the app, and to cases of its enums.
extension FactFinder {
    /// A function, initializer or case of the app with parameters of Hero's animation type.
    private struct Taker {
        var id: DeclarationID
        var indexes: [Int]
    }

    func findArgumentAnimations() {
        guard hasEngine else { return }
        var cases: [Taker] = []
        var places: Set<SourcePlace> = []
        for taker in animationTakers() {
            if program.declaration(taker.id).kind == .case {
                cases.append(taker)
                addDeclaration(of: taker)
                findPayloads(of: taker, &places)
            } else {
                addDefaults(of: taker)
                findArguments(of: taker)
            }
        }
        addDefaultPayloads(cases)
    }

    private func animationTakers() -> [Taker] {
        let type = text("HeroDefaultAnimationType")
        var takers: [Taker] = []
        for file in program.files.indices {
            for (index, declaration) in program.files[file].items.declarations.enumerated()
            where [.function, .initializer, .case].contains(declaration.kind) {
                let parameters = declaration.parameters
                let indexes = parameters.indices.filter {
                    parameters[$0].type.withoutOptional.name == type
                }
                if indexes.isEmpty { continue }
                takers.append(
                    Taker(id: DeclarationID(file: file, index: index), indexes: indexes))
            }
        }
        return takers
    }

    // MARK: - Functions

    /// What each call passes, or leaves to the default value.
    private func findArguments(of taker: Taker) {
        for call in evaluator.calls(of: taker.id) {
            guard case .call(_, let callee, _) = call.site.kind else { continue }
            var receiver = "self"
            if case .member(let base, _) = callee.kind {
                receiver = evaluator.sourceText(base, in: call.site.scope)
            }
            let frame = evaluator.frame(taker.id, call.arguments, in: call.site.scope, nil, nil)
            for index in taker.indexes {
                guard let given = frame.arguments[index] else { continue }
                add(animation(given.value, in: given.scope), on: receiver, call.site)
            }
        }
    }

    /// The default values, where they are written.
    private func addDefaults(of taker: Taker) {
        let parameters = program.declaration(taker.id).parameters
        for index in taker.indexes {
            guard let range = parameters[index].defaultValue else { continue }
            let (value, site) = defaultValue(range, of: taker.id)
            add(animation(value, in: site.scope), on: "self", site)
        }
    }

    // MARK: - Cases of enums

    /// `case push(type: HeroDefaultAnimationType)`: which animation it is, its values know.
    private func addDeclaration(of taker: Taker) {
        let range = program.declaration(taker.id).range
        add(nil, on: "self", site(range, of: taker.id))
    }

    /// `.push(type: .fade)` anywhere in the program, once even if several enums have such a case.
    private func findPayloads(of taker: Taker, _ places: inout Set<SourcePlace>) {
        let declaration = program.declaration(taker.id)
        for site in evaluator.sites(mentioning: declaration.name) {
            guard case .call(_, let callee, let arguments) = site.kind,
                isCase(taker.id, callee, in: site.scope)
            else { continue }
            let place = SourcePlace(file: FileIndex(site.scope.file), range: site.range)
            if places.insert(place).inserted { addPayload(of: taker, arguments, site) }
        }
    }

    private func addPayload(of taker: Taker, _ arguments: [AppArgument], _ site: Site) {
        guard let matched = evaluator.match(arguments, program.declaration(taker.id).parameters)
        else { return }
        for index in taker.indexes {
            guard let value = matched[index] else { continue }
            add(animation(value, in: site.scope), on: "self", site)
        }
    }

    private func isCase(_ id: DeclarationID, _ callee: AppExpression, in scope: NameScope) -> Bool {
        let name = program.declaration(id).name
        switch callee.kind {
        case .implicitMember(name): return true
        case .member(let base, name):
            return evaluator.type(of: base, in: scope)
                == program.typeOfDeclaration[id].map { .metatype(.program($0)) }
        default: return false
        }
    }

    /// `func show(by way: Way = .push(type: .fade))`.
    private func addDefaultPayloads(_ cases: [Taker]) {
        let types = cases.compactMap { program.typeOfDeclaration[$0.id] }
        let names = Set(types.map { program.types[$0.index].name })
        for file in program.files(mentioning: names) {
            for (index, declaration) in program.files[file].items.declarations.enumerated() {
                let id = DeclarationID(file: file, index: index)
                for parameter in declaration.parameters {
                    guard let range = parameter.defaultValue, let name = parameter.type.name,
                        names.contains(name)
                    else { continue }
                    let (value, site) = defaultValue(range, of: id)
                    guard case .call(let callee, let arguments) = value.kind else { continue }
                    let wanted = program.type(parameter.type, in: site.scope.type).unwrapped
                    let taker = cases.first {
                        program.typeOfDeclaration[$0.id].map { .program($0) } == wanted
                            && isCase($0.id, callee, in: site.scope)
                    }
                    if let taker { addPayload(of: taker, arguments, site) }
                }
            }
        }
    }

    // MARK: - Adding

    private func add(
        _ found: (first: FactCall, returning: FactCall?)?, on receiver: String, _ site: Site
    ) {
        add(
            .animation(
                .argument, on: receiver, animation: found?.first, returning: found?.returning),
            site, view: ViewReference(path: nil, owner: .unknown),
            certainty: found == nil ? .unknown : .certain)
    }

    private func defaultValue(
        _ range: Range<Int>, of id: DeclarationID
    ) -> (value: AppExpression, site: Site) {
        let value = evaluator.expression(range, file: id.file)
        return (value, site(value.range, of: id))
    }

    private func site(_ range: SourceRange, of id: DeclarationID) -> Site {
        let scope = NameScope(
            locals: nil, type: program.typeOfDeclaration[id], declaration: id, file: id.file)
        return Site(
            kind: .result(nil), range: range, statement: range, scope: scope, branch: [],
            condition: nil, isInClosure: false)
    }
}
