extension IDPattern {
    /// Whether the pieces of two patterns can be laid side by side so that each hole takes holes
    /// and separators of the other, or a part of one text. A hole that takes words and holes would
    /// be an id inside of an id. No hole is empty, and only those of one pattern take words: that
    /// is the more general one.
    package func aligns(with other: IDPattern) -> Bool {
        var steps = AlignmentSteps()
        return aligned(units[...], other.units[...], wordsIn: nil, &steps)
    }

    /// What an alignment compares: a byte of a text, or a hole.
    private enum Unit: Equatable {
        case byte(UInt8)
        case hole

        var isWord: Bool {
            guard case .byte(let byte) = self else { return false }
            return ByteClass.word.contains(byte) && byte != UInt8(ascii: "_")
        }
    }

    private enum Side { case first, second }

    private var units: [Unit] {
        pieces.flatMap { piece -> [Unit] in
            if let text = piece.text { text.map { .byte($0) } } else { [.hole] }
        }
    }

    private func aligned(
        _ ones: ArraySlice<Unit>, _ others: ArraySlice<Unit>, wordsIn side: Side?,
        _ steps: inout AlignmentSteps
    ) -> Bool {
        steps.left -= 1
        if steps.left < 0 { return true }
        guard let one = ones.first, let other = others.first else {
            return ones.isEmpty && others.isEmpty
        }
        if one == other, aligned(ones.dropFirst(), others.dropFirst(), wordsIn: side, &steps) {
            return true
        }
        if one == .hole {
            var (left, taken) = (others, TakenUnits())
            while let next = left.popFirst(), taken.add(next == .hole, next.isWord, side != .second)
            {
                let side = taken.hasWord ? .first : side
                if aligned(ones.dropFirst(), left, wordsIn: side, &steps) { return true }
            }
        }
        if other == .hole {
            var (left, taken) = (ones, TakenUnits())
            while let next = left.popFirst(), taken.add(next == .hole, next.isWord, side != .first)
            {
                let side = taken.hasWord ? .second : side
                if aligned(left, others.dropFirst(), wordsIn: side, &steps) { return true }
            }
        }
        return false
    }
}

/// What one hole takes.
private struct TakenUnits {
    var hasHole = false
    var hasWord = false

    /// Adds a unit; false if the hole does not take it.
    mutating func add(_ isHole: Bool, _ isWord: Bool, _ mayTakeWords: Bool) -> Bool {
        hasHole = hasHole || isHole
        hasWord = hasWord || isWord
        return !hasWord || !hasHole && mayTakeWords
    }
}

/// The comparisons that are left. Long patterns count as aligned.
private struct AlignmentSteps { var left = 4_000 }
