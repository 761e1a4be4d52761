import TransitionDSL

extension CodePrinter {
    /// Documentation as `///` lines.
    mutating func printDocumentation(_ documentation: Text?) {
        guard let documentation else { return }
        let range = range(documentation)
        var start = range.lowerBound
        while start <= range.upperBound {
            var end = start
            while end < range.upperBound, !isLineEnd(textBytes[end]) { end += 1 }
            printDocumentationLine(start..<end)
            if end == range.upperBound { return }
            start = end + 1
            if textBytes[end] == UInt8(ascii: "\r"), start < range.upperBound,
                textBytes[start] == UInt8(ascii: "\n")
            {
                start += 1
            }
        }
    }

    private mutating func printDocumentationLine(_ range: Range<Int>) {
        beginLine()
        write("///")
        var end = range.upperBound
        while end > range.lowerBound, isSpace(textBytes[end - 1]) { end -= 1 }
        if end > range.lowerBound {
            if !isSpace(textBytes[range.lowerBound]) { write(" ") }
            writeInComment(textBytes, range.lowerBound..<end)
        }
        endLine()
    }

    private func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
