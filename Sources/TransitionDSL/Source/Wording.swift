/// `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Two columns, the first as wide as its widest cell. Lines of the second that would be wider than
/// `width` continue below.
package func table(_ rows: [(String, String)], width: Int = .max) -> String {
    let column = rows.map { $0.0.unicodeScalars.count }.max() ?? 0
    let indentation = String(repeating: " ", count: column + 4)
    return rows.reduce(into: "") { text, row in
        let padding = String(repeating: " ", count: column - row.0.unicodeScalars.count)
        let lines = width == .max ? [row.1] : wrapped(row.1, width: width - column - 4)
        text += "  \(row.0)\(padding)  \(lines.joined(separator: "\n" + indentation))\n"
    }
}

/// The words of a text in lines that are at most as wide as `width`, unless a word is wider.
package func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        let count = word.unicodeScalars.count
        if !line.isEmpty, length + 1 + count > max(width, 20) {
            lines.append(line)
            line = ""
        }
        length = line.isEmpty ? count : length + 1 + count
        line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [line]
}
