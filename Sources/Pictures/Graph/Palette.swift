/// The colors of pictures, as red, green and blue in one number each.
struct Palette: Sendable {
    /// The fill and the border of a card.
    struct Tint: Sendable {
        var fill: UInt32
        var border: UInt32
    }

    var background: UInt32
    var text: UInt32
    /// Text that is less important.
    var mutedText: UInt32
    var line: UInt32
    /// The fill of pills and of the strip.
    var plain: UInt32
    /// Screens take them in the order of their declarations, again from the first after the last.
    var tints: [Tint]

    static let light = Palette(
        background: 0xFBFBFD, text: 0x1D1D1F, mutedText: 0x55555C, line: 0x6E6E78, plain: 0xEEEEF2,
        tints: [
            Tint(fill: 0xDBE9FF, border: 0x3B6FC4), Tint(fill: 0xD9F2E0, border: 0x2C8150),
            Tint(fill: 0xFFE6CF, border: 0xB4620F), Tint(fill: 0xEBDFFB, border: 0x7D4FC0),
            Tint(fill: 0xFFDFE0, border: 0xC2414B), Tint(fill: 0xD3F1F3, border: 0x1C7F88),
            Tint(fill: 0xFDF1C0, border: 0x8F7209), Tint(fill: 0xF9DCEF, border: 0xB23F8B),
        ])

    static let dark = Palette(
        background: 0x1C1C1F, text: 0xF2F2F4, mutedText: 0xBCBCC6, line: 0x9A9AA6, plain: 0x2E2E34,
        tints: [
            Tint(fill: 0x1F3355, border: 0x6FA0F2), Tint(fill: 0x1D3F2B, border: 0x62C08A),
            Tint(fill: 0x4A3013, border: 0xE39A4C), Tint(fill: 0x392856, border: 0xB08CF0),
            Tint(fill: 0x522428, border: 0xF0868C), Tint(fill: 0x143F43, border: 0x55BCC6),
            Tint(fill: 0x423708, border: 0xD3B53F), Tint(fill: 0x4A2240, border: 0xE884C6),
        ])

    /// The number of the tint of a card.
    static func tint(ofCard number: Int) -> Int { number % light.tints.count }
}
