import TransitionDSL

/// For each finding a text by which a later run knows it again: made of the id, the path, the text
/// of its line and the message, never of a position, so that lines that come or go above change
/// nothing. Findings alike in all of these are numbered, so that no two share a fingerprint.
func fingerprints(of findings: [Finding]) -> [String] {
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    return findings.map { finding in
        let words = finding.lineText.split { $0.isWhitespace }.joined(separator: " ")
        let key = [finding.id.rawValue, finding.location.path, words, finding.message]
            .joined(separator: "\0")
        var count = counts[key, default: 0]
        var fingerprint = ""
        repeat {
            count += 1
            fingerprint = transc.fingerprint("\(key)\0\(count)")
        } while !taken.insert(fingerprint).inserted
        counts[key] = count
        return fingerprint
    }
}

/// FNV-1a, twice with different starts for 128 bits, as 32 digits.
func fingerprint(_ text: String) -> String {
    var high: UInt64 = 0xcbf2_9ce4_8422_2325
    var low: UInt64 = 0x6c62_272e_07bb_0142
    for byte in text.utf8 {
        high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
        low = (low ^ UInt64(byte) ^ high >> 32) &* 0x100_0000_01b3
    }
    return digits(high) + digits(low)
}

private func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
}
