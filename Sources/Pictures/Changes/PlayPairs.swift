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
    /// The same with the contents of names.
    private var details: [[String]] = []
    /// Their gestures for people; nil without one.
    private var gestures: [String?] = []
    /// The opposites of the animations.
    private var opposites: [String?] = []
    private var known: [PlayParts?: Int] = [:]
    private(set) var pairs: [Pair] = [Pair(before: 0, after: 0)]
    private(set) var places: [(old: [SourcePlace], new: [SourcePlace])] = [([], [])]
    private var codes: [Pair: Code] = [:]

    /// The number of what plays at an event.
    mutating func play(at verdict: LookupResult, _ version: RegistryVersion) -> Int {
        let parts = version.reader.parts(of: verdict)
        if let index = known[parts] { return index }
        known[parts] = plays.count
        plays.append(parts)
        opposites.append(version.reader.opposite(of: verdict))
        details.append(version.reader.details(of: verdict))
        let options = verdict.play.map { version.texts.options(of: $0, verdict.options) } ?? []
        texts.append(
            verdict.play.map { PlayText.text(version.texts.expanded($0), with: options) })
        let driven = options.filter { $0.utf8.starts(with: "interactive".utf8) }
        gestures.append(driven.isEmpty ? nil : driven.joined(separator: ", "))
        return plays.count - 1
    }

    /// Both sides of a pair for people, with what differs if their names are equal.
    func texts(of code: Code) -> (before: String?, after: String?) {
        let (before, after) = (pairs[code].before, pairs[code].after)
        guard let text = texts[before], text == texts[after] else {
            return (texts[before], texts[after])
        }
        return changedParts(of: text, details[before], details[after])
    }

    /// The gestures of a pair whose animations or times differ, too; nil if they are equal.
    func gestures(of code: Code) -> (before: String?, after: String?)? {
        let (before, after) = (pairs[code].before, pairs[code].after)
        guard kind(of: code) != .gesture,
            (plays[before]?.gestures ?? [[], []]) != (plays[after]?.gestures ?? [[], []]),
            gestures[before] != gestures[after]
        else { return nil }
        return (gestures[before], gestures[after])
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
        if before.timing != after.timing { return .timing }
        return before.reducedMotion == after.reducedMotion ? .gesture : .reduceMotion
    }
}

/// The parts that only one of two definitions of a name has.
func changedParts(
    of name: String, _ before: [String], _ after: [String]
) -> (before: String?, after: String?) {
    func parts(_ details: [String]) -> [String] {
        details.flatMap { text in
            text.split(separator: ";").map { part in
                String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
    }
    let (old, new) = (parts(before), parts(after))
    func text(_ own: [String], without others: [String]) -> String {
        let changed = own.filter { !others.contains($0) }
        return "\(name): \(changed.isEmpty ? "nothing" : changed.joined(separator: ", "))"
    }
    return (text(old, without: new), text(new, without: old))
}
