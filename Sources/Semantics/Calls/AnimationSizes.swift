import TransitionDSL

/// How many animations a call has after all names are expanded. A definition that uses its parameter
/// twice doubles with each name.
struct AnimationSizes {
    /// A number, and how often each parameter of the definition is in it.
    private struct Size {
        var own: Int
        var uses: [Handle<Parameter>: Int] = [:]

        var isTooLarge: Bool {
            own > maximumAnimationCount || uses.values.contains { $0 > maximumAnimationCount }
        }

        mutating func add(_ other: Size, times count: Int = 1) {
            own = Self.bounded(own + other.own * count)
            for (parameter, number) in other.uses {
                uses[parameter] = Self.bounded(uses[parameter, default: 0] + number * count)
            }
        }

        private static func bounded(_ number: Int) -> Int { min(number, maximumAnimationCount + 1) }
    }

    private let model: Model
    private var definitions: [Size?]
    /// The calls that are too large, without those that contain or name another one.
    private(set) var tooLarge: [Handle<Call>] = []

    /// `order` has a definition after those that it uses, if it uses any.
    init(_ order: [Handle<NamedAnimation>], in model: Model) {
        self.model = model
        definitions = Array(repeating: nil, count: model.animations.count)
        if model.animations.isEmpty { return }
        for handle in order { definitions[Int(handle.index)] = size(of: model.animations[handle]) }
        for index in definitions.indices where definitions[index] == nil {
            definitions[index] = size(of: model.animations[index])
        }
        for edge in model.edges { check(edge.animation) }
        for line in model.defaultLines { check(line.animation) }
    }

    private mutating func check(_ use: AnimationUse?) {
        guard let use else { return }
        for call in [use.going, use.returning].compactMap({ $0 }) { _ = size(of: call) }
    }

    private mutating func size(of animation: NamedAnimation) -> Size {
        var size = size(of: animation.body.going)
        if let returning = animation.body.returning { size.add(self.size(of: returning)) }
        return size
    }

    private mutating func size(of handle: Handle<Call>, depth: Int = 0) -> Size {
        // A name whose animation has an error has no call.
        guard depth < maximumAnimationCount, model.calls.indices.contains(Int(handle.index)) else {
            return Size(own: 1)
        }
        let call = model.calls[handle]
        var size = Size(own: 1)
        var given: [Int: Size] = [:]
        for argument in model.arguments[call.arguments] {
            guard let part = self.size(of: argument.value, depth: depth + 1) else { continue }
            if part.isTooLarge { return part }
            if case .animation = call.callee {
                given[Int(argument.parameter)] = part
            } else {
                size.add(part)
            }
        }
        if case .animation(let named) = call.callee {
            guard let definition = definitions[Int(named.index)] else { return size }
            if definition.isTooLarge { return definition }
            size = Size(own: definition.own)
            for (index, parameter) in model.animations[named].parameters.handles.enumerated() {
                guard let count = definition.uses[parameter] else { continue }
                let value = model.parameters[parameter].defaultValue
                let part =
                    given[index] ?? value.flatMap { self.size(of: $0, depth: depth + 1) }
                size.add(part ?? Size(own: 1), times: count)
            }
        }
        // The default of a parameter is a part of each call without an argument.
        if size.isTooLarge, !tooLarge.contains(handle) { tooLarge.append(handle) }
        return size
    }

    /// Nil for what is not an animation.
    private mutating func size(of value: Handle<Value>, depth: Int) -> Size? {
        switch model.values[value] {
        case .call(let call): size(of: call, depth: depth)
        case .parameter(let parameter) where model.parameters[parameter].type == .animation:
            Size(own: 0, uses: [parameter: 1])
        default: nil
        }
    }
}

/// More than any phone plays at once.
private let maximumAnimationCount = 256

extension AnimationSizes {
    func problems() -> [Diagnostic] {
        tooLarge.map { call in
            Diagnostic(
                .listTooLong,
                "an animation, with those that it names, has at most \(maximumAnimationCount) parts",
                at: model.calls[call].place, help: "use a name fewer times")
        }
    }
}
