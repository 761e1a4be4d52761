import Testing
import TransitionRuntime

@Suite struct ScreenAnimationTests {
    /// All 37 of Hero's with left, right, up and down, the two of text, and `system`.
    static let all: [ScreenAnimation] =
        [.auto, .none, .system, .fade, .zoom, .zoomOut]
        + Direction.allCases.flatMap { direction -> [ScreenAnimation] in
            [
                .push(direction), .pull(direction), .cover(direction), .uncover(direction),
                .slide(direction), .zoomSlide(direction), .pageIn(direction), .pageOut(direction),
            ]
        }

    @Test func theOppositeOfAnOppositeIsTheThingItself() {
        #expect(Self.all.count == 54)
        for animation in Self.all {
            #expect(animation.opposite.opposite == animation)
        }
        #expect(Set(Self.all.map(\.opposite)) == Set(Self.all))
    }

    @Test func onlyFourAreTheirOwnOpposites() {
        let own = Self.all.filter { $0.opposite == $0 }
        #expect(own == [.auto, .none, .system, .fade])
    }

    @Test(arguments: [
        (ScreenAnimation.push(.left), ScreenAnimation.pull(.right)),
        (.push(.right), .pull(.left)), (.push(.up), .pull(.down)), (.push(.down), .pull(.up)),
        (.cover(.left), .uncover(.right)), (.cover(.up), .uncover(.down)),
        (.pageIn(.left), .pageOut(.right)), (.pageIn(.down), .pageOut(.up)),
        (.slide(.left), .slide(.right)), (.zoomSlide(.up), .zoomSlide(.down)),
        (.zoom, .zoomOut), (.push(.leading), .pull(.trailing)),
    ])
    func oppositesAreHeros(_ animation: ScreenAnimation, _ opposite: ScreenAnimation) {
        #expect(animation.opposite == opposite)
        #expect(opposite.opposite == animation)
    }

    @Test(arguments: [false, true])
    func theDirectionOfTextKeepsOpposites(_ isRightToLeft: Bool) {
        for animation in Self.all {
            let resolved = animation.resolved(isRightToLeft: isRightToLeft)
            #expect(
                animation.opposite.resolved(isRightToLeft: isRightToLeft) == resolved.opposite)
        }
        #expect(
            ScreenAnimation.push(.leading).resolved(isRightToLeft: isRightToLeft)
                == .push(isRightToLeft ? .right : .left))
        #expect(ScreenAnimation.zoom.resolved(isRightToLeft: isRightToLeft) == .zoom)
    }
}
