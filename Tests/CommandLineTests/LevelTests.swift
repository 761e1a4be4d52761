import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

@Suite struct LevelTests {
    private func rules(_ arguments: String...) throws -> RuleLevels {
        guard case .run(_, _, let options) = try parseArguments(["lint", "a"] + arguments) else {
            Issue.record("runs no command")
            return RuleLevels()
        }
        return options.rules
    }

    @Test func theLastLevelOfARuleCounts() throws {
        #expect(
            try rules("--error", "empty-registry,raw-swift", "--allow=raw-swift").chosen
                == [.emptyRegistry: .error, .rawSwift: .off])
        #expect(try rules("--allow=raw-swift", "--note", "raw-swift").chosen == [.rawSwift: .note])
        #expect(try rules("--warn=warnings").ofWarnings == .warning)
    }
}
