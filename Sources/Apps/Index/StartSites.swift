import AppSource
import TransitionDSL

/// What runs for every object of a class.
extension FactFinder {
    /// What the initializers of a class, `awakeFromNib`, `viewDidLoad` and their kind call, and what
    /// that calls, by name.
    func startCalls(of type: TypeID) -> Set<String> {
        let starts = [Word.`init`.text, text("initWithFrame")] + afterLoading
        let called = sites(of: type, from: starts).compactMap { site -> Text? in
            if case .call(_, let callee, _) = site.kind { callee.lastName } else { nil }
        }
        return Set(called.map(string))
    }

    /// The statements that set an id of every object of a class, once its nib is loaded.
    func idsOnLoad() -> Set<SourcePlace> {
        if !interface.members.contains(where: { !$0.document.runtimeAttributes.isEmpty }) {
            return []
        }
        var places: Set<SourcePlace> = []
        for (index, type) in program.types.enumerated()
        where type.isDeclared && type.kind == .class {
            let sites = sites(of: TypeID(index: index), from: afterLoading, isAlways: true)
            for site in sites where idTarget(site) != nil {
                places.insert(
                    SourcePlace(file: FileIndex(site.scope.file), range: site.statement))
            }
        }
        return places
    }

    /// The members that run once a nib is loaded and before a transition begins.
    var afterLoading: [Text] {
        ["awakeFromNib", "viewDidLoad", "loadView", "viewWillAppear"].map(text)
    }

    /// The sites in members of a class, and in those that they call, which are in no branch and no
    /// closure. If `isAlways`, no `guard`, `return` or `#if` decides whether they run.
    func sites(of type: TypeID, from starts: [Text], isAlways: Bool = false) -> [Site] {
        var names = starts
        var visited: Set<Text> = []
        var found: [Site] = []
        while let name = names.popLast() {
            for id in program.types[type.index].members[name] ?? [] {
                for body in evaluator.bodyIDs(of: id) {
                    let end = isAlways ? evaluator.firstExit(of: body) : nil
                    for site in evaluator.sites(body)
                    where site.branch.isEmpty && !site.isInClosure {
                        if isAlways, site.condition != nil { continue }
                        if let end, site.range.start >= end { continue }
                        found.append(site)
                        guard case .call(_, let callee, _) = site.kind,
                            let called = callee.lastName, visited.insert(called).inserted,
                            // Of a name with several functions it is not known which one is called.
                            program.types[type.index].members[called]?.count == 1
                        else { continue }
                        names.append(called)
                    }
                }
            }
        }
        return found
    }
}

extension Evaluator {
    /// Where a body may end early; nil if it runs to its end.
    fileprivate func firstExit(of body: BodyID) -> UInt32? {
        guard let range = tokens(of: body) else { return nil }
        return program.tokens(body.declaration.file).tokens[range].first {
            $0.is(.guard) || $0.is(.return) || $0.is(.throw)
        }?.range.start
    }
}
