// Double of an app's scenes: there is none, and windows need none.

@preconcurrency @MainActor @objc open class UIScene: UIResponder {
    @preconcurrency @MainActor @objc public class ConnectionOptions: NSObject {}
}

@preconcurrency @MainActor @objc open class UIWindowScene: UIScene {}

@preconcurrency @MainActor @objc open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let role = UISceneSession.Role(rawValue: "")
}

@preconcurrency @MainActor @objc open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?

    @objc public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

@preconcurrency @MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
    @objc optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
}

@preconcurrency @MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIApplication {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public var connectedScenes: Set<UIScene> { [] }
}

@preconcurrency @MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {
    // absent: true
    @objc optional func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    // absent: UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    @objc optional func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Runs the app.
    public static func main() {}
}
