import Pictures
import Semantics
import Serialization
import TransitionDSL

/// The commands of `workspace/executeCommand`. Each answers with a text.
/// The argument is the document, for ``resolve`` with a position, as in other requests.
enum Command: String, CaseIterable {
    /// What a line covers, and what plays.
    case resolve = "transc.resolve"
    /// The page of a diagnostic.
    case explain = "transc.explain"
    /// The screens and the lines between them, as a flowchart of Mermaid; as a picture if the second
    /// argument is `svg`.
    case graph = "transc.graph"
    /// The generated Swift; without the shared code if the second argument is `module`.
    case swift = "transc.swift"
    /// The page that plays the transitions.
    case preview = "transc.preview"
}

extension Server {
    mutating func execute(_ params: JSON) -> Reply {
        guard let name = params["command"].text else { return .invalidParameters }
        let arguments = params["arguments"].elements
        let argument = arguments.first ?? .null
        switch Command(rawValue: name) {
        case .resolve: return resolve(argument)
        case .explain:
            let name = argument.text ?? ""
            guard let id = DiagnosticID(named: name) else {
                return .failure(.requestFailed, "`\(visible(name))` is not a diagnostic")
            }
            return .result(.string(text(pageBlocks(id))))
        case .graph:
            guard let document = document(argument) else {
                return .failure(.requestFailed, "the document is not open")
            }
            guard let model = lastGood(document)?.good.program.analysis.model else {
                return .failure(.requestFailed, "the file has an error")
            }
            let isPicture = arguments.dropFirst().first?.text == "svg"
            let graph = graph(of: model)
            return .result(
                .string(
                    isPicture
                        ? String(decoding: svg(graph, layOut(graph)), as: UTF8.self)
                        : MermaidText(graph).text))
        case .swift: return swift(arguments)
        case .preview: return preview(arguments)
        case nil: return .failure(.invalidParams, "there is no command `\(visible(name))`")
        }
    }

    /// The facts about the line at a position, or the declaration there.
    private mutating func resolve(_ argument: JSON) -> Reply {
        guard let document = document(argument),
            let offset = document.lines.offset(argument["position"])
        else { return .failure(.requestFailed, "the document is not open") }
        guard let program = project.program(document.path), program.analysis.model != nil else {
            return .failure(.requestFailed, "the file has an error")
        }
        let blocks =
            program.lineHover(at: offset)?.blocks ?? program.hover(at: offset)?.blocks ?? []
        return .result(.string(text(blocks)))
    }

    private func text(_ blocks: [Block]) -> String {
        blocks.map { block in
            switch block {
            case .code(let text), .text(let text), .drawing(let text): text
            }
        }.joined(separator: "\n\n") + "\n"
    }
}
