import CLibrary

/// The functions of the C library that motion needs. No other file of this module
/// imports it.
enum Functions {
    static func exponential(_ x: Double) -> Double { exp(x) }
    static func sine(_ x: Double) -> Double { sin(x) }
    static func cosine(_ x: Double) -> Double { cos(x) }
    /// The angle of a direction, in radians.
    static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
}
