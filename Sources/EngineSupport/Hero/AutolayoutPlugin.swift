@preconcurrency import Hero
import UIKit

extension TranscSupport.HeroViews {
    /// Lets a view with constraints move freely while Hero animates it.
    static var autolayout: HeroModifier {
        AutolayoutPlugin.enable()
        return HeroModifier { $0[AutolayoutPlugin.key] = true }
    }

    /// Disables the constraints of views with `autolayout` during a transition. SDOSHero 3.1.2 has
    /// such a plugin and never enables it.
    ///
    /// Hero calls plugins on the main thread but does not declare it, so this uses
    /// `assumeIsolated`.
    nonisolated final class AutolayoutPlugin: HeroPlugin {
        static let key = "TransitionRuntime.autolayout"

        private let views: FreedViews

        required init() {
            views = MainActor.assumeIsolated { FreedViews() }
            super.init()
        }

        override func process(fromViews: [UIView], toViews: [UIView]) {
            let (views, marked) = (
                views, (fromViews + toViews).filter { context?[$0]?[Self.key] != nil }
            )
            MainActor.assumeIsolated { views.free(marked) }
        }

        override func clean() {
            let views = views
            MainActor.assumeIsolated { views.putBack() }
        }
    }

    /// The views with constraints that the plugin has disabled.
    @MainActor private final class FreedViews {
        private var freed: [UIView] = []

        func free(_ views: [UIView]) {
            for view in views where !view.translatesAutoresizingMaskIntoConstraints {
                view.translatesAutoresizingMaskIntoConstraints = true
                freed.append(view)
            }
        }

        func putBack() {
            for view in freed { view.translatesAutoresizingMaskIntoConstraints = false }
            freed = []
        }
    }
}
