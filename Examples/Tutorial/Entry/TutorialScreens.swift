import UIKit

/// The root of the tutorial's window.
@MainActor public func makeTutorialRoot() -> UIViewController { makeRoot() }
