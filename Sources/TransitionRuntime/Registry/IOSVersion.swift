/// A version of iOS: `18`, which is 18.0, or `IOSVersion(17, 4)`.
///
/// It is no decimal number, as 17.10 is later than 17.4.
public struct IOSVersion: Hashable, Sendable {
    /// The major version: 17 of 17.4.
    public var major: Int
    /// The minor version: 4 of 17.4.
    public var minor: Int

    /// Creates a version. Without a minor number it is the first one of its major version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Later than any version.
    public static let newest = IOSVersion(.max, .max)
    static let oldest = IOSVersion(0)

    /// Reads `17`, `17.4` and `17.4.1`. Without a number it is later than any version.
    init(_ text: String) {
        let numbers = text.split(separator: ".").map { Int($0) }
        guard let major = numbers.first ?? nil else {
            self = .newest
            return
        }
        self.init(major, numbers.dropFirst().first.flatMap { $0 } ?? 0)
    }
}

extension IOSVersion: Comparable {
    /// Returns whether a version is earlier than another.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension IOSVersion: ExpressibleByIntegerLiteral {
    /// Creates the first version of a major one.
    public init(integerLiteral major: Int) { self.init(major) }
}

/// The versions of iOS in which something applies: `18...`, `..<18` or `17..<18`.
public struct IOSVersions: Hashable, Sendable {
    let first: IOSVersion
    /// The newest without an end.
    let end: IOSVersion

    /// All versions.
    public static let all = IOSVersions(first: .oldest, end: .newest)

    /// Returns whether a version is among them.
    public func contains(_ version: IOSVersion) -> Bool {
        version >= first && (version < end || end == .newest)
    }
}

extension IOSVersion {
    /// Returns the versions from one on.
    public static postfix func ... (first: IOSVersion) -> IOSVersions {
        IOSVersions(first: first, end: .newest)
    }

    /// Returns the versions before one.
    public static prefix func ..< (end: IOSVersion) -> IOSVersions {
        IOSVersions(first: .oldest, end: end)
    }

    /// Returns the versions from one on and before another.
    public static func ..< (first: IOSVersion, end: IOSVersion) -> IOSVersions {
        IOSVersions(first: first, end: end)
    }
}
