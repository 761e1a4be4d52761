/// A piece of a pattern of any origin. Holes are independent of each other.
package enum PatternPiece: Hashable, Sendable {
    case literal([UInt8])
    case hole(HoleKind)
    /// One of these pieces. None of them is a choice in a choice more than a few levels deep.
    indirect case choice([[PatternPiece]])
}

/// Whether some text is in both patterns; nil if they are too long to be compared.
package func shareText(_ left: [PatternPiece], _ right: [PatternPiece]) -> Bool? {
    var product = PatternProduct(steps(of: left), steps(of: right))
    switch product.findText(diverging: false) {
    case .none: return false
    case .found: return true
    case .tooLarge: return nil
    }
}

private func steps(of pieces: [PatternPiece]) -> [PatternStep] {
    var steps: [PatternStep] = []
    append(pieces, to: &steps)
    steps.append(PatternStep(.end, 0))
    return steps
}

private func append(_ pieces: [PatternPiece], to steps: inout [PatternStep]) {
    for piece in pieces {
        switch piece {
        case .literal(let bytes): steps += PatternStep.taking(bytes, 0)
        case .hole(let kind): PatternStep.compile(kind, 0, into: &steps)
        case .choice(let alternatives): appendChoice(alternatives, to: &steps)
        }
    }
}

/// Each alternative but the last has a fork before it and a jump to the end behind it.
private func appendChoice(_ alternatives: [[PatternPiece]], to steps: inout [PatternStep]) {
    var jumps: [Int] = []
    for (index, alternative) in alternatives.enumerated() {
        let isLast = index == alternatives.count - 1
        let fork = steps.count
        if !isLast { steps.append(PatternStep(.end, 0)) }
        append(alternative, to: &steps)
        if isLast { break }
        jumps.append(steps.count)
        steps.append(PatternStep(.end, 0))
        steps[fork].action = .fork(steps.count)
    }
    for jump in jumps { steps[jump].action = .jump(steps.count) }
}
