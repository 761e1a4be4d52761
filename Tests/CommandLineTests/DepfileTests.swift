import Foundation
import Testing

@testable import Driver
@testable import OperatingSystem

/// `--depfile` and `--stamp`.
@Suite struct DepfileTests {
    @Test(arguments: [
        "a b", "a#b", "a$b", "a:b", "a\\b", "a'b", "[a]", "Ä ö", "a,b", "(a) b",
        " a", "#a", "$a", ":a", "\\a", "a#", "a$", "a  b", "@a", "a+b", "{a}", "!a",
    ])
    func namesAreQuoted(_ name: String) throws {
        let word = MakeName(path: name)
        #expect(word.obstacle(as: .target) == nil)
        #expect(word.obstacle(as: .prerequisite) == nil)
        let quoted = name.map { " #:".contains($0) ? "\\\($0)" : $0 == "$" ? "$$" : "\($0)" }
        #expect(word.text == quoted.joined())
    }
}
