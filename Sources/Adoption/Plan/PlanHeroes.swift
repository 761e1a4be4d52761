import Apps
import TransitionDSL

/// A pattern whatever the types of its holes: ids that differ in them only are one.
struct HeroShape: Hashable {
    /// Texts; nil is a hole.
    var pieces: [String?]

    init(_ pattern: ValuePattern) {
        pieces = pattern.pieces.map { if case .text(let text) = $0 { text } else { nil } }
    }

    var holeCount: Int { pieces.count { $0 == nil } }
}

/// Hero ids of patterns.
extension AdoptionPlan {
    /// The use of a hero id for each candidate.
    mutating func planHeroes(_ candidates: [IDCandidate]) -> [AdoptedUse] {
        var shapes: [HeroShape] = []
        var members: [HeroShape: [Int]] = [:]
        for (index, candidate) in candidates.enumerated() {
            let shape = HeroShape(candidate.pattern)
            if members[shape] == nil { shapes.append(shape) }
            members[shape, default: []].append(index)
        }
        var uses: [AdoptedUse?] = candidates.map { _ in nil }
        let families = families(of: shapes)
        // Families of parts first, in the order of their first pattern.
        var isDone: Set<HeroShape> = []
        for shape in shapes where !isDone.contains(shape) && shape.holeCount > 0 {
            let family = families.first { $0.shapes.contains(shape) }
            let group = family?.shapes ?? [shape]
            isDone.formUnion(group)
            let all = group.flatMap { members[$0] ?? [] }.map { candidates[$0] }
            let hero = addHero(shape, family, all)
            for (part, shape) in group.enumerated() {
                for index in members[shape] ?? [] {
                    uses[index] = AdoptedUse(
                        hero: hero, part: family == nil ? nil : part,
                        arguments: arguments(candidates[index]))
                }
            }
        }
        for shape in shapes where shape.holeCount == 0 {
            let text = shape.pieces.first.flatMap { $0 } ?? ""
            let indexes = members[shape] ?? []
            if let known = value(text, ofFamily: uses, candidates) {
                note(.fixedValue, indexes.flatMap { candidates[$0].facts })
                for index in indexes { uses[index] = known }
                continue
            }
            let hero = addHero(shape, nil, indexes.map { candidates[$0] })
            for index in indexes { uses[index] = AdoptedUse(hero: hero, part: nil, arguments: []) }
        }
        return uses.map { $0 ?? AdoptedUse(hero: 0, part: nil, arguments: []) }
    }

    private func arguments(_ candidate: IDCandidate) -> [AdoptedUse.Argument] {
        let count = HeroShape(candidate.pattern).holeCount
        return (0..<count).map { index in
            let holes = candidate.holes
            return .value(holes.indices.contains(index) ? holes[index] : "value\(index)")
        }
    }

    private mutating func addHero(
        _ shape: HeroShape, _ family: PartFamily?, _ candidates: [IDCandidate]
    ) -> Int {
        var parameters: [AdoptedParameter] = []
        var names = NameSet()
        for hole in 0..<shape.holeCount {
            let types = candidates.compactMap { holeTypes($0.pattern, hole) }
            let type = types.first?.parameterType ?? "String"
            let isSame = types.allSatisfy { $0.parameterType == type && !$0.isWidened }
            if !isSame { note(.parameterIsString, candidates.flatMap({ $0.facts })) }
            let written = candidates.compactMap { candidate in
                candidate.holes.indices.contains(hole)
                    ? valueNames(candidate.holes[hole]).last : nil
            }.first
            let name = names.unique(written.flatMap { camelCased([$0]) } ?? "value")
            parameters.append(AdoptedParameter(name: name, type: isSame ? type : "String"))
        }
        let pieces = pieces(family?.pieces ?? shape.pieces.map { .init($0) })
        var hero = AdoptedHero(
            name: "", parameters: parameters, pieces: pieces, parts: parts(family))
        hero.name = heroNames.unique(heroName(hero, candidates))
        file.heroes.append(hero)
        return file.heroes.count - 1
    }

    private func holeTypes(_ pattern: ValuePattern, _ hole: Int) -> ValuePattern.HoleType? {
        let types = pattern.pieces.compactMap { piece -> ValuePattern.HoleType? in
            if case .hole(let type) = piece { type } else { nil }
        }
        return types.indices.contains(hole) ? types[hole] : nil
    }

    private func pieces(_ pieces: [PartFamily.Piece]) -> [AdoptedHero.Piece] {
        var hole = -1
        return pieces.map { piece in
            switch piece {
            case .text(let text): return .text(text)
            case .part: return .part
            case .hole:
                hole += 1
                return .hole(hole)
            }
        }
    }

    private func parts(_ family: PartFamily?) -> [AdoptedHero.Part] {
        var names = NameSet()
        return (family?.texts ?? []).map { text in
            AdoptedHero.Part(
                name: names.unique(camelCased(words(text)) ?? "other"), text: text)
        }
    }

    /// The words of the text, otherwise the app's constant, otherwise the value.
    private func heroName(_ hero: AdoptedHero, _ candidates: [IDCandidate]) -> String {
        let texts = hero.pieces.map { if case .text(let text) = $0 { text } else { " " } }
        let all = words(texts.joined())
        if let name = camelCased(all), name.utf8.count > 1 { return name }
        let pattern = candidates.first?.pattern
        for fact in scan.facts {
            guard case .named(let kind, let name, true, let patterns, _, _) = fact.content,
                kind == .constant || kind == .function, patterns.count == 1,
                patterns[0] == pattern
            else { continue }
            if let name = camelCased(words(name)) { return name }
        }
        return (hero.parameters.first.map { $0.name + "Item" }) ?? "hero"
    }
}
