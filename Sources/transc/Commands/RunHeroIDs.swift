import Lint
import Semantics
import TransitionDSL

/// A file of the command line once it has been judged.
protocol JudgedFile {
    /// The file, then what it imports.
    var sources: [SourceFile] { get }
    var findings: LintedInput { get set }
}

/// What the files of a run show together of hero ids: the second view of an id can be in any file
/// that imports the one that declares it.
struct RunHeroIDs {
    /// A declaration in any file of the run.
    private struct Declaration: Hashable {
        var path: String
        var offset: UInt32
    }

    /// What is known of a file and of those that import it.
    private struct Users {
        /// Whether the file itself is in the run. If not, files outside the run may import it.
        var areAllInRun = false
        var haveTransitions = false
        /// Whether one of them has errors, so that its transitions are not known.
        var haveErrors = false
    }

    /// By path.
    private var users: [String: Users] = [:]
    private var settled: Set<Declaration> = []
    /// The path of the file that reports an id: one is enough. The declaring file, if it has
    /// transitions, goes before others, and those with transitions before those without.
    private var reporters: [Declaration: (path: String, rank: Int)] = [:]

    init(_ files: [some JudgedFile]) { for file in files { add(file) } }

    private mutating func add(_ file: some JudgedFile) {
        let paths = file.sources.map { normalized($0.path) }
        let heroIDs = file.findings.heroIDs
        for (index, path) in paths.enumerated() {
            var users = self.users[path] ?? Users()
            if index == 0 { users.areAllInRun = true }
            if heroIDs?.hasTransitions == true { users.haveTransitions = true }
            if heroIDs == nil { users.haveErrors = true }
            self.users[path] = users
        }
        guard let heroIDs else { return }
        for place in heroIDs.settled { settled.insert(Self.declaration(place, paths)) }
        for place in heroIDs.declarations.values {
            let declaration = Self.declaration(place, paths)
            let rank = heroIDs.hasTransitions ? (place.file == .main ? 2 : 1) : 0
            if rank > reporters[declaration]?.rank ?? -1 {
                reporters[declaration] = (paths[0], rank)
            }
        }
    }

    private static func declaration(_ place: SourcePlace, _ paths: [String]) -> Declaration {
        Declaration(path: paths[Int(place.file.index)], offset: place.range.start)
    }

    /// The findings of a file without those that other files refute or that this one need not make.
    func confirmed(_ file: some JudgedFile) -> LintedInput {
        var findings = file.findings
        guard let heroIDs = findings.heroIDs, !heroIDs.declarations.isEmpty else { return findings }
        let paths = file.sources.map { normalized($0.path) }
        let pending = Set(heroIDs.pending.map(\.place))
        func isConfirmed(_ diagnostic: Diagnostic) -> Bool {
            guard diagnostic.id == .oneSidedHeroID,
                let place = heroIDs.declarations[diagnostic.place]
            else { return true }
            let declaration = Self.declaration(place, paths)
            guard let users = users[declaration.path], !users.haveErrors,
                !settled.contains(declaration)
            else { return false }
            if !pending.contains(diagnostic.place) { return true }
            return users.areAllInRun && users.haveTransitions
                && reporters[declaration]?.path == paths[0]
        }
        findings.problems.removeAll { !isConfirmed($0) }
        findings.suppressed.removeAll { !isConfirmed($0.diagnostic) }
        return findings
    }
}
