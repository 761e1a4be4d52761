import Apps
import Resolution
import TransitionDSL

/// Fixed texts that a family yields too.
extension AdoptionPlan {
    /// The heroes with values that a text can be divided into, in the order of their first use.
    func divisibleFamilies(_ uses: [AdoptedUse?]) -> [Int] {
        var seen: Set<Int> = []
        return uses.compactMap { $0?.hero }.filter { number in
            guard seen.insert(number).inserted else { return false }
            let hero = file.heroes[number]
            // An id that is a whole variable can be any text. With many holes there are too many ways
            // to divide a text.
            return hero.pattern.onlyHole == nil && (1...4).contains(hero.parameters.count)
        }
    }

    /// The use of a family that yields a text: `page(index: 0)` for `page.0`. Nil if no use does,
    /// or if several do.
    func value(_ text: String, ofOneOf families: [Int]) -> AdoptedUse? {
        var found: [AdoptedUse] = []
        for number in families {
            let hero = file.heroes[number]
            let parts: [Int?] = hero.parts.isEmpty ? [nil] : hero.parts.indices.map { $0 }
            for part in parts {
                if let arguments = match(Substring(text), hero, part, hero.pattern.pieces[...]) {
                    found.append(AdoptedUse(hero: number, part: part, arguments: arguments))
                }
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The values of the holes, in order.
    private func match(
        _ text: Substring, _ hero: AdoptedHero, _ part: Int?,
        _ pieces: ArraySlice<IDPattern.Piece>
    ) -> [AdoptedUse.Argument]? {
        guard let piece = pieces.first else { return text.isEmpty ? [] : nil }
        let rest = pieces.dropFirst()
        switch piece {
        case .text(let bytes):
            let literal = String(decoding: bytes, as: UTF8.self)
            guard text.hasPrefix(literal) else { return nil }
            return match(text.dropFirst(literal.count), hero, part, rest)
        case .hole(.finite(_, let texts), nil):
            guard let part, text.hasPrefix(texts[part]) else { return nil }
            return match(text.dropFirst(texts[part].count), hero, part, rest)
        case .hole(_, nil): return nil
        case .hole(_, let index?):
            // The shortest value that lets the rest fit; two holes in a row are not taken apart.
            if case .hole(_, .some)? = rest.first { return nil }
            for end in text.indices.dropFirst() + [text.endIndex] {
                let value = String(text[..<end])
                guard let written = literal(value, hero.parameters[index].type),
                    let others = match(text[end...], hero, part, rest)
                else { continue }
                return [.literal(written)] + others
            }
            return nil
        }
    }

    private func literal(_ value: String, _ type: String) -> String? {
        switch type {
        case "Int": Int64(value).map { "\($0)" == value ? value : nil } ?? nil
        case "UInt": UInt64(value).map { "\($0)" == value ? value : nil } ?? nil
        case "Bool": value == "true" || value == "false" ? value : nil
        case "String": quoted(value)
        default: nil
        }
    }
}
