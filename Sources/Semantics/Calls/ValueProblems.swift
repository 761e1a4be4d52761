import TransitionDSL

/// Problems with values: types, units, ranges.
extension Checker {
    /// Reports a value whose type differs from the parameter's. A type of the app that may be
    /// misspelt is reported once.
    func wrongType(
        _ node: SyntaxNode, _ formal: ParameterSignature, _ found: String, appType: Text? = nil,
        parameter: Parameter? = nil
    ) -> Handle<Value>? {
        var help = parameter.flatMap { otherType($0, formal, in: node) } ?? typeHelp(formal)
        if let type = formal.type == .app ? formal.typeName : appType {
            let written = model.texts.string(type)
            guard reporter.suppressed.isFirst(.wrongType, written) else { return nil }
            if written.utf8.count <= 32, let meant = Self.typesOfSwift[written] {
                help = "the language has no `\(written)`; write \(meant)"
            } else if let meant = nearest(written, among: Self.typeNames) {
                help = "`\(written)` is treated as a type of the app; did you mean `\(meant)`?"
            } else if formal.type != .app, Self.typeNames.contains(formal.type.rawValue) {
                help =
                    "`\(written)` is a type of the app; declare the parameter "
                    + "`\(formal.type.rawValue)`"
            }
        }
        report(
            .wrongType, "expected \(typeDescription(formal)), found \(found)", at: node.place,
            notes: parameter.map { [.init("the parameter is declared here", at: $0.place)] } ?? [],
            help: help)
        return nil
    }

    /// How to give a parameter the type that is needed, or the other way round.
    private func otherType(
        _ parameter: Parameter, _ formal: ParameterSignature, in node: SyntaxNode
    ) -> String? {
        let needed =
            formal.typeName != .empty
            ? model.texts.string(formal.typeName) : formal.type.rawValue
        guard formal.typeName != .empty || Self.typeNames.contains(needed) else { return nil }
        let name = model.texts.string(parameter.name)
        let here = "declare it here as `\(name): \(needed)`"
        let label = model.texts.string(formal.label)
        guard let callee = declaredCallee(around: node), !label.isEmpty else { return here }
        let type = model.texts.string(parameter.typeName)
        return "\(here), or in `\(callee)` as `\(label): \(type)`"
    }

    /// The declaration of the file whose call has this argument.
    private func declaredCallee(around node: SyntaxNode) -> String? {
        var token = node.head.previous
        // No argument that a person writes is longer.
        for _ in 0..<16 where token != nil && token?.kind != .leftParenthesis {
            token = token?.previous
        }
        guard token?.kind == .leftParenthesis, let callee = name(token?.previous) else {
            return nil
        }
        let isDeclared =
            names.heroes[callee] != nil || names.modifiers[callee] != nil
            || names.animations[callee] != nil || names.interactions[callee] != nil
        return isDeclared ? model.texts.string(callee) : nil
    }

    /// The types that a parameter can have, as files spell them.
    private static let typeNames = ValueType.allCases.map({ $0.rawValue }).filter {
        $0.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    }

    /// Types of Swift, with those that the language has for them.
    private static let typesOfSwift = [
        "CGFloat": "`Length` for a distance, or `Double`", "Float": "`Double`",
        "Float32": "`Double`", "TimeInterval": "`Duration`",
    ]

    /// The type of the parameter, in words.
    func typeDescription(_ formal: ParameterSignature) -> String {
        let noun: String =
            switch formal.type {
            case .int: "a whole number"
            case .uint: "a whole number that is not negative"
            case .double: "a number"
            case .bool: "`true` or `false`"
            case .string: "a text"
            case .url: "a URL"
            case .uuid: "a UUID"
            case .duration: "a duration"
            case .length: "a length"
            case .angle: "an angle"
            case .fraction: "a fraction"
            case .color: "a colour"
            case .point: "a point"
            case .size: "a size"
            case .rect: "a rectangle"
            case .direction: "a direction"
            case .view: "a view"
            case .animation: "an animation"
            case .modifier: "a modifier"
            case .interaction: "an interaction"
            case .curve: "a curve"
            case .cascadeDirection: "a direction of a cascade"
            case .heroID: "a hero id"
            case .image: "an image"
            case .content: "`same` or `different`"
            case .dimension: "`width` or `height`"
            case .drivenWay: "`go`, `return` or `both`"
            case .version: "a version of iOS"
            case .fractionRange, .speedRange: "a range"
            case .swiftOnly: "Swift code"
            case .app: "`\(model.texts.string(formal.typeName))`"
            }
        let label = model.texts.string(formal.label)
        return label.isEmpty ? noun : "\(noun) for `\(label)`"
    }

    /// How to write a value of the type.
    func typeHelp(_ formal: ParameterSignature) -> String? {
        if formal.type == .animation { return "name an animation, such as `fade`" }
        let constants = names(of: formal.type)
        if !constants.isEmpty {
            return "write one of " + constants.map { "`\($0)`" }.joined(separator: ", ")
        }
        switch formal.type {
        case .duration: return "write seconds or milliseconds: `0.4s`, `150ms`"
        case .length: return "write points: `12`, `12pt`"
        case .angle: return "write degrees or radians: `90deg`, `0.2rad`"
        case .fraction: return "write a fraction: `25%`, `0.25`"
        case .int, .uint: return "write a whole number, such as `3`"
        case .double: return "write a number without a unit"
        case .string: return "write it in quotes"
        case .color: return "write `#RRGGBB` or `#RRGGBBAA`"
        case .point: return "write `point(x: …, y: …)`"
        case .size: return "write `size(width: …, height: …)`"
        case .rect: return "write `rect(x: …, y: …, width: …, height: …)`"
        case .view, .image: return "name a view of the screen, such as `titleLabel`"
        case .heroID: return "name a hero id that the file declares"
        case .version: return "write a major version, or also a minor one: `17`, `17.4`"
        case .fractionRange, .speedRange: return "write a range: `0.1...1.5`"
        case .url, .uuid, .app, .swiftOnly:
            return "use a parameter of that type, or Swift code: `swift(#\"…\"#)`"
        case .bool, .direction, .animation, .modifier, .interaction, .curve, .cascadeDirection,
            .content, .dimension, .drivenWay:
            return nil
        }
    }

    func reportWrongUnit(
        _ node: SyntaxNode, _ literal: NumberLiteral, _ formal: ParameterSignature,
        _ units: [NumberUnit]
    ) {
        let named = units.filter { $0 != .none }.map { "`\($0.rawValue)`" }
        var help =
            named.isEmpty
            ? "write the number without a unit"
            : "write it with \(named.joined(separator: " or ")), or without a unit"
        if literal.unit == .percent {
            help =
                formal.type == .length
                ? "write points; percent of a view's size is only for key frames"
                : "write `\(short(literal.baseValue))`"
        }
        report(
            .wrongUnit, "`\(literal.unit.rawValue)` is not a unit of \(typeDescription(formal))",
            at: node.place, help: help)
    }

    func reportOutOfRange(
        _ node: SyntaxNode, _ literal: NumberLiteral, _ formal: ParameterSignature
    ) {
        guard literal.baseValue.isFinite else { return reportNotFinite(node) }
        let number = node.tree.source.text(node.range)
        let meant = literal.unit == .none ? unitMeant(formal) : nil
        report(
            .outOfRange,
            "`\(number)` is out of range: "
                + rangeDescription(formal, inPercent: literal.unit == .percent), at: node.place,
            help: meant.map { "\($0.bare); for \($0.noun) write `\(number)\($0.unit)`" },
            fix: meant.map {
                .replacing(
                    node.place, with: number + $0.unit, "write `\(number)\($0.unit)`", isSafe: false
                )
            })
    }

    /// The unit of a bare number, and the unit that a large one was probably meant in.
    private func unitMeant(_ formal: ParameterSignature) -> (
        bare: String, noun: String, unit: String
    )? {
        switch formal.type {
        case .duration: ("a bare number is seconds", "milliseconds", "ms")
        case .fraction: ("a fraction is 0 to 1", "percent", "%")
        case .angle: ("a bare number is radians", "degrees", "deg")
        default: nil
        }
    }

    private func reportNotFinite(_ node: SyntaxNode) {
        report(.outOfRange, "this number is too large for a `Double`", at: node.place)
    }

    func reportComputedOutOfRange(
        _ node: SyntaxNode, _ value: Double, _ formal: ParameterSignature
    ) {
        guard value.isFinite else { return reportNotFinite(node) }
        let isDelay = node.head.previous?.previous?.text == "delay"
        report(
            .outOfRange,
            "the value is \(short(value)), which is out of range: \(rangeDescription(formal))",
            at: node.place,
            help: formal.type == .duration && value < 0
                ? "times are not negative"
                    + (isDelay ? "; to begin before other views, delay those" : "") : nil)
    }

    func rangeDescription(_ formal: ParameterSignature, inPercent: Bool = false) -> String {
        guard let range = formal.range else { return "any number" }
        if inPercent, range == 0...1, !formal.excludesLowerBound { return "0% to 100%" }
        let unit = formal.type == .duration ? " s" : ""
        let low = short(range.lowerBound)
        if range.upperBound == .infinity {
            return formal.excludesLowerBound ? "more than \(low)\(unit)" : "at least \(low)\(unit)"
        }
        let high = short(range.upperBound)
        return formal.excludesLowerBound
            ? "more than \(low) and at most \(high)\(unit)" : "\(low) to \(high)\(unit)"
    }

    private func short(_ value: Double) -> String {
        Int64(exactly: value).map(String.init) ?? "\(value)"
    }
}
