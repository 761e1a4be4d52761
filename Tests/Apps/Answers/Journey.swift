import TransitionRuntime
import UIKit

/// What a journey asks of a registry, whatever its screens are called.
@MainActor protocol JourneyRegistry: AnyObject {
    func install(in navigationController: UINavigationController)
    func install(in tabBarController: UITabBarController)
    func installForPresentation(of presented: UIViewController)
    func prepare(for segue: UIStoryboardSegue)
    func push(
        _ controller: UIViewController, in navigationController: UINavigationController,
        using transition: ScreenTransition, returning: ScreenTransition?)
    func pop(
        to controller: UIViewController, in navigationController: UINavigationController,
        using transition: ScreenTransition
    ) -> [UIViewController]?
    func setViewControllers(
        _ controllers: [UIViewController], in navigationController: UINavigationController,
        using transition: ScreenTransition)
    func replace(
        _ old: UIViewController, with new: UIViewController, completion: (@MainActor () -> Void)?)
    func drivePush(
        from controller: UIViewController, to screen: String, begin: @escaping @MainActor () -> Void
    )
}

extension TransitionRegistry: JourneyRegistry
where Screen: RawRepresentable, Screen.RawValue == String {
    func drivePush(
        from controller: UIViewController, to screen: String, begin: @escaping @MainActor () -> Void
    ) {
        if let screen = Screen(rawValue: screen) {
            drive(.push, from: controller, to: screen, begin: begin)
        }
    }
}

/// Does what a person and an app do, step by step, with controllers that have numbers.
@MainActor final class Journey {
    private let registry: any JourneyRegistry
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private var controllers: [Int: UIViewController] = [:]
    /// The gestures of `drive`, by their controllers and screens.
    private var forward: [String: UIPinchGestureRecognizer] = [:]

    init(_ registry: any JourneyRegistry) {
        self.registry = registry
        Stage.reset()
        window.makeKeyAndVisible()
    }

    /// What was played, and what is where then.
    func answer(_ words: [Substring]) -> String {
        let animators = Stage.animators.count
        perform(Step(words, controllers))
        Stage.settle()
        var played = Transitions.shared.take { controller in
            controllers.first { $0.value === controller }?.key ?? -1
        }
        let isUIKits = played.isEmpty || played.hasSuffix(" -") || played.contains("> system")
        if isUIKits, Stage.animators.count > animators { played += " animated" }
        let errors = Stage.journal.filter { $0.hasPrefix("error: ") }
        let root = window.rootViewController.map(picture) ?? ""
        return "= \(played) | \(root)\(errors.joined(separator: ", "))"
    }

    /// `1[2 3]` for a stack, `4{5 *6}` for tabs; what is presented is after a `/`.
    private func picture(_ controller: UIViewController) -> String {
        let number = controllers.first { $0.value === controller }?.key ?? -1
        var text = "\(number)"
        if let stack = controller as? UINavigationController {
            text += "[\(stack.viewControllers.map(picture).joined(separator: " "))]"
        } else if let tabs = controller as? UITabBarController {
            let pictures = (tabs.viewControllers ?? []).map { tab in
                (tab === tabs.selectedViewController ? "*" : "") + picture(tab)
            }
            text += "{\(pictures.joined(separator: " "))}"
        }
        guard controller.parent == nil, let presented = controller.presentedViewController else {
            return text
        }
        return "\(text) / \(picture(presented))"
    }

    private func perform(_ step: Step) {
        switch step.word {
        case "make": make(step)
        case "root": window.rootViewController = step.controller(1)
        case "reduce": Stage.isReduceMotionEnabled = step.number(1) == 1
        case "above": Stage.asksBeforeDismissingAbove = step.number(1) == 1
        case "prepare":
            guard let source = step.controller(2), let target = step.controller(3) else { return }
            registry.prepare(
                for: UIStoryboardSegue(
                    identifier: String(step.words[1]), source: source, destination: target))
        case "push", "pop", "set": navigate(step)
        case "present":
            guard let presenter = step.controller(1), let new = step.controller(2) else { return }
            registry.installForPresentation(of: new)
            presenter.present(new, animated: step.isAnimated)
        case "dismiss": step.controller(1)?.dismiss(animated: step.isAnimated)
        case "tab":
            (step.controller(1) as? UITabBarController)?.tap(tab: step.number(2))
        case "replace":
            guard let old = step.controller(1), let new = step.controller(2) else { return }
            registry.replace(old, with: new, completion: nil)
        case "drive": drive(step)
        case "finger":
            let own = step.controller(1).map(pinches) ?? []
            for pinch in own where !forward.values.contains(where: { $0 === pinch }) {
                move(pinch, isFinishing: step.number(2) == 1)
            }
        default: print("not understood: \(step.words)")
        }
    }

    private func make(_ step: Step) {
        let new: UIViewController?
        switch step.words[2] {
        case "Stack":
            let stack = StackNavigationController()
            stack.setViewControllers(step.controllers(from: 3), animated: false)
            registry.install(in: stack)
            new = stack
        case "Tabs":
            let tabs = TabsTabBarController()
            tabs.viewControllers = step.controllers(from: 3)
            registry.install(in: tabs)
            new = tabs
        default: new = makeLeaf(step.words[2])
        }
        controllers[step.number(1)] = new
    }

    /// `push STACK HOW CONTROLLER`, `pop STACK HOW CONTROLLER` back to it, and
    /// `set STACK HOW CONTROLLER …`.
    private func navigate(_ step: Step) {
        guard let stack = step.controller(1) as? UINavigationController,
            let target = step.controller(3)
        else { return }
        let given = step.given
        switch (step.word, given) {
        case ("push", let given?):
            registry.push(target, in: stack, using: given.animation, returning: given.returning)
        case ("push", nil): stack.pushViewController(target, animated: step.isAnimated)
        case ("pop", let given?): _ = registry.pop(to: target, in: stack, using: given.animation)
        case ("pop", nil):
            let all = stack.viewControllers
            if target === all.dropLast().last {
                stack.popViewController(animated: step.isAnimated)
            } else if target === all.first {
                stack.popToRootViewController(animated: step.isAnimated)
            } else {
                stack.popToViewController(target, animated: step.isAnimated)
            }
        case (_, let given?):
            registry.setViewControllers(
                step.controllers(from: 3), in: stack, using: given.animation)
        case (_, nil):
            stack.setViewControllers(step.controllers(from: 3), animated: step.isAnimated)
        }
    }

    /// `drive STACK CONTROLLER SCREEN FINISHES`: a gesture for the push, and fingers that make it.
    private func drive(_ step: Step) {
        guard let stack = step.controller(1) as? UINavigationController,
            let new = step.controller(2), let top = stack.topViewController
        else { return }
        let before = pinches(on: top)
        registry.drivePush(from: top, to: String(step.words[3])) { [weak stack] in
            stack?.pushViewController(new, animated: true)
        }
        let key = "\(ObjectIdentifier(top).hashValue) \(step.words[3])"
        let added = pinches(on: top).first { pinch in !before.contains { $0 === pinch } }
        forward[key] = added ?? forward[key]
        guard let pinch = forward[key], pinch.view != nil else { return }
        move(pinch, isFinishing: step.number(4) == 1)
    }

    private func pinches(on controller: UIViewController) -> [UIPinchGestureRecognizer] {
        (controller.view.gestureRecognizers ?? []).compactMap { $0 as? UIPinchGestureRecognizer }
    }

    private func move(_ pinch: UIPinchGestureRecognizer, isFinishing: Bool) {
        pinch.fire(.began, scale: 0.95, velocity: -1)
        pinch.fire(.changed, scale: 0.4)
        pinch.fire(isFinishing ? .ended : .cancelled, scale: isFinishing ? 0.3 : 0.4)
        Stage.settle()
    }
}

/// One step in words.
@MainActor struct Step {
    let words: [Substring]
    private let known: [Int: UIViewController]

    init(_ words: [Substring], _ controllers: [Int: UIViewController]) {
        self.words = words
        known = controllers
    }

    var word: Substring { words.first ?? "" }

    func number(_ index: Int) -> Int {
        words.indices.contains(index) ? Int(words[index]) ?? -1 : -1
    }

    func controller(_ index: Int) -> UIViewController? { known[number(index)] }

    func controllers(from index: Int) -> [UIViewController] {
        (index..<max(index, words.count)).compactMap(controller)
    }

    /// How: `plain` without animation, `animated`, or an animation given in the call.
    private var how: Substring {
        words.first { $0 == "plain" || $0 == "animated" || $0.hasPrefix("given") } ?? "animated"
    }

    var isAnimated: Bool { how != "plain" }

    /// `given.1` or, with a return, `given.1.2`.
    var given: (animation: ScreenTransition, returning: ScreenTransition?)? {
        guard how.hasPrefix("given") else { return nil }
        let all: [ScreenTransition] = [.fade, .cover(.up), .slide(.left), .zoom]
        let numbers = how.split(separator: ".").dropFirst().compactMap { Int($0) }
        let chosen = numbers.map { all[$0 % all.count].duration(2 + Double($0)) }
        return chosen.first.map { ($0, chosen.dropFirst().first) }
    }
}
