import Resolution
import TransitionDSL

/// A family of ids as the pattern for others: `image_{id}_{page}` also yields `image_{id}_0`.
struct WiderShape {
    /// What a hole of the family has in the other one.
    enum Value {
        case hole(Int)
        /// As the language writes it.
        case literal(String)
    }

    private let pieces: [IDPattern.Piece]
    private let kinds: [HoleKind]

    init(_ pattern: IDPattern, kinds: [HoleKind]) {
        pieces = pattern.pieces
        self.kinds = kinds
    }

    /// The values of the holes, in order; nil if the family does not yield the other pattern, or in
    /// several ways.
    func values(of other: IDPattern) -> [Value]? {
        var atoms: [Atom] = []
        for piece in other.pieces {
            switch piece {
            case .text(let bytes): atoms += bytes.map { .byte($0) }
            case .hole:
                atoms.append(.hole(atoms.count { if case .hole = $0 { true } else { false } }))
            }
        }
        var found: [[Value]] = []
        match(pieces[...], atoms[...], hole: 0, [], &found)
        return found.count == 1 ? found[0] : nil
    }

    private enum Atom {
        case byte(UInt8)
        case hole(Int)
    }

    private func match(
        _ pieces: ArraySlice<IDPattern.Piece>, _ atoms: ArraySlice<Atom>, hole: Int,
        _ values: [Value], _ found: inout [[Value]]
    ) {
        guard let piece = pieces.first else {
            if atoms.isEmpty { found.append(values) }
            return
        }
        // Two ways are as bad as many.
        if found.count > 1 { return }
        switch piece {
        case .text(let bytes):
            guard atoms.count >= bytes.count else { return }
            for (byte, atom) in zip(bytes, atoms) {
                guard case .byte(byte) = atom else { return }
            }
            match(pieces.dropFirst(), atoms.dropFirst(bytes.count), hole: hole, values, &found)
        case .hole:
            if case .hole(let number)? = atoms.first {
                match(
                    pieces.dropFirst(), atoms.dropFirst(), hole: hole + 1, values + [.hole(number)],
                    &found)
                return
            }
            var text: [UInt8] = []
            for (index, atom) in atoms.enumerated() {
                guard case .byte(let byte) = atom else { return }
                text.append(byte)
                guard let literal = literal(String(decoding: text, as: UTF8.self), kinds[hole])
                else { continue }
                match(
                    pieces.dropFirst(), atoms.dropFirst(index + 1), hole: hole + 1,
                    values + [.literal(literal)], &found)
            }
        }
    }

    /// Only numbers say where they end.
    private func literal(_ text: String, _ kind: HoleKind) -> String? {
        switch kind {
        case .int, .uint: Int64(text).map { "\($0)" == text ? text : nil } ?? nil
        case .bool, .uuid, .string, .length, .name, .finite, .optional, .unstable: nil
        }
    }
}
