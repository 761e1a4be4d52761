import Testing
import TransitionRuntime

@Suite struct TimingCurveTests {
    static let all: [TimingCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .standard, .deceleration, .acceleration, .sharp,
        .easeOutBack, .bezier(0.1, 0.2, 0.3, 0.4),
    ]

    @Test func heroesCurvesHaveItsControlPoints() throws {
        let standard = try #require(TimingCurve.standard.controlPoints)
        #expect(standard == (0.4, 0, 0.2, 1))
        let back = try #require(TimingCurve.easeOutBack.controlPoints)
        #expect(back == (0.175, 0.885, 0.32, 1.275))
        #expect(TimingCurve.spring(stiffness: 250, damping: 30).controlPoints == nil)
    }

    @Test(arguments: all)
    func playedBackwardsTwiceIsTheCurveItself(_ curve: TimingCurve) throws {
        let points = try #require(curve.controlPoints)
        let again = try #require(curve.reversed.reversed.controlPoints)
        #expect(abs(points.x1 - again.x1) + abs(points.y1 - again.y1) < 1e-12)
        #expect(abs(points.x2 - again.x2) + abs(points.y2 - again.y2) < 1e-12)
    }

    @Test func aCurveThatBeginsSlowlyEndsSlowlyBackwards() {
        #expect(TimingCurve.easeIn.reversed == .easeOut)
        #expect(TimingCurve.deceleration.reversed == .bezier(0.8, 0, 1, 1))
        let spring = TimingCurve.spring(stiffness: 250, damping: 30)
        #expect(spring.reversed == spring)
    }
}
