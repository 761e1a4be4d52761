/// The functions among which a long registry is divided: what calls them, and themselves.
extension CodePrinter {
    /// `addLines1(toApp: &lines)`.
    mutating func printCalls(of parts: borrowing RegistryParts) {
        if parts.others.isEmpty { return }
        line("// In parts: a long function compiles slowly and needs much stack in debug builds.")
        for index in parts.others.indices {
            beginLine()
            writeName(of: parts, index)
            write(": &")
            write(parts.table)
            write(")")
            endLine()
        }
    }

    /// Never inlined: optimised builds would make them one function again.
    mutating func openFunction(of parts: borrowing RegistryParts, _ index: Int) {
        blankLine()
        beginLine()
        write("@inline(never) private static func ")
        writeName(of: parts, index)
        write(" ")
        write(parts.table)
        write(": inout TransitionTable<Screen, ")
        write(parts.content)
        write(">)")
        openBlock()
    }

    private mutating func writeName(of parts: borrowing RegistryParts, _ index: Int) {
        write(parts.name)
        write(index + 1)
        write("(")
        write(ascii: parts.label)
    }
}
