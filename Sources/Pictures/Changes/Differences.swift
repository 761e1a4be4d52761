package import Resolution
package import TransitionDSL

/// One version of a program.
package struct ProgramVersion {
    var model: Model
    /// Those of its registries.
    var tables: [Table]
    /// What app code can use of the generated Swift.
    var names: [AppName]

    package init(_ model: Model, tables: [Table], names: [AppName] = []) {
        self.model = model
        self.tables = tables
        self.names = names
    }
}

/// What a new version of a program changes, in events and in what app code can use; the most severe
/// changes first.
package func differences(_ old: ProgramVersion, _ new: ProgramVersion) -> [Change] {
    let pairing = Pairing(old.model, new.model)
    let ids = IDChanges(old.model, new.model)
    var changes = headerChanges(old.model, new.model)
    changes += screenChanges(pairing, old.model, new.model) + ids.changes
    changes += nameChanges(old, new, ids)
    changes += segueChanges(pairing, old.model, new.model)
    changes += eventChanges(old, new, pairing)
    changes += reducedMotionChanges(old.model, new.model)
    changes += viewChanges(old.model, new.model, pairing, renames: ids.renames)
    let kinds = Change.Kind.allCases
    let classes = ChangeClass.allCases
    func rank(_ change: Change) -> (Int, Int) {
        (
            classes.firstIndex(of: change.severity) ?? 0, kinds.firstIndex(of: change.kind) ?? 0
        )
    }
    return changes.enumerated().sorted { one, other in
        let ranks = (rank(one.element), rank(other.element))
        return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 < ranks.1
    }.map { $0.element }
}

private func eventChanges(
    _ old: ProgramVersion, _ new: ProgramVersion, _ pairing: Pairing
) -> [Change] {
    let names = ScreenSetNames(old.model, new.model, pairing)
    let texts = (ModelText(old.model), ModelText(new.model))
    var changes: [Change] = []
    // Without registries, the defaults decide all events.
    let hasNone = old.model.registries.isEmpty && new.model.registries.isEmpty
    for pair in hasNone ? [Pairing.Pair<Registry>(old: nil, new: nil)] : pairing.registries {
        // One that only one version has is in the names for app code.
        guard hasNone || pair.old != nil && pair.new != nil else { continue }
        let tables = (
            pair.old.map { old.tables[Int($0.index)] } ?? emptyTable(of: old.model),
            pair.new.map { new.tables[Int($0.index)] } ?? emptyTable(of: new.model)
        )
        let comparison = EventComparison(
            RegistryVersion(old.model, tables.0, texts.0),
            RegistryVersion(new.model, tables.1, texts.1), pairing)
        let words = ConditionWords(comparison.conditions, pairing, old.model, new.model)
        let name = pair.new.map {
            new.model.texts.string(new.model.registries[$0].declared.name)
        }
        let subject = pairing.registries.count > 1 ? name ?? "" : ""
        changes +=
            EventChanges(
                comparison, words, names, registry: pair, subject: subject
            ).changes
    }
    return changes
}
