import OperatingSystem

/// Text without what the runner of a CI service takes for a command: `::name::` at the start of a
/// line, and `##[name]`, `##vso[…]` or `##teamcity[…]` anywhere in it. A backslash splits the two
/// characters that begin it. Where colons are commands on purpose, only the others are changed.
func withoutRunnerCommands(_ bytes: [UInt8], keepingColons: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    // Whether a runner could remove all of the line so far as white space.
    var isBlank = !keepingColons
    for (index, byte) in bytes.enumerated() {
        result.append(byte)
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isBlank = !keepingColons
        case UInt8(ascii: ":"):
            if isBlank, next == byte { result.append(backslash) }
            isBlank = false
        case UInt8(ascii: "#"):
            if next == byte, isCommand(bytes[(index + 2)...]) { result.append(backslash) }
            isBlank = false
        case 0x21...0x7E: isBlank = false
        default: break
        }
    }
    return result
}

func withoutRunnerCommands(_ text: String) -> String {
    String(decoding: withoutRunnerCommands(Array(text.utf8), keepingColons: true), as: UTF8.self)
}

private let backslash = UInt8(ascii: "\\")

/// Whether the text after `##` begins with a word and a bracket, or with the bracket.
private func isCommand(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.prefix(longestWord).prefix {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    return rest.dropFirst(word.count).first == UInt8(ascii: "[")
}

/// Longer than the name of any service. A line may have many `#`, each of which asks for its word.
private let longestWord = 32

/// Whether the runner of a CI service reads what the process prints.
var isInContinuousIntegration: Bool {
    ["CI", "GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"].contains {
        environmentVariable($0)?.isEmpty == false
    }
}
