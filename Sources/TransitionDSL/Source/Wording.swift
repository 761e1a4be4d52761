/// `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Two columns, the first as wide as its widest cell.
package func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.unicodeScalars.count }.max() ?? 0
    return rows.reduce(into: "") { text, row in
        let padding = String(repeating: " ", count: width - row.0.unicodeScalars.count)
        text += "  \(row.0)\(padding)  \(row.1)\n"
    }
}
