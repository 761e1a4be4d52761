import Apps
import Resolution
import TransitionDSL

/// Hero ids of patterns.
extension AdoptionPlan {
    /// The use of a hero id for each candidate.
    mutating func planHeroes(_ candidates: [IDCandidate]) -> [AdoptedUse] {
        var shapes: [IDPattern] = []
        var members: [IDPattern: [Int]] = [:]
        for (index, candidate) in candidates.enumerated() {
            let shape = candidate.pattern.shape
            if members[shape] == nil { shapes.append(shape) }
            members[shape, default: []].append(index)
        }
        var uses: [AdoptedUse?] = candidates.map { _ in nil }
        let families = families(of: shapes)
        // Families of parts first, in the order of their first pattern.
        var isDone: Set<IDPattern> = []
        for shape in shapes where !isDone.contains(shape) && shape.literal == nil {
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
        for shape in shapes {
            guard let text = shape.literal else { continue }
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
        candidate.pattern.holeKinds.indices.map { index in
            let holes = candidate.holes
            return .value(holes.indices.contains(index) ? holes[index] : "value\(index)")
        }
    }

    private mutating func addHero(
        _ shape: IDPattern, _ family: PartFamily?, _ candidates: [IDCandidate]
    ) -> Int {
        var parameters: [AdoptedParameter] = []
        var names = NameSet()
        for hole in shape.holeKinds.indices {
            let types = candidates.map { $0.pattern.holeKinds[hole] }
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
        var hero = AdoptedHero(
            name: "", parameters: parameters, pattern: family?.pattern ?? shape,
            parts: partNames(family))
        hero.name = heroNames.unique(heroName(hero, candidates))
        file.heroes.append(hero)
        return file.heroes.count - 1
    }

    private func partNames(_ family: PartFamily?) -> [String] {
        var names = NameSet()
        return (family?.texts ?? []).map { names.unique(camelCased(words($0)) ?? "other") }
    }

    /// The words of the text, otherwise the app's constant, otherwise the value.
    private func heroName(_ hero: AdoptedHero, _ candidates: [IDCandidate]) -> String {
        let texts = hero.pattern.pieces.map { piece in
            if case .text(let text) = piece { String(decoding: text, as: UTF8.self) } else { " " }
        }
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
