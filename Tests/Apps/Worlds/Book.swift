import UIKit

/// What an app may expect, kept apart from the runtime: which registries are installed where, what
/// opened each screen, what the app set.
@MainActor final class Book {
    /// A stack or a tab bar.
    struct Place {
        /// The newest first.
        var installed: [Int] = []
        /// The app has put another delegate in the place of ours.
        var isDetached = false
        /// How each screen was opened.
        var returns: [Int: Return] = [:]
        var pending: (room: Int, record: Return?)?
        /// What the app has set on UIKit's own swipe.
        var isSwipeEnabled = true
        weak var swipeDelegate: NSObject?
    }

    /// The gesture of a return, and the screen that it goes to.
    struct Return {
        var swipe: Swipe?
        var origin: Int
        /// Whose line or call it is; nil of a default, which comes after the lines of all.
        var registry: Int?
    }

    struct Ear {
        var place: Int
        weak var listener: (any Listener)?
        var start: Int
    }

    /// What the app has set on a screen's view.
    struct Look: Equatable {
        var white: CGFloat = 1
        var corner: CGFloat = 0
        var alpha: CGFloat = 1
        var shadow: Float = 0
        var id: String?
    }

    var places: [Int: Place] = [:]
    var modals: [Int: [Int]] = [:]
    var modalReturns: [Int: Return] = [:]
    /// The columns in which the app called `present`, or what is there instead of columns.
    var sources: [Int: Source] = [:]
    struct Source {
        weak var column: UIViewController?
        weak var room: UIViewController?
        /// Of several columns, that of a controller that is gone is anybody's guess.
        var isGone: Bool {
            guard let column else { return true }
            return column.parent is UISplitViewController
                && !column.everything.contains { $0 === room }
        }
    }
    /// What the registry has promised to call, and has not called yet.
    var promises: [String] = []
    /// What a step has seen and must not be.
    var mistakes: [String] = []
    /// Screens whose gestures the manual does not promise.
    var unsure: Set<Int> = []
    /// The forward gestures that the app has asked for, by screen.
    var drives: [Int: [Int]] = [:]
    var looks: [Int: Look] = [:]
    /// How far tables are scrolled.
    var offsets: [Int: CGFloat] = [:]
    var ears: [Ear] = []
    /// Strong: the app's own variables.
    var delegates: [NSObject] = []
    var kept: [UIViewController] = []

    func install(_ registry: Int, in place: Int) {
        var book = places[place] ?? Place()
        if !book.installed.contains(registry) { book.installed.insert(registry, at: 0) }
        book.isDetached = false
        places[place] = book
    }

    /// A push that begins now.
    func push(_ room: any Room, over old: any Room, in place: Int, given: Int?) {
        places[place, default: Place()].pending = (
            room.number, record(from: old, to: room, in: place, given: given)
        )
    }

    private func record(
        from old: any Room, to room: any Room, in place: Int, given: Int?
    ) -> Return? {
        guard let book = places[place], !book.isDetached else { return nil }
        if let given { return Return(swipe: nil, origin: old.number, registry: given) }
        for registry in book.installed {
            let line = registries[registry].returns.push(from: old.page, to: room.page)
            if line.isDecided {
                return Return(swipe: line.swipe, origin: old.number, registry: registry)
            }
        }
        let deciding = book.installed.map { registries[$0].returns }.first(where: \.hasDefaults)
        return deciding.map { Return(swipe: $0.popDefault, origin: old.number) }
    }

    /// Updates what is known about a stack that does not change now.
    func update(_ stack: StackController) {
        guard var book = places[stack.number] else { return }
        let rooms = Set(stack.viewControllers.map { number(of: $0) })
        book.returns = book.returns.filter { rooms.contains($0.key) }
        if let pending = book.pending, rooms.contains(pending.room), let record = pending.record {
            book.returns[pending.room] = record
        }
        book.pending = nil
        places[stack.number] = book
    }

    /// The gesture that pops the top of a stack.
    func swipe(from top: any Room, to below: any Room, in place: Int) -> Swipe? {
        guard let book = places[place] else { return nil }
        let record = book.returns[top.number]
        let line = answer(book.installed, record, to: below.number) {
            $0.pop(from: top.page, to: below.page)
        }
        if let line { return line.swipe }
        if let record, record.registry == nil { return record.swipe }
        return book.installed.map { registries[$0].returns }.first(where: \.hasDefaults)?.popDefault
    }

    /// The newest registry with a line or a record decides: a line that names the return, the record
    /// of the way there on the same way back, else a line, else the record.
    private func answer(
        _ installed: [Int], _ record: Return?, to below: Int, _ line: (Lines) -> Lines.Line?
    ) -> Lines.Line? {
        for registry in installed {
            let line = line(registries[registry].returns)
            guard let record, record.registry == registry, line?.isNamed != true else {
                if let line { return line }
                continue
            }
            if let line, record.origin != below { return line }
            return Lines.Line(swipe: record.swipe)
        }
        return nil
    }

    /// The gesture that dismisses a screen that is presented over another.
    func swipe(
        dismissing room: any Room, over below: (page: Page, number: Int), presented: Int
    ) -> Swipe? {
        answer(modals[presented] ?? [], modalReturns[presented], to: below.number) {
            $0.dismissal(from: room.page, to: below.page)
        }?.swipe
    }

    /// The gestures that belong on a controller's view, by kind, sorted.
    func gestures(on controller: UIViewController) -> [String] {
        var swipes: [Swipe?] = []
        if let stack = controller.parent as? StackController,
            stack.topViewController === controller, stack.viewControllers.count > 1,
            let top = controller as? any Room,
            let below = stack.viewControllers.dropLast().last as? any Room
        {
            swipes.append(swipe(from: top, to: below, in: stack.number))
        }
        if let tabs = controller.parent as? TabsController,
            tabs.selectedViewController === controller
        {
            swipes += tabSwipes(tabs)
        }
        if controller.parent == nil, let presenter = controller.presentingViewController,
            let room = controller.innermost as? any Room
        {
            let key = number(of: controller)
            // Of columns, the one that presented it.
            let below =
                (sources[key]?.column ?? presenter).innermost as? any Room
                ?? presenter.innermost as? any Room
            if let below {
                swipes.append(
                    swipe(
                        dismissing: room, over: (below.page, below.number), presented: key))
            }
        }
        if let room = controller as? any Room {
            for registry in drives[room.number] ?? [] {
                swipes += registries[registry].returns.forward.map(\.swipe)
            }
        }
        return swipes.compactMap { $0?.kind }.sorted()
    }

    private func tabSwipes(_ tabs: TabsController) -> [Swipe?] {
        guard let book = places[tabs.number], let all = tabs.viewControllers,
            let selected = tabs.selectedViewController
        else { return [] }
        let index = tabs.selectedIndex
        return [index + 1, index - 1].filter { all.indices.contains($0) }.map { next in
            let (from, to) = (selected.innermost, all[next].innermost)
            for registry in book.installed {
                let answer = registries[registry].hasTab(next > index, from, to)
                if answer { return registries[registry].tab(next > index, from, to) }
            }
            return nil
        }
    }
}

extension UIViewController {
    /// The screen that is seen in it.
    var innermost: UIViewController {
        switch self {
        case let stack as UINavigationController: stack.topViewController?.innermost ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.innermost ?? self
        case let columns as UISplitViewController: columns.viewControllers.last?.innermost ?? self
        default: self
        }
    }
}

extension Book {
    /// A presentation that begins now.
    func present(_ presented: Int, _ room: any Room, from source: any Room) {
        modalReturns[presented] = nil
        let outer = source.outermostParent
        let column = (outer as? UISplitViewController)?.viewControllers.first { column in
            column.everything.contains { $0 === source }
        }
        let below = (column ?? outer).innermost as? any Room ?? source
        sources[presented] = Source(column: column ?? outer, room: source)
        for registry in modals[presented] ?? [] {
            let lines = registries[registry].returns
            if let line = lines.presentations.first(where: {
                ($0.from ?? below.page) == below.page && $0.to == room.page
            }) {
                modalReturns[presented] = Return(
                    swipe: line.returning, origin: below.number, registry: registry)
                return
            }
        }
    }
}
