import TransitionDSL

/// Text with changes, as pieces of the original and new bytes: changes of the changed text become
/// changes of the original.
struct ComposedEdits {
    private enum Piece {
        case kept(Range<Int>)
        case new([UInt8])

        var count: Int {
            switch self {
            case .kept(let range): range.count
            case .new(let bytes): bytes.count
            }
        }

        func part(_ range: Range<Int>) -> Piece {
            switch self {
            case .kept(let whole):
                .kept(whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
            case .new(let bytes): .new(Array(bytes[range]))
            }
        }
    }

    private let original: [UInt8]
    private var pieces: [Piece]

    init(_ original: [UInt8]) {
        self.original = original
        pieces = [.kept(0..<original.count)]
    }

    /// The text with the changes.
    var bytes: [UInt8] {
        pieces.reduce(into: []) { result, piece in
            switch piece {
            case .kept(let range): result += original[range]
            case .new(let bytes): result += bytes
            }
        }
    }

    /// Makes changes of the text as it is now. They are in order and do not overlap.
    mutating func apply(_ edits: [(range: Range<Int>, text: [UInt8])]) {
        var result: [Piece] = []
        var rest = pieces[...]
        var position = 0
        // Moves what is before an offset, or drops it.
        func take(to end: Int, into target: inout [Piece]?) {
            while position < end, let piece = rest.first {
                let count = piece.count
                let wanted = min(count, end - position)
                target?.append(piece.part(0..<wanted))
                rest.removeFirst()
                if wanted < count { rest = [piece.part(wanted..<count)] + rest }
                position += wanted
            }
        }
        for edit in edits {
            var kept: [Piece]? = []
            take(to: edit.range.lowerBound, into: &kept)
            result += kept ?? []
            result.append(.new(edit.text))
            var dropped: [Piece]?
            take(to: edit.range.upperBound, into: &dropped)
        }
        pieces = result + rest
    }

    /// The changes of the original.
    var edits: [(range: Range<Int>, text: [UInt8])] {
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        var position = 0
        var new: [UInt8] = []
        func end(at offset: Int) {
            if position < offset || !new.isEmpty { edits.append((position..<offset, new)) }
            new = []
        }
        for piece in pieces {
            switch piece {
            case .new(let bytes): new += bytes
            case .kept(let range):
                end(at: range.lowerBound)
                position = range.upperBound
            }
        }
        end(at: original.count)
        return edits
    }
}
