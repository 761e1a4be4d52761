/// JSON whose members keep their order, for files that the tests write.
indirect enum JSONText {
    case bool(Bool)
    case string(String)
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    /// The file: two spaces a level, one final newline.
    var text: String { lines("") + "\n" }

    /// The value, with the given indentation before each line but the first.
    func lines(_ indentation: String) -> String {
        switch self {
        case .bool(let value): "\(value)"
        case .string(let value): Self.quoted(value)
        case .array(let items):
            Self.list("[", items.map { $0.lines(indentation + "  ") }, "]", indentation)
        case .object(let members):
            Self.list(
                "{",
                members.map { "\(Self.quoted($0.key)): \($0.value.lines(indentation + "  "))" },
                "}", indentation)
        }
    }

    private static func list(
        _ open: String, _ items: [String], _ close: String, _ indentation: String
    ) -> String {
        guard !items.isEmpty else { return open + close }
        let line = "\(open) \(items.joined(separator: ", ")) \(close)"
        if !line.contains("\n"), indentation.count + line.count <= 100 { return line }
        let inner = items.map { "\(indentation)  \($0)" }.joined(separator: ",\n")
        return "\(open)\n\(inner)\n\(indentation)\(close)"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped.replacing("\n", with: "\\n").replacing("\t", with: "\\t"))\""
    }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral items: JSONText...) { self = .array(items) }
    init(dictionaryLiteral members: (String, JSONText)...) {
        self = .object(members.map { (key: $0.0, value: $0.1) })
    }
}
