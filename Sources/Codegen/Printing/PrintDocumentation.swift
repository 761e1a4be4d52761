import TransitionDSL

extension CodePrinter {
    /// Documentation as `///` lines.
    mutating func printDocumentation(_ documentation: Text?) {
        guard let documentation else { return }
        let range = range(documentation)
        var start = range.lowerBound
        while start <= range.upperBound {
            var end = start
            while end < range.upperBound, !textBytes[end].isLineEnd { end += 1 }
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
        while end > range.lowerBound, textBytes[end - 1].isBlank { end -= 1 }
        if end > range.lowerBound {
            if !textBytes[range.lowerBound].isBlank { write(" ") }
            writeInComment(textBytes, range.lowerBound..<end)
        }
        endLine()
    }
}
