import Resolution
import Semantics
import TransitionDSL

extension Program {
    /// Whether the program means the same after a change, as far as its proof goes.
    package func meansTheSame(as new: Program, after change: Refactoring) -> Bool {
        if case .none = change.proof { return true }
        guard let old = analysis.model, let model = new.analysis.model else { return false }
        switch change.proof {
        case .none: return true
        case .views: return modifiers(of: old) == modifiers(of: model)
        case .rules(let line):
            return versions(of: line, new)?.haveTheSameRules(line) == true
        case .events(let lines, let areUndeclared):
            guard let first = lines.first else { return false }
            return versions(of: first, new)?
                .playTheSame(in: lines, ofUndeclaredScreens: areUndeclared) == true
        }
    }

    /// The registry of a line, before and after a change.
    private func versions(of line: Handle<Edge>, _ new: Program) -> TwoVersions? {
        guard let old = analysis.model, let model = new.analysis.model,
            let number = old.registries.firstIndex(where: {
                $0.edges.indices.contains(Int(line.index))
            }), number < analysis.tables.count,
            analysis.tables.count == new.analysis.tables.count
        else { return nil }
        return TwoVersions(
            (old, analysis.tables[number]), (model, new.analysis.tables[number]))
    }

    /// The modifiers of each view, without the names of lists.
    private func modifiers(of model: Model) -> [[String]] {
        let texts = ModelText(model)
        func spelled(_ calls: HandleRange<Handle<Call>>, _ depth: Int) -> [String] {
            model.items[calls].flatMap { call -> [String] in
                guard case .modifiers(let list) = model.calls[call].callee, depth < 64,
                    model.modifiers[list].parameters.isEmpty
                else { return [texts.call(call)] }
                return spelled(model.modifiers[list].body, depth + 1)
            }
        }
        return model.views.map { spelled($0.modifiers, 0) }
            + model.matches.map { spelled($0.modifiers, 0) }
    }
}
