import Foundation
import Testing
import TransitionRuntime

@testable import Pictures

/// Values of curves against other ways to compute them.
@Suite struct CurveValueTests {
    static let curves: [TimingCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .standard, .deceleration, .acceleration, .sharp,
        .easeOutBack, .bezier(0.1, 0.9, 0.9, 0.1), .bezier(0, 0, 1, 1), .bezier(1, 0, 0, 1),
    ]

    static let springs: [(stiffness: Double, damping: Double)] = [
        (50, 100), (250, 30), (250, 31.622776601683793), (1000, 10), (5000, 20),
    ]

    /// A point of the curve by its parameter: the value at its x is its y.
    @Test(arguments: curves)
    func pointsOfTheCurveAreItsValues(_ curve: TimingCurve) throws {
        let points = try #require(curve.controlPoints)
        func cubic(_ one: Double, _ two: Double, _ t: Double) -> Double {
            3 * pow(1 - t, 2) * t * one + 3 * (1 - t) * pow(t, 2) * two + pow(t, 3)
        }
        for step in 0...100 {
            let t = Double(step) / 100
            let (x, y) = (cubic(points.x1, points.x2, t), cubic(points.y1, points.y2, t))
            // Where the curve is vertical, a rounding error of x changes y.
            let slope = 1e-9
            let (low, high) = (curve.value(at: x - slope), curve.value(at: x + slope))
            #expect(min(low, high) - 1e-4 <= y && y <= max(low, high) + 1e-4, "\(curve) \(t)")
        }
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
        #expect(curve.settlingTime == nil)
    }

    /// The closed form against the differential equation, step by step.
    @Test(arguments: springs)
    func springsFollowTheirEquation(_ spring: (stiffness: Double, damping: Double)) throws {
        let curve = TimingCurve.spring(stiffness: spring.stiffness, damping: spring.damping)
        let total = try #require(curve.settlingTime)
        let steps = 20_000
        let length = total / Double(steps)
        var (place, speed) = (1.0, 0.0)
        func force(_ place: Double, _ speed: Double) -> Double {
            -spring.stiffness * place - spring.damping * speed
        }
        for step in 0..<steps {
            if step % 1000 == 0 {
                let value = curve.value(at: Double(step) / Double(steps))
                #expect(abs(value - (1 - place)) < 1e-6, "\(spring) at \(step)")
            }
            // Runge and Kutta's method of the fourth order.
            let (a1, b1) = (speed, force(place, speed))
            let (a2, b2) = (
                speed + length / 2 * b1, force(place + length / 2 * a1, speed + length / 2 * b1)
            )
            let (a3, b3) = (
                speed + length / 2 * b2, force(place + length / 2 * a2, speed + length / 2 * b2)
            )
            let (a4, b4) = (speed + length * b3, force(place + length * a3, speed + length * b3))
            place += length / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            speed += length / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
        }
        #expect(abs(place) <= 0.001 + 1e-9, "\(spring) rests")
    }

    @Test func aSpringThatNeverRestsEnds() {
        let spring = TimingCurve.spring(stiffness: 100_000, damping: 0.001)
        #expect(spring.settlingTime == 30)
        #expect(spring.value(at: 1) == 1)
        let slow = TimingCurve.spring(stiffness: 0.001, damping: 10_000)
        #expect(slow.settlingTime == 30)
        #expect(slow.value(at: 0.5).isFinite)
    }

    /// Lines between the points are within a quarter of a point over the height of a screen.
    @Test(arguments: springs)
    func pointsAreWithinTheTolerance(_ spring: (stiffness: Double, damping: Double)) {
        let curve = TimingCurve.spring(stiffness: spring.stiffness, damping: spring.damping)
        let tolerance = 0.25 / 844
        let found = points(within: tolerance) { [curve.value(at: $0)] }
        #expect(found.first?.time == 0 && found.last?.time == 1)
        #expect(found.count < 400)
        var segment = 0
        for step in 0...9973 {
            let time = Double(step) / 9973
            while found[segment + 1].time < time { segment += 1 }
            let (start, end) = (found[segment], found[segment + 1])
            let part = (time - start.time) / (end.time - start.time)
            let line = start.values[0] + (end.values[0] - start.values[0]) * part
            #expect(abs(line - curve.value(at: time)) <= tolerance, "\(spring) at \(time)")
        }
    }

    @Test func aLineHasTwoPoints() {
        let line = points(within: 0.1) { [$0 * 5, 3] }
        #expect(line.map(\.time) == [0, 1])
        let limited = points(within: 1e-9, limit: 10) { [sin($0 * 100)] }
        #expect(limited.count == 10)
        #expect(limited.last?.time == 1)
    }
}
