@preconcurrency import Hero
import TRTransitions
import TransitionRuntime
import UIKit

/// The sections of TRTransitions' readme, with its flaws fixed; they hold for every engine.
@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareZooms(scenario)
    declarePinch(scenario)
    declareSegues(scenario)
    declareRegistry(scenario)
    #if ENGINE_TRTRANSITIONS
        declareLibrary(scenario)
    #endif
}

@MainActor struct Album {
    let grid = AssetGridViewController()
    let navigation: UINavigationController
    let window: UIWindow

    init() {
        navigation = UINavigationController(rootViewController: grid)
        PhotoZoom.install(in: navigation)
        window = launch(navigation)
        Stage.animations = []
        Stage.animators = []
    }

    /// A tap on a photo.
    func open(_ item: Int) -> SingleAssetViewController? {
        grid.grid.tap(item: item)
        Stage.settle()
        return navigation.topViewController as? SingleAssetViewController
    }

    func back() {
        navigation.popViewController(animated: true)
        Stage.settle()
    }

    var controllers: [UIViewController] { navigation.viewControllers }
}

/// The transforms that a view is given by animations, in order.
@MainActor func transforms(of view: UIView) -> [CGAffineTransform] {
    Stage.animations.flatMap(\.changes)
        .filter { $0.layer === view.layer && $0.property == "transform" }
        .compactMap { $0.after as? CATransform3D }
        .map { CATransform3DGetAffineTransform($0) }
}

@MainActor func duration() -> TimeInterval {
    let animator = Stage.animators.first { $0 is any UIViewControllerAnimatedTransitioning }
    return (animator as? any UIViewControllerAnimatedTransitioning)?
        .transitionDuration(using: nil) ?? 0
}

@MainActor private func declareZooms(_ scenario: Scenarios) {
    scenario("A photo opens from the cell that was touched, and that takes 0.3 seconds") {
        let album = Album()
        let photo = album.open(4)
        expect(photo != nil)
        expect(duration(), 0.3)
        expect(Stage.journal.contains { $0.hasPrefix("error") }, false)
    }

    scenario("Zooming in brings the cell's middle to the view's middle") {
        let album = Album()
        let cell = CGPoint(x: 160, y: 260)
        album.grid.grid.tap(item: 4)
        // A view's transform is about its own middle, which stays where it is.
        let middle = CGPoint(x: 200, y: 400)
        let zoom = transforms(of: album.grid.view).last ?? .identity
        let arrived = CGPoint(x: cell.x - middle.x, y: cell.y - middle.y).applying(zoom)
        expect(near: arrived.x, 0)
        expect(near: arrived.y, 0)
        expect(zoom.a > 1, "it grows: \(zoom)")
        Stage.settle()
    }

    scenario("Nothing of a zoom is left when it is over") {
        let album = Album()
        let before = picture(of: album.window)
        let photo = album.open(4)
        expect(photo?.view.transform, .identity)
        expect(photo?.view.alpha, 1)
        expect(photo?.view.frame, album.window.bounds)
        expect(album.grid.view.transform, .identity)
        expect(album.grid.view.alpha, 1)
        album.back()
        expect(picture(of: album.window), before)
        expect(album.controllers.count, 1)
    }

    scenario("Without a rectangle the zoom begins in the middle, a tenth of the screen") {
        let album = Album()
        let other = UIViewController()
        album.navigation.pushViewController(other, animated: false)
        Stage.settle()
        Stage.animations = []
        album.navigation.pushViewController(SingleAssetViewController(), animated: true)
        let zoom = transforms(of: other.view).last ?? .identity
        expect(near: zoom.a, 10)
        expect(near: zoom.d, 10)
        expect(near: zoom.tx, 0)
        expect(near: zoom.ty, 0)
        Stage.settle()
        expect(album.navigation.topViewController is SingleAssetViewController)
        expect(other.view.transform, .identity)
    }

    scenario("The way back goes to the same cell") {
        let album = Album()
        guard let photo = album.open(4) else { return expect(false, "no photo") }
        Stage.animations = []
        album.navigation.popViewController(animated: true)
        let moved = transforms(of: photo.view) + transforms(of: album.grid.view)
        expect(!moved.isEmpty, "something zooms")
        Stage.settle()
        expect(album.navigation.topViewController === album.grid)
    }

    scenario("A cell that is not there any more leaves the zoom in the middle") {
        let album = Album()
        let photo = SingleAssetViewController()
        photo.item = 100
        album.navigation.pushViewController(photo, animated: true)
        let zoom = transforms(of: album.grid.view).last ?? .identity
        expect(zoom.a.isFinite && zoom.tx.isFinite && zoom.a > 0)
        Stage.settle()
        expect(album.navigation.topViewController === photo)
    }

    scenario("Both controllers hear that a transition begins, runs and ends") {
        let album = Album()
        let photo = album.open(0)
        expect(album.grid.calls, ["will begin", "runs", "ended"])
        expect(photo?.calls ?? [], ["will begin", "runs", "ended"])
    }

    scenario("An animator of one's own: key frames there, and played backwards on return") {
        let album = Album()
        guard let photo = album.open(0) else { return expect(false, "no photo") }
        Stage.animations = []
        Stage.animators = []
        let slides = SlideShowViewController()
        album.navigation.pushViewController(slides, animated: true)
        expect(duration(), 0.6)
        let tipped = transforms(of: photo.view).last ?? .identity
        expect(near: tipped.b, CGFloat(sin(-8 * Double.pi / 180)))
        expect(near: tipped.ty, 812)
        Stage.settle()
        expect(photo.view.transform, .identity)
        album.back()
        expect(album.navigation.topViewController === photo)
        expect(photo.view.transform, .identity)
    }
}

@MainActor private func declarePinch(_ scenario: Scenarios) {
    func pinch(on photo: UIViewController) -> UIPinchGestureRecognizer? {
        gestures(UIPinchGestureRecognizer.self, in: photo.view).first
    }

    scenario("A pinch drives the way back: at 60 percent of the size it closes") {
        let album = Album()
        guard let photo = album.open(4), let pinch = pinch(on: photo) else {
            return expect(false, "no pinch")
        }
        pinch.fire(.began, scale: 0.95)
        pinch.fire(.changed, scale: 0.8)
        pinch.fire(.changed, scale: 0.6)
        pinch.fire(.ended, scale: 0.6, velocity: -1)
        Stage.settle()
        expect(album.navigation.topViewController === album.grid)
    }

    scenario("A pinch that ends above 60 percent leaves everything as it was") {
        let album = Album()
        guard let photo = album.open(4), let pinch = pinch(on: photo) else {
            return expect(false, "no pinch")
        }
        let before = picture(of: album.window)
        pinch.fire(.began, scale: 0.95)
        pinch.fire(.changed, scale: 0.7)
        pinch.fire(.ended, scale: 0.7, velocity: -1)
        Stage.settle()
        expect(album.navigation.topViewController === photo)
        expect(picture(of: album.window), before)
        expect(photo.calls.last, "cancelled")
    }

    scenario("Fingers that spread begin nothing") {
        let album = Album()
        guard let photo = album.open(4), let pinch = pinch(on: photo) else {
            return expect(false, "no pinch")
        }
        pinch.fire(.began, scale: 1.1)
        pinch.fire(.changed, scale: 1.3)
        pinch.fire(.ended, scale: 1.3)
        Stage.settle()
        expect(album.navigation.topViewController === photo)
        expect(Stage.journal.contains { $0.hasPrefix("pop ") }, false)
    }

    scenario("A cancelled touch is no end: the photo stays") {
        let album = Album()
        guard let photo = album.open(4), let pinch = pinch(on: photo) else {
            return expect(false, "no pinch")
        }
        pinch.fire(.began, scale: 0.95)
        pinch.fire(.changed, scale: 0.3)
        pinch.fire(.cancelled, scale: 0.3)
        Stage.settle()
        expect(album.navigation.topViewController === photo)
    }
}

@MainActor private func declareSegues(_ scenario: Scenarios) {
    scenario("A segue plays its line, and its unwind segue closes again") {
        UIStoryboard.show(PhotoZoom.SegueID.showSettings) { SettingsViewController() }
        let album = Album()
        album.grid.performSegue(
            withIdentifier: PhotoZoom.SegueID.showSettings, sender: album.grid.settingsButton)
        expect(duration(), 0.5)
        Stage.settle()
        guard let settings = album.navigation.topViewController as? SettingsViewController else {
            return expect(false, "no settings")
        }
        Stage.animators = []
        UIStoryboard.unwind(PhotoZoom.SegueID.closeSettings, from: settings, to: album.grid)
        expect(duration(), 0.5)
        Stage.settle()
        expect(album.navigation.topViewController === album.grid)
        expect(album.grid.view.alpha, 1)
        expect(album.grid.view.transform, .identity)
    }

    scenario("Without its segue the settings are pushed by the engine's own animation") {
        let album = Album()
        album.navigation.pushViewController(SettingsViewController(), animated: true)
        Stage.breathe()
        #if ENGINE_HERO || ENGINE_SDOSHERO
            expect(Hero.shared.plays.map(\.animation.words), ["push(left)"])
        #else
            expect(Stage.animators.isEmpty)
        #endif
        Stage.settle()
        expect(album.navigation.topViewController is SettingsViewController)
    }
}

@MainActor private func declareRegistry(_ scenario: Scenarios) {
    scenario("The nearer of two lines that fit plays, always") {
        let registry = PhotoZoom.Registries.photos
        for _ in 0..<10 {
            let near = registry.transition(
                for: TransitionEvent(.push, from: .grid, to: .photo))
            let far = registry.transition(
                for: TransitionEvent(.push, from: .settings, to: .photo))
            expect(near?.duration ?? 0, 0.3)
            expect(far != nil)
            expect(hasView(near), true)
            expect(hasView(far), false)
        }
    }

    scenario("Push and pop of one pair are two things") {
        let registry = PhotoZoom.Registries.photos
        let push = registry.transition(for: TransitionEvent(.push, from: .grid, to: .photo))
        let wrong = registry.transition(for: TransitionEvent(.pop, from: .grid, to: .photo))
        expect(push != nil)
        expect(wrong == nil)
    }

    scenario("Configurations do not last: each event has its own") {
        let album = Album()
        _ = album.open(0)
        album.back()
        let first = Stage.animators.first
        Stage.animators = []
        _ = album.open(8)
        expect(Stage.animators.first !== first)
        expect(duration(), 0.3)
    }

    scenario("The delegate that the app has set is told what is shown") {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var shown = 0
            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController, animated: Bool
            ) { shown += 1 }
        }
        let listener = Listener()
        let navigation = UINavigationController(rootViewController: AssetGridViewController())
        navigation.delegate = listener
        PhotoZoom.install(in: navigation)
        let window = launch(navigation)
        navigation.pushViewController(SingleAssetViewController(), animated: true)
        Stage.settle()
        expect(listener.shown, 1)
        expect(window.rootViewController === navigation)
    }
}

@MainActor private func hasView(_ transition: ScreenTransition?) -> Bool {
    switch transition?.kind {
    case .zoomInRect(let target)?: target.view != nil
    default: false
    }
}
