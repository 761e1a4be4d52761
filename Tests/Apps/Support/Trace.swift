import TransitionRuntime
import UIKit

/// What the runtime's trace says of each transition, without the reason:
/// `push list -> detail: plays fade with duration(0.2s)`.
@MainActor private(set) var traced: [String] = []

@MainActor func beginTrace() {
    TransitionReports.trace = { traced.append($0.components(separatedBy: "; ")[0]) }
}

/// Forgets what was seen so far.
@MainActor func startAgain() {
    Stage.reset()
    traced = []
}
