/// The files that a file may import, with what these import: `.trans` files in the source root, or
/// else in its surroundings, and none that is hidden: runs over a directory skip these. Parts of an imported file are printed, so
/// it is not enough that the user may read it.
package struct ImportFence: Sendable {
    /// nil where a sandbox opens only what is declared.
    private let surroundings: Surroundings?
    private let given: SourceRoot?

    package init(around main: String, in given: SourceRoot?) {
        surroundings = Surroundings(of: main)
        self.given = given
    }

    /// The directory that an opened file must be in; nil if there are several, or none.
    package var root: SourceRoot? {
        let roots = surroundings?.roots ?? []
        return given ?? (roots.count == 1 ? roots[0] : nil)
    }

    /// A path with its links followed, as far as that is possible.
    package func place(of path: String) -> String { surroundings?.place(of: path) ?? path }

    /// Refuses a place that a path leads to.
    package func check(_ place: String) throws(ReadFailure) {
        if let given {
            // Without a current directory, the place may still be a path with links.
            let isPlace = surroundings?.roots.isEmpty == false
            let isInside =
                isPlace ? given.rest(ofPathWithoutLinks: place) != nil : given.contains(place)
            if !isInside { throw .outside(of: "the source root") }
        } else if let surroundings, !surroundings.contains(place) {
            throw .outside(of: surroundings.name)
        }
        guard hasEnding(place, inputSuffix) else {
            throw ReadFailure(reason: "is a link to a file whose name does not end in `.trans`")
        }
        if isHidden(place) {
            var failure = ReadFailure(reason: "is hidden, or in a hidden folder")
            (failure.isOutside, failure.isInHiddenFolder) = (true, true)
            throw failure
        }
    }

    /// Whether its name is hidden, as the files of a directory that a run names may be, or a folder
    /// that neither the file nor the root is in.
    private func isHidden(_ place: String) -> Bool {
        guard let surroundings else { return false }
        let names = components(place)
        let shared = surroundings.homes.map { home in
            zip(names, components(home)).prefix { $0 == $1 }.count
        }
        let roots = (surroundings.roots + (given.map { [$0] } ?? [])).map { components($0.place) }
        let known = (shared + roots.filter { names.starts(with: $0) }.map { $0.count }).max() ?? 0
        return names.dropFirst(known).contains { $0.utf8.first == UInt8(ascii: ".") }
    }
}

extension ReadFailure {
    static func outside(of place: String) -> ReadFailure {
        var failure = ReadFailure(reason: "is outside of \(place)")
        failure.isOutside = true
        return failure
    }
}
