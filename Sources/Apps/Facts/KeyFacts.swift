import AppSource
import TransitionDSL

/// Facts of key-value coding, key paths and bindings, which set Hero's properties by name.
extension FactFinder {
    // MARK: - Key-value coding

    /// `view.setValue("a", forKey: "heroID")`, `view.setValuesForKeys(["heroID": "a"])`.
    func findByKey(
        _ name: String, _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) {
        var receiver: AppExpression?
        if case .member(let base, _) = callee.kind { receiver = base }
        switch name {
        case "setValue":
            guard arguments.count == 2, let label = arguments[1].label,
                label == engineNames.forKey || label == engineNames.forKeyPath
            else { return }
            let isPath = label == engineNames.forKeyPath
            set(arguments[0].value, forKey: arguments[1].value, isPath: isPath, of: receiver, site)
        case "setValuesForKeys", "setValuesForKeysWithDictionary":
            guard case .dictionary(let pairs)? = arguments.first?.value.kind else { return }
            for pair in pairs {
                set(pair.value, forKey: pair.key, isPath: false, of: receiver, site)
            }
        default: return
        }
    }

    private func set(
        _ value: AppExpression, forKey key: AppExpression, isPath: Bool,
        of receiver: AppExpression?, _ site: Site
    ) {
        guard var names = self.key(key, in: site.scope), let last = names.popLast(),
            let known = heroAttribute(last), isPath || names.isEmpty
        else { return }
        let own = AppExpression(.name(Word.`self`.text, arguments: []), key.range)
        let view = names.reduce(receiver ?? own) {
            AppExpression(.member($0, text($1)), $0.range)
        }
        // Other objects have keys of that name too: user defaults, records, models.
        let type = evaluator.type(of: view, in: site.scope).unwrapped
        if type != .unknown, program.role(of: type) == .other { return }
        let property = AppExpression(.member(view, text(known.property)), key.range)
        guard var access = evaluator.heroAccess(property, in: site.scope) else { return }
        if type == .unknown { access.certainty = worst(access.certainty, .likely) }
        findAssignment(access, words.equal, value, site)
    }

    /// The parts of a key: of a text, of `#keyPath(UIView.heroID)`, of
    /// `NSStringFromSelector(@selector(heroID))`.
    private func key(_ key: AppExpression, in scope: NameScope) -> [String]? {
        switch key.stripped.kind {
        case .keyPath(_, let names): return names.map(string)
        case .call(let callee, let arguments):
            if string(callee.lastName ?? .empty) == "NSStringFromSelector",
                case .selector(let name)? = arguments.first?.value.kind
            {
                return [string(name)]
            }
        default: break
        }
        return evaluator.evaluate(key, in: scope).onlyText.map { text in
            text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        }
    }

    // MARK: - Key paths

    /// A key path to a hero id as an argument: `assign(to: \.hero.id, on: view)` binds it,
    /// `map(\.hero.id)` reads it.
    func findKeyPath(_ name: String, _ arguments: [AppArgument], _ site: Site) {
        guard !name.hasPrefix("setValue") else { return }
        for (index, argument) in arguments.enumerated() {
            guard case .keyPath(_, let names) = argument.value.kind, isHeroID(names) else {
                continue
            }
            if Self.readers.contains(name) {
                add(.heroIDRead(patterns: []), site, certainty: .likely)
                continue
            }
            var others = arguments
            others.remove(at: index)
            let view =
                others.first { $0.label.map(string) == "on" }
                ?? others.first { isView($0.value, in: site.scope) }
            addBinding(of: view?.value, in: site.scope, site)
        }
    }

    /// The calls that take a key path in order to read.
    private static let readers: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "sorted", "min", "max", "contains", "allSatisfy",
        "publisher", "observe", "first", "reduce", "grouping", "Dictionary", "removeDuplicates",
        "value", "getter",
    ]

    private func isHeroID(_ names: [Text]) -> Bool {
        let hasOwn = program.membersByName[engineNames.heroID] != nil
        if names.last == engineNames.heroID { return !hasOwn }
        return names.suffix(2) == [engineNames.hero, engineNames.id]
            && program.membersByName[engineNames.hero] == nil
    }

    private func isView(_ expression: AppExpression, in scope: NameScope) -> Bool {
        // The type first: it may add a name.
        let type = evaluator.type(of: expression, in: scope)
        return switch program.role(of: type) {
        case .view, .cell: true
        case .controller, .other: false
        }
    }

    /// The app's own properties of `Reactive` that set the id of their view: `view.rx.photoID`.
    func boundMembers() -> Set<Text> {
        guard hasEngine, let name = program.names.find("Reactive") else { return [] }
        var found: Set<Text> = []
        for type in program.typesByName[name] ?? [] {
            for (member, ids) in program.types[type.index].members where ids.contains(where: setsID)
            {
                found.insert(member)
            }
        }
        return found
    }

    private func setsID(_ id: DeclarationID) -> Bool {
        evaluator.bodyIDs(of: id).contains { body in
            evaluator.sites(body).contains { site in
                guard case .assignment(_, let target, _) = site.kind else { return false }
                return evaluator.heroAccess(target, in: site.scope)?.member == "id"
            }
        }
    }

    /// Adds the binding of `stream.bind(to: view.rx.photoID)`.
    func findBinding(_ expression: AppExpression, _ site: Site) {
        guard case .member(let base, let name) = expression.kind, boundNames.contains(name),
            case .member(let view, let reactive) = base.stripped.kind,
            string(reactive) == "rx" || string(reactive) == "reactive"
        else { return }
        addBinding(of: view, in: site.scope, site)
    }

    /// The view of `view.rx.heroID` and `view.reactive.heroID`, which bind rather than read.
    func boundView(_ access: HeroAccess) -> AppExpression? {
        guard case .member(let base, let name)? = access.receiver?.stripped.kind else { return nil }
        return string(name) == "rx" || string(name) == "reactive" ? base : nil
    }

    func addBinding(of view: AppExpression?, in scope: NameScope, _ site: Site) {
        add(
            .heroID(.bind, patterns: [], holes: []), site,
            view: view.map { evaluator.viewPath($0, in: scope) }, certainty: .unknown)
    }
}

extension AppExpression {
    /// `view[keyPath: \.hero.id]` as `view.hero.id`.
    var withoutKeyPath: AppExpression {
        guard case .subscripting(let base, let arguments) = kind, arguments.count == 1,
            arguments[0].label == Word.keyPath.text,
            case .keyPath(_, let names) = arguments[0].value.kind
        else { return self }
        return names.reduce(base) { AppExpression(.member($0, $1), range) }
    }
}
