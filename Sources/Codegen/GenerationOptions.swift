package import TransitionDSL

/// The options of the command line for the generated Swift.
package struct GenerationOptions: Sendable {
    package var swiftVersion: SwiftVersion
    /// The source lines of declarations, for `#sourceLocation`, which sends the compiler's errors
    /// there, and for the trace of what plays. Without them neither is written.
    package var lines: SourceLines?

    package var support: SupportPlace

    package init(
        swiftVersion: SwiftVersion = .newest, lines: SourceLines? = nil,
        support: SupportPlace = .inline
    ) {
        self.swiftVersion = swiftVersion
        self.support = support
        self.lines = lines
    }
}

/// The lines of a program's files, the compiled one's first.
package struct SourceLines: Sendable {
    private var files: [(path: String, table: LineTable)]

    /// `path` returns the path to print for a file.
    package init(_ sources: [SourceFile], path: (SourceFile) -> String) {
        files = sources.map { (path($0), LineTable($0)) }
    }

    /// The line of a place's first character; nil for a file that is not included.
    func line(of place: SourcePlace) -> Int? {
        let index = Int(place.file.index)
        guard files.indices.contains(index) else { return nil }
        return files[index].table.position(of: place.range.start).line
    }

    /// `#sourceLocation(file: "app.trans", line: 12)`: sets the place of what follows.
    func directive(_ file: FileIndex, line: Int) -> [UInt8] {
        var directive: [UInt8] = []
        directive.append("#sourceLocation(")
        append(file, line: line, to: &directive)
        directive.append(")\n")
        return directive
    }

    /// `file: "app.trans", line: 12`
    func append(_ file: FileIndex, line: Int, to bytes: inout [UInt8]) {
        let index = Int(file.index)
        bytes.append("file: \"")
        StringLiteral.escape(files.indices.contains(index) ? files[index].path : "", into: &bytes)
        bytes.append("\", line: \(line)" as String)
    }

    /// Sets the place of what follows back to the generated file.
    static let closing = Array("#sourceLocation()\n".utf8)
}

/// The oldest Swift compiler that must compile the output. The output depends only on this choice,
/// never on the compiler that built the tool.
package enum SwiftVersion: String, CaseIterable, Comparable, Sendable {
    case swift5_9 = "5.9"
    case swift5_10 = "5.10"
    case swift6_0 = "6.0"
    case swift6_1 = "6.1"
    case swift6_2 = "6.2"

    package static let newest = swift6_2

    package static func < (left: SwiftVersion, right: SwiftVersion) -> Bool {
        left.number < right.number
    }

    private var number: Int {
        switch self {
        case .swift5_9: 509
        case .swift5_10: 510
        case .swift6_0: 600
        case .swift6_1: 601
        case .swift6_2: 602
        }
    }
}

/// Features of later versions that the output uses.
extension SwiftVersion {
    /// SE-0409: `package import`. Before it, every import is public.
    var hasImportAccess: Bool { self >= .swift6_0 }
    /// SE-0423: conformances that are checked when they are used.
    var hasPreconcurrencyConformances: Bool { self >= .swift6_0 }
    /// SE-0449: `nonisolated` on types and extensions. It is only needed since SE-0466, of 6.2,
    /// which lets a module isolate its types to another actor.
    var hasNonisolatedTypes: Bool { self >= .swift6_1 }
    /// Before swift#75540, directives around a function's body were ignored in it.
    var readsDirectivesInFunctions: Bool { self >= .swift6_1 }

    /// A line without the words that the version does not know.
    func known(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = line
        for (word, isKnown) in [
            ("nonisolated ", hasNonisolatedTypes),
            (", @preconcurrency ", hasPreconcurrencyConformances),
        ] where !isKnown {
            let word = Array(word.utf8)
            guard let start = line.place(of: word) else { continue }
            let kept = word.first == UInt8(ascii: ",") ? Array(", ".utf8) : []
            line.replaceSubrange(start..<start + word.count, with: kept)
        }
        return line
    }
}
