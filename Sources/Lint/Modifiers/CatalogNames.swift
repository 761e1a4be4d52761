import TransitionDSL

/// Groups of catalog rows that rules need. Overloads count as one: the first row of a name
/// represents all of them.
enum CatalogNames {
    /// The options that set the timing of an animation, not whether it plays or what runs it.
    static let timingOptions = [
        Catalog.Option.duration, Catalog.Option.delay, Catalog.Option.timingFunction,
        Catalog.Option.spring,
    ]

    /// The changes of key frames that move a view.
    static let movingChanges = [
        Catalog.Change.x, Catalog.Change.y, Catalog.Change.scale, Catalog.Change.rotate,
    ]

    /// Animations that may not move the screens.
    static let stillAnimations = [
        Catalog.Animation.auto, Catalog.Animation.default, Catalog.Animation.fade,
        Catalog.Animation.none, Catalog.Animation.system, Catalog.Animation.systemZoom,
    ]
}

extension CatalogEntry {
    /// Whether Hero animates a view that has only this modifier.
    var animates: Bool { effect == .animates || effect == .animatesUnlessMatched }

    /// Whether it is a modifier that contains others: a condition or `beginWith`.
    var holdsModifiers: Bool { kind == .modifier && parameters.contains { $0.type == .modifier } }
}

extension LintContext {
    func place(_ call: Handle<Call>) -> SourcePlace { model.calls[call].place }

    /// The first row of the name of a call of the catalog; nil for calls of the file's own names.
    func name(_ call: Handle<Call>) -> CatalogIndex? {
        guard case .catalog(let row) = model.calls[call].callee else { return nil }
        return Catalog.firstOverload[row.index]
    }

    /// The call of a name that is a direct item of a list.
    func item(_ name: CatalogIndex, in items: some Sequence<Handle<Call>>) -> Handle<Call>? {
        items.first { self.name($0) == name }
    }

    /// The argument for a parameter of a call; nil if it is omitted.
    func argument(_ parameter: Int, of call: Handle<Call>) -> Handle<Value>? {
        model.arguments[model.calls[call].arguments].first { Int($0.parameter) == parameter }?.value
    }

    /// The value of a call's only parameter, as a number in its base unit.
    func constantArgument(of call: Handle<Call>) -> Double? {
        argument(0, of: call).flatMap(constant)
    }
}

/// The values with which modifiers and key frame changes have no effect.
enum NeutralValues {
    /// The value for all numbers of a call, or nil if every value has an effect.
    static func value(_ name: CatalogIndex) -> Double? {
        ones.contains(name) ? 1 : zeros.contains(name) ? 0 : nil
    }

    private static let ones = [
        Catalog.Modifier.scale, Catalog.Modifier.opacity, Catalog.Change.scale,
        Catalog.Change.opacity,
    ]
    private static let zeros = [
        Catalog.Modifier.translate, Catalog.Modifier.rotate, Catalog.Modifier.delay,
        Catalog.Change.rotate, Catalog.Change.x, Catalog.Change.y,
    ]
}

extension LintContext {
    /// Whether all arguments of a catalog call equal one number, points in both coordinates.
    /// Omitted ones count as equal: these parameters have neutral defaults.
    func allArguments(of call: Handle<Call>, are number: Double) -> Bool {
        model.arguments[model.calls[call].arguments].allSatisfy { argument in
            if let value = constant(argument.value) { return value == number }
            guard case .call(let constructor) = model.values[argument.value] else { return false }
            return model.arguments[model.calls[constructor].arguments].allSatisfy {
                constant($0.value) == number
            }
        }
    }

    // Facts about values that hold without running the app. Values nest at most 64 levels.

    /// The number in its base unit if it is constant.
    func constant(_ handle: Handle<Value>) -> Double? { model.values.constant(handle) }

    /// Whether two values are equal in every run of the app. Numbers compare by value. False if
    /// unknown.
    func isSame(_ left: Handle<Value>, _ right: Handle<Value>) -> Bool {
        if let left = constant(left), let right = constant(right) { return left == right }
        switch (model.values[left], model.values[right]) {
        case (.bool(let left), .bool(let right)): return left == right
        case (.color(let left), .color(let right)): return left == right
        case (.constant(let left), .constant(let right)): return left == right
        case (.parameter(let left), .parameter(let right)): return left == right
        case (.index(let left), .index(let right)): return left == right
        case (.call(let left), .call(let right)): return isSame(left, right)
        case (.view(let left), .view(let right)): return texts.path(left) == texts.path(right)
        case (.range(let low, let high), .range(let otherLow, let otherHigh)):
            return isSame(low, otherLow) && isSame(high, otherHigh)
        default: return false
        }
    }

    /// Whether two calls are equal. Calls of named lists with arguments, of strings and of the
    /// app's own Swift count as different.
    func isSame(_ left: Handle<Call>, _ right: Handle<Call>) -> Bool {
        let (left, right) = (model.calls[left], model.calls[right])
        guard case .catalog(let leftRow) = left.callee, case .catalog(let rightRow) = right.callee,
            leftRow == rightRow, left.arguments.count == right.arguments.count
        else { return false }
        return zip(model.arguments[left.arguments], model.arguments[right.arguments]).allSatisfy {
            $0.parameter == $1.parameter && isSame($0.value, $1.value)
        }
    }
}
