import Resolution
import Semantics
import TransitionDSL

extension LineChange {
    /// One line for each direction of `<->`.
    var splitDirections: Refactoring? {
        guard line.arrow?.kind == .doubleArrow, line.body == nil, let arrow = line.arrow,
            let left = line.left, let right = line.right, !program.hasComment(line.range)
        else { return nil }
        let turned = program.analysis.tables.lazy.flatMap { $0.statements(of: handle) }
            .first { $0.isTurned }
        guard let turned else { return nil }
        var text = line.operation.map { oneLine($0.node) + " " } ?? ""
        text += "\(oneLine(right.node)) -> \(oneLine(left.node))"
        let options = edge.animation?.options ?? .empty
        if let play = turned.play {
            text += ": \(PlayText(model).text(play, options))"
        } else if line.choice != nil {
            return nil
        }
        let indent = program.indent(at: line.range.start)
        var edits = [program.edit(arrow.range, with: "->")]
        // The animation after `/` is that of the other direction.
        if let going = line.choice?.going, let returning = line.choice?.returning {
            let range = SourceRange(start: going.range.end, end: returning.range.end)
            edits.append(program.edit(range, with: ""))
        }
        edits.append(program.edit(line.range.endPoint, with: "\n\(indent)\(text)"))
        return Refactoring(
            kind: .rewrite, title: "write a line for each direction", edits: edits,
            proof: .events([handle]))
    }
}
