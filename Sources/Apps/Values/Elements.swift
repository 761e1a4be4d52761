import AppSource
import TransitionDSL

/// The elements of lists that are written out.
extension Evaluator {
    /// The elements of an array: of a literal, a constant, and what keeps or maps each of them.
    /// Nil if they are not known.
    func elements(
        of list: AppExpression, in scope: NameScope
    ) -> [(AppExpression, NameScope)]? {
        guard enter(scope) else { return nil }
        defer { leave() }
        switch list.stripped.kind {
        case .array(let elements): return elements.map { ($0, scope) }
        case .binary(words.plus, let left, let right):
            guard let first = elements(of: left, in: scope),
                let second = elements(of: right, in: scope)
            else { return nil }
            return first + second
        case .name(let name, _):
            switch meaning(of: name, in: scope) {
            case .local(let local):
                return elements(of: local, list.range.start, in: scope)
            case .members(let ids), .globals(let ids):
                return ids.first.flatMap { elements(of: $0) }
            case .type, .unknown: return nil
            }
        case .member(let base, engineNames.allCases):
            guard case .metatype(.program(let type)) = type(of: base, in: scope) else { return nil }
            return cases(of: type).map {
                (AppExpression(.member(base, program.declaration($0).name), list.range), scope)
            }
        case .member(let base, let name):
            return candidates(name, of: base, in: scope).ids.first.flatMap {
                elements(of: $0)
            }
        case .call(let callee, let arguments):
            return elements(ofCall: callee, arguments, in: scope)
        default: return nil
        }
    }

    /// The elements that a local has at an offset.
    private func elements(
        of local: LocalName, _ offset: UInt32, in scope: NameScope
    ) -> [(AppExpression, NameScope)]? {
        guard case .expression(let value, let outer) = local.value,
            var all = elements(of: value, in: outer)
        else { return nil }
        for change in changes(of: local, in: scope) where change.start < offset {
            guard let added = change.added,
                let more = elements(of: added, in: change.scope)
            else { return nil }
            all += more
        }
        return all
    }

    private func elements(of id: DeclarationID) -> [(AppExpression, NameScope)]? {
        guard begin(.declaration(id)) else { return nil }
        defer { end(.declaration(id)) }
        if let (value, scope) = onlyValue(of: id) {
            return elements(of: value, in: scope)
        }
        // A variable that nothing changes.
        let declaration = program.declaration(id)
        guard declaration.kind == .variable, let range = declaration.initialValue,
            assignments(to: id).isEmpty, !isMutated(id)
        else { return nil }
        return elements(
            of: expression(range, file: id.file),
            in: scope(of: BodyID(declaration: id, part: .initialValue)))
    }

    private func elements(
        ofCall callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope
    ) -> [(AppExpression, NameScope)]? {
        if case .closure(let closure) = callee.kind {
            return result(of: closure, in: scope).flatMap {
                elements(of: $0.0, in: $0.1)
            }
        }
        guard case .member(let base, let name) = callee.kind else { return nil }
        if Self.keepingCalls.contains(string(name)) {
            return elements(of: base, in: scope)
        }
        guard string(name) == "map" || string(name) == "compactMap",
            case .closure(let closure)? = arguments.first?.value.kind
        else { return nil }
        let parameter = closure.parameters.map { $0.first?.name } ?? words.dollars[0]
        func mapped(_ value: LocalName.Value) -> (AppExpression, NameScope)? {
            var inner = scope
            if let parameter {
                inner.locals = LocalName(
                    parameter, value: value, range: base.range, previous: inner.locals)
            }
            return result(of: closure, in: inner)
        }
        if let all = elements(of: base, in: scope), all.count <= StringValue.largestCount {
            let results = all.compactMap { mapped(.expression($0.0, $0.1)) }
            return results.count == all.count ? results : nil
        }
        // One expression for all: its parameter is any of the elements.
        return mapped(.element(base, scope)).map { [$0] }
    }

    /// The only result of a closure.
    func result(
        of closure: AppClosure, in scope: NameScope
    ) -> (AppExpression, NameScope)? {
        var walker = BodyWalker(scope, words)
        walker.walk(body: closure.body)
        let results = walker.sites.compactMap { site -> (AppExpression, NameScope)? in
            guard case .result(let value?) = site.kind, !site.isInClosure else { return nil }
            return (value, site.scope)
        }
        return results.count == 1 ? results[0] : nil
    }

    private static let keepingCalls: Set<String> = ["reversed", "shuffled", "sorted", "filter"]

    /// An element at an index: one of all, or the one of a number.
    func element(
        _ arguments: [AppArgument], of list: AppExpression, in scope: NameScope
    ) -> [(AppExpression, NameScope)]? {
        guard arguments.count == 1, let all = elements(of: list, in: scope),
            !all.isEmpty
        else { return nil }
        guard case .number(let spelling) = arguments[0].value.kind else { return all }
        guard let index = Int(string(spelling)), index < all.count else { return nil }
        return [all[index]]
    }
}
