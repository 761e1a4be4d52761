// Double of the run loop's observers, which Foundation has on Apple's systems only. `Stage` says
// when the main loop waits.

public typealias CFAllocator = NSObject
public typealias CFOptionFlags = UInt
public typealias CFIndex = Int
public let kCFAllocatorDefault: CFAllocator? = nil

public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Sendable {
    public static let commonModes = CFRunLoopMode()
}

public final class CFRunLoopObserver {
    let activities: CFOptionFlags
    let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

    init(
        _ activities: CFOptionFlags,
        _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    ) {
        self.activities = activities
        self.block = block
    }
}

public final class CFRunLoop {
    nonisolated(unsafe) static let main = CFRunLoop()
    private var observers: [CFRunLoopObserver] = []

    func add(_ observer: CFRunLoopObserver) { observers.append(observer) }

    func notify(_ activity: CFRunLoopActivity) {
        for observer in observers where observer.activities & activity.rawValue != 0 {
            observer.block(observer, activity)
        }
    }
}

public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }

public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CFRunLoopObserver(activities, block)
}

public func CFRunLoopAddObserver(
    _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
    rl.add(observer)
}
