/// The characters outside ASCII for which a condition holds, as ranges. Only those of Unicode 14,
/// so that every toolchain gives the same. A range may contain characters without a meaning.
func characterRanges(where condition: (Unicode.Scalar.Properties) -> Bool) -> [String] {
    var ranges: [ClosedRange<UInt32>] = []
    var isOpen = false
    // The other planes have no characters that are words.
    for value in [0x80..<0xD800, 0xF900..<0x32400, 0xE0100..<0xE01F0].joined() {
        guard let properties = Unicode.Scalar(UInt32(value))?.properties,
            let age = properties.age, age.major <= 14
        else { continue }
        let fits =
            condition(properties) && !properties.isDefaultIgnorableCodePoint
            && !properties.isBidiControl
        if fits, isOpen, let first = ranges.popLast()?.lowerBound {
            ranges.append(first...UInt32(value))
        } else if fits {
            ranges.append(UInt32(value)...UInt32(value))
        }
        isOpen = fits
    }
    return ranges.map { "{\($0.lowerBound), \($0.upperBound)}" }
}
