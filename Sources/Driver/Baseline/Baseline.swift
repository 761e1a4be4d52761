import TransitionDSL

/// Findings that a project has accepted for now: they are not reported again.
struct Baseline: Hashable, Sendable {
    /// The identity of a finding. Not the number of its line, so that edits above it change
    /// nothing.
    struct Entry: Hashable, Comparable, Sendable {
        var rule: String
        /// From the directory of the baseline, in its shortest form.
        var path: String
        /// The line that the finding begins on, with each run of white space reduced to one space.
        var line: String

        /// By bytes, whatever the version of Unicode, so that the file is the same everywhere.
        static func < (left: Entry, right: Entry) -> Bool {
            left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }

        private var key: String { "\(path)\0\(rule)\0\(line)" }
    }

    /// The number of findings for each entry.
    var counts: [Entry: Int] = [:]

    /// Divides the problems of one input into new and recorded ones, both in order. If a line has
    /// more than are recorded, the later ones are new.
    /// Errors of the language are never recorded, and what is forbidden is new.
    func divide(
        _ problems: [Diagnostic], _ sources: [SourceFile], _ forbidden: Set<DiagnosticID> = []
    ) -> Division {
        var division = Division()
        var lines = BaselineLines(sources)
        for problem in problems {
            guard !forbidden.contains(problem.id), let entry = lines.entry(of: problem),
                division.used[entry, default: 0] < counts[entry, default: 0]
            else {
                division.kept.append(problem)
                continue
            }
            division.used[entry, default: 0] += 1
            division.baselined.append(problem)
        }
        return division
    }

    struct Division: Sendable {
        var kept: [Diagnostic] = []
        var baselined: [Diagnostic] = []
        /// How many findings of each entry were used.
        var used: [Entry: Int] = [:]
    }

    /// A baseline that records all findings of one input.
    static func recording(_ problems: [Diagnostic], _ sources: [SourceFile]) -> Baseline {
        var lines = BaselineLines(sources)
        var baseline = Baseline()
        for problem in problems {
            if let entry = lines.entry(of: problem) { baseline.counts[entry, default: 0] += 1 }
        }
        return baseline
    }

    /// Adds the entries of another input. A file that both import counts once.
    mutating func merge(_ other: [Entry: Int]) {
        for (entry, count) in other { counts[entry] = max(counts[entry] ?? 0, count) }
    }
}

/// The lines of an input's files in the form of a baseline.
private struct BaselineLines {
    private let sources: [SourceFile]
    private let paths: [String]
    /// The line tables of files with problems. Most imports have none.
    private var tables: [LineTable?]
    /// The last line that was read: a line may have many problems.
    private var last: (file: Int, line: Int, text: String)?

    init(_ sources: [SourceFile]) {
        self.sources = sources
        paths = sources.map { $0.normalizedPath }
        tables = Array(repeating: nil, count: sources.count)
    }

    /// The entry of a rule's finding; nil for an error of the language.
    mutating func entry(of problem: Diagnostic) -> Baseline.Entry? {
        let file = Int(problem.place.file.index)
        guard problem.id.isRule, sources.indices.contains(file) else { return nil }
        let table = tables[file] ?? LineTable(sources[file])
        tables[file] = table
        let line = table.position(of: problem.place.range.start).line
        if last?.file != file || last?.line != line {
            last = (
                file, line,
                squeezed(sources[file].bytes[table.offsets(ofLine: line, in: sources[file])])
            )
        }
        return Baseline.Entry(rule: problem.id.name, path: paths[file], line: last?.text ?? "")
    }
}

/// The beginning of a line, each run of white space reduced to one space.
private func squeezed(_ line: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isBetweenWords = false
    for byte in line {
        if byte <= 0x20 || byte == 0x7F {
            isBetweenWords = !bytes.isEmpty
            continue
        }
        // Never inside a character.
        if bytes.count >= 200, byte & 0xC0 != 0x80 { break }
        if isBetweenWords { bytes.append(0x20) }
        isBetweenWords = false
        bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
}
