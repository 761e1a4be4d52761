import Formatting
import Serialization
import TransitionDSL

// Formatting changes white space alone. Edits are sent as they are, so that cursors, folds and
// breakpoints stay in place.
extension Server {
    func formatting(_ params: JSON) -> Reply {
        guard let document = document(params) else { return .invalidParameters }
        return edits(document, lines: nil)
    }

    func rangeFormatting(_ params: JSON) -> Reply {
        guard let document = document(params), let lines = document.lines.lines(params["range"])
        else { return .invalidParameters }
        return edits(document, lines: lines)
    }

    func rangesFormatting(_ params: JSON) -> Reply {
        guard let document = document(params) else { return .invalidParameters }
        var wanted: [ClosedRange<Int>] = []
        for range in params["ranges"].elements {
            guard let lines = document.lines.lines(range) else { return .invalidParameters }
            wanted.append(lines)
        }
        guard let file = project.file(document.path) else { return .null }
        var known: Set<Int> = []
        let edits = wanted.flatMap { format(file, lines: $0) }.filter {
            known.insert($0.range.lowerBound).inserted
        }
        return .result(
            .array(
                edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
                    document.lines.edit($0)
                }))
    }

    /// The line that a new line ends, or the item that a brace ends.
    func onTypeFormatting(_ params: JSON) -> Reply {
        guard let document = document(params),
            let offset = document.lines.offset(params["position"]),
            let file = project.file(document.path)
        else { return .invalidParameters }
        let line = document.lines.position(of: offset).line + 1
        guard params["ch"].text == "}" else {
            return edits(document, lines: max(line - 1, 1)...max(line - 1, 1))
        }
        let body = selections(at: offset, in: file.tree).first {
            $0.end == offset && $0.byteCount > 1
        }
        let start = body.map { document.lines.position(of: $0.start).line + 1 } ?? line
        return edits(document, lines: min(start, line)...line)
    }

    private func edits(_ document: Document, lines: ClosedRange<Int>?) -> Reply {
        guard let file = project.file(document.path) else { return .null }
        return .result(.array(format(file, lines: lines).map { document.lines.edit($0) }))
    }
}

extension EditorLines {
    fileprivate func edit(_ edit: WhiteSpaceEdit) -> JSON {
        self.edit(SourceRange(edit.range), String(decoding: edit.replacement, as: UTF8.self))
    }

    /// The lines of a `Range`, from 1. One that ends at the start of a line does not include it.
    fileprivate func lines(_ json: JSON) -> ClosedRange<Int>? {
        guard let range = range(json) else { return nil }
        let (start, end) = self.range(range)
        let isStart = end.column == 0 && end.line > start.line && end.line < lineCount - 1
        let last = isStart ? end.line - 1 : end.line
        return start.line + 1...max(start.line, last) + 1
    }
}
