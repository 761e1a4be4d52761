import Serialization
import Testing
import TransitionDSL

/// What holds of every name in every good file of the corpus and the examples.
@Suite struct NamePropertyTests {
    /// Where a name begins: at names, and in interpolations of strings.
    private func nameStarts(_ file: EditedFile) -> [Int] {
        var starts: [Int] = []
        for (kind, range) in zip(file.tokens.kinds, file.tokens.ranges) {
            if kind.isName { starts.append(Int(range.start)) }
            if kind == .string {
                let bytes = file.source.bytes[range.offsets]
                for index in bytes.indices.dropLast(2)
                where bytes[index] == UInt8(ascii: "\\") && bytes[index + 1] == UInt8(ascii: "(") {
                    starts.append(bytes[(index + 2)...].firstIndex { $0 != 0x20 } ?? index + 2)
                }
            }
        }
        return starts
    }

    /// The definition of a use reads the same name, and the references of the definition contain the
    /// use.
    @Test(arguments: EditedFile.sample)
    func definitionsAndReferences(_ name: String) throws {
        let file = EditedFile(name)
        for start in nameStarts(file) {
            let definition = file.result("definition", at: start)
            guard let uri = definition["uri"].text else { continue }
            let (target, range) = try opened(file, uri, definition["range"])
            let declared = target.text(SourceRange(range))
            let used =
                file.source.bytes[start...].starts(with: declared.utf8)
                || "`\(declared)`".utf8.elementsEqual(
                    file.source.bytes[start...].prefix(declared.utf8.count + 2))
                || [word(file, start), "`\(word(file, start))`"].contains(declared)
            #expect(used, "\(place(file, start)) leads to `\(declared)`")
            let references = file.client.result(
                "textDocument/references",
                [
                    "textDocument": ["uri": .string(uri)],
                    "position": definition["range"]["start"],
                    "context": ["includeDeclaration": true],
                ])
            let here = references.elements.filter { $0["uri"].text == file.uri }
                .compactMap { file.offsets($0["range"]) }
            #expect(
                here.contains { $0.contains(start) },
                "\(place(file, start)) is not among the references of `\(declared)`")
            let without = file.client.result(
                "textDocument/references",
                [
                    "textDocument": ["uri": .string(uri)],
                    "position": definition["range"]["start"],
                    "context": ["includeDeclaration": false],
                ])
            #expect(
                without.elements.count == references.elements.count - 1, "\(place(file, start))")
        }
    }

    /// Highlights are the references in the file.
    @Test(arguments: EditedFile.sample)
    func highlightsAreReferences(_ name: String) {
        let file = EditedFile(name)
        for start in nameStarts(file) {
            let highlights = file.result("documentHighlight", at: start).elements
                .compactMap { file.offsets($0["range"])?.lowerBound }
            let references = file.result(
                "references", at: start, ("context", ["includeDeclaration": true])
            ).elements.filter { $0["uri"].text == file.uri }
                .compactMap { file.offsets($0["range"])?.lowerBound }
            #expect(highlights == references, "\(place(file, start))")
            #expect(
                highlights.isEmpty || highlights.contains { $0 <= start }, "\(place(file, start))")
        }
    }

    /// Whatever is highlighted as a name of the program or of the catalog has a hover on it.
    @Test(arguments: EditedFile.sample)
    func everyNameHasAHover(_ name: String) {
        let file = EditedFile(name)
        let named: Set = [
            "class", "interface", "struct", "enum", "variable", "function", "method", "parameter",
        ]
        for token in HighlightedToken.all(file.result("semanticTokens/full"), file.lines)
        where named.contains(token.type) && !isLabelOrSwift(file, token.range) {
            let hover = file.result("hover", at: token.range.lowerBound)
            guard let range = file.offsets(hover["range"]) else {
                Issue.record("\(place(file, token.range.lowerBound)) \(token.type) has no hover")
                continue
            }
            #expect(range.contains(token.range.lowerBound))
            #expect(hover["contents"]["value"].text?.isEmpty == false)
        }
    }

    /// Labels in calls of the catalog and `swift(…)` have no row of their own.
    private func isLabelOrSwift(_ file: EditedFile, _ range: Range<Int>) -> Bool {
        let rest = file.source.bytes[range.upperBound...].drop { $0.isBlank }
        return rest.first == UInt8(ascii: ":") || file.text(range) == "swift"
    }

    /// The source of a location, opened in the editor if it is another file.
    private func opened(
        _ file: EditedFile, _ uri: String, _ range: JSON
    ) throws -> (SourceFile, Range<Int>) {
        if uri == file.uri { return (file.source, try #require(file.offsets(range))) }
        guard let path = path(ofURI: uri) else { throw NoFile() }
        let bytes = Array(try #require(file.client.contents(path)))
        let source = SourceFile(path: path, bytes: bytes)
        if !file.client.opened.contains(uri) {
            file.client.open(uri, String(decoding: bytes, as: UTF8.self))
        }
        return (source, try #require(EditedFile.offsets(range, in: EditorLines(source, .utf16))))
    }

    private func word(_ file: EditedFile, _ start: Int) -> String {
        let bytes = file.source.bytes[start...].prefix {
            $0 >= 0x80 || $0 == 0x5F || $0.isLetterOrDigit
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

func place(_ file: EditedFile, _ offset: Int) -> String {
    let position = file.lines.position(of: UInt32(offset))
    let text = file.source.bytes[offset...].prefix { !$0.isLineEnd }.prefix(40)
    return
        "\(file.source.path):\(position.line + 1):\(position.column + 1) `\(String(decoding: text, as: UTF8.self))`"
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}

/// A URI that names no file.
private struct NoFile: Error {}
