/// What the parameters of a side are in one text.
struct PatternReading: Sendable {
    /// A value for each hole, lengths left out, in the order of the holes.
    var values: [PinnedValue] = []
    /// A parameter whose holes contradict one another, or whose type does not print such a value.
    var failed: Int32?
}

extension HeroTexts {
    /// Reads the values off a text whose bytes tell which atom yields them.
    func read(_ text: [(byte: UInt8, atom: Int32)], as side: PatternSide) -> PatternReading {
        var reading = PatternReading()
        var lengths: [PinnedValue] = []
        var next = 0
        for index in side.start.atom..<max(side.start.atom, atoms(of: side.pattern).upperBound) {
            var bytes: [UInt8] = []
            while next < text.count, text[next].atom == Int32(truncatingIfNeeded: index) {
                bytes.append(text[next].byte)
                next += 1
            }
            guard case .hole(let kind, let parameter) = atoms[index] else { continue }
            let value = PinnedValue(parameter: parameter, bytes: bytes)
            if kind == .length {
                lengths.append(value)
            } else {
                if !canHold(kind, bytes) { reading.failed = reading.failed ?? parameter }
                reading.values.append(value)
            }
        }
        findContradiction(lengths, in: &reading)
        return reading
    }

    private func findContradiction(_ lengths: [PinnedValue], in reading: inout PatternReading) {
        var distinct: [PinnedValue] = []
        for value in reading.values {
            if let known = distinct.first(where: { $0.parameter == value.parameter }) {
                if known.bytes != value.bytes { reading.failed = reading.failed ?? value.parameter }
            } else {
                distinct.append(value)
            }
        }
        for length in lengths {
            if let known = distinct.first(where: { $0.parameter == length.parameter }),
                Array(String(known.bytes.count).utf8) != length.bytes
            {
                reading.failed = reading.failed ?? length.parameter
            }
        }
        if reading.failed == nil { reading.values = distinct }
    }

    /// Whether a parameter's type prints such a value.
    func canHold(_ parameter: Int32, of pattern: Int, _ value: [UInt8]) -> Bool {
        kind(of: parameter, in: pattern).map { canHold($0, value) } ?? false
    }

    private func canHold(_ kind: HoleKind, _ value: [UInt8]) -> Bool {
        switch kind {
        case .int:
            Int(String(decoding: value, as: UTF8.self)).map { Array(String($0).utf8) == value }
                ?? false
        case .uint, .length:
            UInt(String(decoding: value, as: UTF8.self)).map { Array(String($0).utf8) == value }
                ?? false
        case .bool: value == Array("true".utf8) || value == Array("false".utf8)
        case .uuid:
            value.count == 36
                && value.indices.allSatisfy { index in
                    [8, 13, 18, 23].contains(index)
                        ? value[index] == UInt8(ascii: "-")
                        : ByteClass.upperHex.contains(value[index])
                }
        case .text: Array(String(decoding: value, as: UTF8.self).utf8) == value
        case .name: names.contains(value)
        }
    }

    private func kind(of parameter: Int32, in pattern: Int) -> HoleKind? {
        for index in atoms(of: pattern) {
            if case .hole(let kind, parameter) = atoms[index], kind != .length { return kind }
        }
        return nil
    }

    /// Values worth trying where the automata's own failed: those nearest to nothing, and what
    /// stands in the two patterns, short before long.
    func candidates(
        for parameter: Int32, of pattern: Int, beside other: Int, limit: Int
    ) -> [[UInt8]] {
        guard let kind = kind(of: parameter, in: pattern) else { return [] }
        if kind == .name { return names }
        var result = ["", "1", "0", "a", "-1", "true", "false", "11", "aa"].map { Array($0.utf8) }
        result.append(Array("00000000-0000-0000-0000-000000000000".utf8))
        result.removeAll { !canHold(kind, $0) }
        let literals = [pattern, other].flatMap { atoms(of: $0).compactMap(literal(at:)) }
        let longest = literals.map { $0.count }.max() ?? 0
        var attempts = 0
        var length = kind == .uuid ? 36 : 1
        while length <= longest && attempts < limit {
            for range in literals where range.count >= length {
                var start = range.lowerBound
                while start + length <= range.upperBound && attempts < limit {
                    let piece = Array(bytes[start..<start + length])
                    if canHold(kind, piece) { result.append(piece) }
                    attempts += 1
                    start += 1
                }
            }
            length += 1
        }
        return result
    }
}
