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
    "alpha": ["opacity"], "back": ["pop", "return"], "background": ["backgroundColor"],
    "borderradius": ["cornerRadius"], "bottom": ["down"], "bounce": ["spring", "easeOutBack"],
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
    "swipe": ["pan", "edgePan"], "time": ["duration"], "timing": ["timingFunction"], "top": ["up"],
    "transitions": ["registry"], "transparency": ["opacity"], "turn": ["rotate"], "usearc": ["arc"],
    "val": ["hero"], "var": ["hero"], "wait": ["delay"], "zindex": ["zPosition"],
]

extension Catalog {
    /// What to write for calls of other libraries that no single name of the language replaces.
    package static let advice: [String: String] = [
        "selectBy": "write the animation, `/` and the return animation, as in `zoom / zoomOut`"
    ]
}

/// The fewest insertions, deletions, changes and swaps of neighbours that turn one word into the
/// other, none touched twice (optimal string alignment); nil where they are more than `limit`.
///
/// Only what lies within `limit` of the diagonal is looked at: elsewhere so many letters would have
/// to be inserted or left out. So it takes as long as a word is, and not as the product of both.
package func editDistance(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int) -> Int? {
    guard limit >= 0, abs(word.count - other.count) <= limit else { return nil }
    // Of each row, the place of a column is how far it is behind the first that is looked at.
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
        if current.allSatisfy({ $0 > limit }) { return nil }
        (beforePrevious, previous) = (previous, current)
    }
    let distance = previous[other.count - word.count + limit]
    return distance <= limit ? distance : nil
}
