/// One text that an id yields for two assignments of its parameters.
package struct HeroAmbiguity: Sendable {
    package struct Value: Equatable, Sendable {
        package var parameter: Int
        package var text: String
    }

    package var owner: Int
    package var witness: String
    /// The two assignments, in the order of the holes; each parameter once.
    package var first: [Value]
    package var second: [Value]
}

/// The ambiguous patterns, in source order.
package struct HeroAmbiguities: Sendable {
    package var found: [HeroAmbiguity] = []
    /// Whose patterns were too long to be decided.
    package var undecided: [Int] = []
}

/// Finds the patterns that yield one text for two assignments of their parameters.
package func findAmbiguities(in texts: HeroTexts) -> HeroAmbiguities {
    var result = HeroAmbiguities()
    var search = SharedTextSearch(texts)
    var allowance = SearchAllowance(texts)
    for pattern in 0..<texts.count {
        allowance.next()
        if texts.isDelimited(pattern) { continue }
        if allowance.isSpent(search.product.work) {
            result.undecided.append(texts.owners[pattern])
            continue
        }
        let start = PatternPlace(atom: texts.atoms(of: pattern).lowerBound, offset: 0)
        switch search.runForAmbiguity(PatternSide(pattern: pattern, start: start)) {
        case .none: continue
        case .tooLarge: result.undecided.append(texts.owners[pattern])
        case .found(let shared):
            result.found.append(HeroAmbiguity(shared, owner: texts.owners[pattern]))
        }
    }
    return result
}

extension HeroAmbiguity {
    fileprivate init(_ shared: SharedText, owner: Int) {
        func values(_ pins: [PinnedValue]) -> [Value] {
            pins.map { pin in
                Value(
                    parameter: Int(pin.parameter), text: String(decoding: pin.bytes, as: UTF8.self))
            }
        }
        let leftLengths = shared.left.map { $0.bytes.count }
        let rightLengths = shared.right.map { $0.bytes.count }
        let leftFirst = leftLengths.lexicographicallyPrecedes(rightLengths)
        self.owner = owner
        witness = String(decoding: shared.bytes, as: UTF8.self)
        first = values(leftFirst ? shared.left : shared.right)
        second = values(leftFirst ? shared.right : shared.left)
    }
}

extension HeroTexts {
    /// Whether reading from both ends finds where every hole ends, or the length of the text tells
    /// that of its one parameter, as in nearly all ids; then no text has two readings.
    func isDelimited(_ pattern: Int) -> Bool {
        var range = atoms(of: pattern)
        if hasOneParameter(range) { return true }
        let start = range.lowerBound
        while let first = range.first, endsItself(first, range, from: start) { range.removeFirst() }
        while let last = range.last, startsItself(last, range) { range.removeLast() }
        return range.count <= 1
    }

    private func hasOneParameter(_ range: Range<Int>) -> Bool {
        var only: Int32?
        for atom in range {
            guard case .hole(_, let parameter) = atoms[atom] else { continue }
            if let only, only != parameter { return false }
            only = parameter
        }
        return true
    }

    /// Whether a reader who comes from the left knows where the first atom of `range` ends.
    private func endsItself(_ atom: Int, _ range: Range<Int>, from start: Int) -> Bool {
        let next =
            atom + 1 < range.upperBound ? literal(at: atom + 1).map { bytes[$0.lowerBound] } : nil
        switch atoms[atom] {
        case .literal: return true
        case .hole(let kind, let parameter):
            switch kind {
            case .bool, .uuid: return true
            case .int, .uint, .length:
                return next.map { !ByteClass.digit.contains($0) } ?? (range.count == 1)
            case .name: return next.map { !ByteClass.word.contains($0) } ?? (range.count == 1)
            case .text: return range.count == 1 || isMeasured(atom, parameter, from: start)
            }
        }
    }

    /// Whether the length of a text stands right before it, one literal between.
    private func isMeasured(_ atom: Int, _ parameter: Int32, from start: Int) -> Bool {
        guard atom - 2 >= start, case .hole(.length, parameter) = atoms[atom - 2] else {
            return false
        }
        return literal(at: atom - 1) != nil
    }

    /// Whether a reader who comes from the right knows where the last atom of `range` starts.
    private func startsItself(_ atom: Int, _ range: Range<Int>) -> Bool {
        let previous =
            atom > range.lowerBound ? literal(at: atom - 1).map { bytes[$0.upperBound - 1] } : nil
        switch atoms[atom] {
        case .literal: return true
        case .hole(let kind, _):
            switch kind {
            case .bool, .uuid: return true
            case .int:
                return previous.map { !ByteClass.digit.contains($0) && $0 != UInt8(ascii: "-") }
                    ?? false
            case .uint, .length: return previous.map { !ByteClass.digit.contains($0) } ?? false
            case .name: return previous.map { !ByteClass.word.contains($0) } ?? false
            case .text: return false
            }
        }
    }
}
