/// The text of bytes in base 64. White space and what belongs to no digit are skipped.
func decodedBase64(_ text: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for digit in text.utf8 {
        if digit == UInt8(ascii: "=") { break }
        guard let value = value(ofBase64: digit) else { continue }
        bits = bits &* 64 &+ UInt32(value)
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func value(ofBase64 digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
}
