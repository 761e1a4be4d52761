#if canImport(UIKit)
    /// Updates the delegates whenever the main run loop becomes idle: UIKit does not report every
    /// change, such as a tab that is removed or a stack that is set without an animation.
    @MainActor enum IdleUpdates {
        private static var delegates: [Weak<SharingDelegate>] = []
        private static let observation: Void = MainRunLoop.beforeWaiting {
            for one in delegates { one.object?.update() }
        }

        static func add(_ delegate: SharingDelegate) {
            delegates.removeAll { $0.object == nil }
            delegates.append(Weak(delegate))
            observation
        }
    }
#endif
