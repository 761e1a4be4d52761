/// The one name that is nearest to a mistyped one: two edits away at most, and fewer than the name
/// is long. Of several as near, the first.
func nearestName(to name: String, in names: [String]) -> String? {
    let typed = Array(name.utf8)
    var best: (name: String, distance: Int)?
    for candidate in names {
        let letters = Array(candidate.utf8)
        guard abs(letters.count - typed.count) <= 2 else { continue }
        let distance = editDistance(typed, letters)
        if distance <= 2, distance < letters.count, distance < best?.distance ?? Int.max {
            best = (candidate, distance)
        }
    }
    return best?.name
}

/// How many letters must be put in, taken out, replaced or swapped with their neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
        var current = [row + 1]
        for column in 0..<right.count {
            let isSame = left[row] == right[column]
            var distance = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1)
            distance = min(distance, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}

/// Whether a text has the shape of a name: `_` or a Unicode XID start, then XID continues.
func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
}

/// The namespace of a file that names none: the file's name without `.trans`, in upper camel case.
/// `news-reader.trans` gives `NewsReader`.
func defaultNamespace(forPath path: String) -> String {
    var name = lastComponent(of: path)
    if name.hasSuffix(".trans") { name.removeLast(6) }
    var result = String.UnicodeScalarView()
    var beginsWord = true
    for scalar in name.unicodeScalars {
        guard scalar.properties.isXIDContinue else {
            beginsWord = true
            continue
        }
        if beginsWord {
            result.append(contentsOf: scalar.properties.titlecaseMapping.unicodeScalars)
        } else {
            result.append(scalar)
        }
        beginsWord = false
    }
    guard let first = result.first else { return "Transitions" }
    return first == "_" || first.properties.isXIDStart ? String(result) : "_" + String(result)
}
