/// The version of transc, in this one place. `TransitionRuntime` has a type for it.
package let version = "0.1.0"

/// The first two numbers of a version, as the name of the runtime's type for it has them: `0_1`.
/// Later versions with the same two numbers work together.
package func runtimeVersion(of version: String) -> String {
    let numbers = version.utf8.split(separator: UInt8(ascii: "."), maxSplits: 2)
    return numbers.prefix(2).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "_")
}
