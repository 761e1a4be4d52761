import Resolution
import TransitionDSL

extension LintContext {
    /// Screens that move in a file that has no `reduceMotion` alternative.
    func missingReduceMotion() -> [Diagnostic] {
        // The engine has no `defaults`, so there is no place for it.
        if !EngineFeature.defaults.engines.contains(.of(model.header.engine)) { return [] }
        if let line = model.reducedMotion()?.line, isOwn(line.place) { return [] }
        let places = animationUses.compactMap { placed -> SourcePlace? in
            if case .declaration = placed.owner { return nil }
            if model.reducesMotion(placed.use) { return nil }
            return [placed.use.going, placed.use.returning].compactMap { $0 }.first(where: moves)
                .map { place($0) }
        }
        guard let first = places.min(by: { $0.range.start < $1.range.start }) else { return [] }
        let hasDefaults = model.defaults.contains { $0.container == nil && isOwn($0.place) }
        let diagnostic = Diagnostic(
            .missingReduceMotion, "this file has no animation for Reduce Motion", at: first,
            help: hasDefaults
                ? "add `reduceMotion fade` to `defaults`, or the option `reduceMotion(fade)` here"
                : "write `defaults { reduceMotion fade }`, or the option `reduceMotion(fade)` here",
            fix: hasDefaults ? newLine : newDefaults)
        return [diagnostic]
    }

    /// Writes a line at the end of the first `defaults` of the whole app.
    private var newLine: Fix? {
        let block = model.defaults.first { $0.container == nil && isOwn($0.place) }
        guard let block else { return nil }
        let source = files[Int(block.place.file.index)].tree.source
        // The block ends in its brace.
        guard block.place.range.end > block.place.range.start else { return nil }
        let brace = Int(block.place.range.end) - 1
        let before = source.bytes[..<brace]
        guard source.bytes[brace] == UInt8(ascii: "}"),
            let last = before.lastIndex(where: { !$0.isBlank && !$0.isLineEnd })
        else { return nil }
        let isOneLine = !before[last...].contains { $0.isLineEnd }
        let gap = before[last] == UInt8(ascii: "{") ? " " : "  "
        var place = block.place
        place.range = SourceRange(last + 1..<(isOneLine ? brace : last + 1))
        return Fix(
            "write `reduceMotion fade`",
            [Fix.Edit(place, isOneLine ? "\(gap)reduceMotion fade " : "\n  reduceMotion fade")],
            isSafe: false)
    }

    /// Writes a block above the first registry and its comment.
    private var newDefaults: Fix? {
        guard let registry = model.registries.first(where: { isOwn($0.declared.place) }) else {
            return nil
        }
        let tree = files[Int(registry.declared.place.file.index)].tree
        guard let node = tree.declaration(named: registry.declared.place) else { return nil }
        let tokens = tree.tokens
        let bytes = tokens.source.bytes
        let token = tokens.index(at: node.range.start)
        func lineEnds(_ range: Range<UInt32>) -> Int {
            bytes[Int(range.lowerBound)..<Int(range.upperBound)].count { $0.isLineEnd }
        }
        var start = node.range.start
        for comment in tokens.comments.reversed() where comment.nextToken == token {
            guard comment.range.end <= start, lineEnds(comment.range.end..<start) == 1 else {
                break
            }
            start = comment.range.start
        }
        guard start == 0 || bytes[Int(start) - 1].isLineEnd else { return nil }
        var place = node.place
        place.range = SourceRange(start: start, end: start)
        return Fix(
            "write `defaults { reduceMotion fade }`",
            [Fix.Edit(place, "defaults { reduceMotion fade }\n")], isSafe: false)
    }

    /// A `reduceMotion` animation that itself moves the screens, of a default or of an option.
    func movingReduceMotion() -> [Diagnostic] {
        let ofDefaults = model.defaultLines.filter { $0.event == .reduceMotion && isOwn($0.place) }
            .map { $0.animation.going }
        let ofOptions = animationUses.flatMap { placed in
            model.items[placed.use.options].compactMap { reducedMotion($0) }
        }
        return (ofDefaults + ofOptions).filter(moves).map { call in
            let place = place(call)
            let text = texts.call(call)
            return Diagnostic(
                .movingReduceMotion, "`\(text)` moves the screens despite Reduce Motion",
                at: place, help: "use `fade`, as UIKit does, or `system` to leave it to UIKit",
                fix: Fix("write `fade`", [Fix.Edit(place, "fade")], isSafe: false))
        }
    }

    /// The animation that an option plays with Reduce Motion; nil for other options.
    private func reducedMotion(_ option: Handle<Call>) -> Handle<Call>? {
        guard name(option) == Catalog.Option.reduceMotion,
            let argument = model.arguments[model.calls[option].arguments].first,
            case .call(let call) = model.values[argument.value]
        else { return nil }
        return call
    }
}
