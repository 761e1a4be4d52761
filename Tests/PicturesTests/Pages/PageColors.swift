@testable import Pictures

/// What a page's style sheet has after that of page.css: the colors of the palettes as variables,
/// and the style of pictures with these variables. Each rule is on a line of its own.
let styleOfColors: [String] =
    variables(.light) + ["@media (prefers-color-scheme: dark) {"] + variables(.dark) + ["}"]
    + (shapesOfPictures + pictureRules { "var(--\($0))" }
    + [
        (".card rect", "fill: var(--fill); stroke: var(--edge)"), (".solid", "fill: var(--edge)"),
    ])
    .map { pictureCSS([$0]) }

private func variables(_ palette: Palette) -> [String] {
    let colors = palette.named.sorted { $0.key < $1.key }
        .map { "--\($0.key): \(color($0.value));" }
    let pairs = palette.tints.map { ($0.fill, $0.border) } + [(palette.plain, palette.line)]
    let tints = pairs.enumerated().map { number, tint in
        ".tint\(number) { --fill: \(color(tint.0)); --edge: \(color(tint.1)) }"
    }
    return [":root {"] + colors + ["}"] + tints
}
