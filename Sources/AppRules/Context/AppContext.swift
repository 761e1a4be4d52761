import AppFacts
import HeroPatterns
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
    /// Ids that only one screen has.
    private(set) lazy var oneSided = findOneSided()
    /// Pairs of them that are probably meant to be one id.
    private(set) lazy var similar = findSimilar()
    /// The classes of cells.
    private(set) lazy var cells: Set<String> = Set(
        facts(.cell).compactMap { fact in
            if case .cell(let name, _) = fact.content { name } else { nil }
        })
    /// The places that set the id of each view.
    private(set) lazy var idsByView = Dictionary(grouping: ids) { ViewKey($0) }
    /// Whether two patterns share a text, for pairs that were asked for.
    private var unified: [PatternPair: Bool?] = [:]

    init(_ scan: AppScan) {
        self.scan = scan
        index = scan.index
        ids = heroIDSites(scan)
        sources = sourceSites(scan)
        screens = ScreenGraph(scan)
    }

    struct ViewKey: Hashable {
        var owner: String?
        var view: String?

        init(_ site: HeroIDSite) {
            owner = site.owner
            view = site.fact.view
        }
    }

    private struct PatternPair: Hashable {
        var left: ValuePattern
        var right: ValuePattern
    }

    /// Whether two patterns have a text in common; nil if that is not known. The value of a model
    /// only pairs with another one.
    func unify(_ left: ValuePattern, _ right: ValuePattern) -> Bool? {
        if left == right { return true }
        if left.isSingleHole != right.isSingleHole { return false }
        if let first = left.literal, let second = right.literal { return first == second }
        let pair = PatternPair(left: left, right: right)
        if let known = unified[pair] { return known }
        let answer = shareText(left.searchPieces, right.searchPieces)
        unified[pair] = answer
        return answer
    }

    /// The facts of a kind that are not in tests or previews.
    func facts(_ kind: AppFactKind) -> some Sequence<AppFact> {
        scan.facts.lazy.filter { $0.content.kind == kind && !$0.isTest }
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
        [name] + (index.classes[name]?.superclasses ?? [])
    }

    func inherits(_ name: String, from ancestor: String) -> Bool {
        ancestry(name).contains(ancestor)
    }
}

extension ValuePattern {
    /// The pieces as the search for shared texts reads them.
    fileprivate var searchPieces: [PatternPiece] {
        pieces.map { piece in
            switch piece {
            case .text(let text): .literal(Array(text.utf8))
            case .hole(let type): type.searchPiece
            }
        }
    }
}

extension ValuePattern.HoleType {
    fileprivate var searchPiece: PatternPiece {
        switch self {
        case .int: .hole(.int)
        case .uint: .hole(.uint)
        case .bool: .hole(.bool)
        case .uuid: .hole(.uuid)
        case .string, .unstable: .hole(.text)
        case .finite(_, let texts):
            texts.isEmpty ? .hole(.text) : .choice(texts.map { [.literal(Array($0.utf8))] })
        case .optional(let type):
            .choice([
                [.literal(Array("nil".utf8))],
                [.literal(Array("Optional(".utf8)), type.searchPiece, .literal(Array(")".utf8))],
            ])
        }
    }
}
