import Apps
import Resolution

extension IDPattern {
    /// The pattern whatever the types of its holes: ids that differ in them only are one. The holes
    /// are numbered.
    var shape: IDPattern {
        var count = 0
        return IDPattern(
            pieces.map { piece in
                guard case .hole = piece else { return piece }
                count += 1
                return .hole(.string, parameter: count - 1)
            })
    }

    /// The kinds of its holes, in their order.
    var holeKinds: [HoleKind] {
        pieces.compactMap { if case .hole(let kind, _) = $0 { kind } else { nil } }
    }

    fileprivate func text(at index: Int) -> String? {
        guard case .text(let bytes) = pieces[index] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate func replacing(_ index: Int, by pieces: [Piece]) -> IDPattern {
        IDPattern(Array(self.pieces[..<index] + pieces + self.pieces[(index + 1)...]))
    }
}

extension IDPattern.Piece {
    /// `\(part)`: one of the texts of a family's parts.
    static func part(_ texts: [String]) -> Self { .hole(.finite(name: "part", texts: texts)) }
}

/// Shapes that differ in one text and have the same holes: one family with parts.
struct PartFamily {
    var shapes: [IDPattern]
    /// With a hole for the part.
    var pattern: IDPattern
    /// The text of each part.
    var texts: [String]
}

/// The families among shapes, in the order of their first one. Each shape is in one at most.
func families(of shapes: [IDPattern]) -> [PartFamily] {
    var result: [PartFamily] = []
    var isTaken: Set<IDPattern> = []
    // By what is left of a shape without one of its texts.
    var groups: [IDPattern: [IDPattern]] = [:]
    var keys: [(key: IDPattern, index: Int)] = []
    for shape in shapes where !shape.holeKinds.isEmpty {
        for index in shape.pieces.indices where shape.text(at: index) != nil {
            let key = shape.replacing(index, by: [.part([])])
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
private func family(_ shapes: [IDPattern], differingIn index: Int) -> PartFamily? {
    let texts = shapes.compactMap { $0.text(at: index) }.map(Array.init)
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
    let ends = (String(first[..<prefix]), String(first[(first.count - suffix)...]))
    let pattern = shapes[0].replacing(
        index, by: [.text(Array(ends.0.utf8)), .part(middles), .text(Array(ends.1.utf8))])
    let common = pattern.pieces.indices.contains { index in
        pattern.text(at: index).flatMap { camelCased(words($0)) } != nil
    }
    return common ? PartFamily(shapes: shapes, pattern: pattern, texts: middles) : nil
}

private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
