extension ArraySlice<UInt8> {
    /// Where bytes first stand in these. `firstRange(of:)` would tell too, at the cost of a library
    /// for regular expressions in the executable, a tenth of its size.
    package func place(of bytes: [UInt8]) -> Int? {
        indices.first { self[$0...].starts(with: bytes) }
    }
}
