import Testing
import TransitionDSL

@Suite struct SuggestionTests {
    private let names = ["push", "pull", "pageIn", "pageOut", "fade", "opacity", "cornerRadius"]

    @Test(arguments: [
        ("FADE", "fade"),
        ("pagein", "pageIn"),
        ("psuh", "push"),
        ("pus", "push"),
        ("pushh", "push"),
        ("opactiy", "opacity"),
        ("cornerRadios", "cornerRadius"),
        ("cornrRadiu", "cornerRadius"),
        ("crossDissolve", "fade"),
        ("alpha", "opacity"),
    ])
    func nearestNameIsFound(word: String, name: String) {
        #expect(nearest(word, among: names) == name)
    }

    @Test(arguments: ["", "x", "xyzzy", "pxxx", "cornRadi", "modal"])
    func nothingNearIsNothing(word: String) {
        #expect(nearest(word, among: names) == nil)
    }

    @Test func theLimitGrowsWithTheWord() {
        #expect(nearest("abcXY", among: ["abcde"]) == nil)
        #expect(nearest("abcdXY", among: ["abcdef"]) == "abcdef")
        #expect(nearest("abcdefghXYZ", among: ["abcdefghijk"]) == nil)
        #expect(nearest("xs", among: ["ys"]) == "ys")
    }

    @Test func theFirstOfEquallyNearOnesWins() {
        #expect(nearest("puxh", among: ["push", "puch"]) == "push")
        #expect(nearest("puxh", among: ["puch", "push"]) == "puch")
        #expect(nearest("abcdeX", among: ["abcdXe", "abcdef"]) == "abcdXe")
        #expect(nearest("abcdefXX", among: ["abcdefgh", "abcdefgX"]) == "abcdefgX")
    }

    @Test func caseAloneBeatsAnyMistake() {
        #expect(nearest("Row", among: ["Rows", "row"]) == "row")
    }

    @Test func spellingBeatsSynonymsAndSynonymsKeepTheirOrder() {
        #expect(nearest("alpha", among: ["opacity", "alpha2"]) == "alpha2")
        #expect(nearest("show", among: ["present", "push"]) == "push")
    }

    @Test func lettersBeyondASCIICount() {
        #expect(nearest("größe", among: ["grösse", "große"]) == "große")
        #expect(nearest("БАННЕР", among: ["баннер"]) == "баннер")
    }

    /// All words of up to three of three letters, with each other.
    @Test(arguments: 0...3)
    func distancesAreThoseOfTheirDefinition(limit: Int) {
        var words: [[Unicode.Scalar]] = [[]]
        for _ in 0..<3 {
            words += words.flatMap { word in "abc".unicodeScalars.map { word + [$0] } }
        }
        for word in Set(words) {
            for other in Set(words) {
                let distance = distance(word[...], other[...])
                #expect(
                    editDistance(word, other, limit: limit)
                        == (distance <= limit ? distance : nil),
                    "\(word) \(other)")
            }
        }
    }

    private func distance(
        _ word: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>
    ) -> Int {
        guard let last = word.last, let otherLast = other.last else {
            return word.count + other.count
        }
        let (rest, otherRest) = (word.dropLast(), other.dropLast())
        var least = min(
            distance(rest, other) + 1, distance(word, otherRest) + 1,
            distance(rest, otherRest) + (last == otherLast ? 0 : 1))
        if rest.last == otherLast, otherRest.last == last {
            least = min(least, distance(rest.dropLast(), otherRest.dropLast()) + 1)
        }
        return least
    }
}
