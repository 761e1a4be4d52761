import OperatingSystem
import Serialization

/// The file format of a baseline: one line for each entry, sorted, for easy reviews and merges.
///
/// Its four columns, separated by tabs, are the rule, the path, the number of findings and the
/// line's text. In a path, a backslash escapes characters that would break the line.
extension Baseline {
    /// The first line; the number is the format's version.
    static let heading = "# transc baseline 1"

    private static let explanation = """
        # rule, file, number of findings, line; `transc lint --write-baseline` writes this file
        """

    var fileText: String {
        counts.keys.sorted().reduce(into: "\(Self.heading)\n\(Self.explanation)\n") { text, entry in
            let count = counts[entry, default: 0]
            text += "\(entry.rule)\t\(escaped(entry.path))\t\(count)\t\(entry.line)\n"
        }
    }

    /// Reads a baseline. Entries may be in any order and repeated, as after a merge; a byte order
    /// mark is skipped.
    init(fileText text: String, name: String) throws(Failure) {
        var number = 0
        let mark = text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
        let lines = text.unicodeScalars.dropFirst(mark)
            .split(separator: "\n", omittingEmptySubsequences: false)
        for scalars in lines {
            number += 1
            let line = scalars.last == "\r" ? scalars.dropLast() : scalars
            if number == 1 {
                let line = String(line)
                guard line == Self.heading else { throw Self.wrongHeading(line, name) }
                continue
            }
            if line.isEmpty || line.first == "#" { continue }
            let columns = line.split(
                separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
            guard columns.count == 4, let count = Int(String(columns[2])), count > 0,
                let path = unescaped(columns[1]), !columns[0].isEmpty, !path.isEmpty
            else {
                throw Failure(
                    .usage, "line \(number) of the baseline `\(name)` is not an entry",
                    help: "an entry is a rule, a file, a number and a line, with tabs between")
            }
            let entry = Entry(rule: String(columns[0]), path: path, line: String(columns[3]))
            let sum = counts[entry, default: 0].addingReportingOverflow(count)
            counts[entry] = sum.overflow ? Int.max : sum.partialValue
        }
    }

    private static func wrongHeading(_ line: String, _ name: String) -> Failure {
        if line.hasPrefix("# transc baseline ") {
            return Failure(
                .usage, "line 1 of the baseline `\(name)` has a version that transc does not know",
                help: "a later version of transc may have written it")
        }
        return Failure(
            .usage, "line 1 of the baseline `\(name)` is not `\(heading)`",
            help: "`transc lint --write-baseline FILE` writes a baseline")
    }
}

private func escaped(_ path: String) -> String {
    quoting(path, ["\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"])
}

/// nil for an unknown escape.
private func unescaped(_ text: Substring.UnicodeScalarView) -> String? {
    var path = ""
    var rest = text
    while let scalar = rest.popFirst() {
        guard scalar == "\\" else {
            path.unicodeScalars.append(scalar)
            continue
        }
        switch rest.popFirst() {
        case "\\": path += "\\"
        case "t": path += "\t"
        case "n": path += "\n"
        case "r": path += "\r"
        default: return nil
        }
    }
    return path
}
