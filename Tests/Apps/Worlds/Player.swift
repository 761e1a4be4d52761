import UIKit

/// Plays a walk in a world: does each step, if it is possible, and keeps the book.
@MainActor final class Player {
    let world: any World
    let book = Book()
    /// The windows that are open.
    private(set) var windows: [UIWindow] = []
    /// Fingers that are down.
    private(set) var fingers: [Finger] = []

    struct Finger {
        weak var recognizer: UIGestureRecognizer?
        var swipe: Swipe
        var distance: CGFloat
        weak var view: UIView?
    }

    /// Whether a window or a tab changed its size while something moved, or something was presented:
    /// Hero puts the next screen where that was.
    private(set) var isSizeUnsure = false

    init(_ world: any World) { self.world = world }

    // MARK: What is there

    var controllers: [UIViewController] {
        windows.compactMap(\.rootViewController).flatMap(\.everything)
    }
    var stacks: [StackController] { controllers.compactMap { $0 as? StackController } }
    var tabBars: [TabsController] { controllers.compactMap { $0 as? TabsController } }
    var rooms: [any Room] { controllers.compactMap { $0 as? any Room } }
    /// Stacks that do not change now.
    private var quietStacks: [StackController] { stacks.filter { !isChanging($0) } }

    /// Whether a container's own children change.
    private func isChanging(_ container: UIViewController) -> Bool {
        guard let coordinator = container.transitionCoordinator else { return false }
        let ends = [
            coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to),
        ]
        return ends.contains { $0?.parent === container }
            || coordinator.containerView === container.view
    }

    /// Whether a library moves views, and shows them afterwards as it knew them before.
    static var isLibrary: Bool {
        #if ENGINE_UIKIT
            false
        #else
            true
        #endif
    }

    static var isHero: Bool {
        #if ENGINE_HERO || ENGINE_SDOSHERO
            true
        #else
            false
        #endif
    }

    /// Whether no transition runs, no finger is down and nothing waits.
    var isQuiet: Bool {
        fingers.isEmpty && world.isIdle
            && controllers.allSatisfy { $0.transitionCoordinator == nil }
    }

    private func pick<Value>(_ values: [Value], _ choice: Int) -> Value? {
        values.isEmpty ? nil : values[choice % values.count]
    }

    /// Those that are seen, four times of five.
    private func mostly<Kind: UIViewController>(_ all: [Kind], _ step: Step) -> [Kind] {
        let shown = all.filter(\.isShown)
        return shown.isEmpty || step.c % 5 == 4 ? all : shown
    }

    // MARK: The beginning

    func start(_ walk: Walk) {
        for kind in walk.windows { open(kind) }
    }

    private func open(_ kind: Int) {
        let index = windows.count
        let size = [
            CGSize(width: 400, height: 800), CGSize(width: 800, height: 400),
            CGSize(width: 320, height: 600),
        ][kind / 5 % 3]
        let root: UIViewController =
            switch kind % 5 {
            case 1: TabsController([stack(.list), stack(.table), stack(.detail)])
            case 2: TabsController([Page.list.make(), stack(.list), Page.table.make()])
            case 3: ColumnsController([stack(.list), stack(.detail)])
            case 4:
                ColumnsController([TabsController([stack(.list), stack(.note)]), stack(.photo)])
            default: stack(.list)
            }
        let frame = CGRect(origin: CGPoint(x: CGFloat(index) * 800, y: 0), size: size)
        windows.append(world.open(root, in: frame))
        world.breathe()
    }

    private func stack(_ page: Page) -> StackController { StackController(page.make()) }

    // MARK: Steps

    /// Does a step; says what was done, or nil if it is not possible now.
    func play(_ step: Step) -> String? {
        let resizes: [Step.Kind] = [.resize, .tap, .select, .removeTab]
        if resizes.contains(step.kind) && !isQuiet || controllers.contains(where: \.isPresented)
            || step.kind == .replaceRoot
        {
            isSizeUnsure = true
        }
        let text = act(step) ?? act(step.spare) ?? act(step.last)
        if text != nil { world.breathe() }
        fingers.removeAll { $0.recognizer == nil }
        for stack in quietStacks { book.update(stack) }
        return text
    }

    private func act(_ step: Step) -> String? {
        switch step.kind {
        case .install: install(step)
        case .installForPresentation: installForPresentation(step)
        case .push, .pushUsing: push(step)
        case .pop, .popUsing, .popTo, .popToRoot: pop(step)
        case .setStack, .setUsing: set(step)
        case .present: present(step)
        case .dismiss: dismiss(step)
        case .tap, .select: select(step)
        case .removeTab: changeTabs(step)
        case .replace: replace(step)
        case .touch: touch(step)
        case .move, .lift, .cancelTouch: go(on: step)
        case .flick: flick(step)
        case .systemSwipe: systemSwipe(step)
        case .wait: wait(step)
        case .settle: settle()
        case .resize: resize(step)
        case .listen, .wrap, .silence: listen(step)
        case .allowSwipe: allowSwipe(step)
        case .look: look(step)
        case .recycle: recycle(step)
        case .keep: keep(step)
        case .pushKept: pushKept(step)
        case .drive: drive(step)
        case .escape: escape(step)
        case .openWindow: openWindow(step)
        case .closeWindow: closeWindow(step)
        case .replaceRoot: replaceRoot(step)
        case .scroll: scroll(step)
        }
    }

    // MARK: Registries

    private func install(_ step: Step) -> String? {
        let places: [UIViewController] = mostly(stacks, step) + mostly(tabBars, step)
        guard let place = pick(places, step.a) else { return nil }
        let index = step.b % registries.count
        let registry = registries[index]
        if let stack = place as? StackController { registry.installInStack(stack) }
        if let tabs = place as? TabsController { registry.installInTabs(tabs) }
        book.install(index, in: number(of: place))
        return "\(registry.name).install(in: \(label(of: place)))"
    }

    private func installForPresentation(_ step: Step) -> String? {
        let presented = controllers.filter {
            $0.parent == nil && $0.presentingViewController != nil && !($0 is UIAlertController)
        }
        guard let one = pick(presented, step.a) else { return nil }
        let index = step.b % registries.count
        registries[index].installForPresentation(one)
        let key = number(of: one)
        if book.modals[key]?.contains(index) != true {
            book.modals[key, default: []].insert(index, at: 0)
        }
        return "\(registries[index].name).installForPresentation(of: \(label(of: one)))"
    }

    // MARK: Stacks

    private func push(_ step: Step) -> String? {
        let page: Page = [.list, .detail, .photo, .note, .table, .detail, .photo, .note][step.b % 8]
        guard let stack = pick(mostly(quietStacks, step), step.a) else { return nil }
        return push(page.make(), on: stack, step)
    }

    private func push(_ room: any Room, on stack: StackController, _ step: Step) -> String? {
        guard let top = stack.topViewController as? any Room else { return nil }
        if step.kind == .pushUsing, stack.isShown {
            let index = step.c % registries.count
            book.install(index, in: stack.number)
            book.push(room, over: top, in: stack.number, given: index)
            registries[index].push(room, stack)
            return "\(registries[index].name).push(\(room.label), in: \(label(of: stack)))"
        }
        let isAnimated = step.c % 5 != 0 && stack.isShown
        if isAnimated { book.push(room, over: top, in: stack.number, given: nil) }
        stack.pushViewController(room, animated: isAnimated)
        return "\(label(of: stack)).push(\(room.label))\(isAnimated ? "" : " at once")"
    }

    private func pop(_ step: Step) -> String? {
        guard
            let stack = pick(
                mostly(quietStacks.filter { $0.viewControllers.count > 1 }, step), step.a)
        else {
            return nil
        }
        // Without a window UIKit does not animate.
        let isAnimated = step.c % 5 != 0 && stack.isShown
        let end = isAnimated ? "" : " at once"
        switch step.kind {
        case .popUsing where stack.isShown:
            let index = step.b % registries.count
            book.install(index, in: stack.number)
            if step.c % 2 == 0 {
                registries[index].pop(stack)
            } else {
                registries[index].popToRoot(stack)
            }
            return
                "\(registries[index].name).pop\(step.c % 2 == 0 ? "" : "ToRoot")(in: \(label(of: stack)))"
        case .popTo:
            let target = stack.viewControllers[step.b % (stack.viewControllers.count - 1)]
            stack.popToViewController(target, animated: isAnimated)
            return "\(label(of: stack)).popTo(\(label(of: target)))\(end)"
        case .popToRoot:
            stack.popToRootViewController(animated: isAnimated)
            return "\(label(of: stack)).popToRoot()\(end)"
        default:
            stack.popViewController(animated: isAnimated)
            return "\(label(of: stack)).pop()\(end)"
        }
    }

    private func set(_ step: Step) -> String? {
        guard let stack = pick(mostly(quietStacks, step), step.a),
            let top = stack.topViewController as? any Room
        else { return nil }
        let old = stack.viewControllers
        let fresh: any Room = [Page.photo, .note, .detail, .table][step.c % 4].make()
        let new: [UIViewController]
        switch step.b % 6 {
        case 0: new = old.dropLast() + [fresh]
        case 1: new = old + [fresh]
        case 2: new = [fresh, top]
        case 3: new = old.count > 2 ? [old[0], top] : [fresh] + old
        case 4: new = old.reversed()
        default: new = [fresh]
        }
        let isUsing = step.kind == .setUsing && stack.isShown
        let index = step.c % registries.count
        if isUsing { book.install(index, in: stack.number) }
        let kept = Set(new.map { ObjectIdentifier($0) })
        if let coming = new.last as? any Room, coming !== top,
            !old.contains(where: { $0 === coming }),
            kept.contains(ObjectIdentifier(top))
        {
            book.push(
                coming, over: top, in: stack.number,
                given: isUsing ? index : nil)
        }
        let names = new.map { label(of: $0) }.joined(separator: " ")
        if isUsing {
            registries[index].set(new, stack)
            return "\(registries[index].name).set(\(names), in: \(label(of: stack)))"
        }
        let isAnimated = step.c % 3 != 0 && stack.isShown
        if !isAnimated { book.places[stack.number]?.pending = nil }
        stack.setViewControllers(new, animated: isAnimated)
        return "\(label(of: stack)).set(\(names))\(isAnimated ? "" : " at once")"
    }

    private func replace(_ step: Step) -> String? {
        // During any transition around it nothing happens.
        let free = stacks.filter { $0.transitionCoordinator == nil && $0.isShown }
        guard let stack = pick(free, step.a), let old = stack.viewControllers.last else {
            return nil
        }
        let index = step.b % registries.count
        let fresh = Page.photo.make()
        book.install(index, in: stack.number)
        let promise = "replace \(label(of: old))"
        book.promises.append(promise)
        registries[index].replace(old, fresh) { [weak book] in
            book?.promises.removeAll { $0 == promise }
        }
        return "\(registries[index].name).replace(\(label(of: old)), with: \(fresh.label))"
    }

    /// A window's root or a presented screen, which others may cover.
    private func replaceRoot(_ step: Step) -> String? {
        guard isQuiet else { return nil }
        let outer = controllers.filter { $0.parent == nil && !($0 is UIAlertController) }
        guard let old = pick(outer, step.a) else { return nil }
        let index = step.b % registries.count
        let isRoot = old.presentingViewController == nil
        let new: UIViewController = isRoot ? stack(.list) : Page.card.make()
        let promise = "replace \(label(of: old))"
        book.promises.append(promise)
        if !isRoot { book.modals[number(of: new)] = [index] }
        registries[index].replace(old, new) { [weak book] in
            book?.promises.removeAll { $0 == promise }
        }
        // UIKit does not know of it, and so lets other things begin.
        world.wait(3)
        return "\(registries[index].name).replace(\(label(of: old)), with: \(label(of: new)))"
    }

    // MARK: Presentations

    private func present(_ step: Step) -> String? {
        let sources = rooms.filter { room in
            let outer = room.outermostParent
            return room.isShown && outer.presentedViewController == nil && !isPresenting(outer)
                && !(outer is UIAlertController)
        }
        guard let source = pick(sources, step.a) else { return nil }
        let kind = step.b % 6
        if kind == 5 {
            let alert = AlertController()
            source.present(alert, animated: true)
            return "\(source.label).present(\(label(of: alert)))"
        }
        let room: any Room = [Page.card, .form, .card, .form, .table][kind].make()
        let presented: UIViewController = step.c % 4 == 0 ? StackController(room) : room
        let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
        presented.modalPresentationStyle = styles[step.c % 3]
        let isInstalled = step.c % 5 != 4
        let key = number(of: presented)
        let index = step.c % registries.count
        if isInstalled {
            registries[index].installForPresentation(presented)
            book.modals[key] = [index]
        }
        book.present(key, room, from: source)
        // UIKit tells nobody in which column that was.
        if !isInstalled, source.outermostParent is UISplitViewController { book.unsure.insert(key) }
        source.present(presented, animated: true)
        let name = isInstalled ? ", \(registries[index].name)" : ""
        return "\(source.label).present(\(label(of: presented)) \(room.label)\(name))"
    }

    /// Whether it is being presented or dismissed, or presents or dismisses.
    private func isPresenting(_ controller: UIViewController) -> Bool {
        controller.isBeingPresented || controller.isBeingDismissed
            || controller.presentedViewController.map {
                $0.isBeingPresented || $0.isBeingDismissed
            } == true
    }

    private func dismiss(_ step: Step) -> String? {
        let presenters = controllers.filter { one in
            guard one.parent == nil, one.presentedViewController != nil else { return false }
            return one.everything.allSatisfy { !isPresenting($0) }
        }
        guard let presenter = pick(presenters, step.a) else { return nil }
        let isAnimated = step.c % 6 != 0
        presenter.dismiss(animated: isAnimated)
        return "\(label(of: presenter)).dismiss()\(isAnimated ? "" : " at once")"
    }

    // MARK: Tabs

    private func select(_ step: Step) -> String? {
        guard let tabs = pick(tabBars, step.a), let all = tabs.viewControllers, !all.isEmpty else {
            return nil
        }
        let index = step.b % all.count
        if step.kind == .tap {
            guard tabs.isShown else { return nil }
            // Without the runtime as its delegate nobody forbids it.
            if isChanging(tabs), book.places[tabs.number]?.isDetached != false { return nil }
            world.tap(index, of: tabs)
            return "tap tab \(index) of \(label(of: tabs))"
        }
        if isChanging(tabs) { return nil }
        tabs.selectedIndex = index
        return "\(label(of: tabs)).selectedIndex = \(index)"
    }

    private func changeTabs(_ step: Step) -> String? {
        guard let tabs = pick(tabBars.filter { !isChanging($0) }, step.a),
            var all = tabs.viewControllers, all.count > 1
        else { return nil }
        let index = step.b % all.count
        // What changes inside goes on in a tab that is gone.
        if all[index].everything.contains(where: { $0.transitionCoordinator != nil }) { return nil }
        switch step.c % 3 {
        case 0: all.remove(at: index)
        case 1: all[index] = stack(.list)
        default: all.swapAt(0, index)
        }
        tabs.viewControllers = all
        return "\(label(of: tabs)).viewControllers = \(all.map { label(of: $0) })"
    }

    // MARK: Fingers

    /// The gestures that a person may try on a screen.
    private func candidates() -> [(view: UIView, recognizer: UIGestureRecognizer)] {
        controllers.filter(\.isShown).compactMap(\.viewIfLoaded).flatMap { view in
            (view.gestureRecognizers ?? []).filter { $0.kind != nil && $0.isEnabled }
                .map { (view, $0) }
        }
    }

    /// The ways of its fingers that a recognizer may answer to.
    private func swipe(of recognizer: UIGestureRecognizer, _ choice: Int) -> Swipe {
        let way = Swipe.Way(rawValue: choice % 4) ?? .left
        switch recognizer {
        case let edge as UIScreenEdgePanGestureRecognizer:
            return .edge(
                edge.edges == .left
                    ? .left : edge.edges == .right ? .right : edge.edges == .top ? .up : .down)
        case is UIPinchGestureRecognizer: return .pinch
        default: return .pan(way)
        }
    }

    private func movement(_ swipe: Swipe, _ part: CGFloat, _ phase: Touch.Phase, in view: UIView?)
        -> Touch
    {
        var touch = Touch(phase: phase)
        let size = view?.bounds.size ?? CGSize(width: 400, height: 800)
        let speed: CGFloat = phase == .began ? 1 : 0
        if let way = swipe.way {
            touch.x = way.x * part * size.width
            touch.y = way.y * part * size.height
            touch.velocity = CGPoint(x: way.x * 200 * speed, y: way.y * 200 * speed)
        } else {
            touch.scale = 1 - part
            // Fingers that lift while they move have a rest to play at their speed.
            touch.velocity = CGPoint(x: phase == .ended ? -0.3 : -speed, y: 0)
        }
        return touch
    }

    private func touch(_ step: Step) -> String? {
        guard fingers.count < 2, let one = pick(candidates(), step.a) else { return nil }
        // A pan does not say where it goes: a person tries.
        for turn in 0..<4 {
            let swipe = swipe(of: one.recognizer, step.b + turn)
            let isDown = fingers.contains { $0.recognizer === one.recognizer }
            if isDown { return nil }
            if world.touch(one.recognizer, movement(swipe, 0.01, .began, in: one.view)) {
                if swipe == .pan(.down), let table = one.view as? UITableView,
                    table.contentOffset.y > 1
                {
                    book.mistakes.append("\(Self.owner(of: table)) does not scroll")
                }
                fingers.append(
                    Finger(
                        recognizer: one.recognizer, swipe: swipe, distance: 0.01, view: one.view))
                return "\(swipe) begins on \(Self.owner(of: one.view))"
            }
            if one.recognizer.kind != "pan" { break }
        }
        return nil
    }

    private static func owner(of view: UIView?) -> String {
        (view?.next as? UIViewController).map { label(of: $0) } ?? "a view"
    }

    private func go(on step: Step) -> String? {
        guard !fingers.isEmpty else { return nil }
        let index = step.a % fingers.count
        guard let recognizer = fingers[index].recognizer else { return nil }
        let swipe = fingers[index].swipe
        let place = Self.owner(of: fingers[index].view)
        switch step.kind {
        case .move:
            fingers[index].distance = CGFloat(step.b % 11) / 10
            let touch = movement(swipe, fingers[index].distance, .changed, in: fingers[index].view)
            if !world.touch(recognizer, touch) {
                fingers.remove(at: index)
            } else if let text = progress(of: fingers[index], before: touch) {
                book.mistakes.append(text)
            }
            return "\(swipe) moves to \(CGFloat(step.b % 11) / 10) on \(place)"
        case .lift:
            let distance = step.b % 3 == 0 ? fingers[index].distance : CGFloat(step.b % 11) / 10
            let touch = movement(swipe, distance, .ended, in: fingers[index].view)
            fingers.remove(at: index)
            _ = world.touch(recognizer, touch)
            return "\(swipe) ends at \(distance) on \(place)"
        default:
            let touch = movement(
                swipe, fingers[index].distance, .cancelled, in: fingers[index].view)
            fingers.remove(at: index)
            _ = world.touch(recognizer, touch)
            return "\(swipe) is cancelled on \(place)"
        }
    }

    /// A finger is as far as it has moved over its own view.
    private func progress(of finger: Finger, before touch: Touch) -> String? {
        guard !Self.isLibrary, let way = finger.swipe.way, let view = finger.view,
            let owner = view.next as? UIViewController, fingers.count == 1,
            let coordinator = owner.transitionCoordinator, coordinator.isInteractive
        else { return nil }
        // Down and up over the height, left and right over the width.
        let size = view.bounds.size
        let part = way.x != 0 ? touch.x / way.x / size.width : touch.y / way.y / size.height
        let found = coordinator.percentComplete
        return abs(found - min(max(part, 0), 1)) < 1e-6
            ? nil : "\(Self.owner(of: view)) is at \(found) with the finger at \(part)"
    }

    private func flick(_ step: Step) -> String? {
        guard fingers.isEmpty, let one = pick(candidates(), step.a) else { return nil }
        for turn in 0..<4 {
            let swipe = swipe(of: one.recognizer, step.b + turn)
            var hasBegun = false
            world.inOneTurn {
                hasBegun = world.touch(
                    one.recognizer, movement(swipe, 0.01, .began, in: one.view))
                guard hasBegun else { return }
                let end = CGFloat(step.c % 3) / 2
                _ = world.touch(one.recognizer, movement(swipe, end, .ended, in: one.view))
                // Something else in the same turn.
                if step.c % 4 == 0 { _ = present(step) }
            }
            if hasBegun {
                let more = step.c % 4 == 0 ? " and something is presented" : ""
                return
                    "\(swipe) flicks to \(CGFloat(step.c % 3) / 2) on \(Self.owner(of: one.view))\(more)"
            }
            if one.recognizer.kind != "pan" { break }
        }
        return nil
    }

    private func systemSwipe(_ step: Step) -> String? {
        guard fingers.count < 2, let stack = pick(stacks.filter(\.isShown), step.a),
            let recognizer = pick(stack.systemSwipes, step.b),
            !fingers.contains(where: { $0.recognizer === recognizer }),
            world.touch(recognizer, movement(.edge(.left), 0.01, .began, in: stack.view))
        else { return nil }
        fingers.append(
            Finger(
                recognizer: recognizer, swipe: .edge(.left), distance: 0.01, view: stack.view))
        return "UIKit's swipe begins on \(label(of: stack))"
    }

    // MARK: Time and windows

    private func wait(_ step: Step) -> String {
        let seconds = [0.02, 0.1, 0.25, 0.5][step.a % 4]
        world.wait(seconds)
        return "wait \(seconds)"
    }

    /// Fingers leave, and all comes to its end.
    func settle() -> String {
        for finger in fingers {
            guard let recognizer = finger.recognizer else { continue }
            _ = world.touch(
                recognizer, movement(finger.swipe, finger.distance, .ended, in: finger.view))
        }
        fingers = []
        world.wait(12)
        for stack in quietStacks { book.update(stack) }
        return "settle"
    }

    private func resize(_ step: Step) -> String? {
        guard let window = pick(windows, step.a) else { return nil }
        var frame = window.frame
        frame.size = CGSize(width: frame.height, height: frame.width)
        world.resize(window, to: frame)
        return "window \(step.a % windows.count) turns"
    }

    private func openWindow(_ step: Step) -> String? {
        guard windows.count < 3 else { return nil }
        open(step.b)
        return "open \(label(of: windows.last?.rootViewController))"
    }

    private func closeWindow(_ step: Step) -> String? {
        guard windows.count > 1, isQuiet else { return nil }
        let window = windows.remove(at: step.a % windows.count)
        world.close(window)
        return "close \(label(of: window.rootViewController))"
    }

    /// The app lets go of everything.
    func end() {
        for window in windows { world.close(window) }
        windows = []
        book.delegates = []
        book.kept = []
        world.breathe()
        world.forget()
        world.breathe()
    }

    // MARK: The app's own

    private func listen(_ step: Step) -> String? {
        let places: [UIViewController] = stacks + tabBars
        if step.kind == .silence {
            guard !book.delegates.isEmpty else { return nil }
            let gone = book.delegates.remove(at: step.a % book.delegates.count)
            // UIKit has no delegate until the next `install`.
            for place in stacks where place.delegate === gone { detach(place.number) }
            for place in tabBars where place.delegate === gone { detach(place.number) }
            return "the app lets go of a delegate"
        }
        guard let place = pick(places, step.a) else { return nil }
        let key = number(of: place)
        let current: NSObject? =
            ((place as? StackController)?.delegate as? NSObject)
            ?? ((place as? TabsController)?.delegate as? NSObject)
        let listener: any Listener
        if step.kind == .wrap {
            if current == nil || current is any Listener { return nil }
            listener = WrappingListener(current)
        } else {
            listener = step.b % 2 == 0 ? PlainListener() : NewListener()
            book.ears.removeAll { $0.place == key }
            if book.places[key]?.installed.isEmpty == false {
                book.places[key]?.isDetached = true
            }
        }
        Census.current.add(listener, "delegate")
        book.delegates.append(listener)
        book.ears.append(
            Book.Ear(
                place: key, listener: listener,
                start: world.messages(about: place)?.count ?? 0))
        (place as? StackController)?.delegate = listener as? any UINavigationControllerDelegate
        (place as? TabsController)?.delegate = listener as? any UITabBarControllerDelegate
        return "\(label(of: place)).delegate = \(type(of: listener))"
    }

    private func detach(_ place: Int) {
        book.ears.removeAll { $0.place == place }
        book.places[place]?.isDetached = true
    }

    private func allowSwipe(_ step: Step) -> String? {
        guard let stack = pick(mostly(quietStacks, step), step.a) else { return nil }
        // While a line of ours has a gesture there, it is not the app's.
        guard isQuiet, !isClaimed(stack) else { return nil }
        if step.b % 3 == 2 {
            let delegate = SwipeDelegate()
            Census.current.add(delegate, "swipe's delegate")
            book.delegates.append(delegate)
            book.places[stack.number, default: Book.Place()].swipeDelegate = delegate
            stack.interactivePopGestureRecognizer?.delegate = delegate
            return "\(label(of: stack)).interactivePopGestureRecognizer.delegate = the app's"
        }
        let isOn = step.b % 2 == 0
        book.places[stack.number, default: Book.Place()].isSwipeEnabled = isOn
        for swipe in stack.systemSwipes { swipe.isEnabled = isOn }
        return "\(label(of: stack)).interactivePopGestureRecognizer.isEnabled = \(isOn)"
    }

    /// Whether a line of ours has a sideways gesture on a stack's top.
    func isClaimed(_ stack: StackController) -> Bool {
        guard stack.viewControllers.count > 1, let top = stack.topViewController as? any Room,
            let below = stack.viewControllers.dropLast().last as? any Room
        else { return false }
        return book.swipe(from: top, to: below, in: stack.number)?.isSideways == true
    }

    private func look(_ step: Step) -> String? {
        guard let room = pick(rooms.filter(\.isShown), step.a) else { return nil }
        var look = book.looks[room.number] ?? Book.Look()
        let layer = room.view.layer
        switch step.b % 5 {
        case 0:
            look.white = CGFloat(step.c % 10) / 10
            room.view.backgroundColor = UIColor(white: look.white, alpha: 1)
        case 1:
            look.corner = CGFloat(step.c % 10) + 1
            layer.cornerRadius = look.corner
        case 2:
            // Libraries hide views and show them as they were.
            if Self.isLibrary, !isQuiet { return nil }
            look.alpha = CGFloat(step.c % 5 + 5) / 10
            room.view.alpha = look.alpha
        case 3:
            look.shadow = Float(step.c % 4) / 4 + 0.07
            layer.shadowOpacity = look.shadow
        default:
            #if ENGINE_HERO || ENGINE_SDOSHERO
                look.id = "id\(step.c % 3)"
                room.mark.hero.id = look.id
            #endif
        }
        book.looks[room.number] = look
        return "\(room.label) sets \(["background", "corner", "alpha", "shadow", "id"][step.b % 5])"
    }

    private func recycle(_ step: Step) -> String? {
        let tables = rooms.compactMap { $0 as? TableController }.filter(\.isViewLoaded)
        guard let table = pick(tables, step.a) else { return nil }
        table.first += 3
        world.recycle(table.tableView)
        return "\(table.label) scrolls"
    }

    private func scroll(_ step: Step) -> String? {
        let tables = rooms.compactMap { $0 as? TableController }.filter(\.isShown)
        guard let table = pick(tables, step.a) else { return nil }
        let offset: CGFloat = step.b % 2 == 0 ? 60 : 0
        table.tableView.contentOffset.y = offset
        book.offsets[table.number] = offset
        return "\(table.label) is at \(offset)"
    }

    private func keep(_ step: Step) -> String? {
        guard let room = pick(rooms.filter { $0.parent is StackController }, step.a) else {
            return nil
        }
        book.kept.append(room)
        return "the app keeps \(room.label)"
    }

    private func pushKept(_ step: Step) -> String? {
        let free = book.kept.compactMap { $0 as? any Room }.filter {
            $0.parent == nil && $0.presentingViewController == nil
        }
        guard let room = pick(free, step.a), let stack = pick(mostly(quietStacks, step), step.b)
        else {
            return nil
        }
        var plain = step
        plain.kind = .push
        return push(room, on: stack, plain)
    }

    private func drive(_ step: Step) -> String? {
        let lists = rooms.filter {
            $0.page == .list && $0.parent is StackController && book.drives[$0.number] == nil
        }
        let drivers = registries.indices.filter { !registries[$0].returns.forward.isEmpty }
        guard let list = pick(lists, step.a), let index = pick(drivers, step.b) else { return nil }
        book.drives[list.number] = [index]
        registries[index].drive(.note, list) { [weak list, weak self] in
            guard let self, let stack = list?.parent as? StackController, let list else { return }
            let note = NoteController()
            self.book.push(note, over: list, in: stack.number, given: nil)
            stack.pushViewController(note, animated: true)
        }
        return "\(registries[index].name).drive(.push, from: \(list.label), to: .note)"
    }

    private func escape(_ step: Step) -> String? {
        guard let stack = pick(quietStacks.filter(\.isShown), step.a),
            stack.accessibilityPerformEscape()
        else { return nil }
        return "VoiceOver's escape in \(label(of: stack))"
    }
}

extension UINavigationController {
    /// UIKit's own: from the edge, and since iOS 26 from anywhere.
    var systemSwipes: [UIGestureRecognizer] {
        var swipes = [interactivePopGestureRecognizer]
        if #available(iOS 26.0, *) { swipes.append(interactiveContentPopGestureRecognizer) }
        return swipes.compactMap(\.self)
    }
}

extension UIViewController {
    /// Whether it is presented itself, and not by one of its containers.
    var isPresented: Bool { parent == nil && presentingViewController != nil }
    var outermostParent: UIViewController { parent?.outermostParent ?? self }
}
