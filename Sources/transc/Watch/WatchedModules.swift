/// What each file of the command line was made from when it was last compiled.
struct WatchedModules: Sendable {
    private struct Module: Sendable {
        var lookups: [FileLookup]
        /// Whether what came of it is written.
        var isSettled: Bool
    }

    /// By the file's name on the command line.
    private var modules: [String: Module] = [:]

    /// Every path that was looked at, each once and sorted.
    var paths: [String] { Set(modules.values.flatMap { $0.lookups.map(\.path) }).sorted() }

    /// Takes note of what a file was made from.
    mutating func note(_ file: String, _ lookups: [FileLookup], isSettled: Bool) {
        modules[file] = Module(lookups: lookups, isSettled: isSettled)
    }

    /// Which files to compile: those that are new or whose parts are not as they were and, if there
    /// is any such file or another has gone, those that could not be written the last time.
    /// Forgets those that are not named any more.
    mutating func toCompile(
        _ files: [String], haveOthersCome: Bool, status: (String) -> FileStatus?
    ) -> Set<String> {
        let named = Set(files)
        modules = modules.filter { named.contains($0.key) }
        var known: [String: FileStatus?] = [:]
        func isAsItWas(_ lookup: FileLookup) -> Bool {
            if let status = known[lookup.path] { return status == lookup.status }
            let now = status(lookup.path)
            known[lookup.path] = .some(now)
            return now == lookup.status
        }
        let touched = named.filter { file in
            guard let module = modules[file] else { return true }
            return !module.lookups.allSatisfy(isAsItWas)
        }
        if touched.isEmpty, !haveOthersCome { return [] }
        return touched.union(modules.filter { !$0.value.isSettled }.keys)
    }
}
