/// Where something that decides transitions is declared: the line of the `.trans` file if the Swift
/// was generated with line directives, and otherwise the generated call.
struct DeclaredLine: Hashable, Sendable {
    /// The name of the file, after the module's name and `/`.
    let file: String
    let line: Int

    init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
    }

    /// `News.trans:75`
    var text: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
