@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor func declareViews(_ scenario: Scenarios) {
    scenario("Every modifier on a push, and back") {
        let stack = Stack()
        let gallery = GalleryController()
        stack.push(gallery)
        let play = Hero.shared.plays.last
        expect(play?.state(of: gallery.half)?.opacity, 0.5)
        expect(play?.state(of: gallery.depth)?.zPosition, 10)
        expect(play?.state(of: gallery.sourced)?.position, CGPoint(x: 60, y: 540))
        expect(play?.state(of: gallery.inner) == nil, "its holder's line leaves it out")
        expect(play?.state(of: gallery.outside) != nil)
        expect(play?.state(of: gallery.away) == nil, "it is off the screen")
        expect(play?.state(of: gallery.card)?.arc, 0.5)
        expect(play?.pairs, ["card.1", "logo"])
        stack.pop()
        expect(Hero.shared.plays.last?.state(of: gallery.thereOnly)?.opacity, nil)
        expect(Hero.shared.plays.last?.state(of: gallery.coming)?.transform == nil)
    }
    scenario("Every value that has a name") {
        let stack = Stack()
        let values = ValuesController()
        stack.push(values)
        let play = Hero.shared.plays.last
        expect(played, ["cover(right)"])
        expect(play?.state(of: values.sharp)?.timingFunction, .sharp)
        let delays = values.bottomToTop.subviews.map { play?.state(of: $0)?.delay ?? -1 }
        expect(delays, [0.01, 0, 0.03, 0.02].map { $0 as TimeInterval })
        stack.pop()
        stack.present(ValuesController())
        stack.home.dismiss(animated: true)
        Stage.settle()
    }
    scenario("Every modifier on a presentation, and back") {
        let stack = Stack()
        stack.present(GalleryController())
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(played, ["slide(up)", "slide(down)"])
    }
    scenario("Every modifier between tabs, and back") {
        let (home, gallery, tabs) = (HomeController(), GalleryController(), TabBarController())
        tabs.viewControllers = [home, gallery]
        Engines.install(in: tabs)
        let window = launch(tabs)
        tabs.tap(tab: 1)
        Stage.settle()
        tabs.tap(tab: 0)
        Stage.settle()
        expect(gallery.view.superview == nil)
        _ = window
    }
    scenario("Every modifier, cancelled: nothing of it stays") {
        let stack = Stack()
        let gallery = GalleryController()
        stack.push(gallery)
        let before = look(stack.window)
        stack.navigation.popViewController(animated: true)
        Stage.breathe()
        Hero.shared.update(0.5)
        Hero.shared.cancel()
        Stage.settle()
        expect(look(stack.window), before)
    }
    scenario("Under a screen that covers nothing the presenter's views stay as they fly back") {
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
            let stack = Stack()
            let gallery = GalleryController()
            Engines.installForPresentation(of: gallery)
            gallery.modalPresentationStyle = style
            stack.home.present(gallery, animated: true)
            Stage.settle()
            fact("while it is there", look(stack.window).split(separator: "\n").count)
            stack.home.dismiss(animated: true)
            Stage.breathe()
            Hero.shared.update(0.5)
            Hero.shared.cancel()
            Stage.settle()
            stack.home.dismiss(animated: true)
            Stage.settle()
            expect(stack.navigation.presentedViewController == nil)
        }
    }
    scenario("Matches and views of a line, on a push and on a presentation") {
        let stack = Stack()
        let paired = PairedController()
        stack.push(paired)
        expect(Hero.shared.plays.last?.pairs.count, 4)
        expect(Hero.shared.plays.last?.state(of: paired.caption)?.arc, 1)
        stack.pop()
        stack.present(PairedController())
        expect(played.last, "none")
        expect(Hero.shared.plays.last?.pairs.count, 1)
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(heroPicture(of: stack.home.view), heroPicture(of: Stack().home.view))
    }
    scenario("The views of a line are those of the container that it names") {
        let (tabs, loose) = (TabsController(), LooseController())
        tabs.viewControllers = [HomeController(), GalleryController()]
        Engines.install(in: tabs)
        let window = launch(tabs)
        Hero.shared.plays = []
        Engines.installForPresentation(of: loose)
        loose.modalPresentationStyle = .fullScreen
        tabs.present(loose, animated: true)
        Stage.settle()
        expect(played, ["fade"])
        expect(Hero.shared.plays.last?.pairs.count, 1)
        tabs.dismiss(animated: true)
        Stage.settle()
        expect(played, ["fade", "fade"])
        _ = window
    }
    scenario("What is hidden, switched off or without a screen takes no part") {
        let stack = Stack()
        stack.home.badges[0].isHidden = true
        stack.home.logo.hero.isEnabled = false
        stack.home.card.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        stack.home.card.hero.isEnabledForSubviews = false
        stack.push(GalleryController())
        expect(Hero.shared.plays.last?.pairs, ["card.1"])
        stack.pop()
    }
    scenario("Of two views with one id the last flies") {
        let stack = Stack()
        stack.home.badges[1].hero.id = "card.1"
        stack.push(FlownController())
        expect(Hero.shared.plays.last?.pairs, ["card.1"])
        expect(Hero.shared.plays.last?.state(of: stack.home.badges[1])?.source, "card.1")
        expect(Hero.shared.plays.last?.state(of: stack.home.card)?.source, nil)
    }
}
