import TransitionDSL

/// A path as a URI reference: relative if it is relative, else `file:`. Links are not followed.
/// Bytes that a URI cannot contain are percent-encoded, and `:` too, since the text before one
/// could be read as a scheme.
package func uri(ofPath path: String) -> String {
    (isAbsolute(path) ? "file://" : "") + percentEncoded(path)
}

/// The address of a picture that contains the picture. Markdown reads nothing in it as a sign of
/// its own.
package func uri(ofSVG svg: String) -> String { "data:image/svg+xml," + percentEncoded(svg) }

private func percentEncoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
            encoded.unicodeScalars.append(Unicode.Scalar(byte))
        default: encoded += "%" + digits(byte, count: 2, uppercase: true)
        }
    }
}

/// The path of a `file:` URI on this machine; nil for any other text.
package func path(ofURI text: String) -> String? {
    let scheme = "file://"
    guard String(text.utf8.prefix(scheme.utf8.count))?.lowercased() == scheme else { return nil }
    var rest = text.utf8.dropFirst(scheme.utf8.count)
    if rest.first != UInt8(ascii: "/") {
        let host = rest.prefix { $0 != UInt8(ascii: "/") }
        guard String(host) == "localhost" else { return nil }
        rest = rest.dropFirst(host.count)
    }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
        // A query or a fragment is not a part of the path.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        if byte == UInt8(ascii: "%") {
            let code = String(decoding: rest.prefix(2), as: UTF8.self)
            guard code.utf8.count == 2, code.utf8.allSatisfy({ $0.isHexDigit }),
                let value = UInt8(code, radix: 16), value != 0
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        } else {
            bytes.append(byte)
        }
    }
    return String(validating: bytes, as: UTF8.self)
}
