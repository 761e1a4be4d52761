import Testing
import TransitionDSL

@testable import AppSource

/// The reader of `.strings`.
struct InterfaceStringsTests {
    private func read(_ text: String) -> [String] {
        readStrings(Array(text.utf8)).map { "\($0.key)=\($0.value)" }
    }

    @Test(arguments: [
        ("\"a\" = \"b\";", ["a=b"]), ("\u{FEFF}\"a\"=\"b\";", ["a=b"]),
        ("/* \"x\" = \"y\"; */ // \"z\"\n\"a\" = \"b\"; c = d.e-f;", ["a=b", "c=d.e-f"]),
        ("\"a\";", ["a=a"]), ("'a' = 'b\"';", ["a=b\""]),
        (#""a\"\\" = "\n\t\U00e9\U0041\101\'";"#, ["a\"\\=\n\té\u{41}A'"]),
        (#""s" = "\UD83D\UDE00\UD83D";"#, ["s=😀\u{FFFD}"]),
        ("\"a\" = \"line\nline\";", ["a=line\nline"]),
        ("\"a\" = ;\n\"b\" = \"c\";", ["b=c"]), ("\"a\" \"x\"\n\"b\" = \"c\";", ["b=c"]),
        ("\"a\" = \"b", []), ("/* open", []), ("", []), ("}{;\"a\"=\"b\";", ["a=b"]),
        ("<?xml?><plist><dict><key>a</key><string>b &amp;</string></dict></plist>", ["a=b &"]),
        ("bplist00", []),
    ])
    func entriesAreRead(_ source: String, _ entries: [String]) { #expect(read(source) == entries) }

    @Test func rangesAreThoseOfTheFile() {
        let text = "/**/ \"é\" = \"😀\";\n\"b\" = \"c\";"
        let source = SourceFile(path: "a.strings", text: text)
        #expect(
            readStrings(source.bytes).map { source.text($0.range) } == [
                "\"é\" = \"😀\";", "\"b\" = \"c\";",
            ])
        for isBig in [false, true] {
            let units = Array(text.utf16)
            let bytes = ([0xFEFF] + units).flatMap { unit in
                let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
                return isBig ? pair.reversed() : pair
            }
            let entries = readStrings(bytes)
            #expect(entries.map(\.key) == ["é", "b"])
            #expect(entries.map(\.value) == ["😀", "c"])
            let start = 2 + 2 * 5
            #expect(entries.first?.range == SourceRange(start..<(start + 2 * 11)))
            #expect(entries.last?.range.end == UInt32(bytes.count))
            #expect(readStrings(Array(bytes.dropFirst(2))).count == 2)
        }
    }

    @Test func mutantsDoNotTrap() {
        let bytes = Array(#"/* c */ "a\U00e9" = "b\101"; c = d; // e"#.utf8)
        for index in bytes.indices {
            var mutant = bytes
            mutant.remove(at: index)
            _ = readStrings(mutant)
            mutant.insert(0xFF, at: index)
            _ = readStrings(mutant)
            _ = readStrings(Array(bytes[..<index]))
        }
    }
}
