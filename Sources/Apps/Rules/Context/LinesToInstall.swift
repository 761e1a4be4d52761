import AppSource
import TransitionDSL

extension AppContext {
    /// Whether the app uses what a file of the command line generates.
    var callsGenerated: Bool {
        let names = files.map { ModelText($0.model).string($0.model.header.moduleName) + "." }
        return scan.files.contains { $0.isByHand && $0.mentions(names) }
    }

    /// The lines of files that an event needs to be installed for: those with an animation of an
    /// engine.
    func linesToInstall() -> [RegistryLine] {
        registryLines().filter { line in
            guard isInFile(line.fact.place),
                case .registryLine(_, _, _, let animation?) = line.fact.content
            else { return false }
            return !["system", "default"].contains(animation.going.description)
        }
    }

    /// The calls in code, each with its screens, that lines of files are for.
    func edgesWithLine(_ operation: FactOperation) -> [CoveredEdge] {
        let lines = linesToInstall().filter {
            $0.operations.isEmpty ? operation != .tab : $0.operations == [operation]
        }
        if lines.isEmpty { return [] }
        return facts(.edge).compactMap { fact in
            guard case .edge(operation, let from?, let to?, nil, _) = fact.content,
                fact.certainty == .certain, fact.language != .interfaceBuilder,
                isByHand(fact.place),
                let line = lines.first(where: { covers($0.from, from) && covers($0.to, to) })
            else { return nil }
            return CoveredEdge(fact: fact, from: from, to: to, line: line)
        }
    }
}

/// A call that shows a screen, with the line that it should play.
struct CoveredEdge {
    var fact: AppFact
    var from: String
    var to: String
    var line: RegistryLine
}
