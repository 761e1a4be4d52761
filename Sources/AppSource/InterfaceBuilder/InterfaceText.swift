package import TransitionDSL

extension InterfaceFile {
    /// The text of a range with its references expanded. A line ends in LF, and each blank of an
    /// attribute is a space, as XML demands. A reference that has no meaning stays as it is.
    package func decoded(
        _ range: SourceRange, isAttribute: Bool, hasReferences: Bool = true
    ) -> String {
        let offsets = range.offsets.clamped(to: 0..<bytes.count)
        var result: [UInt8] = []
        var index = offsets.lowerBound
        while index < offsets.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&"), hasReferences,
                let reference = reference(at: index, before: offsets.upperBound)
            {
                result.append(contentsOf: String(reference.scalar).utf8)
                index = reference.end
                continue
            }
            index += 1
            if byte == 0x0D {
                if index < offsets.upperBound, bytes[index] == 0x0A { index += 1 }
                result.append(isAttribute ? 0x20 : 0x0A)
            } else {
                result.append(isAttribute && (byte == 0x09 || byte == 0x0A) ? 0x20 : byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The longest reference: `&#x10FFFF;` with some leading zeros.
    private static let longestReference = 32

    /// The reference that begins at `&`; nil if it has no meaning.
    private func reference(
        at start: Int, before end: Int
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        let limit = min(end, start + Self.longestReference)
        guard
            let semicolon = (start..<limit).first(where: { bytes[$0] == UInt8(ascii: ";") })
        else { return nil }
        let name = bytes[(start + 1)..<semicolon]
        let scalar: Unicode.Scalar?
        if name.first == UInt8(ascii: "#") {
            scalar = character(name.dropFirst())
        } else {
            scalar = Self.entities.first { name.elementsEqual($0.name.utf8) }?.scalar
        }
        return scalar.map { ($0, semicolon + 1) }
    }

    private static let entities: [(name: String, scalar: Unicode.Scalar)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
    ]

    /// `233` or `xE9`; nil for what is no character of XML.
    private func character(_ number: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = number.first == UInt8(ascii: "x")
        let digits = isHexadecimal ? number.dropFirst() : number
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
            let value = UInt32(text, radix: isHexadecimal ? 16 : 10),
            value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D,
            value != 0xFFFE, value != 0xFFFF
        else { return nil }
        return Unicode.Scalar(value)
    }
}
