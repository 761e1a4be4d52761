import Resolution
import TransitionDSL

/// Sets a plan in lines, in one buffer that nothing else holds. There is one printer: a copy would
/// share all that it looks at.
///
/// A line is begun, written piece by piece and ended; nothing is decided here.
struct CodePrinter: ~Copyable {
    private var bytes: ByteBuffer
    private var indentation = 0
    private let texts: PlanTexts
    let textBytes: [UInt8]
    /// Where values and calls are looked up while they are spelled. Its own functions are called
    /// only where that is rare, and so are the printer's that are not mutating: Swift hands them a
    /// copy.
    let model: Model
    private let entries = Catalog.entries
    var bindings = Bindings()
    var heroContext: HeroContext
    /// Functions that expressions have called for, to be printed after them.
    var viewFunctions = ViewFunctions()
    let swiftVersion: SwiftVersion
    /// Where the lines come from, if that is to be said.
    private var marks: LineMarks?
    /// Where the file declares what is being printed.
    var construct = SourcePlace(file: .main, range: SourceRange(start: 0, end: 0))
    /// Whether lines go on what has begun before them.
    private var isContinued = false
    private let reserved: TextSet
    /// `public ` or `package `, empty for `internal`.
    private let access: StaticString

    init(_ plan: GenerationPlan, _ model: Model, _ options: GenerationOptions) {
        self.model = model
        swiftVersion = options.swiftVersion
        marks = options.lines.map { LineMarks($0) }
        heroContext = plan.heroContext
        reserved = plan.reserved
        texts = plan.texts
        textBytes = plan.texts.declared.bytes
        switch plan.access {
        case .internal: access = ""
        case .package: access = "package "
        case .public: access = "public "
        }
        bytes = ByteBuffer()
    }

    /// How much is written.
    var count: Int { bytes.count }

    // MARK: Lines

    mutating func beginLine() {
        if marks != nil, !isContinued { marks?.beginStatement(bytes.all) }
        indent()
    }

    private mutating func indent() {
        switch indentation {
        case 0: break
        case 1: write("    ")
        case 2: write("        ")
        case 3: write("            ")
        default: bytes.append(repeating: UInt8(ascii: " "), count: indentation * 4)
        }
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func line(_ text: StaticString) {
        beginLine()
        write(text)
        endLine()
    }

    mutating func blankLine() {
        endLine()
    }

    /// Ends the line that opens a block.
    mutating func openBlock() {
        write(" {")
        endLine()
        indentation += 1
    }

    mutating func closeBlock() {
        indentation -= 1
        line("}")
    }

    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    /// Lines as they stand in a template, under the present indentation.
    mutating func printTemplate(_ text: StaticString) {
        if marks != nil { marks?.beginStatement(bytes.all) }
        var template: [UInt8] = []
        template.append(text)
        var start = 0
        while start <= template.count {
            var end = start
            while end < template.count, template[end] != UInt8(ascii: "\n") { end += 1 }
            if end > start { indent() }
            writeTemplateLine(template, start..<end)
            endLine()
            start = end + 1
        }
    }

    /// Without the words that the version does not know.
    private mutating func writeTemplateLine(_ template: [UInt8], _ range: Range<Int>) {
        if swiftVersion >= .swift6_1 { return bytes.append(template, range) }
        var line = Array(template[range])
        for (word, isKnown) in [
            ("nonisolated ", swiftVersion.hasNonisolatedTypes),
            ("nonisolated(unsafe) ", swiftVersion.hasUnsafeStorage),
            (", @preconcurrency ", swiftVersion.hasPreconcurrencyConformances),
        ] where !isKnown {
            let word = Array(word.utf8)
            guard let start = line[...].place(of: word) else { continue }
            let kept = word.first == UInt8(ascii: ",") ? Array(", ".utf8) : []
            line.replaceSubrange(start..<start + word.count, with: kept)
        }
        bytes.append(line)
    }

    /// A line of its own with something to write.
    mutating func line(_ body: (inout CodePrinter) -> Void) {
        beginLine()
        body(&self)
        endLine()
    }

    /// A block: what opens it, and its lines.
    mutating func block(
        _ opening: (inout CodePrinter) -> Void, _ body: (inout CodePrinter) -> Void
    ) {
        beginLine()
        opening(&self)
        openBlock()
        body(&self)
        closeBlock()
    }

    /// Swift text as lines of their own.
    mutating func printCode(_ code: Text) {
        beginLine()
        ofApp()
        write(code)
        endLine()
    }

    /// Lines between which no statement can stand, such as arguments.
    mutating func continued(_ body: (inout CodePrinter) -> Void) {
        let wasContinued = isContinued
        isContinued = true
        body(&self)
        isContinued = wasContinued
    }

    /// A case of a `switch`: between its brace and the first case no statement can stand.
    mutating func caseLine(isFirst: Bool, _ body: (inout CodePrinter) -> Void) {
        if isFirst { continued { $0.line(body) } } else { line(body) }
    }

    // MARK: Places

    /// What is written next names something of the app, which may not be there. The file does so at
    /// the place or, without one, where it declares what is being printed.
    mutating func ofApp(_ place: SourcePlace? = nil, mayBreakLine: Bool = false) {
        if marks == nil { return }
        guard let gap = marks?.locate(place ?? construct, bytes.all), gap > 0, mayBreakLine
        else { return }
        for _ in 0..<gap { endLine() }
        indent()
    }

    /// The same in front of the body of a function.
    mutating func ofAppInHead(_ place: SourcePlace? = nil, mayBreakLine: Bool = false) {
        if swiftVersion.readsDirectivesInFunctions { ofApp(place, mayBreakLine: mayBreakLine) }
    }

    /// All lines, with the directives between them.
    mutating func finished() -> [UInt8] {
        if marks == nil { return bytes.all }
        return marks?.finish(bytes.all) ?? []
    }

    // MARK: Pieces

    /// Inlined, since of a literal little is left but the bytes.
    @inline(__always)
    mutating func write(_ text: StaticString) {
        bytes.append(text)
    }

    mutating func write(_ text: Text) {
        if texts.isDeclared(text) {
            bytes.append(textBytes, texts.declared.range(text))
        } else {
            bytes.append(texts.made.bytes, texts.made.range(texts.inMade(text)))
        }
    }

    /// Where the bytes of one of the model's texts lie.
    func range(_ text: Text) -> Range<Int> { texts.declared.range(text) }

    /// A part of one of the model's texts, by the places of its bytes.
    mutating func write(textBytes range: Range<Int>) {
        bytes.append(textBytes, range)
    }

    mutating func write(ascii text: String) {
        bytes.append(text)
    }

    mutating func write(_ source: [UInt8], _ range: Range<Int>) {
        bytes.append(source, range)
    }

    mutating func write(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func write(_ text: [UInt8]) {
        bytes.append(text)
    }

    /// What is written, taken away again. It has no line yet; the result is where it first names
    /// something of the app.
    mutating func capture(
        into text: inout [UInt8], _ body: (inout CodePrinter) -> Void
    ) -> SourcePlace? {
        let start = bytes.count
        var place: SourcePlace?
        if marks == nil {
            body(&self)
        } else {
            let outer = marks
            marks?.beginCapture()
            body(&self)
            place = marks?.captured
            marks = outer
        }
        bytes.copy(from: start, into: &text)
        bytes.removeAll(after: start)
        return place
    }

    func entry(_ row: CatalogIndex) -> CatalogEntry { entries[Int(row.index)] }

    /// A name of the file.
    func name(_ text: Text) -> Name {
        Name(text: text, isQuoted: reserved.contains(text))
    }

    /// Swift text as the file gives it. A comment at its end must not swallow what follows.
    mutating func writeCode(_ code: Text, at place: SourcePlace? = nil) {
        ofApp(place, mayBreakLine: place != nil)
        write(code)
        let slash = UInt8(ascii: "/")
        for index in range(code).dropFirst()
        where textBytes[index] == slash && textBytes[index - 1] == slash {
            return endLine()
        }
    }

    mutating func write(_ name: Name) {
        if name.isQuoted { bytes.append(UInt8(ascii: "`")) }
        write(name.text)
        if name.isQuoted { bytes.append(UInt8(ascii: "`")) }
    }

    mutating func writeAccess() {
        write(access)
    }

    /// The text inside a string literal.
    mutating func writeEscaped(_ text: Text) {
        if texts.isDeclared(text) {
            StringLiteral.escape(textBytes, texts.declared.range(text), into: &bytes)
        } else {
            let range = texts.made.range(texts.inMade(text))
            StringLiteral.escape(texts.made.bytes, range, into: &bytes)
        }
    }

    mutating func writeLiteral(_ text: Text) {
        write("\"")
        writeEscaped(text)
        write("\"")
    }

    /// A text from outside in a comment.
    mutating func writeInComment(_ text: String) { writeInComment(Array(text.utf8)) }

    mutating func writeInComment(_ text: [UInt8]) { writeInComment(text, 0..<text.count) }

    mutating func writeInComment(_ text: [UInt8], _ range: Range<Int>) {
        CommentText.append(text, range, to: &bytes)
    }
}
