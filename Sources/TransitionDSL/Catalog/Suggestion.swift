/// The candidate that a misspelt word most likely means; nil where none is near.
///
/// Equality but for case comes first, then few typing mistakes, then words that other libraries
/// use for the same thing. Of equally near candidates the first wins.
package func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    let lowercased = word.lowercased()
    let letters = Array(lowercased.unicodeScalars)
    // A word of which every letter would have to change is another word.
    var limit = min(2, max(letters.count, 3) / 3, letters.count - 1)
    var best: String?
    var synonym: (rank: Int, candidate: String)?
    let meanings = synonyms[lowercased] ?? []

    for candidate in candidates {
        let other = candidate.lowercased()
        if other == lowercased { return candidate }
        if let rank = meanings.firstIndex(of: candidate), rank < synonym?.rank ?? .max {
            synonym = (rank, candidate)
        }
        let distance = editDistance(letters, Array(other.unicodeScalars), limit: limit)
        if let distance {
            best = candidate
            // Only what is nearer still replaces it.
            limit = distance - 1
        }
    }
    return best ?? synonym?.candidate
}

/// What people write for names of the language, in lower case, the likeliest meaning first.
private let synonyms: [String: [String]] = [
    "alpha": ["opacity"],
    "back": ["pop", "return"],
    "background": ["backgroundColor"],
    "bottom": ["down"],
    "bounce": ["spring", "easeOutBack"],
    "close": ["dismiss"],
    "colour": ["color", "Color"],
    "corner": ["cornerRadius"],
    "corners": ["cornerRadius"],
    "crossdissolve": ["fade"],
    "crossfade": ["fade"],
    "cubicbezier": ["bezier"],
    "curve": ["timingFunction"],
    "dissolve": ["fade"],
    "drag": ["pan"],
    "ease": ["easeInOut"],
    "easeineaseout": ["easeInOut"],
    "easing": ["timingFunction"],
    "end": ["trailing"],
    "forward": ["go"],
    "modal": ["present"],
    "move": ["translate"],
    "offset": ["translate"],
    "pause": ["delay"],
    "radius": ["cornerRadius"],
    "resize": ["size"],
    "rotation": ["rotate"],
    "screenedgepan": ["edgePan"],
    "set": ["replace"],
    "show": ["push", "present"],
    "stagger": ["cascade"],
    "start": ["leading"],
    "swipe": ["pan", "edgePan"],
    "time": ["duration"],
    "timing": ["timingFunction"],
    "top": ["up"],
    "transparency": ["opacity"],
    "turn": ["rotate"],
    "wait": ["delay"],
]

/// The fewest insertions, deletions, changes and swaps of neighbours that turn one word into the
/// other, none touched twice (optimal string alignment); nil where they are more than `limit`.
package func editDistance(
    _ word: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int
) -> Int? {
    guard limit >= 0, abs(word.count - other.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for row in 0..<word.count {
        var current = [row + 1]
        current.reserveCapacity(other.count + 1)
        for column in 0..<other.count {
            let change = previous[column] + (word[row] == other[column] ? 0 : 1)
            var cost = min(change, previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
                cost = min(cost, beforePrevious[column - 1] + 1)
            }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[other.count] <= limit ? previous[other.count] : nil
}
