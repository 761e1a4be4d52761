import Foundation
import Testing

@testable import Pictures

/// Text and lines can be read in both themes: contrast as WCAG 2 computes it.
@Suite struct PaletteTests {
    @Test(arguments: [false, true]) func textAndLinesAreVisible(_ isDark: Bool) {
        let palette = isDark ? Palette.dark : Palette.light
        let grounds = [palette.background, palette.plain] + palette.tints.map(\.fill)
        for ground in grounds {
            #expect(contrast(palette.text, ground) >= 4.5)
            #expect(contrast(palette.mutedText, ground) >= 4.5, "on \(color(ground))")
        }
        for tint in palette.tints {
            #expect(contrast(tint.border, palette.background) >= 3, "\(color(tint.border))")
            #expect(contrast(tint.border, tint.fill) >= 3, "\(color(tint.border))")
        }
        #expect(contrast(palette.line, palette.background) >= 3)
        #expect(contrast(palette.line, palette.plain) >= 3)
    }

    @Test func bothThemesHaveTheSameTints() {
        #expect(Palette.light.tints.count == Palette.dark.tints.count)
        #expect(Set(Palette.light.tints.map(\.fill)).count == Palette.light.tints.count)
    }

    private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private func luminance(_ color: UInt32) -> Double {
        func part(_ shift: UInt32) -> Double {
            let value = Double(color >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }
}
