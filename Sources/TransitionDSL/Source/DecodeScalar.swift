/// The scalar that begins here and its length in bytes; nil when the bytes are not UTF-8:
/// overlong forms, surrogates and values above U+10FFFF are not.
package func decodeScalar(
    _ bytes: Span<UInt8>, at index: Int
) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = bytes[index]
    let length: Int
    var value: UInt32
    switch first {
    case ..<0x80: (length, value) = (1, UInt32(first))
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for offset in 1..<max(length, 1) {
        let byte = bytes[index + offset]
        guard byte & 0xC0 == 0x80 else { return nil }
        value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
}
