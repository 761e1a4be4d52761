package import TransitionDSL

/// What a command line asks of the generated Swift beside what the file says.
package struct GenerationOptions: Sendable {
    package var swiftVersion: SwiftVersion
    /// Where the declarations came from; with it, `#sourceLocation` sends the compiler's errors
    /// there. Without it nothing is said.
    package var lines: SourceLines?

    package var support: SupportPlace

    package init(
        swiftVersion: SwiftVersion = .newest, lines: SourceLines? = nil,
        support: SupportPlace = .inline
    ) {
        self.swiftVersion = swiftVersion
        self.support = support
        self.lines = lines
    }
}

/// The lines of a program's files, the compiled one's first.
package struct SourceLines: Sendable {
    private var files: [(path: String, table: LineTable)]

    /// `path` gives what is printed for a file.
    package init(_ sources: [SourceFile], path: (SourceFile) -> String) {
        files = sources.map { (path($0), LineTable($0)) }
    }

    /// The line of a place's first character; nil for a file that is not among them.
    func line(of place: SourcePlace) -> Int? {
        let index = Int(place.file.index)
        guard files.indices.contains(index) else { return nil }
        return files[index].table.position(of: place.range.start).line
    }

    /// `#sourceLocation(file: "app.trans", line: 12)`: what follows stands there.
    func directive(_ file: FileIndex, line: Int) -> [UInt8] {
        let index = Int(file.index)
        let path = files.indices.contains(index) ? Array(files[index].path.utf8) : []
        var directive: [UInt8] = []
        directive.append("#sourceLocation(file: \"")
        StringLiteral.escape(path, 0..<path.count, into: &directive)
        directive.append("\", line: \(line))\n" as String)
        return directive
    }

    /// What follows stands in the generated file.
    static let closing = Array("#sourceLocation()\n".utf8)
}
