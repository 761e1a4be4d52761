/// The white space before a token or a comment: line ends, then blanks.
struct Space: Equatable {
    /// 0, 1, or 2 for a blank line.
    var lines = 0
    /// The blanks after the last line end, or between two tokens of a line.
    var columns = 0

    static let none = Space()
    static let one = Space(columns: 1)

    /// Whether it is what a range of a file has.
    func isWritten(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        // Hot.
        guard range.count == lines + columns else { return false }
        for offset in range {
            let isLineEnd = offset - range.lowerBound < lines
            if bytes[offset] != (isLineEnd ? UInt8(ascii: "\n") : UInt8(ascii: " ")) {
                return false
            }
        }
        return true
    }

    /// The white space as bytes.
    var bytes: [UInt8] {
        [UInt8](repeating: UInt8(ascii: "\n"), count: lines)
            + [UInt8](repeating: UInt8(ascii: " "), count: columns)
    }
}
