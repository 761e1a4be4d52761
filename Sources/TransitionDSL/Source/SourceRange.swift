/// A half-open range of UTF-8 offsets into one file.
///
/// Line and column are computed only to print a position; see ``LineTable``.
@usableFromInline package struct SourceRange: Hashable, Sendable {
    // Hot.
    @usableFromInline package var start: UInt32
    @usableFromInline package var end: UInt32

    @inlinable package init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    package init(_ offsets: Range<Int>) {
        self.init(
            start: UInt32(clamping: offsets.lowerBound), end: UInt32(clamping: offsets.upperBound))
    }

    /// The range as indices of the file's bytes.
    @inlinable package var offsets: Range<Int> { Int(start)..<max(Int(start), Int(end)) }

    /// The empty range at the end of this one.
    package var endPoint: SourceRange { SourceRange(start: end, end: end) }

    /// The smallest range that holds both.
    @inlinable package func union(_ other: SourceRange) -> SourceRange {
        SourceRange(start: min(start, other.start), end: max(end, other.end))
    }
}

/// The number of a file in the compilation; 0 is the compiled file.
@usableFromInline package struct FileIndex: Hashable, Sendable {
    @usableFromInline package var index: UInt32

    @inlinable package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

    /// The compiled file, which imports all others.
    @inlinable package static var main: FileIndex { FileIndex(0) }
}

/// A range in one of the files.
@usableFromInline package struct SourcePlace: Hashable, Sendable {
    @usableFromInline package var file: FileIndex
    @usableFromInline package var range: SourceRange

    @inlinable package init(file: FileIndex, range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// Whether it begins before another; the compiled file comes first.
    package func isBefore(_ other: SourcePlace) -> Bool {
        (file.index, range.start) < (other.file.index, other.range.start)
    }
}
