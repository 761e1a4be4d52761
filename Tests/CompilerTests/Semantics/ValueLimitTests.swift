import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// Values and names at the edge of what can be generated.
@Suite struct ValueLimitTests {
    @Test func flatSumsHaveABound() {
        func sum(_ count: Int) -> String {
            let operands = [String](repeating: "1", count: count).joined(separator: "+")
            return "engine hero modifiers m = translate(x: \(operands))"
        }
        #expect(errors(sum(32)).isEmpty)
        #expect(errors(sum(33)) == [.nestingTooDeep])
        #expect(errors(sum(100_000)) == [.nestingTooDeep])
    }

    @Test func cellsOfOneNameAreComparedInTheirScreenOnly() {
        let cells = "cell C = D { }\ncell E = F { }\ncell C = G { }\ncell C = H { }"
        let text = "screen A = V { cell C = D { } }\nscreen B = W {\n\(cells)\n}"
        let files = [parse(tokenize(SourceFile(path: "limits.trans", text: text)))]
        let problems = analyze(files, options: AnalysisOptions(defaultNamespace: "Limits")).problems
        let lines = LineTable(files[0].tree.source)
        func line(_ place: SourcePlace) -> Int { lines.position(of: place.range.start).line }
        #expect(problems.map(\.id) == [.duplicateName, .duplicateName])
        #expect(problems.map { line($0.place) } == [5, 6])
        #expect(problems.map { $0.notes.map { line($0.place) } } == [[3], [3]])
    }

    /// A name is followed to what it stands for.
    @Test func namesLeadThroughSoMany() {
        func chain(_ count: Int, _ form: (Int) -> String) -> String {
            (1...count).map { form($0) + "\n" }.joined()
        }
        func animations(_ count: Int) -> String {
            "animation a0 = fade\n" + chain(count) { "animation a\($0) = a\($0 - 1)" }
        }
        func interactions(_ count: Int) -> String {
            "interaction i0 = pan(down)\n" + chain(count) { "interaction i\($0) = i\($0 - 1)" }
        }
        #expect(errors(animations(64)).isEmpty)
        #expect(errors(animations(65)) == [.nestingTooDeep])
        #expect(errors(animations(100_000)) == [.nestingTooDeep])
        #expect(errors(interactions(64)).isEmpty)
        #expect(errors(interactions(65)) == [.nestingTooDeep])
    }

    @Test func wholeNumbersAreExactOrRefused() {
        #expect(errors(#"hero a(i: Int = 9007199254740991) = "a\(i)""#).isEmpty)
        #expect(errors(#"hero a(i: Int = 9007199254740993) = "a\(i)""#) == [.outOfRange])
        #expect(errors(#"hero a(i: Int = 7 / 2) = "a\(i)""#) == [.wrongType])
        #expect(errors(#"hero a(i: UInt = 3 - 5) = "a\(i)""#) == [.wrongType])
        #expect(errors(#"hero a(i: Int = 3 - 5) = "a\(i)""#).isEmpty)
    }

    @Test(arguments: ["await", "unsafe", "let", "var", "inout", "self", "String", "UInt"])
    func parametersThatSwiftCannotHave(_ name: String) {
        #expect(errors("hero a(\(name): Int)") == [.swiftReservedName])
    }

    @Test func idsDoNotHideTypes() {
        #expect(errors(#"hero String = "s""#) == [.swiftReservedName])
        #expect(errors("hero a(hashValue: Int) { t }") == [.swiftReservedName])
    }

    @Test(arguments: ["int", "Strng", "Foo.self", "class", "_"])
    func typesThatCannotBe(_ type: String) {
        #expect(errors("hero a(i: \(type))") == [.unknownValue])
    }

    @Test func theScopesOfIDsAreCompared() {
        let instance = "screen Home = HomeViewController\nhero b = \"x\" per instance\n"
        #expect(errors(instance + #"hero a = "Home#71/x""#) == [.overlappingHeroIDs])
        let unknown = #"hero a(id: String) = "a\(id)" per screen"#
        #expect(errors(unknown + "\n" + #"hero b = "a1" per screen"#) == [.overlappingHeroIDs])
    }

    @Test func anUndecidedTextIsAWarning() {
        let long = String(repeating: "x", count: 1500)
        #expect(
            errors("hero b(a: String, b: String) = \"\(long)\\(a)_\\(b)\"")
                == [.tooManyOpenHeroIDs])
    }
}
