import Codegen
import Foundation
import Testing

/// The engines' support: ordinary Swift, of which the executable has a copy.
@Suite struct SupportFileTests {
    private static let folder = "Sources/EngineSupport"
    private static let files = Repository.files(in: folder, ending: ".swift")

    @Test func theExecutableHasEachFile() throws {
        let names = SupportPart.allCases.map { "\(Self.folder)/\($0.rawValue).swift" }
        #expect(Self.files == (names + ["\(Self.folder)/TranscSupport.swift"]).sorted())
        var text = """
            // swift-format-ignore-file
            // Made of Sources/EngineSupport by the tests; see CONTRIBUTING.md.

            /// A file of the engines' support, without its imports.
            func supportText(_ part: SupportPart) -> StaticString {
                switch part {

            """
        for part in SupportPart.allCases {
            let file = try Repository.text("\(Self.folder)/\(part.rawValue).swift")
            let start = try #require(file.range(of: "extension TranscSupport")).lowerBound
            let body = file[start...].dropLast().replacing("\\", with: "\\\\").replacing(
                "\"", with: "\\\""
            )
            .replacing("\n", with: "\\n")
            text += "    case .\(part): \"\(body)\"\n"
        }
        try Repository.expect(
            "Sources/Codegen/Support/SupportTexts.swift", holds: text + "    }\n}\n")
    }

    /// What a reviewer of an app would stop at.
    @Test(arguments: files)
    func isOrdinarySwift(_ file: String) throws {
        let lines = try Repository.text(file).split(separator: "\n")
        for line in lines {
            #expect(line.count <= 100, "\(file): \(line)")
            for word in ["nonisolated(unsafe)", "sleep", "asyncAfter", "Timer", "try!", "as!"] {
                #expect(!line.contains(word), "\(file): \(line)")
            }
        }
    }
}
