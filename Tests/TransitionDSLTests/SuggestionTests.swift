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
}
