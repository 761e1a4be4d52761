@preconcurrency import Hero
@preconcurrency import SDOSHero
import TransitionRuntime
import UIKit

/// Section 1, and the modal transitions of section 2.1, for our own calls.
@MainActor func declareActivation(_ scenario: Scenarios) {
    scenario("1 Views take part without being told to") {
        let view = UIView()
        expect(view.hero.isEnabled)
        let room = Newsroom()
        _ = room.open()
        expect(Hero.shared.plays.last?.pairs.count, 2)
    }

    scenario("1 A controller does not take part until it is told to") {
        let controller = UIViewController()
        expect(controller.hero.isEnabled, false)
        let room = Newsroom()
        room.tabs.present(LoginViewController(), animated: true)
        Stage.settle()
        expect(played, [])
    }

    scenario("1 What is presented is what has to be told, not what presents") {
        let home = UIViewController()
        let window = launch(home)
        let login = LoginViewController()
        NewsTransitions.installForPresentation(of: login)
        home.present(login, animated: true)
        Stage.settle()
        home.dismiss(animated: true)
        Stage.settle()
        expect(played, ["cover(up)", "fade"])
        expect(window.rootViewController === home)
    }

    scenario("1.1 It may be told in prepare(for:sender:)") {
        final class Opener: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                NewsTransitions.installForPresentation(of: segue.destination)
            }
        }
        UIStoryboard.present("login") { LoginViewController() }
        let opener = Opener()
        let window = launch(opener)
        opener.performSegue(withIdentifier: "login", sender: nil)
        Stage.settle()
        expect(played, ["cover(up)"])
        expect(window.rootViewController?.presentedViewController is LoginViewController)
    }

    scenario("1.2 It may be told as soon as a storyboard has made it") {
        UIStoryboard.scenes["Login/"] = { LoginViewController() }
        let room = Newsroom()
        guard let storyboard = NewsTransitions.Screen.login.storyboard,
            let login = UIStoryboard(name: storyboard, bundle: nil)
                .instantiateInitialViewController()
        else { return expect(false, "no login") }
        NewsTransitions.installForPresentation(of: login)
        room.tabs.present(login, animated: true)
        Stage.settle()
        expect(played, ["cover(up)"])
    }

    scenario("1.3 It may be told in viewDidLoad, which is before it is presented") {
        final class SelfMade: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NewsTransitions.installForPresentation(of: self)
            }
        }
        let room = Newsroom()
        let other = SelfMade()
        other.loadViewIfNeeded()
        room.tabs.present(other, animated: true)
        Stage.settle()
        room.tabs.dismiss(animated: true)
        Stage.settle()
        expect(played, ["cover(up)", "uncover(down)"])
    }

    scenario("1 Told twice is told once") {
        let room = Newsroom()
        let login = LoginViewController()
        for _ in 0..<2 {
            NewsTransitions.install(in: room.navigation)
            NewsTransitions.install(in: room.tabs)
            NewsTransitions.installForPresentation(of: login)
        }
        _ = room.open()
        room.tabs.present(login, animated: true)
        Stage.settle()
        expect(played, ["pageIn(up)", "cover(up)"])
    }

    scenario("1 A container that nobody told plays as UIKit does") {
        let navigation = UINavigationController(rootViewController: LatestNewsViewController())
        let window = launch(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        Stage.settle()
        expect(played, [])
        expect(window.rootViewController === navigation)
    }

    scenario("2.1 A line, else the screen's own, else the file's: what a dismissal plays") {
        let registry = NewsTransitions.Registries.app
        let login = registry.transition(for: TransitionEvent(.dismiss, from: .login, to: .latest))
        let other = registry.transition(for: TransitionEvent(.dismiss, from: .article, to: .latest))
        expect(word(login), "fade")
        expect(word(other), "uncover(.down)")
    }

    scenario("2.1 A second presentation of one controller plays as the first") {
        let room = Newsroom()
        let login = LoginViewController()
        NewsTransitions.installForPresentation(of: login)
        for _ in 0..<2 {
            room.tabs.present(login, animated: true)
            Stage.settle()
            room.tabs.dismiss(animated: true)
            Stage.settle()
        }
        expect(played, ["cover(up)", "fade", "cover(up)", "fade"])
    }

    scenario("2.2, 2.3 A controller that a storyboard makes needs its class and no module") {
        // The containers are found by what they are; their classes are not named anywhere.
        let room = Newsroom()
        expect(room.navigation.delegate != nil)
        expect(room.tabs.delegate != nil)
        expect(NewsTransitions.Screen.latest.storyboard ?? "", "News")
        expect(NewsTransitions.Screen.latest.identifier ?? "", "latest")
        let plain = UINavigationController(rootViewController: LatestNewsViewController())
        NewsTransitions.install(in: plain)
        let window = launch(plain)
        Hero.shared.plays = []
        let detail = NewsDetailViewController(News(id: "1", title: ""), opener: .latest)
        plain.pushViewController(detail, animated: true)
        Stage.settle()
        plain.popViewController(animated: true)
        Stage.settle()
        expect(played, ["pageIn(up)", "pageOut(down)"])
        expect(window.rootViewController === plain)
    }
}

@MainActor private func word(_ transition: ScreenTransition?) -> String {
    guard case .plain(let animation)? = transition?.kind else { return "-" }
    return String(describing: animation).replacing("TransitionRuntime.Direction", with: "")
}
