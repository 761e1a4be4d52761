import TransitionDSL

/// Why an engine cannot use a name of an imported file. It is a row of the catalog in its
/// definition, or in the definition of a name that it uses.
struct ImportedNeed {
    var name: Declared
    var row: CatalogIndex
    /// Where the row's name is.
    var place: SourcePlace
}

extension EngineCheck {
    /// The first need of each name that imported files declare, found once for all uses. Each name
    /// passes its need to the names that use it, nearest first, so chains of names may have any
    /// length.
    mutating func findImportedNeeds() {
        let values = model.namedValues.filter { !isOwn($0.declared.place) }
        var users: [Call.Callee: [NamedValue]] = [:]
        var work: [NamedValue] = []
        for value in values {
            let calls = reachable(from: value.calls) { model.calls(in: model.calls[$0].arguments) }
            for call in calls {
                let callee = model.calls[call].callee
                guard case .catalog(let row) = callee else {
                    users[callee, default: []].append(value)
                    continue
                }
                if !can(row), importedNeeds[value.callee] == nil {
                    importedNeeds[value.callee] = ImportedNeed(
                        name: value.declared, row: row,
                        place: firstWord(of: model.calls[call].place))
                    work.append(value)
                }
            }
        }
        var next = 0
        while next < work.count {
            let need = importedNeeds[work[next].callee]
            for user in users[work[next].callee] ?? [] where importedNeeds[user.callee] == nil {
                importedNeeds[user.callee] = need
                importedNeeds[user.callee]?.name = user.declared
                work.append(user)
            }
            next += 1
        }
    }
}

/// A declared name that a call can name.
private struct NamedValue {
    var callee: Call.Callee
    var declared: Declared
    /// The calls in its definition, without those in their arguments.
    var calls: [Handle<Call>]
}

extension Model {
    fileprivate var namedValues: [NamedValue] {
        modifiers.enumerated().map {
            NamedValue(
                callee: .modifiers(Handle($0)), declared: $1.declared, calls: Array(items[$1.body]))
        }
            + animations.enumerated().map {
                NamedValue(
                    callee: .animation(Handle($0)), declared: $1.declared,
                    calls: [$1.body.going] + [$1.body.returning].compactMap { $0 }
                        + items[$1.body.options])
            }
            + animators.enumerated().map {
                NamedValue(
                    callee: .animator(Handle($0)), declared: $1.declared, calls: calls(in: $1.body))
            }
            + interactions.enumerated().map {
                NamedValue(
                    callee: .interaction(Handle($0)), declared: $1.declared, calls: [$1.body])
            }
    }

    private func calls(in body: AnimatorBody) -> [Handle<Call>] {
        switch body {
        case .keyFrames(let options, let frames):
            items[options] + self.frames[frames].flatMap { items[$0.changes] }
        case .appClass(_, let arguments): calls(in: arguments)
        }
    }

    fileprivate func calls(in arguments: HandleRange<Argument>) -> [Handle<Call>] {
        self.arguments[arguments].compactMap {
            if case .call(let call) = values[$0.value] { call } else { nil }
        }
    }
}
