import Parser
import TransitionDSL

extension LintContext {
    /// The calls of `duration` and `delay` in the file, as modifiers or options, with their time
    /// in seconds where it is known.
    var durations: [(call: Handle<Call>, isDelay: Bool, seconds: Double)] {
        model.calls.indices.compactMap { index in
            let call = Handle<Call>(index)
            guard isOwn(model.calls[call].place), let name = name(call) else { return nil }
            let isDelay =
                name == CatalogNames.Modifier.delay || name == CatalogNames.Option.delay
            guard
                isDelay || name == CatalogNames.Modifier.duration
                    || name == CatalogNames.Option.duration,
                let seconds = constantArgument(of: call)
            else { return nil }
            return (call, isDelay, seconds)
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
        var token = tokens.firstToken(at: place.range.start)
        while token < tokens.count, tokens.ranges[token].start < place.range.end {
            let range = tokens.ranges[token]
            let isNumber = tokens.kinds[token] == .number
            if isNumber, NumberLiteral(tokens.source.bytes, range).value == number {
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
        let first = tokens.firstToken(at: place.range.end)
        return tokens.kinds[first...].firstIndex(of: .number).map {
            SourcePlace(file: place.file, range: tokens.ranges[$0])
        }
    }
}
