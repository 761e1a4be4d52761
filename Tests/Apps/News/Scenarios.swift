@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareActivation(scenario)
    declareNavigation(scenario)
    declareGiven(scenario)
    declareModals(scenario)
    declareTabs(scenario)
    declareViews(scenario)
    declareMistakes(scenario)
    declareHistory(scenario)
}

/// The app as it starts: the latest news.
@MainActor struct Newsroom {
    let tabs = MainTabBarController()
    let window: UIWindow

    init() {
        window = launch(tabs)
        Hero.shared.plays = []
    }

    var latest: LatestNewsViewController { tabs.latest }
    var navigation: NewsNavigationController { tabs.navigations[0] }

    /// A tap on the third article.
    func open() -> NewsDetailViewController? {
        latest.table.tap(row: 2)
        Stage.settle()
        return navigation.topViewController as? NewsDetailViewController
    }

    func back() {
        navigation.popViewController(animated: true)
        Stage.settle()
    }
}

@MainActor var played: [String] { Hero.shared.plays.map(\.animation.words) }

@MainActor func ids(in view: UIView) -> [String] {
    [view.hero.id].compactMap(\.self) + view.subviews.flatMap { ids(in: $0) }
}

@MainActor private func declareNavigation(_ scenario: Scenarios) {
    scenario("1 A navigation controller with Hero enabled plays the line of its pair") {
        let room = Newsroom()
        expect(room.navigation.hero.isEnabled || room.navigation.delegate != nil)
        expect(room.open() != nil)
        expect(played, ["pageIn(up)"])
        expect(Hero.shared.plays.last?.isPresenting, true)
        expect(Hero.shared.plays.last?.isFinished, true)
    }

    scenario("2.2 The pop plays the opposite of the push") {
        let room = Newsroom()
        _ = room.open()
        room.back()
        expect(played, ["pageIn(up)", "pageOut(down)"])
        expect(room.navigation.topViewController === room.latest)
    }

    scenario("2.2 Hero's own default is what it was, before and after") {
        let room = Newsroom()
        Hero.shared.defaultAnimation = .zoom
        _ = room.open()
        expect(Hero.shared.defaultAnimation.words, "zoom")
        room.back()
        expect(Hero.shared.defaultAnimation.words, "zoom")
    }

    scenario("2.2 A line's duration reaches both screens' views") {
        let room = Newsroom()
        let detail = room.open()
        let play = Hero.shared.plays.last
        expect(play?.state(of: room.latest.view)?.duration ?? 0, 0.4)
        expect(detail.flatMap { play?.state(of: $0.view)?.duration } ?? 0, 0.4)
    }

    scenario("2.2 Reading on goes left and comes back with a fade") {
        let room = Newsroom()
        let first = room.open()
        let next = NewsDetailViewController(room.latest.news[3], opener: .latest)
        room.navigation.pushViewController(next, animated: true)
        Stage.settle()
        room.back()
        expect(played, ["pageIn(up)", "push(left)", "fade"])
        expect(room.navigation.topViewController === first)
    }

    scenario("2.2 Where no line says anything the app's default plays, and its opposite back") {
        let room = Newsroom()
        room.navigation.pushViewController(UIViewController(), animated: true)
        Stage.settle()
        room.back()
        expect(played, ["slide(left)", "slide(right)"])
    }

    scenario("2.2 Popping to the root from far plays the top screen's return") {
        let room = Newsroom()
        _ = room.open()
        room.navigation.pushViewController(UIViewController(), animated: true)
        Stage.settle()
        Hero.shared.plays = []
        room.navigation.popToRootViewController(animated: true)
        Stage.settle()
        expect(played, ["slide(right)"])
        expect(room.navigation.viewControllers.count, 1)
    }

    scenario("2.2 Setting the controllers keeps the history in step") {
        let room = Newsroom()
        _ = room.open()
        let other = NewsDetailViewController(room.latest.news[0], opener: .latest)
        room.navigation.setViewControllers([room.latest, other], animated: true)
        Stage.settle()
        Hero.shared.plays = []
        room.back()
        expect(played, ["pageOut(down)"])
    }

    scenario("2.2 A finger from the left edge drives the pop, and Hero with it") {
        let room = Newsroom()
        guard let detail = room.open() else { return expect(false, "no detail") }
        let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: detail.view).first
        expect(pan?.edges ?? [], .left)
        pan?.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
        Stage.settle()
        pan?.fire(.changed, x: 100)
        pan?.fire(.changed, x: 300)
        pan?.fire(.ended, x: 300)
        Stage.settle()
        expect(Hero.shared.plays.last?.updates.suffix(2) ?? [], [0.25, 0.75])
        expect(Hero.shared.plays.last?.isFinished, true)
        expect(room.navigation.topViewController === room.latest)
        expect(played, ["pageIn(up)", "pageOut(down)"])
    }

    scenario("2.2 The finger's speed counts: a short flick goes back") {
        let room = Newsroom()
        guard let detail = room.open() else { return expect(false, "no detail") }
        let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: detail.view).first
        pan?.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
        pan?.fire(.changed, x: 80)
        pan?.fire(.ended, x: 80, velocity: CGPoint(x: 800, y: 0))
        Stage.settle()
        expect(room.navigation.topViewController === room.latest)
    }

    scenario("2.2 A cancelled drag leaves everything as it was") {
        let room = Newsroom()
        guard let detail = room.open() else { return expect(false, "no detail") }
        let before = (picture(of: room.window), heroPicture(of: room.window))
        let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: detail.view).first
        pan?.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
        Stage.settle()
        pan?.fire(.changed, x: 120)
        pan?.fire(.ended, x: 120)
        Stage.settle()
        expect(Hero.shared.plays.last?.isFinished, false)
        expect(room.navigation.topViewController === detail)
        expect(picture(of: room.window), before.0)
        expect(heroPicture(of: room.window), before.1)
        expect(Hero.shared.isTransitioning, false)
        room.back()
        expect(played, ["pageIn(up)", "pageOut(down)", "pageOut(down)"])
    }
}

@MainActor private func declareModals(_ scenario: Scenarios) {
    func present(_ controller: UIViewController, on room: Newsroom) {
        NewsTransitions.installForPresentation(of: controller)
        room.tabs.present(controller, animated: true)
        Stage.settle()
    }

    scenario("2.1 A screen's own modal default: the login comes from below and fades") {
        let room = Newsroom()
        let login = LoginViewController()
        present(login, on: room)
        room.tabs.dismiss(animated: true)
        Stage.settle()
        expect(played, ["cover(up)", "fade"])
        expect(room.tabs.presentedViewController == nil)
    }

    scenario("2.1 Any other screen is dismissed by the opposite of how it was presented") {
        let room = Newsroom()
        present(UIViewController(), on: room)
        room.tabs.dismiss(animated: true)
        Stage.settle()
        expect(played, ["cover(up)", "uncover(down)"])
    }

    scenario("2.1 A completion block is called once, when all is done") {
        let room = Newsroom()
        let login = LoginViewController()
        NewsTransitions.installForPresentation(of: login)
        var calls = 0
        room.tabs.present(login, animated: true) { calls += 1 }
        expect(calls, 0)
        Stage.settle()
        expect(calls, 1)
        room.tabs.dismiss(animated: true) { calls += 1 }
        Stage.settle()
        expect(calls, 2)
    }

    scenario("2.1 All that was presented goes at once") {
        let room = Newsroom()
        let login = LoginViewController()
        present(login, on: room)
        let other = UIViewController()
        NewsTransitions.installForPresentation(of: other)
        login.present(other, animated: true)
        Stage.settle()
        room.tabs.dismiss(animated: true)
        Stage.settle()
        expect(room.tabs.presentedViewController == nil)
        expect(login.presentedViewController == nil)
    }
}

@MainActor private func declareTabs(_ scenario: Scenarios) {
    scenario("2.3 To a higher tab the line's animation, to a lower one its opposite") {
        let room = Newsroom()
        room.tabs.tap(tab: 1)
        Stage.settle()
        room.tabs.tap(tab: 0)
        Stage.settle()
        expect(played, ["zoomSlide(left)", "zoomSlide(right)"])
        expect(room.tabs.selectedIndex, 0)
    }

    scenario("2.3 Choosing the tab that is chosen turns nothing round") {
        let room = Newsroom()
        room.tabs.selectedIndex = 1
        Stage.settle()
        room.tabs.selectedIndex = 1
        Stage.settle()
        room.tabs.selectedIndex = 0
        Stage.settle()
        room.tabs.selectedIndex = 0
        Stage.settle()
        room.tabs.selectedIndex = 1
        Stage.settle()
        expect(played, ["zoomSlide(left)", "zoomSlide(right)", "zoomSlide(left)"])
    }

    scenario("2.3 Other tabs play the container's default by their places") {
        let room = Newsroom()
        room.tabs.viewControllers = [room.tabs.navigations[0], UIViewController()]
        room.tabs.selectedIndex = 1
        Stage.settle()
        room.tabs.selectedIndex = 0
        Stage.settle()
        expect(played, ["slide(left)", "slide(right)"])
    }
}

@MainActor private func declareViews(_ scenario: Scenarios) {
    scenario("3.1 Views with one id fly from the cell to the article") {
        let room = Newsroom()
        _ = room.open()
        expect(
            Hero.shared.plays.last?.pairs ?? [],
            ["Latest/NewsId:1203_img", "Latest/NewsId:1203_title"])
        room.back()
        expect(Hero.shared.plays.last?.pairs.count, 2)
    }

    scenario("3.2 Modifiers are on the views of the screen that is gone to") {
        let room = Newsroom()
        guard let detail = room.open(), let play = Hero.shared.plays.last else {
            return expect(false, "no detail")
        }
        expect(play.state(of: detail.lbTitle)?.arc ?? 0, 1)
        expect(play.state(of: detail.lbBody)?.opacity ?? 1, 0)
        expect(play.state(of: detail.lbBody)?.transform?.m42 ?? 0, 40)
        expect(play.state(of: detail.btnShare)?.transform?.m42 ?? 0, 80)
        expect(play.state(of: detail.lbBody)?.delay ?? 0, 0.1)
    }

    scenario("3.2 What holds only on the way there does not delay the way back") {
        let room = Newsroom()
        guard let detail = room.open() else { return expect(false, "no detail") }
        room.back()
        expect(Hero.shared.plays.last?.state(of: detail.lbBody)?.delay ?? 1, 0)
    }

    scenario("3.2 autolayout lets a view move freely while it flies, and puts that back") {
        let room = Newsroom()
        room.latest.table.tap(row: 2)
        guard let detail = room.navigation.topViewController as? NewsDetailViewController else {
            return expect(false, "no detail")
        }
        expect(detail.lbTitle.hero.modifiers?.count, 2)
        Stage.settle()
        expect(detail.lbTitle.translatesAutoresizingMaskIntoConstraints, true)
    }

    scenario("3 With Reduce Motion nothing flies and all fades") {
        Stage.isReduceMotionEnabled = true
        let room = Newsroom()
        _ = room.open()
        room.back()
        expect(played, ["fade", "fade"])
        expect(ids(in: room.window), [])
        expect(Hero.shared.plays.allSatisfy { $0.pairs.isEmpty })
    }
}

@MainActor private func declareMistakes(_ scenario: Scenarios) {
    scenario("Mistake 1: each cell has the id of its own article") {
        let room = Newsroom()
        let cells = room.latest.table.visibleCells.flatMap { ids(in: $0) }
        expect(cells.count, 8)
        expect(Set(cells).count, 8)
        expect(cells.contains("Latest/NewsId:1204_title"))
    }

    scenario("Mistake 2: two tabs that show one article share no id") {
        let room = Newsroom()
        room.tabs.selectedIndex = 1
        Stage.settle()
        let latest = room.latest.table.visibleCells.flatMap { ids(in: $0) }
        let saved = room.tabs.saved.table.visibleCells.flatMap { ids(in: $0) }
        expect(Set(latest).isDisjoint(with: saved))
        expect(saved.contains("Saved/NewsId:1204_title"))
        expect(Hero.shared.plays.last?.pairs ?? [], ["app.logo"])
    }

    scenario("Mistake 2a: the article flies back to the list that opened it") {
        let room = Newsroom()
        room.tabs.selectedIndex = 1
        Stage.settle()
        room.tabs.saved.table.tap(row: 3)
        Stage.settle()
        expect(
            Hero.shared.plays.last?.pairs ?? [],
            ["Saved/NewsId:1204_img", "Saved/NewsId:1204_title"])
    }
}

@MainActor private func declareHistory(_ scenario: Scenarios) {
    scenario("A push that is not animated plays nothing and comes back by the line") {
        let room = Newsroom()
        let detail = NewsDetailViewController(room.latest.news[0], opener: .latest)
        room.navigation.pushViewController(detail, animated: false)
        Stage.settle()
        expect(played, [])
        room.back()
        expect(played, ["pageOut(down)"])
    }

    scenario("Pushing what is on the stack already changes nothing that comes after") {
        let room = Newsroom()
        guard let detail = room.open() else { return expect(false, "no detail") }
        expect(room.navigation.viewControllers.contains { $0 === detail })
        room.back()
        expect(played, ["pageIn(up)", "pageOut(down)"])
    }
    #if ENGINE_SDOSHERO
        declareCalls(scenario)
        declareModalCalls(scenario)
    #endif
}
