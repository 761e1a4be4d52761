#if canImport(UIKit)
    /// A weak reference, for a list.
    struct Weak<Object: AnyObject> {
        weak var object: Object?

        init(_ object: Object?) { self.object = object }
    }

    extension Weak: Sendable where Object: Sendable {}
#endif
