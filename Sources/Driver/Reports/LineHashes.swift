import Serialization
import TransitionDSL

/// For each line of a file the hash by which GitHub recognizes a finding: its action computes the
/// same from the file and warns if a report has another. The number after the colon separates lines
/// with equal hashes.
/// It hashes the 100 UTF-16 code units from the start of the line, across line ends, without spaces
/// and tabs. CR and CR LF count as LF, and a unit of 0xFFFF ends the file.
func primaryLocationLineHashes(_ bytes: [UInt8]) -> [String] {
    let (lineFeed, carriageReturn): (UInt16, UInt16) = (10, 13)
    var units: [UInt16] = []
    var starts: [Int] = []
    func enter(_ unit: UInt16) {
        if units.isEmpty || units.last == lineFeed { starts.append(units.count) }
        units.append(unit)
    }
    var previous: UInt16 = 0
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
        let isSecondHalf = unit == lineFeed && previous == carriageReturn
        previous = unit
        // A space or a tab.
        if unit == 32 || unit == 9 || isSecondHalf { continue }
        enter(unit == carriageReturn ? lineFeed : unit)
    }
    enter(0xFFFF)
    units += repeatElement(0, count: 100)
    var occurrences: [UInt64: Int] = [:]
    return starts.map { start in
        let hash = units[start..<start + 100].reduce(0 as UInt64) { $0 &* 37 &+ UInt64($1) }
        let count = occurrences[hash, default: 0] + 1
        occurrences[hash] = count
        return "\(String(hash, radix: 16)):\(count)"
    }
}

/// For each finding a string by which a later run recognizes it. It depends on the id, the path,
/// the text of its line and the message, never on a position, so that edits above change nothing.
/// Equal findings are numbered, so that all fingerprints differ.
func fingerprints(of findings: [Finding]) -> [String] {
    var taken: Set<String> = []
    // The last number of each key, so that the next finding continues from there.
    var counts: [String: Int] = [:]
    return findings.map { finding in
        let words = finding.lineText.split { $0.isWhitespace }.joined(separator: " ")
        let key = [finding.id.name, finding.location.path, words, finding.message]
            .joined(separator: "\0")
        var count = counts[key, default: 0]
        var digits = ""
        repeat {
            count += 1
            digits = fingerprint("\(key)\0\(count)")
        } while !taken.insert(digits).inserted
        counts[key] = count
        return digits
    }
}
