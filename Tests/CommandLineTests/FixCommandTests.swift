import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

@Suite struct FixCommandTests {
    private let bad = """
        screen A = AController
        registry App {
          push A → A: fade;
          pop A -> A: slide(left,) with duration(300)
        }

        """

    @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
        let scratch = try Scratch()
        let path = try scratch.write(bad, to: "app.trans")
        let input = try Input(path, Options())
        let fixed = try applyFixes(input, Options())
        try scratch.write("screen A = Other\n", to: "app.trans")
        let failure = #expect(throws: Failure.self) {
            try writeFixed(fixed, over: input, Console(color: .never))
        }
        #expect(
            failure
                == Failure(
                    .cannotWrite, "`\(path)` changed while it was being fixed",
                    help: "run `transc lint --fix` again"))
        #expect(try scratch.text("app.trans") == "screen A = Other\n")
        #expect(try scratch.names == ["app.trans"])
    }
}
