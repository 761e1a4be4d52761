package import Resolution
package import TransitionDSL

/// A declaration of the generated Swift that the code of the app can use.
package struct GeneratedName: Sendable {
    /// In the namespace, with argument labels: `HeroID.story(id:opener:)`. Members of extensions
    /// begin with the type that is extended.
    package var name: String
    /// The declaration without its body, its access level and the values of defaults.
    package var declaration: String
    /// Where the file declares the source of it.
    package var place: SourcePlace?
}

/// What app code can use of the Swift of a program, in the order of the Swift. The cases of
/// `Screen` are not included: they are the screens.
package func generatedNames(of model: Model, tables: [Table]) -> [GeneratedName] {
    let plan = swiftPlan(model, tables: tables, sourceName: "", options: GenerationOptions())
    var names: [GeneratedName] = []
    let namespace = model.texts.string(model.header.moduleName)
    for declaration in plan.declarations {
        add(declaration, in: [], namespace, plan.texts, to: &names)
    }
    return names
}

/// Adds a declaration and its members; types of generated Swift nest in a few levels.
private func add(
    _ declaration: SwiftDeclaration, in path: [String], _ namespace: String, _ texts: PlanTexts,
    to names: inout [GeneratedName]
) {
    let head = DeclarationHead(
        SwiftPrinter.bytes(of: declaration.head.withoutMarks().code, texts), namespace)
    let isVisible = declaration.head.pieces.contains(.word(.access))
    guard isVisible || head.keyword == "extension" else { return }
    let isNamespace = path.isEmpty && head.name == namespace
    let inner = isNamespace ? [] : path + [head.name]
    if isVisible, !isNamespace {
        names.append(
            GeneratedName(
                name: (path + [head.name + head.labels]).joined(separator: "."),
                declaration: head.signature, place: declaration.place))
    }
    if case .members(let members) = declaration.body {
        for member in members { add(member, in: inner, namespace, texts, to: &names) }
    }
}

/// The parts of a declaration's first line.
private struct DeclarationHead {
    private(set) var keyword = ""
    private(set) var name = ""
    /// `(id:opener:)`; empty if it is not a function.
    private(set) var labels = ""
    /// Without attributes, values and the body.
    private(set) var signature = ""

    private static let keywords: Set<String> = [
        "let", "var", "func", "enum", "struct", "class", "extension", "typealias", "protocol",
    ]

    init(_ bytes: [UInt8], _ namespace: String) {
        var words = Self.signature(bytes).split(separator: " ").map { word in
            // The namespace is a difference of its own.
            String(word.hasPrefix(namespace + ".") ? word.dropFirst(namespace.count + 1) : word)
        }
        words.removeAll { $0 == "nonisolated" || $0.hasPrefix("@") }
        signature = words.joined(separator: " ")
        guard let index = words.firstIndex(where: Self.keywords.contains) else { return }
        keyword = words[index]
        let rest = words.dropFirst(index + 1).joined(separator: " ")
        name = String(rest.prefix { !"(:<{ ".contains($0) }.filter { $0 != "`" })
        if keyword == "func" { labels = Self.labels(rest.dropFirst(name.count)) }
    }

    /// The text up to the body or the value. Defaults in parentheses are without their values.
    private static func signature(_ bytes: [UInt8]) -> String {
        // Hot.
        var result: [UInt8] = []
        var (depth, isInString, isInDefault) = (0, false, false)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\\"), isInString {
                index += 1
                continue
            }
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if isInString { continue }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "="), UInt8(ascii: "{"):
                if depth == 0 { return String(decoding: result, as: UTF8.self) }
                isInDefault = isInDefault || byte == UInt8(ascii: "=")
                if byte == UInt8(ascii: "=") { result += "= …".utf8 }
            default: break
            }
            let ends = byte == UInt8(ascii: ",") && depth == 1 || depth == 0
            if isInDefault, ends { isInDefault = false }
            if !isInDefault { result.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The labels of the parameters at the beginning of a text.
    private static func labels(_ text: Substring) -> String {
        guard text.first == "(" else { return "" }
        var labels = "("
        var (depth, label, isDone) = (0, "", false)
        for character in text {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case ":" where depth == 1 && !isDone:
                labels += (label.split(separator: " ").first.map(String.init) ?? "") + ":"
                isDone = true
            case "," where depth == 1: (label, isDone) = ("", false)
            default: if depth == 1, !isDone { label.append(character) }
            }
            if depth == 0 { break }
        }
        return labels + ")"
    }
}
