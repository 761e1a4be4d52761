import Semantics
import TransitionDSL

/// Declarations, references and problems, a line each, in the order of the file.
///
/// `line:column kind name` names a declaration; the path comes first where it is another file's.
func dumpAnalysis(_ analysis: Analysis, _ sources: [SourceFile]) -> String {
    var printer = AnalysisPrinter(analysis: analysis, sources: sources)
    for declaration in analysis.declarations { printer.print(declaration) }
    for reference in analysis.references { printer.print(reference) }
    for problem in analysis.problems { printer.print(problem) }
    return printer.output
}

private struct AnalysisPrinter {
    private let analysis: Analysis
    private let sources: [SourceFile]
    private let tables: [LineTable]
    private(set) var output = ""

    init(analysis: Analysis, sources: [SourceFile]) {
        self.analysis = analysis
        self.sources = sources
        tables = sources.map { LineTable($0) }
    }

    mutating func print(_ declaration: Declaration) {
        output += "declaration \(name(declaration))"
        if let container = declaration.container {
            output += " in \(name(analysis.declarations[container]))"
        }
        let whole = declaration.whole
        output += " (\(place(whole))-\(position(whole.range.end, in: whole.file)))\n"
        if let documentation = declaration.documentation {
            output += "documentation \(name(declaration)) \(quoted(documentation))\n"
        }
    }

    mutating func print(_ reference: Reference) {
        let text = visible(source(reference.place.file).text(reference.place.range))
        let target =
            switch reference.target {
            case nil: "unknown"
            case .declaration(let index): name(analysis.declarations[index])
            case .catalog(let row): "catalog \(Catalog[row].kind.rawValue) \(Catalog[row].name)"
            case .file(let file): "file \(visible(source(file).path))"
            }
        output +=
            "reference \(place(reference.place)) \(reference.kind.rawValue) \(text) → \(target)\n"
    }

    mutating func print(_ problem: Diagnostic) {
        let head = "problem \(place(problem.place)) \(problem.severity.rawValue)"
        output += "\(head) \(problem.id.rawValue): \(visible(problem.message))\n"
    }

    private func name(_ declaration: Declaration) -> String {
        "\(place(declaration.place)) \(declaration.kind.rawValue) \(declaration.name)"
    }

    private func place(_ place: SourcePlace) -> String {
        let path = place.file == .main ? "" : visible(source(place.file).path) + ":"
        return path + position(place.range.start, in: place.file)
    }

    private func position(_ offset: UInt32, in file: FileIndex) -> String {
        let position = tables[Int(file.index)].position(of: offset)
        return "\(position.line):\(position.column)"
    }

    private func source(_ file: FileIndex) -> SourceFile { sources[Int(file.index)] }
}
