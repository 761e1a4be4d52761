/// A text that two sides share, and the values for it in each.
struct SharedText: Sendable {
    var bytes: [UInt8]
    var left: [PinnedValue]
    var right: [PinnedValue]
}

/// Decides whether two sides share a text.
///
/// The automata ignore repeated parameters, lengths, the list of names and the greatest number. So
/// each text is rebuilt from its values. If that fails, the failed value is fixed to each
/// candidate, one after another. Every result is correct; among patterns with such parameters a
/// text may be missed.
struct SharedTextSearch {
    typealias Answer = SearchAnswer<SharedText>

    private static let largestNumberOfRuns = 2048
    private static let largestNumberOfCandidates = 512
    /// After so much work for two sides no further run begins.
    private static let largestWork = 1 << 21

    private let texts: HeroTexts
    /// How much has been searched.
    private(set) var work = 0
    /// The runs for the current two sides, and the work before them.
    private var runs = 0
    private var workBefore = 0

    init(_ texts: HeroTexts) { self.texts = texts }

    /// A text that both sides have; if the sides are the same, one that they have for two
    /// assignments of their parameters.
    mutating func run(_ left: PatternSide, _ right: PatternSide, forAmbiguity: Bool) -> Answer {
        runs = 0
        workBefore = work
        return search(left, right, forAmbiguity: forAmbiguity)
    }

    private mutating func search(
        _ left: PatternSide, _ right: PatternSide, forAmbiguity: Bool
    ) -> Answer {
        if runs == Self.largestNumberOfRuns { return .none }
        if work - workBefore > Self.largestWork { return .tooLarge }
        runs += 1
        let alreadyDiffer = left.pins.contains { pin in
            right.pins.contains { $0.parameter == pin.parameter && $0.bytes != pin.bytes }
        }
        var product = PatternProduct(left.steps(), right.steps())
        let answer = product.findText(diverging: forAmbiguity && !alreadyDiffer)
        work += product.work
        let found: [PatternProduct.Byte]
        switch answer {
        case .none: return .none
        case .tooLarge: return .tooLarge
        case .found(let text): found = text
        }
        let leftReading = texts.read(found.map { ($0.byte, $0.left) }, as: left)
        let rightReading = texts.read(found.map { ($0.byte, $0.right) }, as: right)
        if let failed = leftReading.failed {
            return hold(failed, leftReading.values, left, with: right) { search, pinned in
                search.search(pinned, right, forAmbiguity: forAmbiguity)
            }
        }
        if let failed = rightReading.failed {
            return hold(failed, rightReading.values, right, with: left) { search, pinned in
                search.search(left, pinned, forAmbiguity: forAmbiguity)
            }
        }
        if forAmbiguity && leftReading.values == rightReading.values { return .none }
        return .found(
            SharedText(
                bytes: found.map { $0.byte }, left: leftReading.values, right: rightReading.values))
    }

    /// Tries the values that a parameter may have, the likely ones first.
    private mutating func hold(
        _ parameter: Int, _ values: [PinnedValue], _ side: PatternSide, with other: PatternSide,
        attempt: (inout Self, PatternSide) -> Answer
    ) -> Answer {
        var candidates = values.filter { $0.parameter == parameter }.map { $0.bytes }
            .filter { texts.canHold(parameter, of: side, $0) }
        candidates += texts.candidates(
            for: parameter, of: side, with: other, limit: Self.largestNumberOfCandidates)
        var tried: Set<[UInt8]> = []
        for candidate in candidates where tried.insert(candidate).inserted {
            var pinned = side
            pinned.pins.append(PinnedValue(parameter: parameter, bytes: candidate))
            switch attempt(&self, pinned) {
            case .none: continue
            case .found(let text): return .found(text)
            case .tooLarge: return .tooLarge
            }
        }
        return .none
    }
}

/// The values of a side's parameters in one text.
struct PatternReading: Sendable {
    /// A value for each hole, without lengths, in the order of the holes.
    var values: [PinnedValue] = []
    /// A parameter whose holes contradict one another, or whose type does not print such a value.
    var failed: Int?
}

extension HeroTexts {
    /// Reads the values from a text whose bytes have their pieces. A hole without a parameter has none.
    func read(_ text: [(byte: UInt8, piece: Int)], as side: PatternSide) -> PatternReading {
        var reading = PatternReading()
        var lengths: [PinnedValue] = []
        var next = 0
        for (index, piece) in side.pieces.enumerated() {
            var bytes: [UInt8] = []
            while next < text.count, text[next].piece == index {
                bytes.append(text[next].byte)
                next += 1
            }
            guard case .hole(let kind, let parameter?) = piece else { continue }
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
        func known(_ value: PinnedValue) -> [UInt8]? {
            distinct.first { $0.parameter == value.parameter }?.bytes
        }
        for value in reading.values {
            guard let known = known(value) else {
                distinct.append(value)
                continue
            }
            if known != value.bytes { reading.failed = reading.failed ?? value.parameter }
        }
        for length in lengths {
            guard let known = known(length) else { continue }
            let isRight = String(known.count).utf8.elementsEqual(length.bytes)
            if !isRight { reading.failed = reading.failed ?? length.parameter }
        }
        if reading.failed == nil { reading.values = distinct }
    }

    /// Whether a parameter's type prints such a value.
    func canHold(_ parameter: Int, of side: PatternSide, _ value: [UInt8]) -> Bool {
        kind(of: parameter, in: side).map { canHold($0, value) } ?? false
    }

    private func canHold(_ kind: HoleKind, _ value: [UInt8]) -> Bool {
        let text = String(decoding: value, as: UTF8.self)
        switch kind {
        case .int: return Int64(text).map { String($0) } == text
        case .uint, .length: return UInt64(text).map { String($0) } == text
        case .bool: return text == "true" || text == "false"
        case .uuid:
            return value.count == 36
                && value.indices.allSatisfy { index in
                    [8, 13, 18, 23].contains(index)
                        ? value[index] == UInt8(ascii: "-")
                        : ByteClass.upperHex.contains(value[index])
                }
        case .string, .unstable: return text.utf8.elementsEqual(value)
        case .finite(_, let texts): return texts.isEmpty || texts.contains(text)
        case .optional(let kind):
            let (start, end) = ("Optional(", ")")
            if text == "nil" { return true }
            guard text.hasPrefix(start), text.hasSuffix(end) else { return false }
            return canHold(kind, Array(value.dropFirst(start.utf8.count).dropLast()))
        case .name: return names.contains(value)
        }
    }

    private func kind(of parameter: Int, in side: PatternSide) -> HoleKind? {
        for piece in side.pieces {
            if case .hole(let kind, parameter) = piece, kind != .length { return kind }
        }
        return nil
    }

    /// Values to try if the automata's own failed: the simplest ones, and literals of the two
    /// sides, short before long.
    func candidates(
        for parameter: Int, of side: PatternSide, with other: PatternSide, limit: Int
    ) -> [[UInt8]] {
        guard let kind = kind(of: parameter, in: side) else { return [] }
        if kind == .name { return names }
        var result = ["", "1", "0", "a", "-1", "true", "false", "11", "aa"].map { Array($0.utf8) }
        result.append(Array("00000000-0000-0000-0000-000000000000".utf8))
        result.removeAll { !canHold(kind, $0) }
        let literals = (side.pieces + other.pieces).compactMap { $0.text }
        let longest = literals.map { $0.count }.max() ?? 0
        let lengths = stride(from: kind == .uuid ? 36 : 1, through: longest, by: 1)
        // Lazy: there may be very many, and only some are tried.
        let pieces = lengths.lazy.flatMap { length in
            literals.lazy.filter { $0.count >= length }.flatMap { literal in
                (0...literal.count - length).lazy.map { Array(literal[$0..<$0 + length]) }
            }
        }
        return result + pieces.prefix(limit).filter { canHold(kind, $0) }
    }
}
