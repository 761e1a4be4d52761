import TransitionDSL

/// For each line of a file the hash by which GitHub knows a finding again: its action computes the
/// same from the file and warns where a report holds another. The number behind the colon tells
/// lines with equal hashes apart.
///
/// It is a rolling hash of the 100 UTF-16 code units from the start of the line on, over the ends
/// of lines, without spaces and tabs. CR and CR LF count as LF, and a unit of 0xFFFF ends the file.
func primaryLocationLineHashes(_ bytes: [UInt8]) -> [String] {
    var hasher = LineHasher()
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { hasher.take(unit) }
    return hasher.finish()
}

private struct LineHasher {
    private static let width = 100
    private static let base: UInt64 = 37
    /// What the unit that leaves the window has been multiplied by.
    private static let leaving = (0..<width).reduce(1 as UInt64) { power, _ in power &* base }

    /// The last units, as a ring.
    private var window = [UInt16](repeating: 0, count: width)
    /// Whether the unit at a place of the ring begins a line.
    private var beginsLine = [Bool](repeating: false, count: width)
    private var index = 0
    private var hash: UInt64 = 0
    private var isAtLineStart = true
    private var isAfterCR = false
    private var occurrences: [UInt64: Int] = [:]
    private var hashes: [String] = []

    mutating func take(_ unit: UInt16) {
        let isSecondHalf = isAfterCR && unit == lineFeed
        isAfterCR = false
        if unit == space || unit == tab || isSecondHalf { return }
        isAfterCR = unit == carriageReturn
        enter(isAfterCR ? lineFeed : unit)
    }

    mutating func finish() -> [String] {
        enter(0xFFFF)
        for _ in 0..<Self.width {
            tellLine()
            roll(0)
        }
        return hashes
    }

    private mutating func enter(_ unit: UInt16) {
        tellLine()
        beginsLine[index] = isAtLineStart
        isAtLineStart = unit == lineFeed
        roll(unit)
    }

    /// Tells the hash of the line that begins with the unit about to leave the window.
    private mutating func tellLine() {
        guard beginsLine[index] else { return }
        beginsLine[index] = false
        let count = occurrences[hash, default: 0] + 1
        occurrences[hash] = count
        hashes.append("\(String(hash, radix: 16)):\(count)")
    }

    private mutating func roll(_ unit: UInt16) {
        hash = hash &* Self.base &+ UInt64(unit) &- Self.leaving &* UInt64(window[index])
        window[index] = unit
        index = (index + 1) % Self.width
    }
}

private let lineFeed = UInt16(UInt8(ascii: "\n"))
private let carriageReturn = UInt16(UInt8(ascii: "\r"))
private let space = UInt16(UInt8(ascii: " "))
private let tab = UInt16(UInt8(ascii: "\t"))

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
