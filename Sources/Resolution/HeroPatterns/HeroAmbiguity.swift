import TransitionDSL

/// One text that an id has for two assignments of its parameters.
package struct HeroAmbiguity: Sendable {
    package struct Value: Equatable, Sendable {
        package var parameter: Int
        package var text: String
    }

    package var owner: Int
    package var witness: String
    /// The two assignments, in the order of the interpolations; each parameter once.
    package var first: [Value]
    package var second: [Value]
}

/// The ambiguous patterns, in source order.
package struct HeroAmbiguities: Sendable {
    package var found: [HeroAmbiguity] = []
    /// The owners of patterns that were too long to be checked.
    package var undecided: [Int] = []
}

/// Finds the patterns that have one text for two assignments of their parameters, without imported
/// ones.
package func findAmbiguities(in texts: HeroTexts) -> HeroAmbiguities {
    var result = HeroAmbiguities()
    var search = SharedTextSearch(texts)
    var allowance = SearchAllowance(texts)
    for (index, pattern) in texts.patterns.enumerated() where !texts.isImported[index] {
        let owner = texts.owners[index]
        allowance.next()
        if pattern.pieces.isDelimited { continue }
        if allowance.isSpent(search.work) {
            result.undecided.append(owner)
            continue
        }
        let side = PatternSide(pieces: pattern.pieces)
        switch search.run(side, side, forAmbiguity: true) {
        case .none: continue
        case .tooLarge: result.undecided.append(owner)
        case .found(let shared): result.found.append(HeroAmbiguity(shared, owner: owner))
        }
    }
    return result
}

extension HeroAmbiguity {
    fileprivate init(_ shared: SharedText, owner: Int) {
        let sides = [shared.right, shared.left].sorted { one, other in
            one.map { $0.bytes.count }.lexicographicallyPrecedes(other.map { $0.bytes.count })
        }
        let values = sides.map { pins in
            pins.map {
                Value(parameter: $0.parameter, text: String(decoding: $0.bytes, as: UTF8.self))
            }
        }
        self.owner = owner
        witness = String(decoding: shared.bytes, as: UTF8.self)
        (first, second) = (values[0], values[1])
    }
}

extension [IDPattern.Piece] {
    /// Whether scanning from both ends finds where every hole ends, or there is only one parameter,
    /// as in nearly all ids. Then no text has two readings.
    fileprivate var isDelimited: Bool {
        // Hot.
        if hasOneParameter { return true }
        var range = indices
        while let first = range.first, endsItself(first, range) { range.removeFirst() }
        while let last = range.last, startsItself(last, range) { range.removeLast() }
        return range.count <= 1
    }

    private var hasOneParameter: Bool {
        let parameters = compactMap {
            if case .hole(_, let parameter) = $0 { parameter } else { nil }
        }
        return Set(parameters).count <= 1
    }

    /// Whether a scan from the left finds where the first piece of `range` ends.
    private func endsItself(_ piece: Int, _ range: Range<Int>) -> Bool {
        guard case .hole(let kind, let parameter) = self[piece] else { return true }
        let next = piece + 1 < range.upperBound ? self[piece + 1].text?.first : nil
        switch kind {
        case .bool, .uuid: return true
        case .int, .uint, .length: return next.map { !$0.isDigit } ?? (range.count == 1)
        case .name: return next.map { !ByteClass.word.contains($0) } ?? (range.count == 1)
        case .string: return range.count == 1 || isMeasured(piece, parameter)
        case .finite, .optional, .unstable: return range.count == 1
        }
    }

    /// Whether the length of a text comes right before it, with one literal between.
    private func isMeasured(_ piece: Int, _ parameter: Int?) -> Bool {
        piece >= 2 && self[piece - 2] == .hole(.length, parameter: parameter)
            && self[piece - 1].text != nil
    }

    /// Whether a scan from the right finds where the last piece of `range` starts.
    private func startsItself(_ piece: Int, _ range: Range<Int>) -> Bool {
        guard case .hole(let kind, _) = self[piece] else { return true }
        let previous = piece > range.lowerBound ? self[piece - 1].text?.last : nil
        switch kind {
        case .bool, .uuid: return true
        case .int: return previous.map { !$0.isDigit && $0 != UInt8(ascii: "-") } ?? false
        case .uint, .length: return previous.map { !$0.isDigit } ?? false
        case .name: return previous.map { !ByteClass.word.contains($0) } ?? false
        case .string, .finite, .optional, .unstable: return false
        }
    }
}
