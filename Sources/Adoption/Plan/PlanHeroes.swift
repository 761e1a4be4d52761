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
        // Families of parts first, in the order of their first pattern. What is a value of another
        // family is not a family itself.
        let wider = widerShapes(shapes, candidates, members)
        var isDone: Set<IDPattern> = Set(wider.keys)
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
        for (shape, (wide, values)) in wider {
            guard let hero = members[wide]?.lazy.compactMap({ uses[$0] }).first else { continue }
            for index in members[shape] ?? [] {
                let own = arguments(candidates[index])
                uses[index] = AdoptedUse(
                    hero: hero.hero, part: nil,
                    arguments: values.map { value in
                        switch value {
                        case .hole(let number): own[number]
                        case .literal(let text): .literal(text)
                        }
                    })
                note(.fixedValue, candidates[index].facts)
            }
        }
        let known = divisibleFamilies(uses)
        for shape in shapes {
            guard let text = shape.literal else { continue }
            let indexes = members[shape] ?? []
            if let value = value(text, ofOneOf: known) {
                note(.fixedValue, indexes.flatMap { candidates[$0].facts })
                for index in indexes { uses[index] = value }
                continue
            }
            let hero = addHero(shape, nil, indexes.map { candidates[$0] })
            for index in indexes { uses[index] = AdoptedUse(hero: hero, part: nil, arguments: []) }
        }
        return uses.map { $0 ?? AdoptedUse(hero: 0, part: nil, arguments: []) }
    }

    /// The shapes with holes that are values of another shape, with the values of its holes:
    /// `image_{id}_0` of `image_{id}_{page}`.
    private func widerShapes(
        _ shapes: [IDPattern], _ candidates: [IDCandidate], _ members: [IDPattern: [Int]]
    ) -> [IDPattern: (IDPattern, [WiderShape.Value])] {
        var found: [IDPattern: (IDPattern, [WiderShape.Value])] = [:]
        let wide = shapes.filter { $0.holeKinds.count > 1 }
        for shape in shapes where !shape.holeKinds.isEmpty {
            let matches = wide.compactMap { other -> (IDPattern, [WiderShape.Value])? in
                guard other.holeKinds.count > shape.holeKinds.count,
                    let first = members[other]?.first,
                    let values = WiderShape(other, kinds: candidates[first].pattern.holeKinds)
                        .values(of: shape)
                else { return nil }
                return (other, values)
            }
            if matches.count == 1 { found[shape] = matches[0] }
        }
        return found.filter { found[$0.value.0] == nil }
    }

    private func arguments(_ candidate: IDCandidate) -> [AdoptedUse.Argument] {
        candidate.pattern.holeKinds.indices.map { index in
            let holes = candidate.holes
            let value = holes.indices.contains(index) ? holes[index] : "value\(index)"
            return .value(
                value, isOptional: candidate.mayBeNil || value.includes("?."))
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
        let name = heroNames.unused(among: possibleNames(of: hero, candidates))
        hero.name = heroNames.unique(name)
        file.heroes.append(hero)
        return file.heroes.count - 1
    }

    private func partNames(_ family: PartFamily?) -> [String] {
        var names = NameSet()
        return (family?.texts ?? []).map { names.unique(camelCased(words($0)) ?? "other") }
    }

    /// Names for an id, the best first: the words of the text, the app's constant, the view, and
    /// the screen or cell with the view.
    private func possibleNames(of hero: AdoptedHero, _ candidates: [IDCandidate]) -> [String] {
        let texts = hero.pattern.pieces.map { piece in
            if case .text(let text) = piece { String(decoding: text, as: UTF8.self) } else { " " }
        }
        var result: [String] = []
        func add(_ words: [String]) {
            guard let name = camelCased(words), name.utf8.count > 1, name != "hero" else { return }
            result.append(name)
        }
        add(wordsOfID(texts.joined()))
        let constants = candidates.first.flatMap { table.constants[$0.pattern] }
        for name in constants ?? [] { add(wordsOfID(name)) }
        for candidate in candidates {
            let owner = role(of: file.owners[candidate.owner].name)
            let view = candidate.path.split { $0 == "." || $0 == "?" }.last.map(String.init) ?? ""
            let isWhole = ["root", "view", "contentView", "self"].contains(view)
            add([isWhole ? owner : role(of: view)])
            add(isWhole ? [owner] : [owner, role(of: view)])
        }
        return result.isEmpty ? ["shared"] : result
    }
}
