#if canImport(UIKit)
    import UIKit

    // All code of this module that Swift cannot prove safe: calls that take an address.

    /// Values stored on an object. The key is the address of an object that is never
    /// deallocated; it is only compared, never read or written.
    @MainActor final class AssociationKey {
        private var pointer: UnsafeRawPointer {
            unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        }

        func value(on object: NSObject) -> Any? {
            unsafe objc_getAssociatedObject(object, pointer)
        }

        /// The value of an object. Creates it if it does not exist.
        func value<Value>(on object: NSObject, make: () -> Value) -> Value {
            if let known = value(on: object) as? Value { return known }
            let new = make()
            keep(new, on: object)
            return new
        }

        func keep(_ value: Any?, on object: NSObject) {
            unsafe objc_setAssociatedObject(
                object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// The result of a function of the main actor, for methods of NSObject that UIKit calls on the
    /// main thread without declaring it. The result does not leave the thread.
    func onMainThread<Result>(otherwise: Result, _ function: @MainActor () -> Result) -> Result {
        guard Thread.isMainThread else { return otherwise }
        nonisolated(unsafe) var result = otherwise
        MainActor.assumeIsolated { unsafe result = function() }
        return unsafe result
    }

    /// Calls a function of the main actor: at once on the main thread, else soon.
    func onMainThreadSoon(_ function: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { function() }
        } else {
            Task { @MainActor in function() }
        }
    }

    extension UIColor {
        /// Red, green, blue and alpha, written into local variables that outlive the call.
        var channels: [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
    }
#endif
