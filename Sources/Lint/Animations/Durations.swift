import TransitionDSL

/// A call of `duration` or `delay`, as a modifier or an option, whose time is known.
struct PlacedDuration {
    var call: Handle<Call>
    var isDelay: Bool
    var seconds: Double
}

extension LintContext {
    static func durations(_ model: Model) -> [PlacedDuration] {
        let delays = [Catalog.Modifier.delay, Catalog.Option.delay]
        let times = [Catalog.Modifier.duration, Catalog.Option.duration]
        let isDelay = Catalog.firstOverload.map(delays.contains)
        let isTime = Catalog.firstOverload.map { times.contains($0) || delays.contains($0) }
        return model.calls.indices.compactMap { index in
            guard case .catalog(let row) = model.calls[index].callee, isTime[Int(row.index)],
                model.calls[index].place.file == .main,
                let argument = model.arguments[model.calls[index].arguments].first,
                let seconds = model.constant(argument.value)
            else { return nil }
            return PlacedDuration(
                call: Handle(index), isDelay: isDelay[Int(row.index)], seconds: seconds)
        }
    }

    /// Whether a value is a bare number that nobody means as seconds.
    func looksLikeMilliseconds(_ value: Handle<Value>) -> Bool {
        guard case .number(let number, .none) = model.values[value] else { return false }
        return number >= 20
    }

    /// The only token in a place that is the number; nil where there are several.
    func place(ofNumber value: Handle<Value>, in place: SourcePlace) -> SourcePlace? {
        guard case .number(let number, _) = model.values[value] else { return nil }
        let tokens = files[Int(place.file.index)].tree.tokens
        var found: SourcePlace?
        var token = tokens.index(at: place.range.start)
        while token < tokens.count, tokens.ranges[token].start < place.range.end {
            let range = tokens.ranges[token]
            let isNumber = tokens.kinds[token] == .number
            if isNumber, NumberLiteral(tokens.source.text(range)).value == number {
                if found != nil { return nil }
                found = SourcePlace(file: place.file, range: range)
            }
            token += 1
        }
        return found
    }

    /// The first number behind a place, such as the default of a parameter behind its name.
    func place(ofNumberAfter place: SourcePlace) -> SourcePlace? {
        let tokens = files[Int(place.file.index)].tree.tokens
        let first = tokens.index(at: place.range.end)
        return tokens.kinds[first...].firstIndex(of: .number).map {
            SourcePlace(file: place.file, range: tokens.ranges[$0])
        }
    }
}
