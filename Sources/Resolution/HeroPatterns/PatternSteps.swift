import TransitionDSL

/// The bytes that a step accepts.
package enum ByteClass: Sendable {
    case only(UInt8)
    case any
    case digit
    case positiveDigit
    case upperHex
    /// The bytes of an identifier.
    case word

    package func contains(_ byte: UInt8) -> Bool {
        switch self {
        case .only(let one): one == byte
        case .any: true
        case .digit: byte.isDigit
        case .positiveDigit: byte.isDigit && byte != UInt8(ascii: "0")
        case .upperHex: byte.isDigit || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
        case .word:
            byte.isDigit || (byte & ~0x20).isCapital || byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }

    /// A byte of both classes. Three bytes are enough for all pairs of classes that share more than
    /// one byte; all three are ASCII, so no witness contains half a character.
    func common(with other: ByteClass) -> UInt8? {
        if case .only(let byte) = self { return other.contains(byte) ? byte : nil }
        if case .only(let byte) = other { return contains(byte) ? byte : nil }
        return "a1A".utf8.first { contains($0) && other.contains($0) }
    }
}

/// A state of a pattern's automaton.
struct PatternStep: Sendable {
    enum Action: Sendable {
        /// Accepts a byte of the class and advances.
        case one(ByteClass)
        /// Accepts a byte of the class and stays, or advances without one.
        case many(ByteClass)
        /// Advances, or goes to the given step.
        case fork(Int)
        case jump(Int)
        case end
    }

    var action: Action
    /// The origin of these bytes: an index into the pieces of the side.
    var piece: Int

    init(_ action: Action, _ piece: Int) {
        self.action = action
        self.piece = piece
    }

    /// The steps that accept exactly these bytes.
    static func taking(_ bytes: some Sequence<UInt8>, _ piece: Int) -> [PatternStep] {
        bytes.map { PatternStep(.one(.only($0)), piece) }
    }
}

/// A fixed value of a parameter.
struct PinnedValue: Equatable, Sendable {
    var parameter: Int
    var bytes: [UInt8]
}

/// A pattern, or the rest of one, with fixed values for some of its parameters.
struct PatternSide: Sendable {
    var pieces: [IDPattern.Piece]
    var pins: [PinnedValue] = []

    /// The automaton of the side. Its size is that of the side's bytes and holes.
    func steps() -> [PatternStep] {
        var steps: [PatternStep] = []
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let bytes): steps += PatternStep.taking(bytes, index)
            case .hole(let kind, let parameter):
                if let pin = pins.first(where: { $0.parameter == parameter }) {
                    let text = kind == .length ? Array(String(pin.bytes.count).utf8) : pin.bytes
                    steps += PatternStep.taking(text, index)
                } else {
                    PatternStep.compile(kind, index, into: &steps)
                }
            }
        }
        steps.append(PatternStep(.end, -1))
        return steps
    }
}

extension PatternStep {
    /// Adds the steps that accept what a hole prints.
    static func compile(_ kind: HoleKind, _ piece: Int, into steps: inout [PatternStep]) {
        func add(_ actions: PatternStep.Action...) {
            steps += actions.map { PatternStep($0, piece) }
        }
        func take(_ text: String) { steps += PatternStep.taking(text.utf8, piece) }
        /// With as many silent steps as other numbers have, so that a witness prefers the digit 1.
        func addZero(andGoTo end: Int) {
            take("0")
            add(.jump(end - 1), .jump(end))
        }
        let start = steps.count
        switch kind {
        case .string, .unstable: add(.many(.any))
        case .name: add(.one(.word), .many(.word))
        case .uint, .length:
            add(.fork(start + 4), .one(.positiveDigit), .many(.digit), .jump(start + 7))
            addZero(andGoTo: start + 7)
        case .int:
            add(.fork(start + 6), .fork(start + 3))
            take("-")
            add(.one(.positiveDigit), .many(.digit), .jump(start + 10), .jump(start + 7))
            addZero(andGoTo: start + 10)
        case .bool:
            add(.fork(start + 6))
            take("true")
            add(.jump(start + 11))
            take("false")
        case .uuid:
            for count in [8, 4, 4, 4, 12] {
                if count != 8 { take("-") }
                for _ in 0..<count { add(.one(.upperHex)) }
            }
        case .finite(_, let texts):
            if texts.isEmpty { add(.many(.any)) }
            appendChoice(texts.count, piece, into: &steps) { steps, index in
                steps += taking(texts[index].utf8, piece)
            }
        case .optional(let wrapped):
            appendChoice(2, piece, into: &steps) { steps, index in
                if index == 0 { return steps += taking("nil".utf8, piece) }
                steps += taking("Optional(".utf8, piece)
                compile(wrapped, piece, into: &steps)
                steps += taking(")".utf8, piece)
            }
        }
    }

    /// Each alternative but the last has a fork before it and a jump to the end behind it.
    private static func appendChoice(
        _ count: Int, _ piece: Int, into steps: inout [PatternStep],
        append: (inout [PatternStep], Int) -> Void
    ) {
        var jumps: [Int] = []
        for index in 0..<count {
            let isLast = index == count - 1
            let fork = steps.count
            if !isLast { steps.append(PatternStep(.end, piece)) }
            append(&steps, index)
            if isLast { break }
            jumps.append(steps.count)
            steps.append(PatternStep(.end, piece))
            steps[fork].action = .fork(steps.count)
        }
        for jump in jumps { steps[jump].action = .jump(steps.count) }
    }
}
