import TransitionDSL

/// Rows of the catalog by kind and name, so that rules compare numbers. Overloads count as one: the
/// first row of a name stands for all of them.
enum CatalogNames {
    /// For each row the first of its kind and name, which stand together.
    static let first: [CatalogIndex] = {
        let entries = Catalog.entries
        var first: [CatalogIndex] = []
        for (index, entry) in entries.enumerated() {
            let isOverload =
                index > 0 && entries[index - 1].kind == entry.kind
                && entries[index - 1].name == entry.name
            first.append(isOverload ? first[index - 1] : CatalogIndex(index))
        }
        return first
    }()

    /// Modifiers that hold others: the conditions and `beginWith`.
    static let holdsModifiers: [Bool] = Catalog.entries.map { entry in
        entry.kind == .modifier && entry.parameters.contains { $0.type == .modifier }
    }

    /// The options that say how an animation plays, and not whether or by whom.
    static let timingOptions: [CatalogIndex] =
        ["duration", "delay", "timingFunction", "spring"].compactMap { Catalog.row(.option, $0) }

    /// The modifiers for which Hero animates a view, by row.
    static let animates: [Bool] = Catalog.entries.map {
        $0.effect == .animates || $0.effect == .animatesUnlessMatched
    }

    /// The changes of key frames that move a view.
    static let movingChanges: [CatalogIndex] =
        ["x", "y", "scale", "rotate"].compactMap { Catalog.row(.change, $0) }

    /// Animations of which nobody can say that the screens move.
    static let stillAnimations: [CatalogIndex] =
        ["auto", "default", "fade", "none", "system", "systemZoom"]
        .compactMap { Catalog.row(.animation, $0) }

    enum Modifier {
        static let arc = Catalog.row(.modifier, "arc")
        static let cascade = Catalog.row(.modifier, "cascade")
        static let beginWith = Catalog.row(.modifier, "beginWith")
        static let cornerRadius = Catalog.row(.modifier, "cornerRadius")
        static let delay = Catalog.row(.modifier, "delay")
        static let duration = Catalog.row(.modifier, "duration")
        static let fade = Catalog.row(.modifier, "fade")
        static let opacity = Catalog.row(.modifier, "opacity")
        static let position = Catalog.row(.modifier, "position")
        static let source = Catalog.row(.modifier, "source")
        static let spring = Catalog.row(.modifier, "spring")
        static let timingFunction = Catalog.row(.modifier, "timingFunction")
        static let transform = Catalog.row(.modifier, "transform")
        static let whenDisappearing = Catalog.row(.modifier, "whenDisappearing")
        static let whenMatched = Catalog.row(.modifier, "whenMatched")
        static let whenDismissing = Catalog.row(.modifier, "whenDismissing")
        static let whenPresenting = Catalog.row(.modifier, "whenPresenting")
    }

    enum Option {
        static let available = Catalog.row(.option, "available")
        static let delay = Catalog.row(.option, "delay")
        static let duration = Catalog.row(.option, "duration")
        static let interactive = Catalog.row(.option, "interactive")
        static let spring = Catalog.row(.option, "spring")
        static let timingFunction = Catalog.row(.option, "timingFunction")
    }

    enum Animation {
        static let `default` = Catalog.row(.animation, "default")
        static let fade = Catalog.row(.animation, "fade")
        static let none = Catalog.row(.animation, "none")
        static let system = Catalog.row(.animation, "system")
    }
}

extension LintContext {
    /// The first row of the name of a call of the catalog; nil for calls of the file's own names.
    func name(_ call: Handle<Call>) -> CatalogIndex? {
        guard case .catalog(let row) = model.calls[call].callee else { return nil }
        return CatalogNames.first[Int(row.index)]
    }

    /// The call of a name in a list, if it stands there itself.
    func item(
        _ name: CatalogIndex?, in items: some Sequence<Handle<Call>>
    ) -> Handle<Call>? {
        guard let name else { return nil }
        return items.first { self.name($0) == name }
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
