/// Text as roff takes it: what it would take for an instruction is escaped, and all but ASCII is
/// written as `\[uXXXX]`, so that the page reads the same whatever encoding is assumed.
enum Roff {
    /// Running text, which may have line ends. What stands between backticks is bold.
    static func text(_ text: String) -> String {
        var isCode = false
        var result = ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0 { result += "\n" }
            // A word of roff begins a line with one of these.
            if line.hasPrefix(".") || line.hasPrefix("'") { result += "\\&" }
            for scalar in line.unicodeScalars {
                if scalar == "`" {
                    isCode.toggle()
                    result += isCode ? "\\fB" : "\\fR"
                } else {
                    result += escaped(scalar)
                }
            }
        }
        return result
    }

    static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }

    static func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }

    private static func plain(_ text: String) -> String {
        text.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\e"
        case "-": "\\-"
        case "'": "\\(aq"
        case "`": "\\(ga"
        case "^": "\\(ha"
        case "~": "\\(ti"
        case "\"": "\\(dq"
        case _ where scalar.isASCII: String(scalar)
        default: "\\[u\(hexadecimal(scalar))]"
        }
    }

    /// At least four digits, as groff and mandoc expect.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
