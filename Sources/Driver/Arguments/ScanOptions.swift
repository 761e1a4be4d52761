package import Apps
import OperatingSystem
import TransitionDSL

/// What `scan` reads, and what it prints.
package struct ScanOptions: Sendable {
    package enum Form: Sendable { case summary, json, plain }

    package var form = Form.summary
    /// The kinds of facts to print; nil for all.
    package var kinds: Set<AppFactKind>?
    /// The place whose facts are explained.
    package var explained: (path: String, line: Int)?
    /// Globs of what is not read.
    package var excluded: [String] = []
}

extension ScanOptions {
    /// Adds the kinds in a comma-separated list.
    mutating func takeKinds(_ option: GivenOption) throws(Failure) {
        for word in option.value.split(separator: ",", omittingEmptySubsequences: false) {
            guard let kind = AppFactKind(rawValue: String(word)) else {
                let known = AppFactKind.allCases.map { $0.rawValue }
                throw Failure(
                    .usage, "`\(word)` for `\(option.spelling)` is not a kind of facts",
                    help: nearest(String(word), among: known).map { "did you mean `\($0)`?" }
                        ?? "the kinds are \(known.joined(separator: ", "))")
            }
            kinds = (kinds ?? []).union([kind])
        }
    }

    /// A path and a line, as messages begin with them; a column after it does not matter.
    mutating func takePlace(_ option: GivenOption) throws(Failure) {
        let parts = option.value.utf8.split(separator: UInt8(ascii: ":"))
        for count in [1, 2] where parts.count > count {
            let numbers = parts.suffix(count).map { Int(Substring($0)) }
            if let number = numbers[0], number > 0, numbers.allSatisfy({ $0 != nil }) {
                let end = parts[parts.count - count - 1].endIndex
                let place = (path: String(option.value[..<end]), line: number)
                explained = place
            }
        }
        if explained == nil {
            throw Failure(
                .usage, "\(option.shown) is not a file and a line",
                help: "write it as `List.swift:12`")
        }
    }
}
