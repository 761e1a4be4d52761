import AppSource
package import TransitionDSL

/// A file of an app, as read from disk.
package struct AppFile: Sendable {
    package enum Kind: Sendable {
        case swift, objectiveC, interface, strings
        /// A file of the language. Its facts are those of its model, which the scanner does not read.
        case transitions
        /// An Xcode project, which says what is compiled.
        case project
    }

    package var source: SourceFile
    package var kind: Kind
    /// What a storyboard or xib declares, if its bytes were released.
    private var document: InterfaceDocument?

    /// Nil if files with the extension of the path are not read.
    package init?(_ source: SourceFile) {
        let kind: Kind
        let path = source.path
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch path[path.utf8.index(after: dot)...] {
        case "swift": kind = .swift
        case "m", "mm", "h": kind = .objectiveC
        case "storyboard", "xib": kind = .interface
        case "strings": kind = .strings
        case "trans": kind = .transitions
        case "pbxproj": kind = .project
        default: return nil
        }
        self.source = source
        self.kind = kind
    }

    /// Reads a storyboard or xib, and releases its bytes, which only positions in them need: see
    /// ``source``.
    package mutating func releaseInterface() {
        guard kind == .interface else { return }
        document = interfaceDocument
        source = SourceFile(path: source.path, bytes: [], index: source.index)
    }

    var interfaceDocument: InterfaceDocument {
        document ?? readInterfaceDocument(readInterface(source.bytes))
    }

    /// The language of its code; `.interfaceBuilder` for what is not code.
    var language: AppLanguage {
        switch kind {
        case .swift: .swift
        case .objectiveC: .objectiveC
        case .interface, .strings, .transitions, .project: .interfaceBuilder
        }
    }
}
