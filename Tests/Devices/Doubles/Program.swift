import UIKit

/// The program of a device on the doubles: the same harness, whose turns of the run loop move the
/// doubles' clock.
@main @MainActor enum DoubleProgram {
    static func main() {
        Stage.turn = { seconds in UIKit.Stage.advance(by: max(seconds, 0)) }
        Stage.isResting = { UIKit.Stage.isResting }
        Stage.forget = { UIKit.Stage.forgetAnimations() }
        ScenarioRun.main()
    }
}
