import TransitionDSL

/// The first line of a generated file.
package enum GeneratedMark: Sendable, Equatable {
    /// Made from a .trans file of this name.
    case from(String)
    /// The code that generated files share. It has no facts of an app.
    case support

    private static let end = ". DO NOT EDIT."

    /// Nil if people wrote the file.
    package init?(_ file: AppFile) {
        let bytes = file.source.bytes
        guard bytes.starts(with: GeneratedNames.marker.utf8) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let rest = line.dropFirst(GeneratedNames.marker.count)
        guard rest.hasPrefix(" from "), rest.hasSuffix(Self.end) else {
            self = .support
            return
        }
        self = .from(String(rest.dropFirst(" from ".count).dropLast(Self.end.count)))
    }
}
