import Apps
import Resolution
import TransitionDSL

/// Where facts are that other facts are about. An index: each fact asks for those it is about.
struct FactTable {
    private struct Member: Hashable {
        var file: FileIndex
        var container: String
        var name: String?

        init(_ fact: AppFact) {
            file = fact.place.file
            container = fact.container
            name = fact.member
        }
    }

    private var edgesByMember: [Member: [Int]] = [:]
    private var edgesByPlace: [SourcePlace: Int] = [:]
    private var declarations: [String: AppFact] = [:]
    /// The types whose code sets something for the views of a class.
    private var setters: [String: Set<String>] = [:]
    /// The views of SwiftUI that hosting controllers of the app show.
    private(set) var hostedViews: Set<String> = []
    /// The names of constants by their only value.
    private(set) var constants: [IDPattern: [String]] = [:]

    init(_ facts: [AppFact]) {
        for (index, fact) in facts.enumerated() {
            if let owner = fact.owner, !fact.isInInterfaceBuilder, !fact.isTest {
                setters[owner, default: []].insert(fact.container)
            }
            switch fact.content {
            case .edge:
                edgesByMember[Member(fact), default: []].append(index)
                if edgesByPlace[fact.place] == nil { edgesByPlace[fact.place] = index }
            case .hosted(let view?): hostedViews.insert(view)
            case .screen(let name, _), .cell(let name, _):
                // A class is declared in code if it is there, otherwise in Interface Builder.
                guard let known = declarations[name] else {
                    declarations[name] = fact
                    continue
                }
                if known.isInInterfaceBuilder, !fact.isInInterfaceBuilder {
                    declarations[name] = fact
                }
            case .named(.constant, let name, true, let patterns, _, _):
                if patterns.count == 1, let pattern = patterns[0] {
                    constants[pattern, default: []].append(name)
                }
            default: continue
            }
        }
    }

    /// The edges of the same function.
    func edges(near fact: AppFact) -> [Int] { edgesByMember[Member(fact)] ?? [] }

    /// Whether only the code of a class itself sets something for its views.
    func setsOwnViews(_ name: String) -> Bool { setters[name] == [name] }

    /// Whether code sets something for the views of a class.
    func hasViews(_ name: String) -> Bool { setters[name] != nil }

    func edge(at place: SourcePlace) -> Int? { edgesByPlace[place] }

    /// Where a class is declared; after all files if it is nowhere.
    func order(ofClass name: String) -> (file: Int, offset: Int) {
        guard let place = declarations[name]?.place else { return (.max, 0) }
        return (Int(place.file.index), Int(place.range.start))
    }
}
