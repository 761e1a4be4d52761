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
        case fork(Int32)
        case jump(Int32)
        case end
    }

    var action: Action
    /// Whose bytes these are: an index into ``HeroTexts/atoms``.
    var atom: Int32
}

/// A value that a parameter is held to.
struct PinnedValue: Equatable, Sendable {
    var parameter: Int32
    var bytes: [UInt8]
}

/// A pattern from some place on, with some of its parameters held to one value.
struct PatternSide: Sendable {
    var pattern: Int
    var start: PatternPlace
    var pins: [PinnedValue] = []
}

/// A place in a pattern: an atom and, in a literal, how many of its bytes lie before.
struct PatternPlace: Equatable, Sendable {
    var atom: Int
    var offset: Int
}

extension HeroTexts {
    /// Replaces `steps` by the automaton of a side. Its size is that of the side's bytes and holes.
    func compile(_ side: PatternSide, into steps: inout [PatternStep]) {
        steps.removeAll(keepingCapacity: true)
        let end = atoms(of: side.pattern).upperBound
        for index in side.start.atom..<max(side.start.atom, end) {
            let owner = Int32(truncatingIfNeeded: index)
            switch atoms[index] {
            case .literal(let start, let end):
                let skipped = index == side.start.atom ? side.start.offset : 0
                for byte in bytes[min(Int(start) + skipped, Int(end))..<Int(end)] {
                    steps.append(PatternStep(action: .byte(byte), atom: owner))
                }
            case .hole(let kind, let parameter):
                if let pin = side.pins.first(where: { $0.parameter == parameter }) {
                    let text = kind == .length ? Array(String(pin.bytes.count).utf8) : pin.bytes
                    for byte in text { steps.append(PatternStep(action: .byte(byte), atom: owner)) }
                } else {
                    compile(kind, owner, into: &steps)
                }
            }
        }
        steps.append(PatternStep(action: .end, atom: -1))
    }

    private func compile(_ kind: HoleKind, _ atom: Int32, into steps: inout [PatternStep]) {
        func add(_ actions: PatternStep.Action...) {
            for action in actions { steps.append(PatternStep(action: action, atom: atom)) }
        }
        /// With as many silent steps as other numbers have, so that a witness prefers the digit 1.
        func addZero(andGoTo end: Int32) {
            add(.byte(UInt8(ascii: "0")), .jump(end - 1), .jump(end))
        }
        let start = Int32(truncatingIfNeeded: steps.count)
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
