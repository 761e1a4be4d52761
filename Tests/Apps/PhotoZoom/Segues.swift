import TRTransitions
import TransitionRuntime
import UIKit

#if ENGINE_TRTRANSITIONS
    /// The readme's «As Custom Segues» and «Want to provide your own custom transitions?».
    @MainActor func declareLibrary(_ scenario: Scenarios) {
        declareSegueTransitions(scenario)
        declareAgents(scenario)
        declareHooks(scenario)
    }

    /// The grid's settings as a segue of class `TRSegueTransition` brings them.
    @MainActor private func settingsSegue(_ album: Album, _ settings: SettingsViewController)
        -> TRSegueTransition
    {
        TRSegueTransition(
            identifier: PhotoZoom.SegueID.showSettings, source: album.grid, destination: settings)
    }

    @MainActor private func declareSegueTransitions(_ scenario: Scenarios) {
        scenario("A segue is given agent and configuration in prepare(for:sender:)") {
            let (album, settings) = (Album(), SettingsViewController())
            let segue = settingsSegue(album, settings)
            expect(segue.transitionAgent == nil)
            album.grid.prepare(for: segue, sender: album.grid.settingsButton)
            expect(segue.transitionAgent != nil)
            expect(segue.configuration?.duration ?? 0, 0.5)
            expect(
                segue.configuration?.targetRectBlock?() ?? .zero,
                CGRect(x: 340, y: 20, width: 40, height: 40))
        }

        scenario(
            "Performed, its agent plays first; what it leads to is presented when that is over"
        ) {
            UIStoryboard.segues[PhotoZoom.SegueID.showSettings] = { source in
                TRSegueTransition(
                    identifier: PhotoZoom.SegueID.showSettings, source: source,
                    destination: SettingsViewController())
            }
            let album = Album()
            album.grid.performSegue(
                withIdentifier: PhotoZoom.SegueID.showSettings, sender: album.grid.settingsButton)
            expect(album.grid.presentedViewController == nil, "the agent plays first")
            expect(!Stage.animations.isEmpty, "it moves views")
            Stage.advance(by: 0.49)
            expect(album.navigation.presentedViewController == nil, "not before its half second")
            Stage.advance(by: 0.02)
            Stage.settle()
            let settings = album.navigation.presentedViewController as? SettingsViewController
            expect(settings != nil, "presented")
            expect(settings?.view.alpha, 1)
            expect(settings?.view.transform, .identity)
            expect(album.grid.view.alpha, 1)
            expect(album.grid.view.transform, .identity)
        }

        scenario("The presentation after the agent is not animated once more") {
            let (album, settings) = (Album(), SettingsViewController())
            let segue = settingsSegue(album, settings)
            album.grid.prepare(for: segue, sender: nil)
            segue.perform()
            Stage.settle()
            expect(
                Stage.journal.filter { $0.hasPrefix("present ") },
                ["present SettingsViewController by nothing"])
        }

        scenario("A segue with different content leaves the screen that presents where it was") {
            let (album, settings) = (Album(), SettingsViewController())
            let home = album.grid.view.superview
            expect(home != nil)
            let segue = settingsSegue(album, settings)
            album.grid.prepare(for: segue, sender: nil)
            segue.perform()
            Stage.settle()
            expect(album.grid.view.superview === home)
            settings.dismiss(animated: false)
            Stage.settle()
            expect(album.grid.view.superview === home)
            expect(album.grid.view.window != nil)
        }

        scenario("The unwind segue plays its line, then dismisses") {
            let (album, settings) = (Album(), SettingsViewController())
            let segue = settingsSegue(album, settings)
            album.grid.prepare(for: segue, sender: nil)
            segue.perform()
            Stage.settle()
            let back = PhotoZoom.segueForUnwinding(
                to: album.grid, from: settings, identifier: PhotoZoom.SegueID.closeSettings)
            guard let back = back as? TRSegueTransition else { return expect(false, "no segue") }
            expect(back.identifier ?? "", PhotoZoom.SegueID.closeSettings)
            expect(back.configuration?.duration ?? 0, 0.5)
            back.perform()
            expect(album.navigation.presentedViewController === settings, "the agent plays first")
            Stage.settle()
            expect(album.navigation.presentedViewController == nil)
            expect(album.grid.view.window === album.window)
            expect(album.grid.view.alpha, 1)
            expect(album.grid.view.transform, .identity)
            expect(
                Stage.journal.filter { $0.hasPrefix("dismiss ") },
                ["dismiss SettingsViewController by nothing"])
        }

        scenario("An unwind segue of no line is left to UIKit") {
            let (album, settings) = (Album(), SettingsViewController())
            expect(
                PhotoZoom.segueForUnwinding(
                    to: album.grid, from: settings, identifier: "somethingElse") == nil)
        }

        scenario("A segue of no line presents as UIKit does") {
            let (album, other) = (Album(), SlideShowViewController())
            let segue = TRSegueTransition(
                identifier: "slides", source: album.grid, destination: other)
            album.grid.prepare(for: segue, sender: nil)
            segue.perform()
            Stage.settle()
            expect(album.navigation.presentedViewController === other)
        }

        scenario("Performed twice, each segue has a configuration of its own") {
            let album = Album()
            let segues = (0..<2).map { _ in settingsSegue(album, SettingsViewController()) }
            for segue in segues { album.grid.prepare(for: segue, sender: nil) }
            expect(segues[0].configuration !== segues[1].configuration)
            expect(segues[0].transitionAgent !== segues[1].transitionAgent)
        }
    }

    /// An agent of the app's own: the new view fades in.
    @MainActor private final class Fading: NSObject, @preconcurrency TRTransitionProtocol {
        static var performed: [TimeInterval] = []

        func performTransition(
            with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
            completionHandler: ((Bool) -> Bool)!
        ) {
            Self.performed.append(configuration.duration)
            let view: UIView = context.toVC.view
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: configuration.duration) {
                view.alpha = 1
            } completion: { finished in
                _ = completionHandler(finished)
            }
        }
    }

    @MainActor private func declareAgents(_ scenario: Scenarios) {
        /// An agent put in where the library asks for it: `prepareTransition:`.
        final class Chooser: PhotoController {
            override func prepare(_ transition: TRTransition!) {
                super.prepare(transition)
                transition.transitionAgent = Fading()
                transition.configuration = TRTransitionConfiguration(duration: 0.7)
            }
        }

        scenario("prepareTransition may put an agent of the app's own in, and a configuration") {
            let album = Album()
            let chooser = Chooser()
            album.navigation.pushViewController(chooser, animated: false)
            Stage.settle()
            Stage.animators = []
            let photo = SingleAssetViewController()
            album.navigation.pushViewController(photo, animated: true)
            expect(duration(), 0.7)
            Stage.settle()
            expect(Fading.performed, [0.7])
            expect(photo.view.alpha, 1)
            expect(album.navigation.topViewController === photo)
        }

        scenario("What prepareTransition changed is for that event alone") {
            let album = Album()
            let chooser = Chooser()
            album.navigation.pushViewController(chooser, animated: false)
            Stage.settle()
            album.navigation.pushViewController(SingleAssetViewController(), animated: true)
            Stage.settle()
            album.navigation.popToRootViewController(animated: false)
            Stage.settle()
            Stage.animators = []
            _ = album.open(1)
            expect(duration(), 0.3)
            expect(Fading.performed, [0.7])
        }

        scenario("The same agent plays in a segue") {
            let (album, settings) = (Album(), SettingsViewController())
            let segue = settingsSegue(album, settings)
            album.grid.prepare(for: segue, sender: nil)
            segue.transitionAgent = Fading()
            segue.perform()
            Stage.settle()
            expect(Fading.performed, [0.5])
            expect(album.navigation.presentedViewController === settings)
        }
    }

    @MainActor private func declareHooks(_ scenario: Scenarios) {
        scenario("Both ends prepare the transition, each event anew") {
            let album = Album()
            let photo = album.open(0)
            expect(album.grid.prepared.count, 1)
            expect(photo?.prepared.count ?? 0, 1)
            expect(album.grid.prepared.first === photo?.prepared.first)
            album.back()
            expect(album.grid.prepared.count, 2)
            expect(album.grid.prepared.first !== album.grid.prepared.last)
        }

        scenario("A screen that is gone to hears the library's own calls, in order") {
            let album = Album()
            let photo = album.open(0)
            expect(photo?.library ?? [], ["will begin", "is transitioning", "did end"])
        }

        scenario("A cancelled pinch tells of the end, and leaves no configuration behind") {
            let album = Album()
            guard let photo = album.open(4),
                let pinch = gestures(UIPinchGestureRecognizer.self, in: photo.view).first
            else { return expect(false, "no pinch") }
            let before = picture(of: album.window)
            let subviews = album.navigation.view.subviews.count
            pinch.fire(.began, scale: 0.95)
            pinch.fire(.changed, scale: 0.5)
            pinch.fire(.cancelled, scale: 0.5)
            Stage.settle()
            expect(picture(of: album.window), before)
            expect(album.navigation.view.subviews.count, subviews)
            expect(album.navigation.topViewController === photo)
            expect(album.navigation.transitionCoordinator == nil)
            expect(photo.library.last ?? "", "did end")
            // No gesture drives the next one, and it completes.
            album.back()
            expect(album.navigation.topViewController === album.grid)
            expect(album.grid.view.transform, .identity)
            expect(album.grid.view.alpha, 1)
        }

        scenario("Pinched again after a cancelled pinch, it closes") {
            let album = Album()
            guard let photo = album.open(4),
                let pinch = gestures(UIPinchGestureRecognizer.self, in: photo.view).first
            else { return expect(false, "no pinch") }
            for (end, scale) in [(UIGestureRecognizer.State.cancelled, 0.5), (.ended, 0.5)] {
                pinch.fire(.began, scale: 0.95)
                pinch.fire(.changed, scale: scale)
                pinch.fire(end, scale: scale, velocity: -1)
                Stage.settle()
            }
            expect(album.navigation.topViewController === album.grid)
            expect(photo.view.window == nil)
        }
    }
#endif
