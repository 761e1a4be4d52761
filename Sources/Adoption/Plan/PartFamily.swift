import Apps

/// Patterns that differ in one piece and have the same holes: one family with parts.
struct PartFamily {
    enum Piece {
        case text(String), hole, part

        init(_ text: String?) { self = text.map { .text($0) } ?? .hole }
    }

    var shapes: [HeroShape]
    var pieces: [Piece]
    /// The text of each part.
    var texts: [String]
}

/// The families among patterns, in the order of their first pattern. Each pattern is in one at
/// most.
func families(of shapes: [HeroShape]) -> [PartFamily] {
    var result: [PartFamily] = []
    var isTaken: Set<HeroShape> = []
    // By what is left of a shape without one of its texts; no shape has an empty piece.
    var groups: [HeroShape: [HeroShape]] = [:]
    var keys: [(key: HeroShape, index: Int)] = []
    for shape in shapes where shape.holeCount > 0 {
        for index in shape.pieces.indices where shape.pieces[index] != nil {
            var key = shape
            key.pieces[index] = ""
            if groups[key] == nil { keys.append((key, index)) }
            groups[key, default: []].append(shape)
        }
    }
    for (key, index) in keys {
        let members = (groups[key] ?? []).filter { !isTaken.contains($0) }
        guard members.count > 1, let family = family(members, differingIn: index) else { continue }
        isTaken.formUnion(members)
        result.append(family)
    }
    return result
}

/// A family needs a word of its own besides the parts: it is called after it.
private func family(_ shapes: [HeroShape], differingIn index: Int) -> PartFamily? {
    let texts = shapes.compactMap { $0.pieces[index] }.map(Array.init)
    guard let first = texts.first else { return nil }
    var prefix = first.indices.prefix { position in
        texts.allSatisfy { $0.count > position && $0[position] == first[position] }
    }.count
    // Parts begin and end at words.
    while prefix > 0, isWord(first[prefix - 1]) { prefix -= 1 }
    let shortest = texts.map { $0.count }.min() ?? 0
    var suffix = 0
    while suffix + prefix < shortest,
        texts.allSatisfy({ $0[$0.count - 1 - suffix] == first[first.count - 1 - suffix] })
    {
        suffix += 1
    }
    while suffix > 0, isWord(first[first.count - suffix]) { suffix -= 1 }
    let middles = texts.map { String($0[prefix..<$0.count - suffix]) }
    guard middles.allSatisfy({ !words($0).isEmpty }), Set(middles).count == middles.count else {
        return nil
    }
    var pieces = shapes[0].pieces.map { PartFamily.Piece($0) }
    var replaced: [PartFamily.Piece] = [.part]
    if prefix > 0 { replaced.insert(.text(String(first[..<prefix])), at: 0) }
    if suffix > 0 { replaced.append(.text(String(first[(first.count - suffix)...]))) }
    pieces.replaceSubrange(index...index, with: replaced)
    let common = pieces.contains { piece in
        if case .text(let text) = piece { camelCased(words(text)) != nil } else { false }
    }
    return common ? PartFamily(shapes: shapes, pieces: pieces, texts: middles) : nil
}

private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
