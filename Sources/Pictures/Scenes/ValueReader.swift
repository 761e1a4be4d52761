import Resolution
import TransitionDSL
import TransitionRuntime

/// Reads the values of arguments that are known without running the app.
struct ValueReader {
    let texts: ModelText
    var model: Model { texts.model }
    var bindings = Bindings()
    /// The index of the view among those of its path; nil for a single view.
    var item: Int?
    /// Values nest at most 64 levels.
    private static let deepest = 64

    init(_ texts: ModelText, item: Int? = nil) {
        self.texts = texts
        self.item = item
    }

    /// Resolves an animation.
    mutating func unfold(
        _ play: ChosenAnimation, with lineOptions: HandleRange<Handle<Call>> = .empty,
        on event: DrivenEvent = .named, in scope: Bindings.Scope = .none
    ) -> ResolvedAnimation {
        bindings.unfold(play, with: lineOptions, on: event, in: scope, texts)
    }

    /// The value of a parameter if that is another term; else the term itself.
    func meant(_ term: Term) -> Term {
        guard case .parameter(let parameter) = model.values[term.value],
            case .term(let meant) = bindings.meaning(of: parameter, in: term.scope)
        else { return term }
        return meant
    }

    /// A number in its base unit: seconds, points, radians, fractions.
    func number(_ term: Term) -> Double? {
        if let number = bindings.constant(term, model) { return number }
        // The index of an item makes a value unknown to the model.
        guard item != nil, let length = length(term), length.fraction == 0 else { return nil }
        return length.points
    }

    /// A length with its part in percent.
    func length(_ term: Term, depth: Int = 0) -> KeyFrames.Length? {
        if depth > Self.deepest { return nil }
        let term = meant(term)
        func part(_ value: Handle<Value>) -> KeyFrames.Length? {
            length(Term(value, in: term.scope), depth: depth + 1)
        }
        switch model.values[term.value] {
        case .index: return item.map { KeyFrames.Length(Double($0)) }
        case .number(let number, .percent): return KeyFrames.Length(fraction: number / 100)
        case .negated(let operand): return part(operand).map { -$0 }
        case .binary(let sign, let left, let right):
            guard let first = part(left), let second = part(right) else { return nil }
            switch sign {
            case .add: return first + second
            case .subtract: return first - second
            case .multiply:
                if first.fraction == 0 { return second * first.points }
                return second.fraction == 0 ? first * second.points : nil
            case .divide:
                let isNumber = second.fraction == 0 && second.points != 0
                return isNumber ? first / second.points : nil
            }
        default: return bindings.constant(term, model).map { KeyFrames.Length($0) }
        }
    }

    func color(_ term: Term) -> UInt32? {
        if case .color(let color) = model.values[meant(term).value] { color } else { nil }
    }

    func bool(_ term: Term) -> Bool? {
        let term = meant(term)
        switch model.values[term.value] {
        case .bool(let value): return value
        case .constant(let row): return row == Catalog.trueConstant
        default: return nil
        }
    }

    func constant(_ term: Term) -> CatalogIndex? {
        if case .constant(let row) = model.values[meant(term).value] { row } else { nil }
    }

    func hero(_ term: Term) -> HeroUse? {
        if case .hero(let use) = model.values[meant(term).value] {
            model.heroUses[use]
        } else {
            nil
        }
    }

    func direction(_ term: Term, isOpposite: Bool) -> Direction? {
        constant(term).flatMap { Direction(row: $0) }.map { isOpposite ? $0.opposite : $0 }
    }

    func curve(_ term: Term) -> TimingCurve? {
        if let row = constant(term) { return TimingCurve(row: row) }
        guard let (row, numbers) = constructor(term) else { return nil }
        return TimingCurve(row: row, numbers)
    }

    /// The numbers of `point(…)`, `size(…)` and `bezier(…)`; nil if one is unknown.
    func numbers(_ term: Term) -> [Double]? { constructor(term)?.numbers }

    private func constructor(_ term: Term) -> (row: CatalogIndex, numbers: [Double])? {
        let term = meant(term)
        guard case .call(let handle) = model.values[term.value],
            case .catalog(let row) = model.calls[handle].callee
        else { return nil }
        let call = model.calls[handle]
        let numbers = model.arguments[call.arguments].map {
            number(Term($0.value, in: term.scope))
        }
        let known = numbers.compactMap { $0 }
        return known.count == numbers.count ? (row, known) : nil
    }

    /// The argument of a parameter; nil if it is omitted.
    func argument(_ index: Int, of call: Call, in scope: Bindings.Scope) -> Term? {
        model.arguments[call.arguments].first { Int($0.parameter) == index }
            .map { Term($0.value, in: scope) }
    }

    /// The numbers of all parameters of a row, with its defaults; nil if one is unknown.
    func numbers(of call: Call, _ entry: CatalogEntry, in scope: Bindings.Scope) -> [Double]? {
        var result: [Double] = []
        for (index, parameter) in entry.parameters.enumerated() {
            let given = argument(index, of: call, in: scope)
            let value = given.map { number($0) } ?? parameter.defaultNumber
            guard let value else { return nil }
            result.append(value)
        }
        return result
    }
}

extension CatalogParameter {
    /// The default value in its base unit: `0.02s` and `25%` too.
    var defaultNumber: Double? {
        guard let defaultValue else { return nil }
        for unit in NumberUnit.allCases where unit != .none {
            if defaultValue.hasSuffix(unit.rawValue),
                let number = Double(defaultValue.dropLast(unit.rawValue.count))
            {
                return unit.inBaseUnit(number)
            }
        }
        return Double(defaultValue)
    }
}
