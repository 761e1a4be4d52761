package import TransitionDSL

/// A value and the scope of its parameters.
package struct Term {
    package var value: Handle<Value>
    package var scope: Bindings.Scope

    package init(_ value: Handle<Value>, in scope: Bindings.Scope = .none) {
        self.value = value
        self.scope = scope
    }
}

/// The values of parameters while declarations are expanded in place of their names.
package struct Bindings {
    /// A scope in which values are read. In `none` parameters have no values.
    package struct Scope: Hashable, Sendable {
        fileprivate var frame: Int

        package static let none = Scope(frame: -1)
    }

    /// The value of a parameter.
    package enum Meaning {
        case itself
        case term(Term)
        /// A number without dependencies, computed once: a declaration may use its parameter
        /// several times.
        case number(Double, Handle<Value>)
        /// An optional parameter without an argument.
        case nothing
    }

    private struct Frame {
        let parameters: HandleRange<Parameter>
        /// In the order of the parameters, with the number of values in each after expansion.
        var meanings: [(meaning: Meaning, size: Int)] = []
    }

    private var frames: [Frame] = []
    /// Whether an argument would have been too long to write. In a chain of declarations, each can
    /// double a parameter that is known only at run time.
    package private(set) var isTooLong = false

    private static let longestTerm = 1024

    package init() {}

    /// Forgets all scopes.
    package mutating func removeAll() { self = Bindings() }

    /// The scope inside a declaration that is called with arguments.
    package mutating func scope(
        of parameters: HandleRange<Parameter>, _ arguments: HandleRange<Argument>,
        calledIn outer: Scope, _ model: Model
    ) -> Scope {
        if parameters.isEmpty { return .none }
        var frame = Frame(parameters: parameters)
        for (index, parameter) in model.parameters[parameters].enumerated() {
            let given = model.arguments[arguments].first { Int($0.parameter) == index }
            let value =
                given.map { Term($0.value, in: outer) }
                ?? parameter.defaultValue.map { Term($0) }
            let meaning = value.map { self.meaning($0, model) } ?? .nothing
            var size = 1
            if case .term(let term) = meaning { size = self.size(of: term, model) }
            let fits = size <= Self.longestTerm
            isTooLong = isTooLong || !fits
            frame.meanings.append(fits ? (meaning, size) : (.nothing, 1))
        }
        frames.append(frame)
        return Scope(frame: frames.count - 1)
    }

    private func meaning(_ term: Term, _ model: Model) -> Meaning {
        if case .parameter(let parameter) = model.values[term.value] {
            return entry(of: parameter, in: term.scope)?.meaning ?? .term(term)
        }
        return constant(term, model).map { .number($0, term.value) } ?? .term(term)
    }

    private func size(of term: Term, _ model: Model) -> Int {
        switch model.values[term.value] {
        case .negated(let operand): size(of: Term(operand, in: term.scope), model)
        case .binary(_, let left, let right):
            size(of: Term(left, in: term.scope), model)
                + size(of: Term(right, in: term.scope), model)
        case .parameter(let parameter): entry(of: parameter, in: term.scope)?.size ?? 1
        case .number, .bool, .version, .text, .color, .constant, .index, .view, .hero, .call,
            .swift, .range:
            1
        }
    }

    package func meaning(of parameter: Handle<Parameter>, in scope: Scope) -> Meaning {
        entry(of: parameter, in: scope)?.meaning ?? .itself
    }

    private func entry(
        of parameter: Handle<Parameter>, in scope: Scope
    ) -> (meaning: Meaning, size: Int)? {
        guard scope != .none else { return nil }
        let frame = frames[scope.frame]
        let index = Int(parameter.index) - frame.parameters.indices.lowerBound
        return frame.meanings.indices.contains(index) ? frame.meanings[index] : nil
    }

    /// The value in the base unit if it has no dependencies. Percentages are fractions.
    package func constant(_ term: Term, _ model: Model) -> Double? {
        let number = model.values.constant(term.value) { parameter in
            guard case .number(let number, _) = meaning(of: parameter, in: term.scope) else {
                return nil
            }
            return number
        }
        return number?.isFinite == true ? number : nil
    }
}
