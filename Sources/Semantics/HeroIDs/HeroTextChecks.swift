import Resolution
import TransitionDSL

/// Which ids can have the same text: passes the model's ids to HeroPatterns and reports the results.
/// `nodes` is the syntax of the model's ids, in their order.
func heroTextProblems(_ model: Model, _ nodes: [HeroSyntax]) -> [Diagnostic] {
    var check = HeroTextCheck(model: model, nodes: nodes)
    check.checkHeroTexts()
    return check.problems
}

/// The prefixes of the texts of the compiled file's ids. Most imported ids have another prefix, so
/// they share no text with these.
private struct OwnPrefixes {
    // Hot.

    private let model: Model
    /// All have the length of the shortest fixed prefix.
    private var prefixes: Set<ArraySlice<UInt8>> = []
    private var length = Int.max

    init(_ model: Model) {
        self.model = model
        let own = model.heroes.filter { isMain($0.declared) && !$0.text.isEmpty }
        length = own.reduce(.max) { min($0, fixedPrefix(of: $1).count) }
        prefixes = Set(own.map { fixedPrefix(of: $0).prefix(length) })
    }

    /// The bytes before the first value in the text of an id. A scope is a value.
    private func fixedPrefix(of hero: Hero) -> ArraySlice<UInt8> {
        guard hero.scope == .app, case .literal(let text)? = model.segments[hero.text].first else {
            return []
        }
        return model.texts.bytes[model.texts.range(text)]
    }

    /// Whether the text of an imported id can have one of these prefixes.
    func mayOccur(in hero: Hero) -> Bool {
        let prefix = fixedPrefix(of: hero)
        return prefix.count < length || prefixes.contains(prefix.prefix(length))
    }
}

private struct HeroTextCheck: Collecting {
    let model: Model
    let nodes: [HeroSyntax]
    var problems: [Diagnostic] = []

    /// An id as the search names it: a hero, and one of its parts if it has some.
    private struct Owner {
        var hero: Handle<Hero>
        var part: Handle<HeroPart>?
    }

    mutating func checkHeroTexts() {
        var owners: [Owner] = []
        var texts = HeroTexts(names: screenNameTexts())
        let ownPrefixes = OwnPrefixes(model)
        for index in model.heroes.indices {
            let hero = model.heroes[index]
            if hero.text.isEmpty { continue }
            if !isMain(hero.declared), !ownPrefixes.mayOccur(in: hero) { continue }
            let parts = hero.parts.isEmpty ? [nil] : hero.parts.handles.map { Optional($0) }
            for part in parts {
                let pattern = IDPattern(
                    scoped: hero, part: part.map { model.parts[$0] }, in: model)
                texts.append(pattern, owner: owners.count, isImported: !isMain(hero.declared))
                owners.append(Owner(hero: Handle(index), part: part))
            }
        }
        reportClashes(findClashes(in: texts), owners)
        reportAmbiguities(findAmbiguities(in: texts), owners)
    }

    /// The screens that can open another. A file without screens uses those of other files, or one
    /// placeholder, so that ids of one scope are still compared.
    private func screenNameTexts() -> [[UInt8]] {
        if model.screens.isEmpty { return [Array("Screen".utf8)] }
        // Messages show the first one.
        return model.screensOwnFirst.map {
            Array(model.texts.bytes[model.texts.range(model.screens[$0].declared.name)])
        }
    }

    private mutating func reportClashes(_ clashes: HeroClashes, _ owners: [Owner]) {
        // A family whose text has too many values meets many ids, for one reason.
        var reportedFamilies: Set<Handle<Hero>> = []
        for clash in clashes.found {
            let pair = [owners[clash.first], owners[clash.second]]
            let families = pair.filter { !isFixed($0) }.map({ $0.hero })
            if families.contains(where: reportedFamilies.contains) { continue }
            reportedFamilies.formUnion(families)
            report(clash, pair[0], pair[1])
        }
        guard let first = clashes.crowd.first else { return }
        let hero = owners[first].hero
        report(
            .tooManyOpenHeroIDs,
            "\(clashes.crowd.count) ids begin and end alike; not all pairs were compared",
            at: textPlace(hero),
            help: "begin each text with the id's own name, or remove the texts")
    }

    private mutating func report(_ clash: HeroClash, _ first: Owner, _ second: Owner) {
        // Imports come first, and conflicts between two of them are reported in those files.
        if !isMain(model.heroes[second.hero].declared) { return }
        let areFixed = isFixed(first) && isFixed(second)
        let message =
            areFixed
            ? "`\(name(first))` and `\(name(second))` have the same text `\"\(clash.witness)\"`"
            : "`\(name(first))` and `\(name(second))` can both yield `\"\(clash.witness)\"`"
        report(
            areFixed ? .duplicateHeroID : .overlappingHeroIDs, message, at: textPlace(second.hero),
            notes: [.init("the other text is here", at: textPlace(first.hero))],
            help: areFixed
                ? "use one id on both screens if the views belong together, else change one text"
                : "let one of the texts begin with a word of its own, such as "
                    + "`\"\(name(second)).…\"`")
    }

    private mutating func reportAmbiguities(_ ambiguities: HeroAmbiguities, _ owners: [Owner]) {
        if let first = ambiguities.undecided.first {
            report(
                .tooManyOpenHeroIDs,
                "the text of `\(name(owners[first]))` is too long to be checked",
                at: textPlace(owners[first].hero),
                help: "shorten it, or remove it: a default text is always unique")
        }
        var reported: Set<Handle<Hero>> = []
        for ambiguity in ambiguities.found {
            let owner = owners[ambiguity.owner]
            guard model.heroes[owner.hero].declared.place.file == .main,
                reported.insert(owner.hero).inserted
            else { continue }
            report(
                .ambiguousHeroID,
                "`\(name(owner))` yields `\"\(ambiguity.witness)\"` for \(list(ambiguity.first)) "
                    + "and for \(list(ambiguity.second))", at: textPlace(owner.hero),
                help: "separate them with text that neither can contain, or remove the text")
        }
    }

    private func list(_ values: [HeroAmbiguity.Value]) -> String {
        values.filter { model.parameters.indices.contains($0.parameter) }
            .map { "`\(model.texts.string(model.parameters[$0.parameter].name)): \"\($0.text)\"`" }
            .joined(separator: ", ")
    }

    private func name(_ owner: Owner) -> String {
        let hero = model.texts.string(model.heroes[owner.hero].declared.name)
        guard let part = owner.part else { return hero }
        return hero + "." + model.texts.string(model.parts[part].declared.name)
    }

    private func isFixed(_ owner: Owner) -> Bool {
        let hero = model.heroes[owner.hero]
        return hero.parameters.isEmpty && hero.scope == .app
    }

    /// The text in the file; the name if the compiler made the text.
    private func textPlace(_ hero: Handle<Hero>) -> SourcePlace {
        nodes[Int(hero.index)].text?.literal?.place ?? model.heroes[hero].declared.place
    }
}
