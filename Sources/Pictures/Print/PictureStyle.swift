/// The style of pictures of graphs, for light and dark surroundings. A page has the same with
/// variables in place of colors: it is embedded, and a test makes it from these rules.
let pictureStyle: String =
    pictureCSS(shapesOfPictures)
    + " \(rules(.light)) @media (prefers-color-scheme: dark) { \(rules(.dark)) }"

let shapesOfPictures: [(element: String, style: String)] = [
    ("", "font: 12px -apple-system, system-ui, Roboto, Helvetica, Arial, sans-serif"),
    ("text", "white-space: pre"), (".name", "font-size: 15px; font-weight: 600"),
    (".title", "font-weight: 600"), (".start", "font-weight: 700"),
    (".first > rect", "stroke-width: 3"), (".words", "opacity: .45"),
    (".card rect", "stroke-width: 1.5"),
    (".frame rect", "fill: none; stroke-width: 1.5; stroke-dasharray: 5 4"),
    (".line", "fill: none; stroke-width: 1.5"), (".dashed .line", "stroke-dasharray: 6 4"),
]

private func rules(_ palette: Palette) -> String {
    let colors = palette.named
    let tints = palette.tints.enumerated().map { number, tint in
        (
            element: ".tint\(number) rect",
            style: "fill: \(color(tint.fill)); stroke: \(color(tint.border))"
        )
    }
    let areas = palette.tints.enumerated().map { number, tint in
        (element: ".tint\(number) .solid", style: "fill: \(color(tint.border))")
    }
    return pictureCSS(pictureRules { colors[$0].map(color) ?? "" } + tints + areas)
}

/// The colors of elements, by the names of the palette's colors.
func pictureRules(_ color: (String) -> String) -> [(element: String, style: String)] {
    let (line, plain) = (color("line"), color("plain"))
    let (background, text, muted) = (color("background"), color("text"), color("muted"))
    return [
        (".background", "fill: \(background)"), (".label rect", "fill: \(background)"),
        ("text", "fill: \(text)"), (".muted", "fill: \(muted)"),
        (".return text", "fill: \(muted)"), (".frame rect", "stroke: \(line)"),
        (".face", "fill: \(background)"), (".words", "fill: \(text)"),
        (".line", "stroke: \(line)"), (".head", "fill: \(line)"),
        (".pill rect", "fill: \(plain); stroke: \(line)"), (".strip rect", "fill: \(plain)"),
    ]
}

extension Palette {
    /// The colors that are not tints, by their names in style sheets.
    var named: [String: UInt32] {
        [
            "background": background, "text": text, "muted": mutedText, "line": line,
            "plain": plain, "accent": tints[0].border,
        ]
    }
}

/// Rules for elements of a picture.
func pictureCSS(_ rules: [(element: String, style: String)]) -> String {
    rules.map { ".transc-graph \($0.element) { \($0.style) }" }.joined(separator: " ")
}

/// `#DBE9FF`.
func color(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
}
