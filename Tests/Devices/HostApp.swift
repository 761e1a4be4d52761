@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// An app that plays one scenario, which its first argument names, and prints what was seen. Without
/// one it prints the names of all.
@main final class HostApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // A scenario may not end.
        DispatchQueue.global().asyncAfter(deadline: .now() + 600) { @Sendable in
            say("failed it does not end within ten minutes\nend")
            exit(1)
        }
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = HostScene.self
        return configuration
    }
}

final class HostScene: UIResponder, UIWindowSceneDelegate {
    private var isPlaying = false

    /// Nothing is animated in a scene that is not active.
    func sceneDidBecomeActive(_ scene: UIScene) {
        if isPlaying { return }
        isPlaying = true
        // A timer, not a block of the main queue: only so can scenarios run the loop themselves.
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
            MainActor.assumeIsolated { ScenarioRun.main() }
        }
    }
}
