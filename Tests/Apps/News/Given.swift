@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// Section 2.2 through the registry's own calls, which are those of SDOSHero's controller.
@MainActor func declareGiven(_ scenario: Scenarios) {
    let registry = NewsTransitions.Registries.app

    scenario("2.2 Given to the registry's push: that plays, and back its opposite") {
        let room = Newsroom()
        registry.push(UIViewController(), in: room.navigation, using: .cover(.right))
        Stage.settle()
        room.back()
        expect(played, ["cover(right)", "uncover(left)"])
    }

    scenario("2.2 Given to the registry's push of a screen with a line") {
        let room = Newsroom()
        let detail = NewsDetailViewController(room.latest.news[0], opener: .latest)
        registry.push(detail, in: room.navigation, using: .pull(.up))
        Stage.settle()
        room.back()
        expect(played, ["pull(up)", "push(down)"])
    }

    scenario("2.2 Given to the registry's push, one for each way") {
        let room = Newsroom()
        registry.push(UIViewController(), in: room.navigation, using: .zoom, returning: .fade)
        Stage.settle()
        room.back()
        expect(played, ["zoom", "fade"])
    }

    scenario("2.2 Given where the whole stack is set") {
        let room = Newsroom()
        let others = [UIViewController(), UIViewController()]
        registry.setViewControllers(others, in: room.navigation, using: .fade)
        Stage.settle()
        expect(played, ["fade"])
        expect(
            room.navigation.viewControllers.map(ObjectIdentifier.init),
            others.map(ObjectIdentifier.init))
        room.back()
        expect(played, ["fade", "slide(right)"])
    }

    scenario("2.2 Given to the registry's pop, and for that pop alone") {
        let room = Newsroom()
        _ = room.open()
        registry.pop(in: room.navigation, using: .uncover(.down))
        Stage.settle()
        _ = room.open()
        room.back()
        expect(played, ["pageIn(up)", "uncover(down)", "pageIn(up)", "pageOut(down)"])
    }

    scenario("2.2 Given to the registry's pop to a controller, and to the root") {
        let room = Newsroom()
        let first = room.open()
        room.navigation.pushViewController(UIViewController(), animated: false)
        Stage.settle()
        if let first { registry.pop(to: first, in: room.navigation, using: .zoom) }
        Stage.settle()
        expect(room.navigation.topViewController === first)
        registry.popToRoot(in: room.navigation, using: .uncover(.up))
        Stage.settle()
        expect(played, ["pageIn(up)", "zoom", "uncover(up)"])
        expect(room.navigation.viewControllers.count, 1)
    }
}
