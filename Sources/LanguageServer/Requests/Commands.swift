import Queries
import Semantics
import Serialization
import TransitionDSL

/// The commands of `workspace/executeCommand`. Each answers with a text.
enum Command: String, CaseIterable {
    /// What a line covers, and what plays.
    case resolve = "transc.resolve"
    /// The page of a diagnostic.
    case explain = "transc.explain"
    /// The screens and the lines between them, as a diagram for Mermaid.
    case graph = "transc.graph"
}

extension Server {
    mutating func execute(_ params: JSON) -> Reply {
        guard let name = params["command"].text else { return .invalidParameters }
        let argument = params["arguments"].elements.first ?? .null
        switch Command(rawValue: name) {
        case .resolve: return resolve(argument)
        case .explain:
            let name = argument.text ?? argument["id"].text ?? ""
            guard let id = DiagnosticID(named: name) else {
                return .failure(.requestFailed, "`\(visible(name))` is not a diagnostic")
            }
            return .result(.string(text(pageBlocks(id))))
        case .graph:
            let uri = argument.text ?? argument["uri"].text ?? ""
            guard let document = documents[documentPath(uri)] else {
                return .failure(.requestFailed, "the document is not open")
            }
            guard let (good, _) = lastGood(document) else {
                return .failure(.requestFailed, "the file has an error")
            }
            return .result(.string(good.program.mermaid()))
        case nil: return .failure(.invalidParams, "there is no command `\(visible(name))`")
        }
    }

    /// The facts about the line at a position, or the declaration there.
    private mutating func resolve(_ argument: JSON) -> Reply {
        guard let document = documents[documentPath(argument["uri"].text ?? "")],
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
            case .code(let text), .text(let text): text
            }
        }.joined(separator: "\n\n") + "\n"
    }
}
