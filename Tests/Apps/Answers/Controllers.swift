import TransitionRuntime
import UIKit

/// What happened since it was emptied: a line for each transition.
@MainActor final class Transitions {
    private struct Entry {
        var from: UIViewController
        var to: UIViewController
        var text: String
        var ending = ""
    }

    static let shared = Transitions()
    private var entries: [Entry] = []
    private var chosen: String?

    func choose(_ transition: ScreenTransition) { chosen = Answers.text(transition) }

    /// Both ends are called, the one that leaves first.
    func begin(_ end: UIViewController, with other: UIViewController) {
        if let last = entries.last, last.from === other, last.to === end, last.ending.isEmpty {
            return
        }
        entries.append(Entry(from: end, to: other, text: chosen ?? "-"))
        chosen = nil
    }

    func end(_ end: UIViewController, completed: Bool) {
        guard let last = entries.indices.last(where: { entries[$0].from === end }) else { return }
        entries[last].ending = completed ? "done" : "cancelled"
    }

    /// `3>5 slide(left)`, with the numbers of the controllers.
    func take(_ number: (UIViewController) -> Int) -> String {
        defer { entries = [] }
        return entries.map { entry in
            let ending = entry.ending == "done" ? "" : " " + (entry.ending + " unended").prefix(9)
            return "\(number(entry.from))>\(number(entry.to)) \(entry.text)\(ending)"
        }
        .joined(separator: "; ")
    }
}

@MainActor protocol Traveller: TransitionParticipant {}

extension Traveller {
    func prepareTransition(_ transition: inout ScreenTransition, with other: UIViewController) {
        Transitions.shared.choose(transition)
    }
    func transitionWillBegin(with other: UIViewController) {
        Transitions.shared.begin(self, with: other)
    }
    func transitionDidEnd(with other: UIViewController, completed: Bool) {
        Transitions.shared.end(self, completed: completed)
    }
}

class Leaf: UIViewController, Traveller {}

class S0Controller: Leaf {}
class S1Controller: Leaf {}
class S2Controller: Leaf {}
class S3Controller: Leaf {}
class S4Controller: Leaf {}
class S5Controller: Leaf {}
@MainActor protocol S0Protocol: AnyObject {}
@MainActor protocol S1Protocol: AnyObject {}
@MainActor protocol S2Protocol: AnyObject {}
@MainActor protocol S3Protocol: AnyObject {}
@MainActor protocol S4Protocol: AnyObject {}
@MainActor protocol S5Protocol: AnyObject {}

/// Declared by their superclasses, or by their protocols.
final class Sub0: S0Controller {}
final class Sub1: S1Controller {}
final class Sub2: S2Controller {}
final class Sub3: S3Controller {}
final class Sub4: S4Controller {}
final class Sub5: S5Controller {}
final class Has0: Leaf, S0Protocol {}
final class Has1: Leaf, S1Protocol {}
final class Has2: Leaf, S2Protocol {}
final class Has3: Leaf, S3Protocol {}
final class Has4: Leaf, S4Protocol {}
final class Has5: Leaf, S5Protocol {}
/// No file declares it.
final class Plain: Leaf {}

final class StackNavigationController: UINavigationController, Traveller {}
final class TabsTabBarController: UITabBarController, Traveller {}

/// A controller that is no container, by the name of its class in a step.
@MainActor func makeLeaf(_ name: Substring) -> UIViewController? {
    switch name {
    case "S0": S0Controller()
    case "S1": S1Controller()
    case "S2": S2Controller()
    case "S3": S3Controller()
    case "S4": S4Controller()
    case "S5": S5Controller()
    case "Sub0": Sub0()
    case "Sub1": Sub1()
    case "Sub2": Sub2()
    case "Sub3": Sub3()
    case "Sub4": Sub4()
    case "Sub5": Sub5()
    case "Has0": Has0()
    case "Has1": Has1()
    case "Has2": Has2()
    case "Has3": Has3()
    case "Has4": Has4()
    case "Has5": Has5()
    case "Plain": Plain()
    default: nil
    }
}
