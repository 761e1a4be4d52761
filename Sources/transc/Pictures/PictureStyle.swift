import Pictures

/// The style of pictures of graphs, for light and dark surroundings.
let pictureStyle: String =
    css([
        ("", "font: 12px -apple-system, system-ui, Roboto, Helvetica, Arial, sans-serif"),
        ("text", "white-space: pre"), (".name", "font-size: 15px; font-weight: 600"),
        (".title", "font-weight: 600"), (".card rect", "stroke-width: 1.5"),
        (".frame rect", "fill: none; stroke-width: 1.5; stroke-dasharray: 5 4"),
        (".line", "fill: none; stroke-width: 1.5"), (".dashed .line", "stroke-dasharray: 6 4"),
    ]) + " \(rules(.light)) @media (prefers-color-scheme: dark) { \(rules(.dark)) }"

private func rules(_ palette: Palette) -> String {
    let (line, plain) = (color(palette.line), color(palette.plain))
    let background = color(palette.background)
    let colors = [
        (".background", "fill: \(background)"), (".label rect", "fill: \(background)"),
        ("text", "fill: \(color(palette.text))"),
        (".muted", "fill: \(color(palette.mutedText))"),
        (".return text", "fill: \(color(palette.mutedText))"),
        (".frame rect", "stroke: \(line)"), (".line", "stroke: \(line)"),
        (".head", "fill: \(line)"), (".pill rect", "fill: \(plain); stroke: \(line)"),
        (".strip rect", "fill: \(plain)"),
    ]
    let tints = palette.tints.enumerated().map { number, tint in
        (".tint\(number) rect", "fill: \(color(tint.fill)); stroke: \(color(tint.border))")
    }
    return css(colors + tints)
}

/// Rules for elements of a picture.
private func css(_ rules: [(element: String, style: String)]) -> String {
    rules.map { ".transc-graph \($0.element) { \($0.style) }" }.joined(separator: " ")
}

/// `#DBE9FF`.
func color(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
}

/// The colors of a page as variables, for both themes.
let pageColors =
    "\(variables(.light)) @media (prefers-color-scheme: dark) { \(variables(.dark)) }"

private func variables(_ palette: Palette) -> String {
    let named = [
        ("background", palette.background), ("text", palette.text), ("muted", palette.mutedText),
        ("line", palette.line), ("plain", palette.plain), ("accent", palette.tints[0].border),
    ]
    let colors = named.map { "--\($0.0): \(color($0.1))" }.joined(separator: "; ")
    let pairs = palette.tints.map { ($0.fill, $0.border) } + [(palette.plain, palette.line)]
    let tints = pairs.enumerated().map { number, tint in
        ".tint\(number) { --fill: \(color(tint.0)); --edge: \(color(tint.1)) }"
    }
    return ":root { \(colors) } \(tints.joined(separator: " "))"
}
