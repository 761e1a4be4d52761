import TransitionDSL

/// The changes of hero ids; each part of a family is an id of its own.
struct IDChanges {
    private(set) var changes: [Change] = []
    /// The members of `HeroID` whose changes are among these.
    private var explained: Set<String> = []
    /// The new names of ids that are renamed, by their old ones.
    private(set) var renames: [String: String] = [:]

    private struct ID {
        /// `story.title`, the name that app code uses.
        var name: String
        /// The members of `HeroID` that belong to it.
        var members: [String]
        /// Equal if the texts of all values are equal.
        var key: String
        var text: String
        var place: SourcePlace
    }

    init(_ old: Model, _ new: Model) {
        let (before, after) = (Self.ids(of: old), Self.ids(of: new))
        let pairs: [Pairing.Pair<Hero>] = pairs(
            before.map { $0.name }, after.map { $0.name }, before.map { $0.key },
            after.map { $0.key })
        for pair in pairs {
            let one = pair.old.map { before[Int($0.index)] }
            let other = pair.new.map { after[Int($0.index)] }
            if let change = Self.change(one, other) { changes.append(change) }
            if let one, let other, one.name != other.name { renames[one.name] = other.name }
            if one?.name != other?.name {
                for id in [one, other].compactMap({ $0 }) { explained.formUnion(id.members) }
            }
        }
    }

    private static func change(_ old: ID?, _ new: ID?) -> Change? {
        guard let old else {
            return new.map { id in
                Change(
                    .idAdded, .adds, id.name, before: nil, after: id.text, at: nil, id.place)
            }
        }
        guard let new else {
            return Change(
                .idRemoved, .breaks, old.name, before: old.text, after: nil, at: old.place)
        }
        if old.name != new.name {
            return Change(
                .idRenamed, .breaks, old.name, before: old.name, after: new.name, at: old.place,
                new.place)
        }
        if old.key == new.key { return nil }
        return Change(
            .idText, .differs, old.name, before: old.text, after: new.text, at: old.place,
            new.place)
    }

    /// Whether a change of an id already says that a name for app code exists or does not.
    func explains(_ name: String) -> Bool {
        guard name.hasPrefix("HeroID.") else { return false }
        let member = name.dropFirst("HeroID.".count).prefix { $0 != "(" }
        return explained.contains(String(member))
            || explained.contains(String(member.prefix { $0 != "." }))
    }

    private static func ids(of model: Model) -> [ID] {
        var ids: [ID] = []
        for hero in model.heroes where hero.declared.place.file == .main {
            let name = model.texts.string(hero.declared.swiftName)
            if hero.parts.isEmpty {
                ids.append(id(name, [name], hero, nil, hero.declared.place, in: model))
                continue
            }
            let family = GeneratedNames.familyType(name)
            for (index, part) in model.parts[hero.parts].enumerated() {
                let own = model.texts.string(part.declared.swiftName)
                // The first one has the members of the family itself.
                let members = ["\(family).\(own)"] + (index == 0 ? [name, family] : [])
                ids.append(
                    id("\(name).\(own)", members, hero, part, part.declared.place, in: model))
            }
        }
        return ids
    }

    private static func id(
        _ name: String, _ members: [String], _ hero: Hero, _ part: HeroPart?,
        _ place: SourcePlace, in model: Model
    ) -> ID {
        let texts = ModelText(model)
        var (key, text) = (hero.scope.rawValue + ":", "")
        let first = hero.parameters.indices.lowerBound
        for segment in model.segments[hero.text] {
            let piece: String
            switch segment {
            case .part: piece = part.map { model.texts.string($0.text) } ?? ""
            default: piece = texts.segment(segment)
            }
            text += piece
            switch segment {
            case .parameter(let parameter): key += "\\(\(Int(parameter.index) - first))"
            case .parameterLength(let parameter): key += "\\#(\(Int(parameter.index) - first))"
            case .literal, .part, .value: key += piece
            }
        }
        let scope = hero.scope == .app ? "" : " per \(hero.scope.rawValue)"
        return ID(name: name, members: members, key: key, text: "\"\(text)\"\(scope)", place: place)
    }
}
