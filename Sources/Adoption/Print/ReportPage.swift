/// A page of Markdown with sections, of which a reader gets two screens at most.
struct ReportPage {
    /// A section with its entries, each of one or more lines.
    struct Section {
        var title: String
        var entries: [[String]] = []

        fileprivate var lineCount: Int { entries.reduce(0) { $0 + $1.count } }
    }

    private static let width = 100
    private static let height = 60

    var head: [String]
    var sections: [Section]

    /// Without a limit if `rest` is nil. Otherwise it is the words for how to see all, after a
    /// number.
    func text(rest: ((Int) -> String)?) -> String {
        let shown = sections.filter { !$0.entries.isEmpty }
        var lines = head
        var left = Self.height - head.count - 3 * shown.count
        // The shortest sections first, so that what they leave is for the others.
        var limits = [Int](repeating: Int.max, count: shown.count)
        if rest != nil {
            let order = shown.indices.sorted { shown[$0].lineCount < shown[$1].lineCount }
            for (place, index) in order.enumerated() {
                limits[index] = max(3, left / (order.count - place))
                left -= min(limits[index], shown[index].lineCount)
            }
        }
        for (section, limit) in zip(shown, limits) {
            lines += ["", "## \(section.title)", ""]
            var count = 0
            for (number, entry) in section.entries.enumerated() {
                let isLast = number == section.entries.count - 1
                if let rest, count + entry.count + (isLast ? 0 : 1) > limit {
                    lines.append(rest(section.entries.count - number))
                    break
                }
                lines += entry
                count += entry.count
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Text on lines of the page's width. Code in backticks is not divided.
    static func wrapped(_ text: String, first: String = "", next: String = "") -> [String] {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        var isCode = false
        var word = ""
        func fits(_ word: String) -> Bool { line.count + word.count + 1 <= width }
        func end() {
            if word.isEmpty { return }
            if !isEmpty, !fits(word) {
                lines.append(line)
                line = next
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
            word = ""
        }
        for character in text {
            if character == "`" { isCode.toggle() }
            if character == " ", !isCode { end() } else { word.append(character) }
        }
        end()
        return lines + [line]
    }
}
