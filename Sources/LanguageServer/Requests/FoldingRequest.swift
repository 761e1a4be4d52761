import Serialization
import TransitionDSL

extension Server {
    func foldingRanges(_ params: JSON) -> Reply {
        guard let document = document(params), let file = project.file(document.path) else {
            return .invalidParameters
        }
        var lastLine = -1
        var ranges: [JSON] = []
        for fold in folds(of: file.tree) {
            let (start, end) = document.lines.range(fold.range)
            // The line of a closing brace stays visible. Clients fold each line once.
            let endLine = fold.kind == .code ? end.line - 1 : end.line
            guard endLine > start.line, start.line != lastLine else { continue }
            lastLine = start.line
            let range: JSON = ["startLine": .number(start.line), "endLine": .number(endLine)]
            ranges.append(range.with("kind", fold.kind.name))
        }
        return .result(.array(ranges))
    }

    func selectionRanges(_ params: JSON) -> Reply {
        guard let document = document(params), let file = project.file(document.path) else {
            return .invalidParameters
        }
        var results: [JSON] = []
        for position in params["positions"].elements {
            guard let offset = document.lines.offset(position) else { return .invalidParameters }
            var result: JSON?
            for range in selections(at: offset, in: file.tree).reversed() {
                let json: JSON = ["range": document.lines.json(range)]
                result = json.with("parent", result)
            }
            results.append(result ?? .null)
        }
        return .result(.array(results))
    }
}

extension Fold.Kind {
    fileprivate var name: JSON? {
        switch self {
        case .code: nil
        case .comment: "comment"
        case .imports: "imports"
        }
    }
}
