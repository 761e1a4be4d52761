import Apps
import Testing
import TransitionDSL

@Suite struct RuleCorpusTests {
    @Test(arguments: RuleCase.all)
    func findsWhatTheCaseSays(_ app: RuleCase) throws {
        let (found, expected) = (try app.findings(), try app.expected())
        #expect(found == expected, "\(app.name)")
    }

    /// A rule has a case in which it finds something, and one that comes close.
    @Test(arguments: appRuleIDs)
    func everyRuleHasBothCases(_ id: DiagnosticID) throws {
        let cases = RuleCase.all.filter { $0.className == "rules-\(id.name)" }
        let found = try cases.map { try $0.expected().contains { $0.hasSuffix(" \(id.name)") } }
        #expect(found.contains(true))
        #expect(found.contains(false))
    }

    @Test func classesAreNamedForRules() {
        let known = Set(appRuleIDs.map { "rules-\($0.name)" } + ["rules-never-reported"])
        #expect(Set(RuleCase.all.map(\.className)).subtracting(known) == [])
    }

    /// A case of what must not be reported, whatever the rules. A literal on two screens is a note in
    /// any case.
    @Test func whatIsNeverReportedHasNoFinding() throws {
        let cases = RuleCase.all.filter { $0.className == "rules-never-reported" }
        #expect(cases.count >= 12)
        for app in cases {
            let expected = try app.expected().filter { !$0.hasSuffix(" raw-hero-id") }
            #expect(expected == [], "\(app.name)")
        }
    }
}
