import TransitionDSL

/// Differences for people: the most severe first, each with its places in both versions.
package struct DiffText {
    package private(set) var text = ""

    package init(_ report: DiffReport) {
        if !report.refused.isEmpty {
            text = "not compared: \(report.refused.map(visible).joined(separator: ", "))\n"
            return
        }
        for file in report.files where !file.changes.isEmpty {
            if report.files.count > 1 { text += "\(visible(file.path)):\n" }
            for change in file.changes { add(change, file) }
        }
        if !report.changes.isEmpty { text += "\(report.summary)\n" }
    }

    private mutating func add(_ change: Change, _ file: FileDifferences) {
        var head = "\(change.severity.rawValue): "
        if change.events.count == 1, change.isOfEvents {
            head += plain(change.events[0].sentence)
        } else {
            head += plain(change.title)
        }
        if change.isOfRegistry { head += ", registry \(visible(change.subject))" }
        if change.hasVersions { head += ": \(versions(of: change))" }
        if change.events.count == 1, change.isOfEvents, let size = change.events[0].size {
            head += " (\(size))"
        }
        text += "\(head) [\(change.kind.rawValue)]\n"
        for events in change.events where change.events.count > 1 || !change.isOfEvents {
            text += "  \(plain(events.sentence))" + (events.size.map { " (\($0))" } ?? "") + "\n"
        }
        let places = places(of: change, file)
        if !places.isEmpty { text += "  \(visible(places))\n" }
    }

    private func versions(of change: Change) -> String {
        plain(
            DiffSentence([change.text(change.before), .words(" → "), change.text(change.after)]))
    }

    private func plain(_ sentence: DiffSentence) -> String {
        sentence.pieces.map { piece in
            switch piece {
            case .words(let words): visible(words)
            case .name(let name): visible(name)
            }
        }.joined()
    }
}

extension Change {
    /// Whether its subject is the registry that it belongs to.
    var isOfRegistry: Bool {
        isOfEvents && !subject.isEmpty
    }
}

/// `News.trans:12 → News.trans:14`, at most three lines for each version.
func places(of change: Change, _ file: FileDifferences) -> String {
    func list(_ places: [SourcePlace], _ version: VersionPlaces) -> String? {
        if places.isEmpty { return nil }
        let shown = places.prefix(3).map(version.text).joined(separator: ", ")
        return places.count > 3 ? "\(shown) and \(places.count - 3) more" : shown
    }
    switch (list(change.oldPlaces, file.old), list(change.newPlaces, file.new)) {
    case (let old?, let new?): return old == new ? old : "\(old) → \(new)"
    case (let old?, nil): return "before: \(old)"
    case (nil, let new?): return "after: \(new)"
    case (nil, nil): return ""
    }
}
