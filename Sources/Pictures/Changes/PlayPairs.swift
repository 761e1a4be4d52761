import Resolution
import TransitionDSL

/// One version of a registry.
struct RegistryVersion {
    let model: Model
    let table: Table
    let classes: EventClasses
    let texts: PlayText
    fileprivate let reader: PlayReader

    init(_ model: Model, _ table: Table, _ texts: ModelText) {
        self.model = model
        self.table = table
        classes = EventClasses(table, in: model)
        self.texts = PlayText(texts)
        reader = PlayReader(texts)
    }

    /// Where it is decided what plays; nil if the engine decides.
    func place(of verdict: LookupResult) -> SourcePlace? {
        verdict.fallback?.place ?? verdict.answer.winner.map { model.edges[$0.edge].place }
    }
}

/// What plays at events, as pairs of before and after; each pair has a number.
struct PlayPairs {
    /// The number of a pair; 0 if both are equal.
    typealias Code = Int

    struct Pair: Hashable {
        var before: Int
        var after: Int
    }

    /// What plays, each once for both versions.
    private(set) var plays: [PlayParts?] = []
    /// For people.
    private(set) var texts: [String?] = []
    /// The opposites of the animations.
    private var opposites: [String?] = []
    private var known: [PlayParts?: Int] = [:]
    private(set) var pairs: [Pair] = [Pair(before: 0, after: 0)]
    private(set) var places: [(old: [SourcePlace], new: [SourcePlace])] = [([], [])]
    private var codes: [Pair: Code] = [:]

    /// The number of what plays at an event.
    mutating func play(at verdict: LookupResult, _ version: RegistryVersion) -> Int {
        guard let play = verdict.play else { return add(nil, nil, opposite: nil) }
        let texts = version.texts
        let text = PlayText.text(
            texts.expanded(play), with: texts.options(of: play, verdict.options))
        return add(
            version.reader.parts(of: verdict), text,
            opposite: version.reader.opposite(of: verdict))
    }

    private mutating func add(_ parts: PlayParts?, _ text: String?, opposite: String?) -> Int {
        if let index = known[parts] { return index }
        known[parts] = plays.count
        plays.append(parts)
        texts.append(text)
        opposites.append(opposite)
        return plays.count - 1
    }

    /// The number of a pair, which two places decide.
    mutating func code(
        _ before: Int, _ after: Int, at old: SourcePlace?, _ new: SourcePlace?
    ) -> Code {
        if before == after { return 0 }
        let pair = Pair(before: before, after: after)
        let code = codes[pair] ?? pairs.count
        if code == pairs.count {
            codes[pair] = code
            pairs.append(pair)
            places.append(([], []))
        }
        if let old, !places[code].old.contains(old) { places[code].old.append(old) }
        if let new, !places[code].new.contains(new) { places[code].new.append(new) }
        return code
    }

    /// Whether a pair is the return of another in both versions.
    func isReturn(_ code: Code, of forward: Code) -> Bool {
        let (back, there) = (pairs[code], pairs[forward])
        return opposites[there.before] == plays[back.before]?.animation
            && opposites[there.after] == plays[back.after]?.animation
    }

    func kind(of code: Code) -> Change.Kind {
        let (before, after) = (plays[pairs[code].before], plays[pairs[code].after])
        guard let before, let after, before.animation == after.animation else { return .plays }
        return before.timing == after.timing ? .gesture : .timing
    }
}
