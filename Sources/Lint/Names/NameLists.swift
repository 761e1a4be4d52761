import TransitionDSL

/// A list of two or more screens and groups: those of a group, after `is`, or at one end of a line.
struct NameList {
    enum Form { case ends, parents }

    var form: Form
    /// The numbers of ``ScreenInclusions``.
    var elements: [Int]
    fileprivate var site: Site

    fileprivate enum Site {
        case group(SourcePlace)
        case parents(SourcePlace)
        /// The line, and which of its ends.
        case end(SourcePlace, Int)
    }
}

/// Screens and groups with one numbering: `*`, then the screens, then the groups.
struct ScreenInclusions {
    // Hot.

    private let screenCount: Int
    /// For each number, the elements that include it: the parents of a screen, and the groups that
    /// contain a screen or a group.
    private var above: [[Int]]

    static let any = 0

    func number(_ end: Endpoint) -> Int {
        switch end {
        case .any: Self.any
        case .screen(let screen): 1 + Int(screen.index)
        case .group(let group): 1 + screenCount + Int(group.index)
        }
    }

    func number(_ screen: Handle<Screen>) -> Int { 1 + Int(screen.index) }

    func isScreen(_ number: Int) -> Bool { number >= 1 && number <= screenCount }

    init(_ model: Model) {
        screenCount = model.screens.count
        above = [[Int]](repeating: [], count: 1 + screenCount + model.groups.count)
        for (index, screen) in model.screens.enumerated() {
            above[1 + index] = model.screenReferences[screen.parents].map { 1 + Int($0.index) }
        }
        for (index, group) in model.groups.enumerated() {
            for member in model.ends[group.members] {
                above[number(member)].append(1 + screenCount + index)
            }
        }
    }

    /// The first number above one that fits. It visits at most 64, more than any app has above a
    /// class, to bound the running time.
    func firstAbove(_ number: Int, through form: NameList.Form, where fits: (Int) -> Bool) -> Int? {
        var queue: [Int] = [number]
        var next = 0
        while next < queue.count, next < 64 {
            for high in above[queue[next]].prefix(64) {
                if form == .parents, !isScreen(high) { continue }
                if fits(high) { return high }
                queue.append(high)
            }
            next += 1
        }
        return nil
    }

    /// Which numbers `*` covers: not UIKit's own controllers unless a line names them. A class of
    /// another module may be one.
    func isMeantByAny(_ model: Model) -> [Bool] {
        var isMeant = [Bool](repeating: true, count: 1 + screenCount + model.groups.count)
        let bytes = model.texts.bytes
        for (index, screen) in model.screens.enumerated() {
            let isUIKit = bytes[model.texts.range(screen.typeName)].starts(with: "UI".utf8)
            isMeant[1 + index] = !isUIKit && screen.importedModule == nil
        }
        for (index, group) in model.groups.enumerated() {
            isMeant[1 + screenCount + index] = model.ends[group.members].allSatisfy {
                isScreen(number($0)) && isMeant[number($0)]
            }
        }
        return isMeant
    }
}

extension LintContext {
    /// The compiled file's lists of more than one name.
    func nameLists(_ graph: ScreenInclusions, _ look: (NameList) -> Void) {
        func visit(_ ends: HandleRange<Endpoint>, _ site: NameList.Site) {
            guard ends.count > 1 else { return }
            look(NameList(form: .ends, elements: model.ends[ends].map(graph.number), site: site))
        }
        for group in model.groups where isOwn(group.declared.place) {
            visit(group.members, .group(group.declared.place))
        }
        for screen in model.screens where screen.parents.count > 1 && isOwn(screen.declared.place) {
            let elements = model.screenReferences[screen.parents].map { graph.number($0) }
            look(
                NameList(form: .parents, elements: elements, site: .parents(screen.declared.place)))
        }
        for edge in model.edges {
            visit(edge.from, .end(edge.place, 0))
            visit(edge.to, .end(edge.place, 1))
        }
    }

    /// The places of the names of a list.
    func places(_ list: NameList) -> [SourcePlace] {
        func tree(_ place: SourcePlace) -> SyntaxTree { files[Int(place.file.index)].tree }
        let names: [SyntaxToken]? =
            switch list.site {
            case .group(let place):
                tree(place).declaration(named: place)?.as(GroupSyntax.self)?.members?.names
            case .parents(let place):
                tree(place).declaration(named: place)?.as(ScreenSyntax.self)?.parents?.names?.names
            case .end(let place, let end):
                tree(place).node(beginningWith: tree(place).token(at: place.range.start))?
                    .as(EdgeSyntax.self).flatMap { end == 0 ? $0.left : $0.right }?.ends
            }
        return (names ?? []).map { $0.place }
    }

    /// The places of the names after the `is` of a screen.
    func placesOfParents(_ screen: Screen) -> [SourcePlace] {
        places(NameList(form: .parents, elements: [], site: .parents(screen.declared.place)))
    }

    /// The name at a place, without backticks.
    func written(_ place: SourcePlace) -> String {
        files[Int(place.file.index)].tree.source.text(place.range).filter { $0 != "`" }
    }
}
