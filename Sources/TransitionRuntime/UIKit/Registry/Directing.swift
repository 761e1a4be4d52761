#if canImport(UIKit)
    import UIKit

    extension TransitionRegistry: TransitionDirector {
        func ends(of request: TransitionRequest) -> TransitionEnds {
            let (leaving, coming) = request.controllers
            let operation = request.operation
            let source = request.source
            let start = declared(in: leaving, towards: source)
            var from = start
            if operation == .present, let source, screens.screen(of: from) == nil {
                from = declared(in: source)
            }
            let isReturn = TransitionOperations.back.contains(operation)
            let to = declared(in: coming, towards: source)
            for end in [from, to] where screens.screen(of: end) == nil { advise(about: end) }
            // The presenter is inside the containers, the presented controller is above them.
            let inside = request.container ?? (isReturn ? to : from)
            let opened = isReturn ? [leaving, from] : [coming, to]
            return TransitionEnds(
                operation: operation, leaving: leaving, coming: coming, from: from, to: to,
                containers: inside.selfAndContainers,
                left: request.containers(around: from, butNot: to),
                entered: request.containers(around: to, butNot: from),
                segue: TransitionOperations.tab.contains(operation)
                    ? nil : opened.lazy.compactMap { OpeningSegue.of($0) }.first,
                unwind: isReturn ? unwinding.identifier(leaving: leaving) : nil,
                origin: isReturn ? to : start)
        }

        /// The innermost visible controller of an end that is declared, else the controller itself.
        /// Of several columns the one that contains `source` counts.
        func declared(
            in controller: UIViewController, towards source: UIViewController? = nil
        ) -> UIViewController {
            controller.visibleChain(towards: source).last { screens.screen(of: $0) != nil }
                ?? controller
        }

        /// Reports a host whose view hides which screen it is.
        private func advise(about controller: UIViewController) {
            if TransitionReports.handler == nil { return }
            let parts = name.split(separator: ".")
            let namespace = parts.count > 1 ? parts.first : nil
            if let advice = screens.advice(about: controller, namespace: namespace) {
                TransitionReports.report(advice, about: advice)
            }
        }

        func names(of ends: TransitionEnds) -> (from: String, to: String) {
            (name(of: ends.from), name(of: ends.to))
        }

        /// `Login`, or `* (SettingsViewController)` for a screen that is not declared.
        private func name(of controller: UIViewController) -> String {
            screens.screen(of: controller).map(name) ?? "* (\(type(of: controller)))"
        }

        /// The name in the file, or else that of the case.
        private func name(_ screen: Screen) -> String {
            (screen as? any RawRepresentable)?.rawValue as? String ?? "\(screen)"
        }

        func declaresEnd(of ends: TransitionEnds) -> Bool {
            screens.screen(of: ends.from) != nil || screens.screen(of: ends.to) != nil
        }

        func line(for ends: TransitionEnds) -> LineAnswer<ScreenTransition>? {
            event(of: ends).flatMap { lines.answer(to: $0) }
        }

        func defaultAnswer(for ends: TransitionEnds) -> DecidingDefault? {
            event(of: ends).flatMap { event in
                defaults.found(
                    for: event, containers: ends.containers.compactMap { screens.screen(of: $0) })
            }.map { found in
                let owner =
                    switch found.owner {
                    case .screen(let screen): "the default of \(name(screen)) itself"
                    case .container(let screen): "the default in \(name(screen))"
                    case .file: "the default of the file"
                    }
                return DecidingDefault(
                    transition: found.content, declared: found.declared, owner: owner)
            }
        }

        func reducedMotion(for ends: TransitionEnds) -> ScreenTransition? {
            defaults.reducedMotion(
                in: ends.containers.compactMap { screens.screen(of: $0) }, version: version)
                ?? reduceMotion
        }

        func views(for ends: TransitionEnds) -> [TransitionViews] {
            guard let viewLines, let event = event(of: ends) else { return [] }
            return viewLines.all(covering: event)
        }

        func hooks(of controller: UIViewController) -> [ScreenHooks<UIViewController>] {
            screens.hooks(of: controller)
        }

        func setup(of controller: UIViewController) -> ScreenSetup<UIViewController>? {
            screens.setup(of: controller)
        }

        func interactiveUnwind(for ends: TransitionEnds) -> (unwind: String, ScreenTransition)? {
            guard var event = event(of: ends) else { return nil }
            for unwind in unwinds {
                event.unwind = unwind
                // A screen need not have the segue if only other lines cover it.
                if let answer = lines.answer(to: event), answer.isOfUnwind, answer.namesFrom,
                    let line = answer.content, !line.gestures.isEmpty
                {
                    return (unwind, line)
                }
            }
            return nil
        }

        func didEnd(_ ends: TransitionEnds, completed: Bool) {
            if ends.isReturn { unwinding.end() }
            let isLeft = ends.isReturn || ends.operation == .replace && completed
            guard isLeft == completed else { return }
            // A controller that is gone, or has not appeared, was opened by no segue.
            for controller in isLeft ? [ends.leaving, ends.from] : [ends.coming, ends.to] {
                OpeningSegue.set(nil, on: controller)
            }
        }

        /// nil if one end is UIKit's own controller and not declared: no line and no default
        /// applies to it.
        private func event(of ends: TransitionEnds) -> TransitionEvent<Screen>? {
            let (from, to) = (screens.screen(of: ends.from), screens.screen(of: ends.to))
            if from == nil, ends.from.isSystemsOwn { return nil }
            if to == nil, ends.to.isSystemsOwn { return nil }
            return TransitionEvent(
                ends.operation, from: from, to: to, segue: ends.segue, unwind: ends.unwind,
                version: version, leaves: containers(ends.left), enters: containers(ends.entered))
        }

        /// The screens of the containers among controllers: UIKit's own containers, and screens in
        /// which the file has defaults.
        func containers(_ controllers: [UIViewController]) -> [Screen] {
            controllers.compactMap { controller in
                guard let screen = screens.screen(of: controller),
                    controller.isUIKitContainer || defaults.areDeclared(in: screen)
                else { return nil }
                return screen
            }
        }
    }

    /// The unwind segue that is being prepared.
    @MainActor final class Unwinding {
        private var pending: (identifier: String, source: Weak<UIViewController>)?

        func begin(_ identifier: String, from source: UIViewController) {
            pending = (identifier, Weak(source))
        }

        /// The segue that leaves a controller or one of its children.
        func identifier(leaving controller: UIViewController) -> String? {
            guard let pending, let source = pending.source.object,
                source.isRelated(to: controller)
            else { return nil }
            return pending.identifier
        }

        func end() { pending = nil }
    }

    extension UIDevice {
        var iOSVersion: IOSVersion { IOSVersion(systemVersion) }
    }

    /// The identifier of the segue that opened a controller, stored on the controller.
    @MainActor enum OpeningSegue {
        private static let key = AssociationKey()

        static func of(_ controller: UIViewController) -> String? {
            key.value(on: controller) as? String
        }

        static func set(_ identifier: String?, on controller: UIViewController) {
            key.keep(identifier, on: controller)
        }
    }
#endif
