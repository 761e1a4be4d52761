import TransitionDSL

/// Prints the declarations of a plan. Decides only indentation, line ends, quotation marks, and the keywords of a
/// version of Swift.
struct SwiftPrinter {
    private var bytes: [UInt8] = []
    private var indentation = 0
    /// The ranges of the generator's own text in the current line.
    private var literals: [Range<Int>] = []
    private let texts: PlanTexts
    private let access: Verbatim
    private let version: SwiftVersion
    /// The sources of the lines, if they are marked.
    private var marks: LineMarks?

    /// Begins a file. `texts` are those of its declarations; some may be added later.
    init(_ head: SwiftHead, _ texts: PlanTexts, _ options: GenerationOptions) {
        self.texts = texts
        access = head.access
        version = options.swiftVersion
        marks = options.lines.map { LineMarks($0) }
        begin(head.sourceName)
    }

    /// For a single expression.
    private init(_ texts: PlanTexts) {
        self.texts = texts
        access = Verbatim("")
        version = .newest
    }

    /// A single expression.
    static func bytes(of code: SwiftCode, _ texts: PlanTexts) -> [UInt8] {
        var printer = SwiftPrinter(texts)
        printer.write(code)
        return printer.bytes
    }

    // MARK: Files

    private mutating func begin(_ sourceName: String) {
        bytes.append("\(GeneratedNames.marker) from ")
        let name = Array(sourceName.utf8)
        CommentText.append(name, 0..<name.count, to: &bytes)
        bytes.append(
            """
            . DO NOT EDIT.
            // swiftlint:disable all
            // swiftformat:disable all
            // swift-format-ignore-file


            """)
    }

    /// Ends the file. Returns all lines, with the directives between them.
    mutating func finished() -> [UInt8] {
        line("// swiftlint:enable all")
        return marks?.finish(bytes) ?? bytes
    }

    // MARK: Declarations

    /// Adds a declaration to the file.
    mutating func lay(out declaration: SwiftDeclaration) {
        if declaration.isApart { endLine() }
        switch declaration.documentation {
        case .none: break
        case .text(let text): layOutDocumentation(text)
        case .comment(let comment): layOutTemplate(comment.text)
        }
        if case .template(let text) = declaration.body {
            return layOutTemplate(text.text, in: declaration.head)
        }
        beginLine()
        write(declaration.head)
        endLine()
        switch declaration.body {
        case .none, .template: break
        case .members(let members):
            indentation += 1
            for member in members { lay(out: member) }
            indentation -= 1
            line("}")
        case .statements(let statements): layOutBlock(statements)
        }
    }

    // MARK: Statements

    private mutating func layOutBlock(_ statements: [SwiftStatement]) {
        indentation += 1
        for statement in statements { lay(out: statement) }
        indentation -= 1
        line("}")
    }

    private mutating func lay(out statement: SwiftStatement) {
        beginLine()
        write(statement.code)
        endLine()
        if let statements = statement.block { layOutBlock(statements) }
    }

    // MARK: Lines

    private mutating func beginLine() {
        marks?.beginStatement(bytes)
        indent()
    }

    private mutating func indent() { indent(indentation * 4) }

    private mutating func indent(_ columns: Int) {
        for _ in 0..<columns { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func line(_ text: StaticString) {
        beginLine()
        bytes.append(text)
        endLine()
    }

    // MARK: Code

    private mutating func write(_ code: SwiftCode) {
        let outer = indentation
        var start = bytes.count
        for piece in code.pieces {
            switch piece {
            case .newLine, .lineEnd:
                breakLine(from: start)
                write(piece)
                start = bytes.count
            default: write(piece)
            }
        }
        breakLine(from: start)
        indentation = outer
    }

    /// Breaks a line that is too long. One with a source mark stays whole, so that all of it maps
    /// to its source line.
    private mutating func breakLine(from start: Int) {
        // Hot.
        defer { literals.removeAll(keepingCapacity: true) }
        let isComment = bytes[start...].starts(with: "//".utf8)
        if marks != nil, !isComment { return }
        let limit = isComment ? LongLine.commentLimit : LongLine.limit
        if bytes.count - start + indentation * 4 <= limit { return }
        let text = Array(bytes[start...])
        let line = LongLine(text, literals, from: start)
        bytes.removeSubrange(start...)
        for (index, part) in line.parts(indentation: indentation).enumerated() {
            if index > 0 {
                endLine()
                indent(part.indentation * 4)
                if part.isComment { bytes.append("// ") }
            }
            bytes.append(text, part.range)
        }
    }

    private mutating func write(_ piece: SwiftCode.Piece) {
        switch piece {
        case .verbatim(let literal):
            let start = bytes.count
            bytes.append(literal.text)
            literals.append(start..<bytes.count)
        case .text(let text): write(text)
        case .quoted(let text):
            bytes.append(UInt8(ascii: "`"))
            write(text)
            bytes.append(UInt8(ascii: "`"))
        case .escaped(let text): StringLiteral.escape(texts.string(text), into: &bytes)
        case .comment(let text):
            CommentText.append(texts.table.bytes, texts.table.range(text), to: &bytes)
        case .number(let number): DecimalDigits.append(number, to: &bytes)
        case .word(let word): write(word)
        case .mark(let mark): write(mark)
        case .lineArguments(let place): marks?.writeArguments(place, to: &bytes)
        case .newLine(let further, let isStatement):
            endLine()
            indentation += further
            if isStatement { beginLine() } else { indent() }
        case .lineEnd: endLine()
        }
    }

    private mutating func write(_ text: Text) {
        bytes.append(texts.table.bytes, texts.table.range(text))
    }

    private mutating func write(_ word: SwiftCode.Word) {
        switch word {
        case .access: bytes.append(access.text)
        // The access level of an import: as wide as that of the file's declarations.
        case .importAccess: if version.hasImportAccess { bytes.append(access.text) }
        // Data belongs to no actor, whatever the module's default isolation.
        case .nonisolated: if version.hasNonisolatedTypes { bytes.append("nonisolated ") }
        }
    }

    private mutating func write(_ mark: SourceMark) {
        if marks == nil || mark.isInHead && !version.readsDirectivesInFunctions { return }
        guard let gap = marks?.locate(mark.place, bytes), gap > 0, mark.mayBreakLine else { return }
        bytes += repeatElement(UInt8(ascii: "\n"), count: gap)
        indent()
    }

    // MARK: Comments and templates

    /// Documentation as `///` lines.
    private mutating func layOutDocumentation(_ documentation: Text) {
        // A carriage return and a line feed end one line.
        var last: UInt8 = 0
        let text = texts.string(documentation).utf8.filter { byte in
            defer { last = byte }
            return last != UInt8(ascii: "\r") || byte != UInt8(ascii: "\n")
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isLineEnd }) {
            beginLine()
            CommentText.appendDocumentation(Array(line), to: &bytes)
            endLine()
        }
    }

    /// Lines of a template, with the current indentation. The types that they extend are nested in
    /// `outer`.
    private mutating func layOutTemplate(_ text: StaticString, in outer: SwiftCode = "") {
        let head = Array("extension ".utf8)
        marks?.beginStatement(bytes)
        var template: [UInt8] = []
        template.append(text)
        let newLine = UInt8(ascii: "\n")
        for var line in template.split(separator: newLine, omittingEmptySubsequences: false) {
            if !line.isEmpty { indent() }
            if !outer.isEmpty, line.starts(with: head) {
                bytes.append("fileprivate extension ")
                write(outer)
                line = line.dropFirst(head.count)
            }
            bytes += version.known(in: line)
            endLine()
        }
    }
}
