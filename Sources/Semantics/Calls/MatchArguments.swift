import TransitionDSL

/// Some parameters of a call, which has at most 64.
struct FormalSet {
    // Hot.
    private let base: Int
    private var bits: UInt64 = 0

    init(_ range: Range<Int>) { base = range.lowerBound }

    func contains(_ formal: Int) -> Bool { bits & 1 << (formal - base) != 0 }

    mutating func insert(_ formal: Int) { bits |= 1 << (formal - base) }
}

/// An argument without the label that its parameter needs.
struct UnlabelledArgument {
    let argument: ArgumentSyntax
    /// The parameter that it is matched with.
    let formal: Int
}

/// Matches arguments with parameters. Labels decide; an argument without one goes to the next
/// parameter that needs none.
extension Checker {
    /// The arguments in the order of the parameters; nil if a problem was reported.
    func matchArguments(
        _ call: Invocation, _ range: Range<Int>, named name: Text
    ) -> HandleRange<Argument>? {
        guard !range.isEmpty || call.node.firstChild != nil else { return .empty }
        let isDeclared = range.lowerBound >= vocabulary.catalogFormalCount
        if isDeclared, reporter.suppressed.parameters {
            recordNames(inArgumentsOf: call, range)
            return nil
        }
        if !isDeclared, range.count == 1, !call.node.hasProblem,
            reportMissingConstructor(call, vocabulary.formals[range.lowerBound])
        {
            recordNames(inArgumentsOf: call)
            return nil
        }
        var arguments: [Argument] = []
        var taken = FormalSet(range)
        var isWhole = !call.node.hasProblem
        var isUnderstood = true
        var unlabelled: [UnlabelledArgument] = []
        for argument in call.arguments {
            guard
                let formal = formal(
                    for: argument, range, taken, call: call, named: name, &unlabelled)
            else {
                recordNames(inUnchecked: argument.value)
                isWhole = false
                continue
            }
            taken.insert(formal)
            record(label: argument.label, formal: formal)
            if unlabelled.last?.argument.value.index == argument.value.index {
                recordNames(inUnchecked: argument.value)
                continue
            }
            guard let checked = checkValue(argument.value, vocabulary.formals[formal]) else {
                isUnderstood = false
                continue
            }
            let parameter = UInt32(truncatingIfNeeded: formal - range.lowerBound)
            arguments.append(Argument(parameter: parameter, value: checked))
        }
        if !unlabelled.isEmpty {
            reportMissingLabels(unlabelled, range, call)
            return nil
        }
        if isWhole {
            for formal in range
            where vocabulary.formals[formal].isRequired && !taken.contains(formal) {
                reportMissingArgument(vocabulary.formals[formal], range, call, named: name)
                isWhole = false
            }
        }
        guard isWhole, isUnderstood else { return nil }
        arguments.sort { $0.parameter < $1.parameter }
        return model.arguments.add(contentsOf: arguments)
    }

    private func formal(labelled label: Text, _ range: Range<Int>) -> Int? {
        range.first { vocabulary.formals[$0].label == label }
    }

    /// Whether an argument can be for a parameter, if others are already matched.
    private func isFree(_ formal: Int, _ taken: FormalSet) -> Bool {
        !taken.contains(formal) || vocabulary.formals[formal].isVariadic
    }

    /// The next parameter that an argument without a label can be for.
    private func formal(unlabelledAfter taken: FormalSet, _ range: Range<Int>)
        -> Int?
    { range.first { vocabulary.formals[$0].labelIsOptional && isFree($0, taken) } }

    private func formal(
        for argument: ArgumentSyntax, _ range: Range<Int>, _ taken: FormalSet, call: Invocation,
        named callee: Text, _ unlabelled: inout [UnlabelledArgument]
    ) -> Int? {
        if let label = name(argument.label) {
            guard let formal = formal(labelled: label, range) else {
                reportUnknownLabel(label, argument, range, call, named: callee)
                return nil
            }
            if isFree(formal, taken) { return formal }
            reportDuplicateArgument(label, argument)
            return nil
        }
        let meant = range.first { formal in
            isFree(formal, taken)
                && (vocabulary.formals[formal].labelIsOptional
                    || vocabulary.formals[formal].isRequired
                        && !hasLabel(vocabulary.formals[formal].label, in: call))
        }
        if let meant, vocabulary.formals[meant].labelIsOptional { return meant }
        let others = range.filter {
            !taken.contains($0) && !hasLabel(vocabulary.formals[$0].label, in: call)
        }
        let withoutLabel =
            meant ?? others.first { takesUnit(argument.value, vocabulary.formals[$0]) }
            ?? others.first
        guard let withoutLabel else {
            reportExtraArgument(argument, range, call, named: callee)
            return nil
        }
        if vocabulary.formals[withoutLabel].type == .version, argument.value.kind == .value {
            reportVersionRange(argument.value)
            return nil
        }
        unlabelled.append(UnlabelledArgument(argument: argument, formal: withoutLabel))
        return withoutLabel
    }

    /// Whether any argument of a call has a label.
    private func hasLabel(_ label: Text, in call: Invocation) -> Bool {
        for argument in call.arguments where name(argument.label) == label { return true }
        return false
    }

    /// Whether an argument is a number whose unit only some parameters have, and this one has.
    private func takesUnit(_ value: SyntaxNode, _ formal: ParameterSignature) -> Bool {
        guard value.tokens.count == 1, let token = value.tokens.first, token.kind == .number else {
            return false
        }
        let unit = NumberLiteral(token).unit
        return unit != .none && formal.type.takes(unit)
    }

    /// The overload whose labels match the call; the first if none matches.
    func bestOverload(_ call: Invocation, _ rows: Range<Int>) -> Int {
        var best = (row: rows.lowerBound, score: Int.max)
        for row in rows {
            let score = mismatch(call, vocabulary.rowFormals[row])
            if score < best.score { best = (row, score) }
        }
        return best.row
    }

    /// How badly a call's arguments match some parameters; 0 is a match. A missing label counts
    /// less than an extra argument, unless that is the fraction of a number.
    private func mismatch(_ call: Invocation, _ range: Range<Int>) -> Int {
        var taken = FormalSet(range)
        var score = 0
        for argument in call.arguments {
            let label = name(argument.label)
            var formal =
                label.map { self.formal(labelled: $0, range) }
                ?? formal(unlabelledAfter: taken, range)
            if label == nil, formal == nil {
                formal = range.first { !taken.contains($0) }
                score += formal != nil ? 1 : argument.wholeBeforeComma != nil ? -1 : 1
            }
            guard let formal, isFree(formal, taken) else {
                score += 2
                continue
            }
            taken.insert(formal)
            if !mayBe(argument.value, vocabulary.formals[formal].type) { score += 1 }
        }
        for formal in range where vocabulary.formals[formal].isRequired && !taken.contains(formal) {
            score += 2
        }
        return score
    }

    /// Whether a value can be of the type, as far as needed to choose among overloads.
    private func mayBe(_ value: SyntaxNode, _ type: ValueType) -> Bool {
        guard let name = name(value.as(ReferenceSyntax.self)?.name) else { return type != .point }
        if let row = vocabulary.row(.constructor, name) { return Catalog.entries[row].type == type }
        if let parameter = parameter(name) { return model.parameters[parameter].type == type }
        return true
    }
}
