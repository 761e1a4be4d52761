#if canImport(UIKit)
    import UIKit

    enum MainRunLoop {
        /// Calls a function each time the main run loop becomes idle, from now on.
        @MainActor static func beforeWaiting(_ function: @escaping @MainActor () -> Void) {
            let observer = CFRunLoopObserverCreateWithHandler(
                kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
            ) { _, _ in MainActor.assumeIsolated { function() } }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        }
    }
#endif
