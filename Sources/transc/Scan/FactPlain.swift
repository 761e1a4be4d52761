import Apps
import Resolution
import TransitionDSL

/// One line a fact, sorted: the kind, then its members in a fixed order. There is no place, so that
/// the lines of two versions of an app can be compared.
func factsAsText(_ facts: [AppFact]) -> [UInt8] {
    // Bytes, as `LC_ALL=C sort` compares them.
    let lines = facts.map { Array(plainLine($0).utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
}

/// `hero-id in=RecipeCell member=show(_:) view=photoView … certainty=certain`. What is nil or
/// empty is left out, except for patterns.
func plainLine(_ fact: AppFact) -> String {
    var line = fact.content.kind.rawValue
    for member in fact.ownerMembers + fact.contentMembers {
        if let text = plainText(member.value) { line += " \(member.name)=\(text)" }
    }
    line += " certainty=\(fact.certainty.rawValue)"
    if let condition = fact.condition { line += " condition=\(word(condition))" }
    if fact.isTest { line += " test" }
    return line
}

/// A value without spaces around its parts; nil if there is none.
func plainText(_ value: FactMember.Value) -> String? {
    switch value {
    case .text(let text): text.map(word)
    case .texts(let texts): texts.isEmpty ? nil : texts.map(word).joined(separator: ",")
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    case .patterns(let patterns): patternsText(patterns)
    case .holes(let holes):
        holes.allSatisfy { $0.isEmpty }
            ? nil : holes.map { $0.map(word).joined(separator: ",") }.joined(separator: "|")
    }
}

/// `"a","b",nil`; `?` if the value is unknown.
func patternsText(_ patterns: [IDPattern?]) -> String {
    if patterns.isEmpty { return "?" }
    return patterns.map { $0.map { quoted($0.description) } ?? "nil" }.joined(separator: ",")
}

/// A name as it is, any other text in quotes.
private func word(_ text: String) -> String {
    let isPlain =
        !text.isEmpty
        && text.utf8.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && !#"",|=?\"#.utf8.contains(byte)
        }
    return isPlain ? text : quoted(text)
}
