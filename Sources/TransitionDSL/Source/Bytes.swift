extension UInt8 {
    /// Whether it is a line feed or a carriage return, each of which ends a line, and both together
    /// one.
    @inlinable package var isLineEnd: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    /// Whether it is a space or a tab.
    @inlinable package var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }
}
