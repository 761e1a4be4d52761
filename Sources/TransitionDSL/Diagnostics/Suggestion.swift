/// The candidate that a misspelt word most likely means; nil if none is close.
///
/// Candidates that differ only in case come first, then those with few typing mistakes, then
/// synonyms from other libraries. Of equally close candidates the first wins.
package func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    let lowercased = word.lowercased()
    let letters = Array(lowercased.unicodeScalars)
    // If every letter differs, it is another word.
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
            // Only a closer candidate replaces it.
            limit = distance - 1
        }
    }
    return best ?? synonym?.candidate
}

/// Synonyms that people write for names of the language, in lower case; the likeliest first.
private let synonyms: [String: [String]] = [
    "alpha": ["opacity"], "back": ["pop", "return"], "background": ["backgroundColor"],
    "borderradius": ["cornerRadius"], "bounce": ["spring", "easeOutBack"],
    "class": ["screen"], "close": ["dismiss"], "colour": ["color", "Color"], "const": ["hero"],
    "corner": ["cornerRadius"], "cover": ["present"], "corners": ["cornerRadius"],
    "crossdissolve": ["fade"], "crossfade": ["fade"], "cubicbezier": ["bezier"],
    "curve": ["timingFunction"], "dissolve": ["fade"], "drag": ["pan"], "ease": ["easeInOut"],
    "easeineaseout": ["easeInOut"], "easing": ["timingFunction"], "end": ["trailing"],
    "extends": ["is"], "forward": ["go"], "fullscreencover": ["present"], "heroid": ["hero"],
    "implements": ["is"], "let": ["hero"], "modal": ["present"], "move": ["translate"],
    "navigate": ["push"], "offset": ["translate"], "pause": ["delay"], "radius": ["cornerRadius"],
    "resize": ["size"], "rotation": ["rotate"], "routes": ["registry"], "scene": ["screen"],
    "screenedgepan": ["edgePan"], "set": ["replace"], "sheet": ["present"],
    "show": ["push", "present"], "stagger": ["cascade"], "start": ["leading"], "struct": ["screen"],
    "swipe": ["pan", "edgePan"], "time": ["duration"], "timing": ["timingFunction"],
    "transitions": ["registry"], "transparency": ["opacity"], "turn": ["rotate"], "usearc": ["arc"],
    "val": ["hero"], "var": ["hero"], "wait": ["delay"], "zindex": ["zPosition"],
]

/// The edit distance with insertions, deletions, changes and swaps of neighbours (optimal string
/// alignment); nil if it exceeds `limit`.
/// Only cells within `limit` of the diagonal are computed: others exceed the limit.
package func editDistance(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int) -> Int? {
    guard limit >= 0, abs(word.count - other.count) <= limit else { return nil }
    // In each row, a column is its distance from the first one computed.
    let unknown = [Int](repeating: limit + 1, count: 2 * limit + 1)
    var (beforePrevious, previous) = (unknown, unknown)
    for row in 0...word.count {
        var current = unknown
        for place in unknown.indices {
            let column = row + place - limit
            guard 0...other.count ~= column else { continue }
            if row == 0 {
                current[place] = column
                continue
            }
            var cost = place + 1 < unknown.count ? previous[place + 1] + 1 : limit + 1
            if place > 0 { cost = min(cost, current[place - 1] + 1) }
            if column > 0 {
                let isSame = word[row - 1] == other[column - 1]
                cost = min(cost, previous[place] + (isSame ? 0 : 1))
            }
            if row > 1, column > 1, word[row - 1] == other[column - 2],
                word[row - 2] == other[column - 1]
            {
                cost = min(cost, beforePrevious[place] + 1)
            }
            current[place] = cost
        }
        (beforePrevious, previous) = (previous, current)
    }
    let distance = previous[other.count - word.count + limit]
    return distance <= limit ? distance : nil
}
