import Driver
import OperatingSystem
import Pictures
import Semantics
import Serialization
import TransitionDSL

/// Writes the graph of a file: its screens and the lines between them.
func runGraph(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    let destination = Destination(options.output ?? "-")
    try checkInstructions(options, [destination])
    let input = try Input(operands[0], options)
    let result = input.analysis(options)
    var reporter = DiagnosticReporter(console, options)
    guard let model = result.model else {
        reporter.report(result.problems, sources: input.module.sources)
        return reporter.finish()
    }
    let selection = try GraphSelection(options.resolve, model)
    let graph = graph(of: model, selection)
    var bytes: [UInt8]
    switch options.graphFormat ?? GraphFormat(fileName: options.output ?? "") {
    case .svg:
        let layout = layOut(graph)
        bytes = svg(graph, layout)
        if layout.leftOut > 0 { _ = console.printLine("transc: note: \(layout.note)") }
    case .mermaid:
        let text = MermaidText(graph)
        bytes = Array(text.text.utf8)
        if !text.leftOut.isEmpty { _ = console.printLine(note(text.leftOut)) }
    case .dot: bytes = Array(dot(graph).utf8)
    case .json:
        let paths = try paths(of: input, options)
        bytes = GraphJSON(model, input.module.sources, paths, selection).value.file
    }
    let output = Output(bytes: bytes, destination: destination)
    let inputs = input.module.identities
    return try deliver([output], depfile: nil, notOverwriting: inputs, &reporter).code
}

extension GraphSelection {
    /// The part of a file that the options select.
    init(_ options: ResolveOptions, _ model: Model) throws(Failure) {
        self.init(version: options.version)
        if let name = options.registry { registry = try registries(name, model).first }
        for name in options.containers { containers.append(try screen(name, "--in", model)) }
    }
}

/// What Mermaid's limits leave out, each on a line of its own.
private func note(_ leftOut: [String]) -> String {
    let count = counted(leftOut.count, "line")
    let list = leftOut.map { "\n  \(visible($0))" }.joined()
    return "transc: note: Mermaid's limits leave out \(count):\(list)"
}

/// The paths of a file and its imports, from the source root or else from the file's directory: the
/// result does not depend on the current directory.
func paths(of input: Input, _ options: Options) throws(Failure) -> [String] {
    let root = try SourceRoot(options)
    let home = directory(of: input.source.path)
    return input.module.sources.map { source in
        if let path = root?.relativePath(of: source.path) { return path }
        return source.path.hasPrefix(home) ? String(source.path.dropFirst(home.count)) : source.path
    }
}
