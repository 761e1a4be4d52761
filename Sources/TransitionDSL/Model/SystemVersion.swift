/// A version of iOS: `17`, which is `17.0`, or `17.4`. The minor number is a number of its own, so
/// that 17.10 is later than 17.4.
package struct SystemVersion: Hashable, Sendable {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Before all versions.
    package static let oldest = SystemVersion(0)
    /// After all versions.
    package static let newest = SystemVersion(.max, .max)

    /// Reads `17` and `17.4`; nil for anything else.
    package init?(_ text: String) {
        let bytes = text.utf8
        let dot = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
        guard let major = Self.number(bytes[..<dot]) else { return nil }
        if dot == bytes.endIndex {
            self.init(major)
            return
        }
        guard let minor = Self.number(bytes[bytes.index(after: dot)...]) else { return nil }
        self.init(major, minor)
    }

    /// A number of at most four digits, without zeros in front.
    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard (1...4).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0")
        else { return nil }
        var number = 0
        for digit in digits {
            guard digit.isDigit else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// The last version before this one. It is unknown how many minor versions a major one has.
    package var previous: SystemVersion {
        if minor > 0 { return SystemVersion(major, minor - 1) }
        return major > 0 ? SystemVersion(major - 1, .max) : self
    }

    /// The first version after this one.
    package var next: SystemVersion {
        if minor < Int.max { return SystemVersion(major, minor + 1) }
        return major < Int.max ? SystemVersion(major + 1) : self
    }

    /// `17`, `17.4`. A major version is also its own last version.
    package var text: String { minor == 0 || minor == .max ? "\(major)" : "\(major).\(minor)" }
}

extension SystemVersion: Comparable {
    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
