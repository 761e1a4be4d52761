import Testing

@testable import TransitionRuntime

/// Hero's motions, number by number.
@Suite struct AnimationGeometryTests {
    typealias Motion = AnimationGeometry.Motion

    @Test func timeAndShadowAreHeros() {
        #expect(AnimationGeometry.duration == 0.35)
        #expect(AnimationGeometry.shadow == AnimationGeometry.Shadow(opacity: 0.5, radius: 5))
    }

    @Test(arguments: [ScreenAnimation.auto, .none, .system])
    func whatIsNotOursMovesNothing(_ animation: ScreenAnimation) {
        #expect(AnimationGeometry(animation) == nil)
    }

    @Test func pushSlidesOverAViewThatFollowsAThirdOfTheWay() throws {
        let push = try #require(AnimationGeometry(.push(.left)))
        #expect(push.coming == Motion(x: 1, hasShadow: true))
        #expect(push.leaving == Motion(x: -1.0 / 3, overlayOpacity: 0.1))
        #expect(push.isComingOnTop)
    }

    @Test func pullIsPushBackwards() throws {
        let pull = try #require(AnimationGeometry(.pull(.right)))
        #expect(pull.coming == Motion(x: -1.0 / 3, overlayOpacity: 0.1))
        #expect(pull.leaving == Motion(x: 1, hasShadow: true))
        #expect(!pull.isComingOnTop)
    }

    @Test func coverComesOverAViewThatStays() throws {
        let cover = try #require(AnimationGeometry(.cover(.up)))
        #expect(cover.coming == Motion(y: 1, hasShadow: true))
        #expect(cover.leaving == Motion(overlayOpacity: 0.1))
        #expect(cover.isComingOnTop)
        let uncover = try #require(AnimationGeometry(.uncover(.down)))
        #expect(uncover.coming == Motion(overlayOpacity: 0.1))
        #expect(uncover.leaving == Motion(y: 1, hasShadow: true))
        #expect(!uncover.isComingOnTop)
    }

    @Test func slidesMoveBothViewsTheWholeWay() throws {
        let slide = try #require(AnimationGeometry(.slide(.right)))
        #expect(slide.coming == Motion(x: -1))
        #expect(slide.leaving == Motion(x: 1))
        let zoomSlide = try #require(AnimationGeometry(.zoomSlide(.down)))
        #expect(zoomSlide.coming == Motion(y: -1, scale: 0.8))
        #expect(zoomSlide.leaving == Motion(y: 1, scale: 0.8))
    }

    @Test func pagesMoveOverAViewThatShrinks() throws {
        let pageIn = try #require(AnimationGeometry(.pageIn(.left)))
        #expect(pageIn.coming == Motion(x: 1, hasShadow: true))
        #expect(pageIn.leaving == Motion(scale: 0.7, overlayOpacity: 0.1))
        let pageOut = try #require(AnimationGeometry(.pageOut(.right)))
        #expect(pageOut.coming == Motion(scale: 0.7, overlayOpacity: 0.1))
        #expect(pageOut.leaving == Motion(x: 1, hasShadow: true))
        #expect(pageIn.isComingOnTop && !pageOut.isComingOnTop)
    }

    @Test func zoomsGrowOrShrinkWhatFades() throws {
        let zoom = try #require(AnimationGeometry(.zoom))
        #expect(zoom.coming == Motion(scale: 0.7))
        #expect(zoom.leaving == Motion(scale: 1.3, opacity: 0))
        #expect(!zoom.isComingOnTop)
        let zoomOut = try #require(AnimationGeometry(.zoomOut))
        #expect(zoomOut.coming == Motion(scale: 1.3, opacity: 0))
        #expect(zoomOut.leaving == Motion(scale: 0.7))
        #expect(zoomOut.isComingOnTop)
    }

    @Test func aFadeBringsInWhatComesUnlessItWasThereAllTheTime() throws {
        let fade = try #require(AnimationGeometry(.fade))
        #expect(fade.coming == Motion(opacity: 0))
        #expect(fade.leaving == Motion())
        let reveal = try #require(AnimationGeometry(.fade, comingStays: true))
        #expect(reveal.coming == Motion())
        #expect(reveal.leaving == Motion(opacity: 0))
        #expect(!reveal.isComingOnTop)
    }

    /// What leaves in an opposite goes where it came from, and lies where it lay; slides have no
    /// order.
    @Test func oppositesMoveTheSameViewsBack() throws {
        for animation in ScreenAnimationTests.all where animation != .fade {
            guard let there = AnimationGeometry(animation) else { continue }
            let back = try #require(AnimationGeometry(animation.opposite))
            #expect(back.leaving == there.coming, "\(animation)")
            #expect(back.coming == there.leaving, "\(animation)")
            switch animation {
            case .slide, .zoomSlide: break
            default: #expect(back.isComingOnTop != there.isComingOnTop, "\(animation)")
            }
        }
    }

    /// Both views have one curve: Hero slows down what comes in over another screen.
    @Test func aScreenThatComesInOverAnotherSlowsDown() throws {
        for animation in ScreenAnimationTests.all {
            guard let geometry = AnimationGeometry(animation) else { continue }
            switch animation {
            case .push, .cover, .pageIn: #expect(geometry.timing == .deceleration, "\(animation)")
            default: #expect(geometry.timing == .standard, "\(animation)")
            }
        }
    }

    @Test func theFarEndIsMeasuredInTheViewsOwnSize() throws {
        let zoomSlide = try #require(AnimationGeometry(.zoomSlide(.down)))
        let size = Size(width: 390, height: 844)
        #expect(zoomSlide.leaving.pose(in: size) == Pose(y: 844, scaleX: 0.8, scaleY: 0.8))
        let zoom = try #require(AnimationGeometry(.zoom))
        #expect(zoom.leaving.pose(in: size) == Pose(scaleX: 1.3, scaleY: 1.3, opacity: 0))
    }

    @Test func autoIsHerosChoiceAndItsOppositeOnTheWayBack() {
        let auto = ScreenAnimation.auto
        #expect(auto.resolvingAuto(on: .push) == .push(.left))
        #expect(auto.resolvingAuto(on: .pop) == ScreenAnimation.push(.left).opposite)
        #expect(auto.resolvingAuto(on: .tabHigher) == .slide(.left))
        #expect(auto.resolvingAuto(on: .tabLower) == .slide(.right))
        #expect(auto.resolvingAuto(on: .present) == .fade)
        #expect(auto.resolvingAuto(on: .dismiss) == .fade)
        #expect(ScreenAnimation.zoom.resolvingAuto(on: .push) == .zoom)
    }
}
