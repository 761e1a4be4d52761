import Testing

@testable import AppSource

@Suite struct WordTests {
    /// Names of cases are not known to Embedded Swift, so they are written twice.
    @Test func spellingsAreTheNamesOfTheCases() {
        #expect(Word.spellings.map(String.init) == Word.allCases.map { "\($0)" })
        #expect(
            ObjectiveCWord.spellings.map(String.init) == ObjectiveCWord.allCases.map { "\($0)" })
        #expect(InterfaceWord.spellings.map(String.init) == InterfaceWord.allCases.map { "\($0)" })
    }
}
