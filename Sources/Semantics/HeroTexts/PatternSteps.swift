/// Bytes that a step of a hole takes.
enum ByteClass: UInt8, CaseIterable, Sendable {
    case any
    case digit
    case positiveDigit
    case upperHex
    /// What an identifier consists of.
    case word

    func contains(_ byte: UInt8) -> Bool {
        switch self {
        case .any: true
        case .digit: UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        case .positiveDigit: UInt8(ascii: "1")...UInt8(ascii: "9") ~= byte
        case .upperHex:
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
        case .word:
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte >= 0x80
        }
    }

    /// A byte of both classes: one of the three meets every pair of classes that has any, and all
    /// are ASCII, so that no witness holds half a character.
    func common(with other: ByteClass) -> UInt8? {
        func meets(_ byte: UInt8) -> Bool { contains(byte) && other.contains(byte) }
        if meets(UInt8(ascii: "a")) { return UInt8(ascii: "a") }
        if meets(UInt8(ascii: "1")) { return UInt8(ascii: "1") }
        return meets(UInt8(ascii: "A")) ? UInt8(ascii: "A") : nil
    }
}

/// A state of a pattern's automaton.
struct PatternStep: Sendable {
    enum Action: Sendable {
        /// Takes this byte and goes on.
        case byte(UInt8)
        /// Takes a byte of the class and goes on.
        case one(ByteClass)
        /// Takes a byte of the class and stays, or goes on without one.
        case many(ByteClass)
        /// Goes on, or to the step given.
        case fork(Int)
        case jump(Int)
        case end
    }

    var action: Action
    /// Whose bytes these are: an index into the atoms of the side.
    var atom: Int
}

/// A value that a parameter is held to.
struct PinnedValue: Equatable, Sendable {
    var parameter: Int
    var bytes: [UInt8]
}

/// A pattern, or the rest of one, with some of its parameters held to one value.
struct PatternSide: Sendable {
    var atoms: [HeroTexts.Atom]
    var pins: [PinnedValue] = []

    /// The automaton of the side. Its size is that of the side's bytes and holes.
    func steps() -> [PatternStep] {
        var steps: [PatternStep] = []
        for (index, atom) in atoms.enumerated() {
            switch atom {
            case .literal(let bytes):
                steps += bytes.map { PatternStep(action: .byte($0), atom: index) }
            case .hole(let kind, let parameter):
                if let pin = pins.first(where: { $0.parameter == parameter }) {
                    let text = kind == .length ? Array(String(pin.bytes.count).utf8) : pin.bytes
                    steps += text.map { PatternStep(action: .byte($0), atom: index) }
                } else {
                    compile(kind, index, into: &steps)
                }
            }
        }
        steps.append(PatternStep(action: .end, atom: -1))
        return steps
    }

    private func compile(_ kind: HoleKind, _ atom: Int, into steps: inout [PatternStep]) {
        func add(_ actions: PatternStep.Action...) {
            for action in actions { steps.append(PatternStep(action: action, atom: atom)) }
        }
        /// With as many silent steps as other numbers have, so that a witness prefers the digit 1.
        func addZero(andGoTo end: Int) { add(.byte(UInt8(ascii: "0")), .jump(end - 1), .jump(end)) }
        let start = steps.count
        switch kind {
        case .text: add(.many(.any))
        case .name: add(.one(.word), .many(.word))
        case .uint, .length:
            add(.fork(start + 4), .one(.positiveDigit), .many(.digit), .jump(start + 7))
            addZero(andGoTo: start + 7)
        case .int:
            add(.fork(start + 6), .fork(start + 3), .byte(UInt8(ascii: "-")))
            add(.one(.positiveDigit), .many(.digit), .jump(start + 10), .jump(start + 7))
            addZero(andGoTo: start + 10)
        case .bool:
            add(.fork(start + 6))
            for byte in "true".utf8 { add(.byte(byte)) }
            add(.jump(start + 11))
            for byte in "false".utf8 { add(.byte(byte)) }
        case .uuid:
            for count in [8, 4, 4, 4, 12] {
                if count != 8 { add(.byte(UInt8(ascii: "-"))) }
                for _ in 0..<count { add(.one(.upperHex)) }
            }
        }
    }
}
