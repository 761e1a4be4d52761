import TransitionDSL

/// A graph in the language of Graphviz.
package func dot(_ graph: Graph) -> String {
    let palette = Palette.light
    var text = """
        \(GeneratedNames.marker)
        digraph \(quotedDOT([graph.name])) {
          graph [rankdir=LR, fontname="Helvetica", fontsize=12, nodesep=0.35, ranksep=0.6];
          node [shape=box, style="rounded,filled", fontname="Helvetica", fontsize=12];
          edge [fontname="Helvetica", fontsize=11, color="\(color(palette.line))"];

        """
    for (index, node) in graph.nodes.enumerated() {
        switch node {
        case .card(let card):
            let type = card.typeName == card.name ? [] : [card.typeName]
            let tint = palette.tints[Palette.tint(ofCard: index)]
            text +=
                "  s\(index) [label=\(quotedDOT([card.name] + type)), "
                + "fillcolor=\"\(color(tint.fill))\", color=\"\(color(tint.border))\"];\n"
        case .pill(let pill):
            text +=
                "  s\(index) [label=\(quotedDOT([pill.title] + pill.rows.map { $0.text })), "
                + "fillcolor=\"\(color(palette.plain))\", color=\"\(color(palette.line))\"];\n"
        }
    }
    var framed: Set<Int> = []
    for (number, frame) in graph.frames.enumerated() where framed.isDisjoint(with: frame.members) {
        framed.formUnion(frame.members)
        let names = frame.members.map { "s\($0);" }.joined(separator: " ")
        text +=
            "  subgraph cluster_\(number) { label=\(quotedDOT([frame.name])); style=dashed; "
            + "\(names) }\n"
    }
    for arrow in graph.arrows {
        text += "  s\(arrow.from) -> s\(arrow.to) [\(attributes(arrow, graph))];\n"
    }
    if !graph.strip.isEmpty {
        let rows = graph.strip.map { "\($0.title) · \($0.text)" }
        let label = quotedDOT(["Everywhere else"] + rows)
        text += "  strip [shape=note, style=solid, label=\(label)];\n"
    }
    return text + "}\n"
}

private func attributes(_ arrow: Graph.Arrow, _ graph: Graph) -> String {
    let direction =
        switch (arrow.hasHeadAtStart, arrow.hasHeadAtEnd) {
        case (true, true): "both"
        case (true, false): "back"
        case (false, true): "forward"
        case (false, false): "none"
        }
    let label = arrow.rows.map { graph.namedLabel($0, of: arrow) }
    return "dir=\(direction)" + (arrow.isDashed ? ", style=dashed" : "")
        + (label.isEmpty ? "" : ", label=\(quotedDOT(label))")
}

/// Lines of a label, in quotes. Graphviz replaces sequences that begin with `\` or `&`.
private func quotedDOT(_ lines: [String]) -> String {
    let escaped = lines.map { line in
        visible(Measure.shortened(line)).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "&": result += "&amp;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
}
