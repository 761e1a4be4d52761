import TransitionDSL

/// A path as a URI reference: relative where it is relative, `file:` where it is not. Links are not
/// followed. The bytes that a URI cannot hold are percent-encoded, and `:` too, since what stands
/// before one could be read as a scheme.
func uri(ofPath path: String) -> String {
    var text = isAbsolute(path) ? "file://" : ""
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
            text.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            text += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
        }
    }
    return text
}
