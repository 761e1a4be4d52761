import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// Which names lead where; the places are those of the names themselves.
@Suite struct ReferenceTests {
    /// `name@line → target@line` of each use, in the order of the file.
    private func references(_ text: String) -> [String] {
        let source = SourceFile(path: "App.trans", text: text)
        let analysis = analyze(
            [parse(tokenize(source))],
            options: AnalysisOptions(defaultNamespace: "App", recordsReferences: true))
        let lines = LineTable(source)
        func line(_ place: SourcePlace) -> Int { lines.position(of: place.range.start).line }
        return analysis.references.map { reference in
            let use = "\(source.text(reference.place.range))@\(line(reference.place))"
            switch reference.target {
            case nil: return "\(use) ?"
            case .declaration(let index):
                let target = analysis.declarations[index]
                #expect(source.text(target.place.range) == target.name)
                return "\(use) \(reference.kind) \(target.kind)@\(line(target.place))"
            case .catalog(let row): return "\(use) \(Catalog[row].kind)"
            case .file(let file): return "\(use) file \(file.index)"
            }
        }
    }

    @Test func screensGroupsAndLines() {
        #expect(
            references(
                """
                screen A = AController is C
                screen B = BController given(photo: UIImageView) { photo: a }
                screen C = CController
                group G = A, B
                hero a
                segue go = "go"
                defaults in C { push fade }
                registry R {
                  segue(go) A | G -> *: fade
                }
                """) == [
                    "C@1 read screen@3", "photo@2 read view@2", "a@2 read hero@5",
                    "A@4 read screen@1", "B@4 read screen@2", "C@7 read screen@3",
                    "fade@7 animation", "go@9 read segue@6", "A@9 read screen@1",
                    "G@9 read group@4", "fade@9 animation",
                ])
    }

    @Test func valuesPartsAndCells() {
        #expect(
            references(
                """
                cell Row(id: Int) = RowView
                screen A = AController {
                  cell Row
                  stars[i]: star(of: i, name: "\\(i)").big with rise(by: 2 * 3)
                }
                hero star(of: Int, name: String) = "\\(of).\\(name).\\(part)" { big }
                modifiers rise(by: Length) = translate(y: by)
                """) == [
                    "Row@3 read cell@1", "star@4 read hero@6",
                    "of@4 write parameter@6", "i@4 read index@4", "name@4 write parameter@6",
                    "i@4 read index@4", "big@4 read part@6", "rise@4 read modifiers@7",
                    "by@4 write parameter@7", "of@6 read parameter@6", "name@6 read parameter@6",
                    "translate@7 modifier", "by@7 read parameter@7",
                ])
    }

    /// A mistake takes the names of its own line at most.
    @Test func mistakesLeaveTheRest() {
        #expect(
            references(
                """
                screen A = AController { a: nothing(x: big) }
                hero big
                animation slow(time: Duration = 1s = fade with duration(time)
                registry R { A -> B: slow(time: 2s, other: big) }
                """) == [
                    "nothing@1 ?", "big@1 read hero@2", "fade@3 animation",
                    "duration@3 option", "time@3 read parameter@3", "A@4 read screen@1", "B@4 ?",
                    "slow@4 read animation@3", "time@4 write parameter@3", "big@4 read hero@2",
                ])
    }

    /// What a `{` without a partner, or a `}` without one, changes is not reported; the rest is.
    @Test func bracesThatDoNotPairUp() {
        for text in [
            "hero a\nscreen A = AController {\n  x: a\n  y: b\nscreen B = BController\n"
                + "modifiers m = nothing\n",
            "hero a\nscreen A = AController\n  x: a\n  y: b\n}\nscreen B = BController\n"
                + "modifiers m = nothing\n",
        ] {
            let source = SourceFile(path: "App.trans", text: text)
            let analysis = analyze(
                [parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: "App"))
            #expect(analysis.model == nil)
            #expect(analysis.problems.count { $0.severity == .error } == 1, "\(analysis.problems)")
            #expect(references(text).prefix(2) == ["a@3 read hero@1", "b@4 ?"])
            #expect(references(text).count == 3)
        }
    }

    @Test func nothingIsRecordedUnasked() {
        let analysis = analyze(
            [parse(tokenize(SourceFile(path: "a", text: "screen A = B\ngroup G = A\n")))],
            options: AnalysisOptions(defaultNamespace: "App"))
        #expect(analysis.declarations.isEmpty && analysis.references.isEmpty)
    }
}
