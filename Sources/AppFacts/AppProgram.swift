package import TransitionDSL

/// A file of an app, as read from disk.
package struct AppFile: Sendable {
    package enum Kind: Sendable {
        case swift, objectiveC, interface, strings
        /// A file of the language. Its facts are those of its model, which the scanner does not read.
        case transitions
    }

    package var source: SourceFile
    package var kind: Kind

    /// Nil if files with the extension of the path are not read.
    package init?(_ source: SourceFile) {
        let kind: Kind
        switch source.path.utf8.split(separator: UInt8(ascii: ".")).last.map({
            String(Substring($0))
        }) {
        case "swift": kind = .swift
        case "m", "mm", "h": kind = .objectiveC
        case "storyboard", "xib": kind = .interface
        case "strings": kind = .strings
        case "trans": kind = .transitions
        default: return nil
        }
        self.source = source
        self.kind = kind
    }
}

/// What a scan found.
package struct AppScan: Sendable {
    /// The files in the order of their paths; `place.file` of a fact is an index.
    package var files: [AppFile]
    /// By file and offset.
    package var facts: [AppFact]
    /// What rules need besides; empty unless it was asked for.
    package var index = AppIndex()
    /// The controllers that show the views of a class, for the classes that were asked for.
    package var screens: [String: [String]] = [:]

    package init(files: [AppFile], facts: [AppFact], index: AppIndex = AppIndex()) {
        self.files = files
        self.facts = facts
        self.index = index
    }
}
