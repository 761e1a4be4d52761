package import TransitionDSL

/// Cuts a file into tokens. Total: any bytes give tokens, and problems where they are none.
package func tokenize(_ source: SourceFile) -> TokenizedFile {
    TokenizedFile(source: source, kinds: [.endOfFile], ranges: [SourceRange(start: 0, end: 0)], problems: [])
}
