#if canImport(UIKit)
    import UIKit

    enum MainRunLoop {
        /// Calls a function each time that the main run loop has nothing left to do, from now on.
        @MainActor static func beforeWaiting(_ function: @escaping @MainActor () -> Void) {
            let observer = CFRunLoopObserverCreateWithHandler(
                kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
            ) { _, _ in MainActor.assumeIsolated { function() } }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        }
    }
#endif
