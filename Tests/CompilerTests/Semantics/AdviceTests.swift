import Testing
import TransitionDSL

/// Words of UIKit that are no names of the language: the help says who does it.
@Suite struct AdviceTests {
    private func help(_ play: String) -> String? {
        lintProblems(
            """
            screen List = ListController
            screen Terms = TermsController
            defaults { reduceMotion fade }
            registry App { present List -> Terms: \(play) }
            """
        ).first?.help
    }

    @Test(
        arguments: [
            ("flipHorizontal", "write `flip(left)`"),
            ("transitionFlipFromLeft", "write `flip(right)`"),
            ("flipFromBottom", "write `flip(up)`"), ("curlDown", "write `curl(down)`"),
            ("pageCurl", "write `curl(up)`"), ("rotate(y: 90deg)", "an animator of the app"),
            ("partialCurl", "`modalTransitionStyle`"), ("curl(left)", nil),
            ("curl", "write `curl(up)` or `curl(down)`"),
        ] as [(String, String?)])
    func aStyleOfUIKitIsNamed(_ play: String, _ words: String?) {
        #expect(words.map { help(play)?.contains($0) == true } ?? (help(play) == nil))
        #expect(help(play)?.contains("did you mean") != true)
    }

    @Test func dissolvingIsFading() {
        for play in ["crossDissolve", "dissolve"] { #expect(help(play) == "did you mean `fade`?") }
        #expect(help("coverVertical") == "write `cover(up)`")
    }

    @Test(arguments: [
        ("pageSheet", "`modalPresentationStyle`"), ("fullScreen", "`modalPresentationStyle`"),
        ("fade with presentationStyle(pageSheet)", "`modalPresentationStyle`"),
        ("fade with detents(medium)", "`UISheetPresentationController`"),
        ("fade with size(width: 3, height: 2)", "`UISheetPresentationController`"),
        ("fade with dimming(0.5)", "`UISheetPresentationController`"),
        ("fade with tapToDismiss", "`isModalInPresentation`"),
    ])
    func theAppSetsUpAPresentation(_ play: String, _ name: String) {
        #expect(help(play)?.contains(name) == true)
    }

    @Test func aKeyFrameTurnsInThePlane() {
        let problems = lintProblems(
            """
            animator turn with duration(1s) { fromView 0%...100%: rotate(y: 90deg) }
            """)
        #expect(problems.first?.help?.contains("in its plane") == true)
        #expect(problems.first?.fix == nil)
    }

    /// Other places, and names that the file declares, mean what they meant.
    @Test func wordsOfOtherPlacesAreNotMeant() {
        let problems = lintProblems(
            """
            engine hero
            modifiers turned = rotate(y: 90deg), size(size(width: 3, height: 2))
            animation sheet = cover(up)
            screen List = ListController { root: with turned }
            defaults { present sheet reduceMotion fade }
            """)
        #expect(!problems.contains { $0.severity == .error }, "\(problems)")
    }
}
