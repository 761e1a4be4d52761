import AppSource
import Resolution
import TransitionDSL

/// The input of all rules: the facts of an app, and what several rules make of them.
final class AppContext {
    let scan: AppScan
    let index: AppIndex
    /// Every place that sets an id, without tests and previews.
    let ids: [HeroIDSite]
    /// The ids that `.source(heroID:)` names.
    let sources: [SourceSite]
    let screens: ScreenGraph

    // Several rules ask for these.

    /// Ids that only one screen has.
    private(set) lazy var oneSided = findOneSided()
    /// Pairs of them that are probably meant to be one id.
    private(set) lazy var similar = findSimilar()

    // Rules ask for these again for each place or id.

    /// Whether a .trans file of the app is missing: views may have ids, and screens Hero, that no file
    /// shows.
    var hasUnreadFiles: Bool { !scan.orphans.isEmpty }

    private(set) lazy var replacedAttributes = findReplacedAttributes()
    private(set) lazy var replacedPlaces = Set(replacedAttributes.map { $0.0.place })

    /// The places whose value is not known or is that of a model.
    private(set) lazy var openIDs = ids.filter { site in
        site.operation != .clear && site.patterns?.contains { $0.isModelValue } ?? true
            && !unreachedIDs.contains(site.place)
    }
    /// The places in code that nothing reaches.
    private(set) lazy var unreachedIDs = Set(index.unreached.flatMap { $0.ids })
    /// The places whose value is not known.
    private(set) lazy var unknownIDs = openIDs.filter { $0.patterns == nil }
    /// Whether one of them may be the other side of an id on some screens.
    var unknownNearby: [String: Bool] = [:]
    private(set) lazy var patternTable = PatternTable(ids)
    /// The values of key paths that do not exist.
    private(set) lazy var misspeltAttributes: Set<String> = Set(
        facts(.unknownAttribute).compactMap { fact in
            if case .unknownAttribute(_, let value) = fact.content { value } else { nil }
        })
    /// What switches Hero on or off for a controller. Views have the property too.
    private(set) lazy var heroSwitches = facts(.enabled).filter { fact in
        if case .enabled(.view, _) = fact.content { false } else { true }
    }
    /// The screens that something may switch Hero on for, and whether it may be any screen.
    private(set) lazy var screensWithHero: (names: Set<String>, mayBeAny: Bool) = {
        var names: Set<String> = []
        var mayBeAny = false
        for fact in heroSwitches {
            guard case .enabled(let target, let value) = fact.content, value != .bool(false) else {
                continue
            }
            if let screen = target.screen { names.insert(screen) } else { mayBeAny = true }
        }
        return (names, mayBeAny)
    }()
    /// Whether the app changes screens with Hero itself, which needs no switch.
    private(set) lazy var replacesScreens = facts(.transitionCall).contains { fact in
        guard case .transitionCall(let name) = fact.content else { return false }
        return name.lowercased().includes("replace")
    }
    private(set) lazy var presentsUnknownScreens = screens.edges.contains {
        $0.operation != .push && $0.operation != .pop && $0.operation != .dismiss && $0.to == nil
    }
    private(set) lazy var containersMayHaveHero = heroSwitches.contains(where: mayBeOfContainer)
    private(set) lazy var heroMayBeginAnywhere = findHeroBegins()
    private(set) lazy var edgesByFile = Dictionary(grouping: facts(.edge)) { $0.place.file }
    /// The classes of cells.
    private(set) lazy var cells: Set<String> = Set(
        facts(.cell).compactMap { fact in
            if case .cell(let name, _) = fact.content { name } else { nil }
        })
    /// The ids of nibs by their patterns.
    private(set) lazy var nibIDs = Dictionary(grouping: ids.filter { $0.isInNib }) {
        $0.patterns ?? []
    }
    /// The places that set the id of each view.
    private(set) lazy var idsByView = Dictionary(grouping: ids) { ViewKey($0) }
    /// Texts of ids that are also written in literals that are not part of an id.
    private(set) lazy var freeLiterals = Set(
        index.literals.filter { literal in !idPlaces.contains(literal) }.map { $0.text })

    /// The .trans files of the command line.
    let files: [AppModel]
    /// What these files and those of the app call ids.
    let names: FileConstants

    init(_ scan: AppScan, _ files: [AppModel] = [], declared: [Model] = []) {
        self.files = files
        names = FileConstants(files.map { $0.model } + declared)
        self.scan = scan
        index = scan.index
        ids = heroIDSites(scan)
        sources = sourceSites(scan)
        screens = ScreenGraph(scan)
    }

    /// The places that ids come from.
    private lazy var idPlaces = PlaceSet(ids.flatMap { [$0.place] + $0.fact.via })

    struct ViewKey: Hashable {
        var owner: String?
        var view: String?

        init(owner: String?, view: String?) {
            self.owner = owner
            self.view = view
        }

        init(_ site: HeroIDSite) { self.init(owner: site.owner, view: site.fact.view) }
    }

    /// Whether two patterns have a text in common; nil if that is not known. The value of a model
    /// only pairs with another one.
    func unify(_ left: IDPattern, _ right: IDPattern) -> Bool? {
        if left == right { return true }
        if left.isModelValue != right.isModelValue { return false }
        // The search gives up on long texts.
        if let first = left.literal, let second = right.literal { return first == second }
        return shareText(left, right)
    }

    /// The facts of a kind that are not in tests or previews.
    func facts(_ kind: AppFactKind) -> [AppFact] {
        scan.facts.filter { $0.content.kind == kind && !$0.isTest }
    }

    /// Whether a place is in a .trans file.
    func isInFile(_ place: SourcePlace) -> Bool {
        let number = Int(place.file.index)
        return scan.files.indices.contains(number) && scan.files[number].kind == .transitions
    }

    /// Whether people write the code of a place.
    func isByHand(_ place: SourcePlace) -> Bool {
        let number = Int(place.file.index)
        return scan.files.indices.contains(number) && scan.files[number].isByHand
    }

    /// The text of a place as written.
    func text(_ place: SourcePlace) -> String {
        let file = Int(place.file.index)
        guard scan.files.indices.contains(file) else { return "" }
        return scan.files[file].source.text(place.range)
    }

    /// `Main.storyboard`, for messages.
    func fileName(_ place: SourcePlace) -> String {
        let file = Int(place.file.index)
        return scan.files.indices.contains(file)
            ? lastComponent(of: scan.files[file].source.path) : ""
    }

    /// The class and those above it, the nearest first.
    func ancestry(_ name: String) -> [String] {
        let plain = scan.plainContainers[name].map { [$0] }
        return [name] + (index.classes[name]?.superclasses ?? plain ?? [])
    }

    func inherits(_ name: String, from ancestor: String) -> Bool {
        ancestry(name).contains(ancestor)
    }
}

extension IDPattern {
    /// The value of a model: one hole, of which not all texts are known.
    var isModelValue: Bool {
        guard let onlyHole else { return false }
        if case .finite = onlyHole { return false }
        return true
    }

    /// Its first text, by which a literal in the code is recognized.
    var firstText: String? {
        for case .text(let text) in pieces { return String(decoding: text, as: UTF8.self) }
        return nil
    }
}

/// Ranges of files, to ask whether one of them contains a literal. An index: each literal asks for
/// the ranges of its file.
private struct PlaceSet {
    private var byFile: [FileIndex: [SourceRange]]

    init(_ places: [SourcePlace]) {
        byFile = Dictionary(grouping: places, by: { $0.file }).mapValues { $0.map { $0.range } }
    }

    func contains(_ literal: AppIndex.Literal) -> Bool {
        (byFile[literal.place.file] ?? []).contains { range in
            // A constant is named, and its literal follows the name.
            range.start <= literal.place.range.start && literal.place.range.end <= range.end
                || literal.declaration == range
        }
    }
}
