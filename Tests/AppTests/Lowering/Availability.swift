/// A system with versions, for which `@available` and `#available` are checked where the compiler
/// knows neither: each version becomes an availability domain of its own.
enum VersionedSystem: String, CaseIterable {
    case iOS, tvOS

    /// The versions after the deployment target of Package.swift.
    static let versions = 14...27
    /// What the system does not have in any version.
    private static let absent = "Absent"

    /// A module of C that declares the domains: others of the command line are not kept in modules.
    var header: String {
        let domains = Self.versions.map { domain($0) } + [Self.absent]
        return "#include <availability_domain.h>\n"
            + domains.map { name in
                "int has\(name)(void);\nCLANG_DYNAMIC_AVAILABILITY_DOMAIN(\(name), has\(name));\n"
            }.joined()
    }
    static let moduleMap = "module Versions { header \"Versions.h\" export * }\n"
    static let flags = ["-enable-experimental-feature", "CustomAvailability"]

    private func domain(_ version: Int) -> String { "\(rawValue)\(version)" }

    /// The same text for a compiler of another system, which is taken for this one.
    func lower(_ text: String) throws(LoweringError) -> String {
        let tokens = swiftTokens(text)
        var output = "@_exported import Versions; "
        var at = 0
        while at < tokens.count {
            let word = tokens[at].text
            guard ["@available", "#available", "#unavailable", "os"].contains(word),
                at + 1 < tokens.count, tokens[at + 1].text == "("
            else {
                output += word
                at += 1
                continue
            }
            let close = tokens[at...].firstIndex { $0.text == ")" } ?? tokens.count - 1
            let parts = tokens[(at + 2)..<close].map(\.text).joined().split(separator: ",")
                .map { $0.split(separator: " ").map(String.init) }
            output += try replacement(word, parts)
            at = close + 1
        }
        return output
    }

    private func replacement(
        _ word: String, _ parts: [[String]]
    ) throws(LoweringError) -> String {
        if word == "os" { return parts == [[rawValue]] ? "os(Linux)" : "os(Windows)" }
        if word == "#unavailable" {
            throw LoweringError(description: "#unavailable is not lowered")
        }
        if word == "@available", parts.first?.count == 1 {
            let words = parts.map { $0.joined(separator: " ") }
            if words.first == rawValue, words.contains("unavailable") {
                return "@available(\(Self.absent))"
            }
            return words.first == "*" ? "@available(\(words.joined(separator: ", ")))" : ""
        }
        let own = parts.first { $0.first == rawValue }
        let names = try own == nil ? [] : domains(upTo: own ?? [])
        if word == "#available" {
            return names.isEmpty
                ? "true" : names.map { "#available(\($0))" }.joined(separator: ", ")
        }
        return names.map { "@available(\($0))" }.joined(separator: " ")
    }

    /// Of `iOS 18.0`: those of all versions up to it.
    private func domains(upTo part: [String]) throws(LoweringError) -> [String] {
        let numbers = (part.last ?? "").split(separator: ".").map { Int($0) }
        guard let major = numbers.first ?? nil, numbers.dropFirst().allSatisfy({ $0 == 0 }),
            major <= Self.versions.upperBound
        else { throw LoweringError(description: "\(part) is no whole version that is known") }
        return Self.versions.filter { $0 <= major }.map { domain($0) }
    }
}
