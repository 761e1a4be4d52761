// Double of the Objective-C runtime's module: selectors and associated objects.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Foundation

/// The name of a method. Lowered from `#selector` it can make the call, too.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
    @unchecked Sendable
{
    public let description: String
    private let call: (@MainActor (AnyObject, Any?) -> Void)?

    public init(_ str: String) {
        description = str
        call = nil
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// Of a method without a parameter.
    public init<Target: AnyObject, Result>(
        lowered name: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        description = name
        call = { target, _ in
            if let target = target as? Target { _ = method(target)() }
        }
    }

    /// Of a method with the sender as its parameter.
    public init<Target: AnyObject, Sender, Result>(
        lowered name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
        description = name
        call = { target, sender in
            if let target = target as? Target, let sender = sender as? Sender {
                _ = method(target)(sender)
            }
        }
    }

    /// Sends the message; says whether there is a method to call. // test
    @MainActor @discardableResult
    public func send(to target: AnyObject, from sender: Any?) -> Bool {
        call?(target, sender)
        return call != nil
    }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.description == right.description
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// What a class has that overrides these two of NSObject's methods. The lowering declares it.
public protocol MessageForwarding: AnyObject {
    func responds(to selector: Selector!) -> Bool
    func forwardingTarget(for selector: Selector!) -> Any?
}

extension NSObjectProtocol {
    /// Whether an object's class has the method, or what the class says itself. Known are the
    /// optional requirements of protocols.
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? any MessageForwarding)?.responds(to: aSelector) ?? respondsItself(to: aSelector)
    }

    /// NSObject's own answer. // test
    public func respondsItself(to aSelector: Selector!) -> Bool {
        var type: AnyClass? = type(of: self)
        while let one = type {
            if methods[ObjectIdentifier(one)]?.contains(aSelector.description) == true {
                return true
            }
            type = _getSuperclass(one)
        }
        return false
    }

    /// NSObject's own answer. // test
    public func forwardingTargetItself(for aSelector: Selector!) -> Any? { nil }
}

/// The messages that classes know, once there is an instance.
nonisolated(unsafe) private var methods: [ObjectIdentifier: Set<String>] = [:]

/// Called for each new instance of a class with such methods, by what the lowering adds. // test
public func respond(_ type: AnyClass, _ names: [String]) -> LoweredParts {
    if methods[ObjectIdentifier(type)] == nil { methods[ObjectIdentifier(type)] = Set(names) }
    return LoweredParts()
}

/// What the lowering gives an object of a class with such methods. It goes with the object, and so
/// does what is associated with that. // test
public final class LoweredParts: AssociationOwner, @unchecked Sendable {
    public var associations: [UnsafeRawPointer: Any] = [:]

    /// The parts of an object; nil if its class has none.
    fileprivate static func of(_ object: Any) -> LoweredParts? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let one = mirror {
            for child in one.children {
                if let parts = child.value as? LoweredParts { return parts }
            }
            mirror = one.superclassMirror
        }
        return nil
    }
}

/// Where a message goes that an object does not know itself. // test
public func forwardee(of object: Any, _ name: String) -> Any? {
    guard let object = object as? any MessageForwarding else { return nil }
    let selector = Selector(name)
    let target = object.forwardingTarget(for: selector)
    return target as AnyObject === object ? nil : target
}

extension NSObject {
    /// Sends the message, if it is one that was lowered, and has no answer.
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        nonisolated(unsafe) let (target, sender) = (self, object)
        MainActor.assumeIsolated { _ = aSelector.send(to: target, from: sender) }
        return nil
    }
}

public struct Method {}

/// No class has methods that can be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What objects of the doubles have in place of the runtime's table, so that what is associated
/// goes when they go. // test
public protocol AssociationOwner: AnyObject {
    var associations: [UnsafeRawPointer: Any] { get set }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = object as AnyObject
    if let owner = owner as? any AssociationOwner ?? LoweredParts.of(object) {
        return owner.associations[key]
    }
    let entry = strays[Stray(object: ObjectIdentifier(owner), key: key)]
    return entry?.owner === owner ? entry?.value : nil
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    if let owner = owner as? any AssociationOwner ?? LoweredParts.of(object) {
        owner.associations[key] = value
        return
    }
    strays = strays.filter { $0.value.owner != nil }
    strays[Stray(object: ObjectIdentifier(owner), key: key)] =
        value.map { StrayValue(owner: owner, value: $0) }
}

/// What is associated with objects of other classes goes with the next that is set.
nonisolated(unsafe) private var strays: [Stray: StrayValue] = [:]

private struct Stray: Hashable {
    var object: ObjectIdentifier
    var key: UnsafeRawPointer
}

private final class StrayValue {
    weak var owner: AnyObject?
    let value: Any

    init(owner: AnyObject, value: Any) {
        self.owner = owner
        self.value = value
    }
}
