/// The text with some of its characters replaced by strings.
/// `String.replacing` would link a library for regular expressions into the executable.
package func quoting(_ text: String, _ quoted: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += quoted[$1] ?? String($1) }
}
