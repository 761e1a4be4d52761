import Testing

@testable import TransitionRuntime

/// TRTransitions' numbers, worked out by hand for a screen of 400 by 800 points.
@Suite struct RectZoomTests {
    private let screen = Size(width: 400, height: 800)
    /// Its centre lies at (100, 150).
    private let rect = Rect(x: 50, y: 50, width: 100, height: 200)

    // MARK: Geometry

    @Test func aZoomInMakesTheRectFitTheScreen() {
        let zoom = RectZoom.zoomIn(screen, to: rect, showing: rect.size)
        // The lesser of 400/100 and 800/200; the way from (100, 150) to (200, 400), four times.
        #expect(zoom == ZoomTransform(scale: 4, x: 400, y: 1000))
        let flat = Rect(x: 0, y: 0, width: 200, height: 100)
        #expect(
            RectZoom.zoomIn(screen, to: flat, showing: flat.size)
                == ZoomTransform(scale: 2, x: 200, y: 700))
    }

    @Test func aZoomInBringsTheRectsCentreToTheScreens() {
        let zoom = RectZoom.zoomIn(screen, to: rect, showing: rect.size)
        let offset = (x: rect.centre.x - 200, y: rect.centre.y - 400)
        #expect(zoom.scale * offset.x + zoom.x == 0)
        #expect(zoom.scale * offset.y + zoom.y == 0)
    }

    @Test func aZoomOutMakesTheScreenCoverTheRect() {
        let zoom = RectZoom.zoomOut(screen, to: rect, showing: rect.size)
        #expect(zoom == ZoomTransform(scale: 0.25, x: -100, y: -250))
        let flat = Rect(x: 0, y: 0, width: 200, height: 100)
        // The greater of 200/400 and 100/800.
        #expect(RectZoom.zoomOut(screen, to: flat, showing: flat.size).scale == 0.5)
    }

    @Test func theInverseTakesAZoomBack() {
        let zoom = RectZoom.zoomIn(screen, to: rect, showing: rect.size)
        #expect(zoom.inverse == ZoomTransform(scale: 0.25, x: -100, y: -250))
        #expect(zoom.inverse == RectZoom.zoomOut(screen, to: rect, showing: rect.size))
        #expect(zoom.inverse.inverse == zoom)
        #expect(ZoomTransform(scale: 0, x: 1, y: 1).inverse == .identity)
    }

    @Test func aLandscapeFillsTheRectAndAPortraitFitsInIt() {
        func shown(_ width: Double, _ height: Double) -> Size {
            RectZoom.shownSize(of: Size(width: width, height: height), in: rect.size)
        }
        // Twice as wide as high: 200 high needs 400 of width.
        #expect(shown(2000, 1000) == Size(width: 400, height: 200))
        // Four times as high as wide: 200 high leaves 50 of width.
        #expect(shown(100, 400) == Size(width: 50, height: 200))
        // A square fits: 100 by 100.
        #expect(shown(30, 30) == Size(width: 100, height: 100))
        let wide = Size(width: 300, height: 100)
        // In a rectangle that is wider than the image the width decides for what fills.
        #expect(
            RectZoom.shownSize(of: Size(width: 200, height: 100), in: wide)
                == Size(width: 300, height: 150))
        #expect(
            RectZoom.shownSize(of: Size(width: 100, height: 200), in: wide)
                == Size(width: 50, height: 100))
    }

    @Test func anImageWithoutSizeIsAsNone() {
        #expect(RectZoom.shownSize(of: nil, in: rect.size) == rect.size)
        let flat = Size(width: 10, height: 0)
        #expect(RectZoom.shownSize(of: flat, in: rect.size) == rect.size)
    }

    @Test func theRectThatNobodyGivesIsATenthInTheMiddle() {
        #expect(
            RectZoom.defaultRect(in: screen) == Rect(x: 180, y: 360, width: 40, height: 80))
        let zoom = RectZoom(.forward, .same, screen: screen)
        #expect(zoom.steps.first?.state.transform == ZoomTransform(scale: 10, x: 0, y: 0))
    }

    @Test(arguments: [
        Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 5, y: 5, width: 10, height: 0),
        Rect(x: 0, y: 0, width: -4, height: 4), Rect(x: .nan, y: 0, width: 4, height: 4),
        Rect(x: 0, y: 0, width: .infinity, height: 4),
    ])
    func anEmptyRectIsTheOneInTheMiddle(_ empty: Rect) {
        for way in [RectZoom.Way.forward, .backward] {
            for content in [RectZoom.Content.same, .different] {
                #expect(
                    RectZoom(way, content, screen: screen, rect: empty)
                        == RectZoom(way, content, screen: screen))
            }
        }
    }

    @Test func aScreenWithoutSizeOnlyFades() {
        let zoom = RectZoom(
            .forward, .same, screen: Size(width: 0, height: 0),
            rect: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(zoom.steps.first?.state == RectZoom.State(opacity: 0, transform: .identity))
        let nothing = RectZoom(.backward, .different, screen: Size(width: 0, height: 0))
        #expect(nothing.steps.first?.state.transform == .identity)
    }

    // MARK: Time lines

    private func step(
        _ layer: RectZoom.Layer,
        _ start: Double,
        _ end: Double,
        opacity: Double? = nil,
        _ transform: ZoomTransform? = nil
    ) -> RectZoom.Step {
        RectZoom.Step(
            layer: layer, start: start, end: end,
            state: RectZoom.State(opacity: opacity, transform: transform))
    }

    private let zoomedIn = ZoomTransform(scale: 4, x: 400, y: 1000)
    private let zoomedOut = ZoomTransform(scale: 0.25, x: -100, y: -250)

    @Test func forwardWithTheSameContentBothScreensGrow() {
        let zoom = RectZoom(.forward, .same, screen: screen, rect: rect)
        #expect(zoom.initial[.to] == RectZoom.State(opacity: 0, transform: zoomedOut))
        #expect(zoom.initial[.decoration] == RectZoom.State(opacity: 0))
        #expect(zoom.initial.count == 2)
        #expect(
            zoom.steps == [
                step(.from, 0, 1, opacity: 0, zoomedIn), step(.to, 0, 1, .identity),
                step(.decoration, 0, 1, opacity: 1), step(.to, 0, 0.5, opacity: 1),
            ])
        #expect(zoom.isToOnTop)
    }

    @Test func forwardWithDifferentContentTheOldScreenIsGoneAfterAFifth() {
        let zoom = RectZoom(.forward, .different, screen: screen, rect: rect)
        #expect(zoom.initial == [.to: RectZoom.State(opacity: 0)])
        #expect(
            zoom.steps == [
                step(.from, 0, 0.2, opacity: 0, zoomedIn), step(.to, 0.2, 1, opacity: 1),
            ])
        #expect(zoom.isToOnTop)
    }

    @Test func backwardWithTheSameContentBothScreensShrink() {
        let zoom = RectZoom(.backward, .same, screen: screen, rect: rect)
        #expect(
            zoom.initial == [
                .from: RectZoom.State(opacity: 0), .to: RectZoom.State(transform: zoomedIn),
                .decoration: RectZoom.State(opacity: 1),
                .navigationBar: RectZoom.State(opacity: 0),
            ])
        #expect(
            zoom.steps == [
                step(.to, 0, 1, .identity), step(.snapshot, 0, 1, zoomedOut),
                step(.decoration, 0, 1, opacity: 0), step(.snapshot, 0, 0.25, opacity: 0),
                step(.navigationBar, 0.75, 1, opacity: 1),
            ])
        #expect(!zoom.isToOnTop)
    }

    @Test func backwardWithDifferentContentTheOldScreenShrinksIntoTheRect() {
        let zoom = RectZoom(.backward, .different, screen: screen, rect: rect)
        #expect(zoom.initial == [.to: RectZoom.State(opacity: 0)])
        #expect(
            zoom.steps == [
                step(.from, 0, 0.8, opacity: 0, zoomedOut), step(.to, 0.5, 1, opacity: 1),
            ])
        #expect(!zoom.isToOnTop)
    }

    @Test func anImageCountsOnlyWhereTheContentIsTheSame() {
        let image = Size(width: 100, height: 400)
        let same = RectZoom(.forward, .same, screen: screen, rect: rect, image: image)
        // It shows 50 by 200: 400/50 is 8, 800/200 is 4.
        #expect(same.steps.first?.state.transform?.scale == 4)
        let landscape = Size(width: 400, height: 200)
        let wide = RectZoom(.forward, .same, screen: screen, rect: rect, image: landscape)
        #expect(wide.steps.first?.state.transform?.scale == 1)
        let different = RectZoom(
            .forward, .different, screen: screen, rect: rect, image: landscape)
        #expect(different == RectZoom(.forward, .different, screen: screen, rect: rect))
    }
}
