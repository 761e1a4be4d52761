import AppSource
import TransitionDSL

/// A call of generated code or of the runtime in the code of an app, by its text.
struct CallText {
    var file: FileIndex
    /// The name before the dot; nil for `self` and for none.
    var receiver: String?
    /// What is between the parentheses, without what was searched for.
    var argument: String
    /// The class or extension around it, as far as the words before it tell.
    var container: String?
    /// What was searched for.
    var place: SourcePlace
}

/// The calls that begin with a text such as `install(in:`, in code that people write.
func callTexts(_ beginning: String, in files: [AppFile]) -> [CallText] {
    let wanted = Array(beginning.utf8)
    return files.filter { $0.isByHand && $0.isCode }.flatMap { file -> [CallText] in
        let bytes = file.source.bytes
        var found: [CallText] = []
        var rest = bytes[...]
        while let start = rest.place(of: wanted) {
            let end = start + wanted.count
            found.append(
                CallText(
                    file: file.source.index, receiver: receiver(bytes[..<start]),
                    argument: argument(bytes[end...]), container: container(bytes[..<start]),
                    place: SourcePlace(
                        file: file.source.index,
                        range: SourceRange(start..<end))))
            rest = bytes[end...]
        }
        return found
    }
}

private func receiver(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.last == UInt8(ascii: ".") else { return nil }
    let operators = [UInt8(ascii: "?"), UInt8(ascii: "!")]
    let name = bytes.dropLast().reversed().drop { operators.contains($0) }
        .prefix { $0.isPartOfName }.reversed()
    let text = String(decoding: Array(name), as: UTF8.self)
    return text == "self" ? nil : text
}

/// The text up to the parenthesis that closes a call.
private func argument(_ bytes: ArraySlice<UInt8>) -> String {
    var depth = 1
    let text = bytes.prefix { byte in
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        return depth > 0
    }
    return String(decoding: text.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
}

/// The name after the last `class` or `extension`.
private func container(_ bytes: ArraySlice<UInt8>) -> String? {
    let words = bytes.split { !$0.isPartOfName }
    let declarations = [Array("class".utf8), Array("extension".utf8)]
    for (word, name) in zip(words, words.dropFirst()).reversed()
    where declarations.contains(Array(word)) && name.first?.isCapital ?? false {
        return String(decoding: name, as: UTF8.self)
    }
    return nil
}
