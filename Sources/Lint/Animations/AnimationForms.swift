import Resolution
import TransitionDSL

/// A call of an animation with all names expanded, so that two spellings of one animation compare
/// equal.
struct AnimationForm {
    var callee: Call.Callee
    /// By parameter, in order. A value computed from a named animation's parameters is unknown.
    var arguments: [(parameter: UInt32, value: Handle<Value>?)]
    /// Whether a name on the path has options of its own; they apply only to its animation.
    var hasOptions: Bool
    /// Whether a name on the path declares a return of its own.
    var hasReturn: Bool

    var isKnown: Bool { arguments.allSatisfy { $0.value != nil } }
}

extension LintContext {
    func form(_ call: Handle<Call>) -> AnimationForm {
        var bindings = Bindings()
        let unfolding = bindings.unfold(ChosenAnimation(call), with: .empty, on: .named, model)
        let root = model.calls[unfolding.call]
        return AnimationForm(
            callee: root.callee,
            arguments: model.arguments[root.arguments].map { argument in
                (argument.parameter, known(Term(argument.value, in: unfolding.scope), bindings))
            }, hasOptions: unfolding.namesHaveOptions, hasReturn: unfolding.namesHaveReturn)
    }

    /// The value that a term of a definition has where the definition is called.
    private func known(_ term: Term, _ bindings: Bindings) -> Handle<Value>? {
        if term.scope == .none { return term.value }
        switch model.values[term.value] {
        case .parameter(let parameter):
            switch bindings.meaning(of: parameter, in: term.scope) {
            case .itself: return term.value
            case .term(let meant): return known(meant, bindings)
            case .number(_, let value): return constant(value) == nil ? nil : value
            case .nothing: return nil
            }
        case .constant, .bool, .version, .color, .view: return term.value
        case .number, .negated, .binary: return constant(term.value) == nil ? nil : term.value
        case .text, .index, .hero, .call, .swift, .range: return nil
        }
    }

    /// Whether two forms are equal; with `mirrored`, whether each is the reverse of the other.
    func isSame(_ left: AnimationForm, _ right: AnimationForm, mirrored: Bool) -> Bool {
        guard left.isKnown, right.isKnown, left.arguments.count == right.arguments.count else {
            return false
        }
        var mirrorsDirection = false
        switch (left.callee, right.callee) {
        case (.catalog(let row), .catalog(let other)):
            guard (mirrored ? Catalog.opposite(of: row) : row) == other else { return false }
            mirrorsDirection = mirrored && Catalog[row].opposite?.mirrorsDirection == true
        case (.animator(let animator), .animator(let other)) where animator == other:
            // Key frames are reversed on return; no other call can express that.
            guard case .appClass = model.animators[animator].body else { return !mirrored }
            mirrorsDirection = mirrored
        default: return false
        }
        return zip(left.arguments, right.arguments).allSatisfy { left, right in
            guard left.parameter == right.parameter, let value = left.value, let other = right.value
            else { return false }
            if mirrorsDirection, case .constant(let row) = model.values[value],
                case .constant(let otherRow) = model.values[other]
            {
                return Catalog.opposite(of: row) == otherRow
            }
            return isSame(value, other)
        }
    }

    /// Whether an argument of a form is a direction.
    func hasDirection(_ form: AnimationForm) -> Bool {
        form.arguments.contains { argument in
            switch argument.value.map({ model.values[$0] }) {
            case .constant(let row): Catalog[row].type == .direction
            case .parameter(let parameter): model.parameters[parameter].type == .direction
            default: false
            }
        }
    }
}
