import Pictures

/// The style of pictures of graphs, for light and dark surroundings.
let pictureStyle: String = """

    .transc-graph { font: 12px -apple-system, system-ui, Roboto, Helvetica, Arial, sans-serif }
    .transc-graph text { white-space: pre }
    .transc-graph .name { font-size: 15px; font-weight: 600 }
    .transc-graph .title { font-weight: 600 }
    .transc-graph .card rect { stroke-width: 1.5 }
    .transc-graph .frame rect { fill: none; stroke-width: 1.5; stroke-dasharray: 5 4 }
    .transc-graph .line { fill: none; stroke-width: 1.5 }
    .transc-graph .dashed .line { stroke-dasharray: 6 4 }
    \(rules(.light))
    @media (prefers-color-scheme: dark) {
    \(rules(.dark))
    }

    """

private func rules(_ palette: Palette) -> String {
    let colors = [
        (".background, .transc-graph .label rect", "fill: \(color(palette.background))"),
        ("text", "fill: \(color(palette.text))"),
        (".muted, .transc-graph .return text", "fill: \(color(palette.mutedText))"),
        (
            ".frame rect, .transc-graph .line, .transc-graph .pill rect",
            "stroke: \(color(palette.line))"
        ),
        (".head", "fill: \(color(palette.line))"),
        (".pill rect, .transc-graph .strip rect", "fill: \(color(palette.plain))"),
    ]
    let tints = palette.tints.enumerated().map { number, tint in
        (
            ".tint\(number) rect",
            "fill: \(color(tint.fill)); stroke: \(color(tint.border))"
        )
    }
    return (colors + tints).map { ".transc-graph \($0.0) { \($0.1) }" }.joined(separator: "\n")
}

/// `#DBE9FF`.
func color(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
}
