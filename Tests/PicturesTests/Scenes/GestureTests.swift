import Testing

@testable import Pictures
@testable import TransitionRuntime
@testable import TestSupport

/// The page's rule for fingers against the phone's, on random samples.
@Suite struct GestureTests {
    /// What the page computes from the numbers of a gesture.
    private struct PageRule {
        let gesture: DrivenGesture

        /// Along the gesture, in fractions of the whole.
        private func along(_ x: Double, _ y: Double, _ pinch: Double) -> Double {
            (gesture.x * x + gesture.y * y + (gesture.x == 0 && gesture.y == 0 ? pinch : 0))
                / gesture.length
        }

        func progress(_ sample: GestureSample) -> Double {
            min(max(along(sample.x, sample.y, 1 - sample.scale), 0), 1)
        }

        func end(_ sample: GestureSample) -> InteractionTracker.Effect {
            let velocity = along(sample.velocityX, sample.velocityY, -sample.scaleVelocity)
            let reached = progress(sample) + velocity * gesture.velocity
            let finishes =
                gesture.mustExceed ? reached > gesture.finish : reached >= gesture.finish
            let own = abs(velocity) < gesture.speed.lowerBound ? 1 : abs(velocity)
            let speed = min(max(own, gesture.speed.lowerBound), gesture.speed.upperBound)
            return finishes ? .finish(speed: speed) : .cancel(speed: speed)
        }
    }

    private static func interaction(
        _ numbers: inout some RandomNumberGenerator
    ) -> TransitionRuntime.Interaction {
        let limits: [Double] = [0, 0.25, 0.4, 0.5, 1]
        let finish = limits.randomElement(using: &numbers) ?? 0
        let low = Double.random(in: 0.1...1, using: &numbers)
        let speed = low...low + Double.random(in: 0...2, using: &numbers)
        let velocity = Bool.random(using: &numbers)
        let direction = Direction.allCases.randomElement(using: &numbers) ?? .left
        let sides: [TransitionRuntime.Interaction.Side?] = [nil, .width, .height]
        let side = sides.randomElement(using: &numbers) ?? nil
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0:
            return .pan(direction, over: side, finish: finish, speed: speed, velocity: velocity)
        case 1: return .edgePan(direction, finish: finish, speed: speed, velocity: velocity)
        default: return .pinch(finish: finish, speed: speed, velocity: velocity)
        }
    }

    /// Half of the samples lie on quarters of the screen, where `finish` is reached exactly.
    private static func sample(_ numbers: inout some RandomNumberGenerator) -> GestureSample {
        let phone = PhoneScreen.size
        let isRound = Bool.random(using: &numbers)
        func part(_ limit: Double) -> Double {
            isRound
                ? Double(Int.random(in: -4...4, using: &numbers)) / 4 * limit
                : Double.random(in: -1.5 * limit...1.5 * limit, using: &numbers)
        }
        let isResting = Int.random(in: 0..<4, using: &numbers) == 0
        return GestureSample(
            x: part(phone.width), y: part(phone.height),
            velocityX: isResting ? 0 : part(phone.width),
            velocityY: isResting ? 0 : part(phone.height), scale: 1 - part(1),
            scaleVelocity: isResting ? 0 : part(1), width: phone.width, height: phone.height)
    }

    @Test func thePagesRuleIsThatOfThePhone() {
        var numbers = SeededNumbers(seed: 36)
        var (finished, cancelled) = (0, 0)
        for number in 0..<1000 {
            let interaction = Self.interaction(&numbers)
            let rule = PageRule(gesture: DrivenGesture(interaction, on: PhoneScreen.size))
            var tracker = InteractionTracker(interaction)
            let (width, height) = (PhoneScreen.size.width, PhoneScreen.size.height)
            let start = GestureSample(width: width, height: height)
            #expect(tracker.handle(.began, start) == .begin)
            let (moved, released) = (Self.sample(&numbers), Self.sample(&numbers))
            _ = tracker.handle(.changed, moved)
            let comment = "\(number): \(interaction) \(moved) \(released)"
            #expect(abs(tracker.progress - rule.progress(moved)) < 1e-12, "\(comment)")
            let effect = tracker.handle(.ended, released)
            switch (effect, rule.end(released)) {
            case (.finish(let speed), .finish(let other)):
                finished += 1
                #expect(abs(speed - other) < 1e-12, "\(comment)")
            case (.cancel(let speed), .cancel(let other)):
                cancelled += 1
                #expect(abs(speed - other) < 1e-12, "\(comment)")
            case (_, let other): Issue.record("\(effect), not \(other): \(comment)")
            }
        }
        #expect(finished > 200 && cancelled > 200)
    }
}
