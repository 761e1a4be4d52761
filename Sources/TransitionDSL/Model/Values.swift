/// A call with a known callee and its arguments matched to parameters.
package struct Call: Sendable {
    package enum Callee: Hashable, Sendable {
        /// A row of ``Catalog``.
        case catalog(CatalogIndex)
        case modifiers(Handle<ModifierList>)
        case animation(Handle<NamedAnimation>)
        case animator(Handle<Animator>)
        case interaction(Handle<NamedInteraction>)
        /// `swift(#"…"#)`, emitted as it is.
        case swift(Text)
    }

    package var callee: Callee
    /// In the order of the parameters, without those that are omitted.
    package var arguments: HandleRange<Argument>
    package var place: SourcePlace

    package init(callee: Callee, arguments: HandleRange<Argument>, place: SourcePlace) {
        self.callee = callee
        self.arguments = arguments
        self.place = place
    }
}

/// An argument of a call.
package struct Argument: Sendable {
    /// The parameter's index in the callee; a variadic one can occur more than once.
    package var parameter: UInt32
    package var value: Handle<Value>

    package init(parameter: UInt32, value: Handle<Value>) {
        self.parameter = parameter
        self.value = value
    }
}

/// The unit of a number.
package enum NumberUnit: String, CaseIterable, Sendable {
    case none = ""
    case seconds = "s"
    case milliseconds = "ms"
    case percent = "%"
    case degrees = "deg"
    case radians = "rad"
    case points = "pt"

    /// A number of this unit in the base unit of its kind: seconds, points, radians, fractions. It
    /// divides where it can, so 35 ms are exactly 0.035 s.
    package func inBaseUnit(_ number: Double) -> Double {
        switch self {
        case .none, .seconds, .radians, .points: number
        case .milliseconds: number / 1000
        case .percent: number / 100
        case .degrees: number * .pi / 180
        }
    }
}

/// A checked value. Its operands are separate values.
package enum Value: Sendable {
    case number(Double, NumberUnit)
    case bool(Bool)
    case version(SystemVersion)
    /// A string; with interpolations it has several segments, or one that is not literal.
    case text(HandleRange<TextSegment>)
    /// Red, green, blue and alpha, a byte each, red in the highest.
    case color(UInt32)
    /// A name that the parameter's type defines, such as `left` of Direction.
    case constant(CatalogIndex)
    case parameter(Handle<Parameter>)
    /// The index variable of `outlets[i]`.
    case index(Text)
    case view(Handle<ViewPath>)
    case hero(Handle<HeroUse>)
    case call(Handle<Call>)
    /// Swift text, emitted as it is.
    case swift(Text)
    case negated(Handle<Value>)
    case binary(BinaryOperator, Handle<Value>, Handle<Value>)
    case range(Handle<Value>, Handle<Value>)
}

package enum BinaryOperator: String, CaseIterable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
}

extension Model {
    /// The declaration in a file that a call names, without its body.
    package func declaration(
        of callee: Call.Callee
    ) -> (declared: Declared, parameters: HandleRange<Parameter>)? {
        switch callee {
        case .modifiers(let handle): modifiers[handle].head
        case .animation(let handle): animations[handle].head
        case .animator(let handle): animators[handle].head
        case .interaction(let handle): interactions[handle].head
        case .catalog, .swift: nil
        }
    }
}

extension [Value] {
    /// The value in the base unit (seconds, points, radians, fractions) if it depends only on known
    /// parameters. A percentage of a view's size does not. The recursion is bounded: values nest at
    /// most 64 levels.
    package func constant(
        _ handle: Handle<Value>, knowsPercent: Bool = true,
        parameter known: (Handle<Parameter>) -> Double? = { _ in nil }
    ) -> Double? {
        switch self[handle] {
        case .number(let value, let unit):
            return unit == .percent && !knowsPercent ? nil : unit.inBaseUnit(value)
        case .negated(let operand):
            return constant(operand, knowsPercent: knowsPercent, parameter: known).map { -$0 }
        case .binary(let sign, let left, let right):
            guard let left = constant(left, knowsPercent: knowsPercent, parameter: known),
                let right = constant(right, knowsPercent: knowsPercent, parameter: known)
            else { return nil }
            switch sign {
            case .add: return left + right
            case .subtract: return left - right
            case .multiply: return left * right
            case .divide: return right == 0 ? nil : left / right
            }
        case .parameter(let parameter): return known(parameter)
        case .bool, .version, .text, .color, .constant, .index, .view, .hero, .call, .swift, .range:
            return nil
        }
    }
}
