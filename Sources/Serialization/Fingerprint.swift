/// FNV-1a, twice with different starts for 128 bits, as 32 digits.
package func fingerprint(_ text: String) -> String {
    var high: UInt64 = 0xcbf2_9ce4_8422_2325
    var low: UInt64 = 0x6c62_272e_07bb_0142
    for byte in text.utf8 {
        high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
        low = (low ^ UInt64(byte) ^ high >> 32) &* 0x100_0000_01b3
    }
    return digits(high, count: 16) + digits(low, count: 16)
}
