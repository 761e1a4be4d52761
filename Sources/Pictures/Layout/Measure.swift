/// The sizes of texts and boxes, in pixels.
///
/// A picture has no font of its own. The widths are those of the widest usual fonts, so that no
/// text leaves its box.
enum Measure {
    static let margin = 24
    static let padding = 12
    static let nameHeight = 20
    static let lineHeight = 17
    /// The longest text of a card or label; the rest is cut off.
    static let longestText = 40

    static let componentGap = 40
    static let minimumWidth = 960
    static let cardGap = 16
    static let labelGap = 8
    static let columnGap = 12
    static let frameSide = 8
    static let frameTop = 24
    static let frameBottom = 12
    static let loopHeight = 24
    /// The part of an arrow between tabs above its label, and that below it.
    static let tabArrow = 16
    /// The picture of a screen on its card.
    static let picture = PixelSize(width: 36, height: 78)
    static let pictureGap = 10

    /// A text of at most ``longestText`` characters.
    static func shortened(_ text: String) -> String {
        if text.count <= longestText { return text }
        return text.prefix(longestText - 1) + "…"
    }

    /// The width of a text in a font of 12 pixels.
    static func width(_ text: String) -> Int {
        let tenths = text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar {
            case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": sum + 40
            case "f", "t", "r", "(", ")", "[", "]", "/", " ", "-", "·": sum + 50
            case "m", "w", "M", "W", "@", "%", "…", "→", "←", "≈": sum + 115
            case "A"..."Z": sum + 86
            case "\u{21}"..."\u{24F}": sum + 73
            case "\u{300}"..."\u{36F}": sum
            case "\u{250}"..."\u{10FF}": sum + 90
            default: sum + 130
            }
        }
        return (tenths + 9) / 10
    }

    /// The width of a text in a bold font of 15 pixels.
    static func boldWidth(_ text: String) -> Int { width(text) * 135 / 100 }

    /// The most groups that a card names.
    private static let maximumMarkCount = 12

    /// The lines of a card below its name.
    static func lines(of card: Graph.Card, marks: [String]) -> [String] {
        // The name of most classes is that of the screen with an ending.
        let type = card.typeName.hasPrefix(card.name) ? [] : [card.typeName]
        let isLong = marks.count > maximumMarkCount
        let named = isLong ? Array(marks.prefix(maximumMarkCount - 1)) : marks
        var lines = type + card.details + named.map { "in \($0)" }
        if isLong { lines.append("in \(marks.count - named.count) more groups") }
        return lines.map(shortened)
    }

    static func card(_ card: Graph.Card, marks: [String]) -> PixelSize {
        let lines = lines(of: card, marks: marks)
        let widths = lines.map(width) + [boldWidth(shortened(card.name)), 48]
        return PixelSize(
            width: (widths.max() ?? 0) + picture.width + pictureGap + 2 * padding - 4,
            height: max(
                nameHeight + lines.count * lineHeight + 2 * padding - 4, picture.height + 12))
    }

    static func pill(_ pill: Graph.Pill) -> PixelSize {
        let rows = pill.rows.map { width(shortened($0.text)) }
        let widths = rows + [width(shortened(pill.title)) * 11 / 10]
        return PixelSize(
            width: (widths.max() ?? 0) + 2 * padding + 8,
            height: (pill.rows.count + 1) * lineHeight + padding)
    }

    static func label(_ arrow: Graph.Arrow) -> PixelSize {
        let widths = arrow.rows.map {
            width(shortened($0.label(isReversed: false, isMixed: arrow.isMixed)))
        }
        return PixelSize(
            width: (widths.max() ?? 0) + 12, height: arrow.rows.count * lineHeight + 6)
    }

    static func strip(_ rows: [Graph.StripRow]) -> PixelSize {
        let titles = stripTitleWidth(rows)
        let widths = rows.map { titles + width(stripText($0)) }
        return PixelSize(
            width: max(320, widths.max() ?? 0) + 2 * padding,
            height: nameHeight + rows.count * lineHeight + 2 * padding)
    }

    /// The width of the first column of the strip.
    static func stripTitleWidth(_ rows: [Graph.StripRow]) -> Int {
        (rows.map { width(shortened($0.title)) }.max() ?? 0) + 24
    }

    /// A row of the strip may be longer than a label.
    static func stripText(_ row: Graph.StripRow) -> String {
        row.text.count > 120 ? row.text.prefix(119) + "…" : row.text
    }
}
