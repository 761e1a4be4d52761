import TransitionDSL

/// A JSON value; members keep their order.
package enum JSON: Sendable {
    case null
    case bool(Bool)
    /// As on machines of 64 bits, wherever it runs.
    case whole(Int64)
    /// A number that is not whole, or too large.
    case decimal(Double)
    case string(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    package static func number(_ number: Int) -> JSON { .whole(Int64(number)) }

    /// A string, or null.
    package static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

    /// Appends a member; nil adds none.
    package func with(_ name: String, _ value: JSON?) -> JSON {
        guard case .object(let members) = self, let value else { return self }
        return .object(members + [(name, value)])
    }

    package var line: [UInt8] {
        var writer = JSONWriter(isIndented: false)
        writer.write(self)
        return writer.bytes
    }

    /// The value as a file: indented, with a final newline.
    package var file: [UInt8] {
        var writer = JSONWriter(isIndented: true)
        writer.write(self)
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}

/// Text between the quotes of a JSON string.
package func jsonEscaped(_ text: String) -> String {
    var writer = JSONWriter(isIndented: false)
    writer.write(.string(text))
    return String(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self)
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(integerLiteral number: Int) { self = .number(number) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { (name: $0.0, value: $0.1) })
    }
}

/// Prints values; the nesting depth depends on the format, never on the input.
private struct JSONWriter {
    let isIndented: Bool
    var bytes: [UInt8] = []
    private var depth = 0

    init(isIndented: Bool) { self.isIndented = isIndented }

    mutating func write(_ value: JSON) {
        switch value {
        case .null: bytes.append("null")
        case .bool(let value): bytes.append(value ? "true" : "false")
        case .whole(let number): bytes.append(String(number))
        // JSON has no infinity, and no text has one.
        case .decimal(let number): bytes.append(number.isFinite ? "\(number)" : "null")
        case .string(let text): write(text)
        case .array(let elements):
            list("[", "]", elements) { writer, element in writer.write(element) }
        case .object(let members):
            list("{", "}", members) { writer, member in
                writer.write(member.name)
                writer.bytes.append(writer.isIndented ? ": " : ":")
                writer.write(member.value)
            }
        }
    }

    private mutating func list<Element>(
        _ open: String, _ close: String, _ elements: [Element],
        _ writeElement: (inout JSONWriter, Element) -> Void
    ) {
        bytes.append(open)
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine()
            writeElement(&self, element)
        }
        depth -= 1
        if !elements.isEmpty { breakLine() }
        bytes.append(close)
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    /// Escapes what JSON requires, and all characters that a terminal or a line reader may
    /// interpret. Runners of CI services read commands that begin with `##`.
    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "#" where bytes.last == UInt8(ascii: "#"): bytes.append("\\u0023")
            case "\"": bytes.append("\\\"")
            case "\\": bytes.append("\\\\")
            case "\n": bytes.append("\\n")
            case "\r": bytes.append("\\r")
            case "\t": bytes.append("\\t")
            default:
                if visible(scalar) == scalar, let encoded = UTF8.encode(scalar) {
                    bytes += encoded
                } else {
                    for unit in String(scalar).utf16 {
                        bytes.append("\\u\(digits(unit, count: 4))")
                    }
                }
            }
        }
    }
}
