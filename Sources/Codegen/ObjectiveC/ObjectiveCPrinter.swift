import TransitionDSL

/// Prints a plan as Objective-C; contains what both files share.
struct ObjectiveCPrinter {
    private var bytes: [UInt8] = []
    private let sourceName: String
    private let texts: PlanTexts
    let ids: [ObjectiveCMethod]
    let segues: [ObjectiveCMethod]
    /// Empty if the file only imports them.
    let screens: [Screen]
    let namespace: String

    init(_ model: Model, sourceName: String) {
        self.sourceName = sourceName
        let texts = PlanTexts(model.texts)
        ids = model.heroes.filter { $0.declared.isGenerated }
            .flatMap { ObjectiveCMethod.all(of: $0, model, texts) }
        segues = model.segues.filter { $0.declared.isGenerated }
            .map { ObjectiveCMethod($0, model) }
        screens = model.hasOwnScreens ? model.screensOwnFirst.map { model.screens[$0] } : []
        namespace = model.texts.string(model.header.moduleName)
        self.texts = texts
    }

    /// The file without the empty line after its last part.
    var finished: [UInt8] { bytes.suffix(2).elementsEqual("\n\n".utf8) ? bytes.dropLast() : bytes }

    var heroIDs: String { namespace + GeneratedNames.heroIDs.description }
    var segueIDs: String { namespace + GeneratedNames.segueIDs.description }
    var screenType: String { namespace + GeneratedNames.screens.description }

    /// The constant of a screen.
    func constant(_ screen: Screen) -> String {
        namespace + ObjectiveCNames.screen(texts.string(screen.caseName))
    }

    func variable(_ parameter: IDParameter) -> String {
        ObjectiveCNames.variable(texts.string(parameter.name))
    }

    /// Formats and constants of Objective-C end at a NUL, or cause a warning.
    func holdsNUL(_ text: Text) -> Bool { texts.string(text).utf8.contains(0) }

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func line(_ text: String = "") {
        write(text)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// The marker of generated files, and the comment that turns clang-format off.
    mutating func printMarker() {
        write("\(GeneratedNames.marker) from ")
        write(CommentText.inLine(sourceName))
        line(". DO NOT EDIT.")
        line("// clang-format off")
        line()
    }

    /// Documentation as `///` lines. A final backslash, or the trigraph for one, would continue the
    /// comment on the next line: a period after it prevents that.
    mutating func printDocumentation(_ documentation: Text?) {
        guard let documentation else { return }
        let text = texts.string(documentation)
        for written in text.split(
            omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
        {
            let end = written.lastIndex { $0 != " " && $0 != "\t" }
            let content = end.map { written[...$0] } ?? ""
            write(content.isEmpty || content.first == " " ? "///" : "/// ")
            write(CommentText.inLine(content))
            line(content.hasSuffix("\\") || content.hasSuffix("??/") ? " ." : "")
        }
    }

    /// `+ (nullable NSString *)rowWithIndex:(NSInteger)index`.
    mutating func writeDeclaration(_ method: ObjectiveCMethod) {
        write(method.isOptional ? "+ (nullable NSString *)" : "+ (NSString *)")
        if method.parameters.isEmpty { return write(method.words.joined()) }
        for (index, (word, parameter)) in zip(method.words, method.parameters).enumerated() {
            if index > 0 { write(" ") }
            write("\(word):(\(type(of: parameter)))\(variable(parameter))")
        }
    }

    private func type(of parameter: IDParameter) -> String {
        if parameter.isOptional {
            switch parameter.type {
            case .int, .uint, .double, .bool: return "nullable NSNumber *"
            case .string, .foreignScreen: return "nullable NSString *"
            case .url: return "nullable NSURL *"
            case .uuid: return "nullable NSUUID *"
            case .screen: return "nullable \(screenType)"
            case .object, .app: return "nullable id"
            }
        }
        switch parameter.type {
        case .int: return "NSInteger"
        case .uint: return "NSUInteger"
        case .double: return "double"
        case .bool: return "BOOL"
        case .string, .foreignScreen: return "NSString *"
        case .url: return "NSURL *"
        case .uuid: return "NSUUID *"
        case .screen: return screenType
        case .object, .app: return "id"
        }
    }

    /// A string as an expression: a literal or, if it contains a NUL, a call with its length.
    mutating func writeLiteral(_ text: Text) {
        let string = texts.string(text)
        let holdsNUL = holdsNUL(text)
        write(holdsNUL ? "transc_text(\"" : "@\"")
        CStringLiteral.escape(string, inFormat: false, into: &bytes)
        write(holdsNUL ? "\", \(string.utf8.count))" : "\"")
    }

    mutating func writeInFormat(_ text: Text) {
        CStringLiteral.escape(texts.string(text), inFormat: true, into: &bytes)
    }
}

/// The only place that writes the contents of C string literals.
enum CStringLiteral {
    /// Appends a string so that C reads back the same bytes, in one visible line. In a format, `%`
    /// is doubled.
    /// What Swift's literals escape is written as octal escapes of its UTF-8 bytes, always three
    /// digits, so that a following digit is not part of the escape. Two question marks are never
    /// adjacent, since they could begin a trigraph. Bytes that are not UTF-8 become U+FFFD.
    static func escape(_ text: String, inFormat: Bool, into output: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                output.append(UInt8(ascii: "\\"))
                output.append(contentsOf: scalar.utf8)
            case "%" where inFormat: output.append(contentsOf: "%%".utf8)
            case "?" where output.last == UInt8(ascii: "?"): output.append(contentsOf: "\\?".utf8)
            case " "..."~": output.append(contentsOf: scalar.utf8)
            default:
                if scalar.value >= 0xA0, !StringLiteral.isHidden(scalar.value) {
                    output.append(contentsOf: scalar.utf8)
                } else {
                    for byte in scalar.utf8 { appendOctal(byte, to: &output) }
                }
            }
        }
    }

    private static func appendOctal(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        for shift in [6, 3, 0] as [UInt8] { output.append(UInt8(ascii: "0") + (byte >> shift & 7)) }
    }
}
