import TransitionDSL

/// What a value depends on; empty if it is constant.
struct Dependence: OptionSet {
    let rawValue: UInt8

    static let parameter = Dependence(rawValue: 1)
    /// The index of an outlet array.
    static let index = Dependence(rawValue: 2)
    /// Swift code, a view: what only the app knows.
    static let swift = Dependence(rawValue: 4)
}

extension Model {
    func dependence(of arguments: HandleRange<Argument>) -> Dependence {
        self.arguments[arguments].reduce(into: []) { $0.formUnion(dependence(of: $1.value)) }
    }

    /// Values nest no deeper than the parser allows.
    func dependence(of value: Handle<Value>) -> Dependence {
        switch values[value] {
        case .number, .bool, .version, .color, .constant: []
        case .text(let segments):
            self.segments[segments].reduce(into: []) { $0.formUnion(dependence(of: $1)) }
        case .parameter: .parameter
        case .index: .index
        case .view, .swift: .swift
        case .hero(let use): dependence(of: heroUses[use].arguments)
        case .call(let call): dependence(of: calls[call])
        case .negated(let operand): dependence(of: operand)
        case .binary(_, let left, let right), .range(let left, let right):
            dependence(of: left).union(dependence(of: right))
        }
    }

    private func dependence(of segment: TextSegment) -> Dependence {
        switch segment {
        case .literal, .part: []
        case .parameter, .parameterLength: .parameter
        case .value(let value): dependence(of: value)
        }
    }

    private func dependence(of call: Call) -> Dependence {
        switch call.callee {
        case .swift: .swift
        case .catalog, .modifiers, .animation, .animator, .interaction:
            dependence(of: call.arguments)
        }
    }
}
