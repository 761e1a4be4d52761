import TransitionDSL

/// A list of two or more screens and groups: those of a group, after `is`, or at one end of a line.
struct NameList {
    enum Form { case ends, parents }

    var form: Form
    var elements: [Endpoint]
    fileprivate var site: Site

    fileprivate enum Site {
        case group(SourcePlace)
        case parents(SourcePlace)
        /// The line, and which of its ends.
        case end(SourcePlace, Int)
    }
}

/// What includes screens and groups.
struct ScreenGraph {
    /// The parents of a screen, and the groups that contain a screen or a group.
    private var above: [Endpoint: [Endpoint]] = [:]

    init(_ model: Model) {
        for (index, screen) in model.screens.enumerated() {
            let parents = model.screenReferences[screen.parents]
            above[.screen(Handle(index))] = parents.map { Endpoint.screen($0) }
        }
        for (index, group) in model.groups.enumerated() {
            for member in model.ends[group.members] {
                above[member, default: []].append(.group(Handle(index)))
            }
        }
    }

    /// The first one above another that fits. It visits at most 64, more than any app has above a
    /// class, to bound the running time.
    func firstAbove(
        _ end: Endpoint, through form: NameList.Form, where fits: (Endpoint) -> Bool
    ) -> Endpoint? {
        var queue = [end]
        var next = 0
        while next < queue.count, next < 64 {
            for high in (above[queue[next]] ?? []).prefix(64) {
                if form == .parents, case .group = high { continue }
                if fits(high) { return high }
                queue.append(high)
            }
            next += 1
        }
        return nil
    }
}

extension LintContext {
    /// What `*` covers: not UIKit's own controllers unless a line names them. A class of another
    /// module may be one.
    func meantByAny() -> Set<Endpoint> {
        var meant: Set<Endpoint> = []
        for (index, screen) in model.screens.enumerated() {
            let isUIKit = texts.string(screen.typeName).utf8.starts(with: "UI".utf8)
            if !isUIKit, screen.importedModule == nil { meant.insert(.screen(Handle(index))) }
        }
        let screens = meant
        for (index, group) in model.groups.enumerated()
        where model.ends[group.members].allSatisfy(screens.contains) {
            meant.insert(.group(Handle(index)))
        }
        return meant
    }

    /// The compiled file's lists of more than one name.
    func nameLists(_ look: (NameList) -> Void) {
        func visit(_ ends: HandleRange<Endpoint>, _ site: NameList.Site) {
            guard ends.count > 1 else { return }
            look(NameList(form: .ends, elements: Array(model.ends[ends]), site: site))
        }
        for group in model.groups where isOwn(group.declared.place) {
            visit(group.members, .group(group.declared.place))
        }
        for screen in model.screens where screen.parents.count > 1 && isOwn(screen.declared.place) {
            let elements = model.screenReferences[screen.parents].map { Endpoint.screen($0) }
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
