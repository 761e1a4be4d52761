package import TransitionDSL

/// Facts about hero ids in all files of a run: the second view of an id can be in any file that
/// imports the id's declaration.
package struct RunHeroIDs: Sendable {
    /// A file of the run with its imports.
    package struct File: Sendable {
        /// Of the file, then of its imports.
        let paths: [String]
        /// nil if there is an error.
        let heroIDs: HeroIDSightings?

        package init(sources: [SourceFile], heroIDs: HeroIDSightings?) {
            paths = sources.map { $0.normalizedPath }
            self.heroIDs = heroIDs
        }
    }

    /// A declaration in any file of the run.
    private struct Declaration: Hashable {
        var path: String
        var offset: UInt32
    }

    /// Facts about a file and its importers.
    private struct Users {
        /// Whether the file itself is in the run. If not, files outside the run may import it.
        var areAllInRun = false
        var haveTransitions = false
        /// Whether one of them has errors, so that its transitions are unknown.
        var haveErrors = false
    }

    /// By path.
    private var users: [String: Users] = [:]
    private var settled: Set<Declaration> = []
    /// The path of the one file that reports an id. The declaring file, if it has transitions,
    /// comes before others, and those with transitions before those without.
    private var reporters: [Declaration: (path: String, rank: Int)] = [:]

    package init(_ files: [File]) { for file in files { add(file) } }

    private mutating func add(_ file: File) {
        let (paths, heroIDs) = (file.paths, file.heroIDs)
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

    /// Whether a finding of a file holds: no other file refutes or reports it. nil if there is an
    /// error: then all hold.
    package func confirmation(of file: File) -> ((Diagnostic) -> Bool)? {
        guard let heroIDs = file.heroIDs else { return nil }
        let pending = Set(heroIDs.pending.map { $0.place })
        return { diagnostic in
            guard diagnostic.id == .oneSidedHeroID,
                let place = heroIDs.declarations[diagnostic.place]
            else { return true }
            let declaration = Self.declaration(place, file.paths)
            guard let users = users[declaration.path], !users.haveErrors,
                !settled.contains(declaration)
            else { return false }
            if !pending.contains(diagnostic.place) { return true }
            return users.areAllInRun && users.haveTransitions
                && reporters[declaration]?.path == file.paths[0]
        }
    }
}
