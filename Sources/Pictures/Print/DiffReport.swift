package import TransitionDSL

/// The differences between two versions of some files.
package struct DiffReport {
    /// The files that have an error in one of the versions, or cannot be read. If there is one,
    /// nothing is compared.
    package var refused: [String]
    package var files: [FileDifferences]

    package init(refused: [String] = [], files: [FileDifferences] = []) {
        self.refused = refused
        self.files = files
    }

    package var changes: [Change] { files.flatMap { $0.changes } }

    /// `2 break the app's code, 1 differs for users`.
    var summary: String {
        let all = changes
        let counts = ChangeClass.allCases.compactMap { severity -> String? in
            let count = all.count { $0.severity == severity }
            if count == 0 { return nil }
            switch severity {
            case .breaks: return "\(count) that can break code of the app"
            case .differs: return "\(count) that users can see"
            case .adds: return counted(count, "addition")
            }
        }
        return "\(counted(all.count, "change")): \(counts.joined(separator: ", "))"
    }
}

/// The differences of one file, with the names and lines of both versions.
package struct FileDifferences {
    /// The name of the file in reports.
    package var path: String
    package var changes: [Change]
    package var old: VersionPlaces
    package var new: VersionPlaces

    package init(path: String, changes: [Change], old: VersionPlaces, new: VersionPlaces) {
        self.path = path
        self.changes = changes
        self.old = old
        self.new = new
    }
}

/// Turns places of one version into paths and lines.
package struct VersionPlaces {
    private let paths: [String]
    private let tables: [LineTable]

    /// The files of a module, the first one with the path that is given, the others relative to it.
    package init(_ sources: [SourceFile], _ path: String) {
        let home = sources.first.map { directory(of: $0.path) } ?? ""
        paths = sources.enumerated().map { index, source in
            if index == 0 { return path }
            guard source.path.hasPrefix(home) else { return shownPath(source.path) }
            return directory(of: path) + source.path.dropFirst(home.count)
        }
        tables = sources.map { LineTable($0) }
    }

    func position(_ place: SourcePlace) -> (path: String, line: Int, column: Int) {
        let file = Int(place.file.index)
        let position = tables[file].position(of: place.range.start)
        return (paths[file], position.line, position.column)
    }

    /// `News.trans:12`.
    func text(_ place: SourcePlace) -> String {
        let position = position(place)
        return "\(position.path):\(position.line)"
    }
}

/// A path without the directories of an absolute one, which differ on each machine.
package func shownPath(_ path: String) -> String {
    isAbsolute(path) ? lastComponent(of: path) : normalized(path)
}

/// A sentence about a change, with its names apart from its words: each form marks or escapes the
/// names in its own way.
struct DiffSentence {
    enum Piece {
        case words(String)
        case name(String)

        /// The text of either case.
        var text: String {
            switch self {
            case .words(let text), .name(let text): text
            }
        }
    }

    private(set) var pieces: [Piece] = []

    init(_ pieces: [Piece]) { self.pieces = pieces }

    static func + (left: DiffSentence, right: [Piece]) -> DiffSentence {
        DiffSentence(left.pieces + right)
    }
}

extension Change {
    /// What changes, without the two versions of it: `screen Login is removed`.
    var title: DiffSentence {
        switch kind {
        case .engine: DiffSentence([.words("the engine")])
        case .access: DiffSentence([.words("the access level")])
        case .namespace: DiffSentence([.words("the namespace")])
        case .screenRemoved, .screenAdded: existence(of: "screen")
        case .idRemoved, .idAdded: existence(of: "id")
        case .swiftName:
            before != nil && after != nil
                ? DiffSentence([.words("the declaration of "), .name(subject)])
                : existence(of: "the Swift name")
        case .screenRenamed: renaming(of: "screen")
        case .idRenamed: renaming(of: "id")
        case .screenClass: DiffSentence([.words("the class of screen "), .name(subject)])
        case .idText: DiffSentence([.words("the text of "), .name(subject)])
        case .reduceMotion where isOfEvents: DiffSentence([.words("what plays")])
        case .reduceMotion:
            DiffSentence([
                .words("with Reduce Motion" + (subject.isEmpty ? "" : " \(subject)"))
            ])
        case .flight: DiffSentence([.words("the flight of "), .name(subject)])
        case .modifiers: DiffSentence([.words("the modifiers of "), .name(subject)])
        case .hooks: DiffSentence([.words("the hooks of screen "), .name(subject)])
        case .plays, .timing, .gesture: DiffSentence([.words("what plays")])
        }
    }

    private func existence(of what: String) -> DiffSentence {
        DiffSentence([
            .words("\(what) "), .name(subject), .words(before == nil ? " is new" : " is removed"),
        ])
    }

    private func renaming(of what: String) -> DiffSentence {
        DiffSentence([
            .words("\(what) "), .name(before ?? ""), .words(" is renamed to "), .name(after ?? ""),
        ])
    }

    /// Whether the two versions of it say more than its title.
    var hasVersions: Bool {
        switch kind {
        case .swiftName: before != nil && after != nil
        case .screenAdded, .screenRemoved, .screenRenamed, .idAdded, .idRemoved, .idRenamed: false
        default: true
        }
    }

    /// One of the two versions of a change.
    func text(_ version: String?) -> DiffSentence.Piece {
        if let version { return .name(version) }
        if isOfGestureAlone { return .words("no gesture") }
        switch kind {
        case _ where isOfEvents: return .words("the engine's own animation")
        case .reduceMotion: return .words("nothing else")
        default: return .words("nothing")
        }
    }
}

extension ChangedEvents {
    /// `push Lists → Article, from iOS 15 on (2 events, and their returns)`.
    var sentence: DiffSentence {
        var pieces: [DiffSentence.Piece] = []
        if !operations.isEmpty { pieces.append(.words(list(operations) + " ")) }
        pieces.append(.name("\(from.text) \(isBothWays ? "↔" : "→") \(to.text)"))
        if exceptions.count > 2 {
            let count = exceptions.reduce(0) { $0 + $1.from.names.count * $1.to.names.count }
            pieces.append(.words(" except \(counted(count, "pair")) of screens"))
        } else if !exceptions.isEmpty {
            pieces.append(.words(" except "))
            for (index, exception) in exceptions.enumerated() {
                if index > 0 { pieces.append(.words(" and ")) }
                pieces.append(.name("\(exception.from.text) → \(exception.to.text)"))
            }
        }
        for condition in conditions { pieces += [.words(", "), .name(condition)] }
        return DiffSentence(pieces)
    }

    /// `2 events, and their returns`; nil for a single event without a return.
    var size: String? {
        if isBothWays { return count > 1 ? "\(count) pairs of screens" : nil }
        let own = counted(count, "event")
        if returns == 0 { return count > 1 ? own : nil }
        if returns < count { return "\(own), and \(counted(returns, "return"))" }
        return count == 1 ? "and its return" : "\(own), and their returns"
    }

    private func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
