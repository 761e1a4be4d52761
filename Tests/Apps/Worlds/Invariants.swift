import UIKit

/// What must hold whatever a walk does.
@MainActor struct Invariants {
    let player: Player
    private var world: any World { player.world }
    private var book: Book { player.book }

    /// What holds after every step.
    func always() -> String? {
        if let complaint = world.complaints.first { return complaint }
        if let mistake = (Census.current.mistakes + book.mistakes).first { return mistake }
        return calls()
    }

    /// What holds where nothing moves.
    func quiet() -> String? {
        leaks() ?? pendingScreens() ?? places() ?? gestures() ?? systemSwipes() ?? looks()
    }

    /// What holds after a settle: it is quiet.
    func settled() -> String? {
        if !player.fingers.isEmpty { return "a finger is still down" }
        for one in player.controllers where one.transitionCoordinator != nil {
            return "\(label(of: one)) is still in a transition"
        }
        if !world.isIdle { return "something still runs" }
        return book.promises.first.map { "the completion of \($0) does not come" }
    }

    /// Each call that UIKit makes reaches each delegate of the app once.
    private func calls() -> String? {
        for place in (player.stacks as [UIViewController]) + player.tabBars {
            guard let sent = world.messages(about: place) else { continue }
            for ear in book.ears where ear.place == number(of: place) {
                guard let listener = ear.listener,
                    book.delegates.contains(where: { $0 === listener })
                else { continue }
                let known = type(of: listener).messages
                let expected = sent.dropFirst(ear.start).filter { known.contains($0) }
                if listener.calls != Array(expected) {
                    let first = zip(listener.calls, expected).first { $0 != $1 }
                    let what =
                        first.map { "\($0) instead of \($1)" }
                        ?? "\(listener.calls.count) calls of \(expected.count)"
                    return "the \(type(of: listener)) of \(label(of: place)) got \(what)"
                }
            }
        }
        return nil
    }

    /// Each transition that was announced to a screen has ended.
    private func pendingScreens() -> String? {
        let open = Census.current.pending.filter { $0.value != 0 }.keys.min()
        return open.map { "#\($0) was told a beginning without an end" }
    }

    /// Hero leaves a picture of the presenter, and does not follow where sizes change.
    private static var isHero: Bool { Player.isHero }

    /// Each container shows its own screen, where that belongs, and nothing else.
    private func places() -> String? {
        for stack in player.stacks where stack.isViewLoaded {
            guard let top = stack.topViewController?.viewIfLoaded, stack.isShown else { continue }
            if let text = shows(stack, top) { return text }
        }
        for tabs in player.tabBars where tabs.isShown {
            guard let top = tabs.selectedViewController?.viewIfLoaded else { continue }
            if let text = shows(tabs, top) { return text }
        }
        for window in player.windows {
            guard var one = window.rootViewController else { continue }
            while let next = one.presentedViewController { one = next }
            guard let view = one.viewIfLoaded else { continue }
            if view.window !== window { return "\(label(of: one)) is not in its window" }
            if !isSizeUnsure, view.bounds.size != window.bounds.size {
                return
                    "\(label(of: one)) is \(view.bounds.size) in a window of \(window.bounds.size)"
            }
        }
        return nil
    }

    /// UIKit lays out the screen that a library has left in another place.
    private var isSizeUnsure: Bool {
        Player.isLibrary && (player.isSizeUnsure || !Self.isHero)
    }

    private func shows(_ container: UIViewController, _ top: UIView) -> String? {
        let name = label(of: container)
        guard let view = container.view else { return nil }
        let others = view.subviews.filter { $0 !== top }
        if top.superview !== view || !others.isEmpty && !isSizeUnsure {
            return "\(name) shows \(view.subviews.count) views, or not its own"
        }
        if isSizeUnsure { return nil }
        if top.bounds.size != view.bounds.size || !top.transform.isIdentity {
            return "\(name)'s screen has \(top.bounds.size) \(top.transform) in \(view.bounds.size)"
        }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return top.center == middle ? nil : "\(name)'s screen is at \(top.center)"
    }

    /// Each screen has the gestures of the lines that could leave it, and no other.
    private func gestures() -> String? {
        for one in player.controllers
        where one.isViewLoaded && !book.unsure.contains(number(of: one)) {
            let isTop =
                (one.parent as? StackController).map { $0.topViewController === one } ?? true
            let isOnTop = one.parent != nil || one.presentedViewController == nil
            let isDetached =
                one.parent.map { book.places[number(of: $0)]?.isDetached == true } == true
            guard isTop, isOnTop, !isDetached else { continue }
            if one.isPresented, book.sources[number(of: one)]?.isGone == true { continue }
            let expected = book.gestures(on: one)
            let found = (one.view.gestureRecognizers ?? []).compactMap(\.kind).sorted()
            if found != expected {
                return "\(label(of: one)) has the gestures \(found) instead of \(expected)"
            }
        }
        for room in Census.current.living where room.parent == nil {
            guard room.presentingViewController == nil, room.view.window == nil else { continue }
            // The app's own `drive` is known to those only that contain the screen.
            if book.drives[room.number] != nil { continue }
            let found = (room.view.gestureRecognizers ?? []).compactMap(\.kind)
            if !found.isEmpty {
                return "\(label(of: room)) is nowhere and has the gestures \(found)"
            }
        }
        return nil
    }

    /// Where no line of ours has a sideways gesture, UIKit's swipe is as the app left it.
    private func systemSwipes() -> String? {
        for stack in player.stacks {
            let place = book.places[stack.number]
            guard place?.isDetached != true, !player.isClaimed(stack) else { continue }
            for (index, swipe) in stack.systemSwipes.enumerated() {
                if swipe.isEnabled != (place?.isSwipeEnabled ?? true) {
                    let name = ["UIKit's swipe", "UIKit's swipe from anywhere"][index]
                    return "\(name) of \(label(of: stack)) is \(swipe.isEnabled ? "on" : "off")"
                }
            }
            if stack.interactivePopGestureRecognizer?.delegate !== place?.swipeDelegate {
                return "UIKit's swipe of \(label(of: stack)) has another delegate"
            }
        }
        return nil
    }

    /// Screens look as the app has set them.
    private func looks() -> String? {
        for room in Census.current.living where room.isViewLoaded {
            // Hero hides what it has a picture of.
            if Self.isHero, room.outermostParent.presentedViewController != nil { continue }
            let look = book.looks[room.number] ?? Book.Look()
            let (view, layer) = (room.view ?? UIView(), room.view.layer)
            let white = view.backgroundColor?.cgColor.components?.first ?? -1
            if abs(white - look.white) > 1e-9 { return "\(room.label)'s background is \(white)" }
            if layer.cornerRadius != look.corner {
                return "\(room.label)'s corner is \(layer.cornerRadius)"
            }
            if abs(view.alpha - look.alpha) > 1e-6 {
                return "\(room.label)'s alpha is \(view.alpha)"
            }
            if layer.shadowOpacity != look.shadow {
                return "\(room.label)'s shadow is \(layer.shadowOpacity)"
            }
            if let table = view as? UITableView,
                table.contentOffset.y != book.offsets[room.number] ?? 0
            {
                return "\(room.label) is scrolled to \(table.contentOffset.y)"
            }
            if !view.transform.isIdentity { return "\(room.label) is transformed" }
            #if ENGINE_HERO || ENGINE_SDOSHERO
                if view.isHidden { return "\(room.label) is hidden" }
                if let table = room as? TableController {
                    for case let cell as RowCell in table.tableView.visibleCells
                    where cell.mark.hero.id != "row.\(cell.number)" {
                        return
                            "row \(cell.number) of \(room.label) has the id \(cell.mark.hero.id ?? "none")"
                    }
                }
            #endif
        }
        return nil
    }

    /// What the app has let go is gone.
    private func leaks() -> String? {
        world.forget()
        world.breathe()
        if forgotten().isEmpty { return nil }
        world.flush()
        let left = forgotten()
        return left.isEmpty ? nil : "\(left.joined(separator: ", ")) is still alive"
    }

    private func forgotten() -> [String] {
        let alive = Set(player.controllers.map { ObjectIdentifier($0) })
            .union(book.kept.map { ObjectIdentifier($0) })
            .union(book.delegates.map { ObjectIdentifier($0) })
        return Census.current.entries.compactMap { entry in
            entry.object.flatMap { alive.contains(ObjectIdentifier($0)) ? nil : entry.name }
        }
    }
}

extension Census {
    var living: [any Room] { entries.compactMap { $0.object as? any Room } }
}
