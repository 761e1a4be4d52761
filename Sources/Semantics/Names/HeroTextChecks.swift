import TransitionDSL

/// Which ids can have one text: hands the model's ids to HeroTexts/ and reports what it finds.
extension Checker {
    mutating func checkHeroTexts() {
    }
}
