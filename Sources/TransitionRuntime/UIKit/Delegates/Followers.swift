#if canImport(UIKit)
    import UIKit

    /// The runtime's delegates that pass calls on to one delegate of the app, which keeps this. When
    /// it is deallocated, UIKit must not send them its methods any more.
    @MainActor final class Followers {
        private static let key = AssociationKey()
        private var delegates: [Weak<SharingDelegate>] = []

        static func add(_ follower: SharingDelegate, of delegate: NSObject) {
            let followers = key.value(on: delegate) { Followers() }
            followers.delegates.removeAll { $0.object == nil || $0.object === follower }
            followers.delegates.append(Weak(follower))
        }

        deinit {
            let delegates = delegates
            onMainThreadSoon {
                for case let one? in delegates.map(\.object) where one.current === one {
                    one.setAgain()
                }
            }
        }
    }
#endif
