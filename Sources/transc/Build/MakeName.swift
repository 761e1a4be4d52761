/// A path as it stands in a rule that make, ninja and Xcode read, each by rules of its own.
///
/// What make would take for something else is refused, since such a rule goes wrong in silence. Of
/// what is left, ninja takes quotes, `&`, `<`, `>`, `^` and `` ` `` for the end of a name, whatever
/// stands before them.
struct MakeName {
    let path: String

    /// The path in its place, be it left or right of the colon.
    enum Place { case target, prerequisite }

    /// What keeps the path out of a rule; nil where it can be told.
    func obstacle(as place: Place) -> String? {
        let bytes = Array(path.utf8)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : nil
            if let obstacle = obstacle(byte, next, place) { return obstacle }
        }
        // make takes the one for a home directory, the other for a member of an archive.
        if bytes.first == UInt8(ascii: "~") { return "begins with `~`" }
        if bytes.last == UInt8(ascii: ")"), bytes.contains(UInt8(ascii: "(")) {
            return "ends with `)`"
        }
        return nil
    }

    private func obstacle(_ byte: UInt8, _ next: UInt8?, _ place: Place) -> String? {
        let sign = Unicode.Scalar(byte)
        switch sign {
        case "\u{0}"..."\u{1F}", "\u{7F}": return "holds a control character"
        case ";", "|", "=", "*", "?": return "holds `\(sign)`"
        // Left of the colon it makes a pattern of the rule.
        case "%" where place == .target: return "holds `%`"
        case " ", ":", "&":
            if next == nil { return sign == " " ? "ends with a space" : "ends with `\(sign)`" }
        case "\\":
            // Whether it is doubled before a sign that is quoted itself, none does as the others.
            guard let next, !MakeName.isQuotable(next) else { return "holds `\\` before a sign" }
        default: break
        }
        return nil
    }

    private static func isQuotable(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", "\u{80}"...: false
        default: true
        }
    }

    /// The path, quoted as compilers quote the names of headers.
    var text: String {
        var scalars = String.UnicodeScalarView()
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#", ":": scalars.append("\\")
            case "$": scalars.append("$")
            default: break
            }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
