import TransitionDSL

/// What rules ask of the catalog's rows. Overloads count as one: the first row of a name stands for
/// all of them.
enum CatalogNames {
    /// Modifiers that hold others: the conditions and `beginWith`.
    static let holdsModifiers: [Bool] = Catalog.entries.map { entry in
        entry.kind == .modifier && entry.parameters.contains { $0.type == .modifier }
    }

    /// The options that say how an animation plays, and not whether or by whom.
    static let timingOptions = [
        Catalog.Option.duration, Catalog.Option.delay, Catalog.Option.timingFunction,
        Catalog.Option.spring,
    ]

    /// The modifiers for which Hero animates a view, by row.
    static let animates: [Bool] = Catalog.entries.map {
        $0.effect == .animates || $0.effect == .animatesUnlessMatched
    }

    /// The changes of key frames that move a view.
    static let movingChanges = [
        Catalog.Change.x, Catalog.Change.y, Catalog.Change.scale, Catalog.Change.rotate,
    ]

    /// Animations of which nobody can say that the screens move.
    static let stillAnimations = [
        Catalog.Animation.auto, Catalog.Animation.default, Catalog.Animation.fade,
        Catalog.Animation.none, Catalog.Animation.system, Catalog.Animation.systemZoom,
    ]
}

extension LintContext {
    /// The first row of the name of a call of the catalog; nil for calls of the file's own names.
    func name(_ call: Handle<Call>) -> CatalogIndex? {
        guard case .catalog(let row) = model.calls[call].callee else { return nil }
        return Catalog.firstOverload[Int(row.index)]
    }

    /// The call of a name in a list, if it stands there itself.
    func item(
        _ name: CatalogIndex, in items: some Sequence<Handle<Call>>
    ) -> Handle<Call>? {
        items.first { self.name($0) == name }
    }

    /// What is given for a parameter of a call; nil where it is left out.
    func argument(_ parameter: Int, of call: Handle<Call>) -> Handle<Value>? {
        model.arguments[model.calls[call].arguments]
            .first { Int($0.parameter) == parameter }?.value
    }

    /// The value of a call's only parameter, as a number in its base unit.
    func constantArgument(of call: Handle<Call>) -> Double? {
        argument(0, of: call).flatMap(constant)
    }
}
