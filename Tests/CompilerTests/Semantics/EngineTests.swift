import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// What each engine can do, as the manual's table says; the rows of the catalog are tried by
/// `CatalogExampleTests`.
@Suite struct EngineTests {
    /// A row of the table: the engines that have a feature, and the smallest program that uses it,
    /// with the place of the error marked by `«»`.
    struct Feature: CustomTestStringConvertible, Sendable {
        var engines: String
        var program: String
        var testDescription: String { program }

        init(_ engines: String, _ program: String) {
            self.engines = engines
            self.program = program
        }
    }

    private static let all = "uikit hero sdoshero trtransitions"
    private static let runtime = "uikit hero sdoshero"
    private static let hero = "hero sdoshero"

    private static let constants = [
        Feature(all, #"hero id = "app.id""#),
        Feature(all, #"hero id(id: String) = "\(id)_\(part)" { title picture }"#),
        Feature(all, #"hero id(url: URL) per screen"#),
        Feature(all, #"hero id(url: URL) per instance"#),
        Feature(all, #"segue show = "show""#),
        Feature(all, #"unwind close = "close""#),
        Feature(all, #"screen C(id: String) = CViewController storyboard("Main", id: "c")"#),
        Feature(all, "screen C = C { cell D { } before go: swift(#\"prepare()\"#) }"),
        Feature(all, "group C = A, B"),
    ]

    private static let views = [
        Feature(hero, "screen C = CViewController { title: «id» }"),
        Feature(hero, "screen C = CViewController { title: with «arc»(intensity: 1), fade }"),
        Feature(hero, "screen C = CViewController { title: «id» with arc on push }"),
        Feature(hero, "screen C = CViewController { labels[i]: with «delay»(i * 12ms) }"),
        Feature(hero, "cell C = CTableViewCell { title: «id» }"),
        Feature(hero, "screen C = CViewController { cell D = DCell { title: «id» } }"),
        Feature(
            hero, #"screen C = C storyboard("M", setsHeroIds: true) { title: «id» with arc }"#),
        Feature(hero, "modifiers «rise»(by: Length = 40) = fade, translate(y: by)"),
        Feature(hero, "registry R { push A -> B { «match» title -> label with arc } }"),
        Feature(hero, "registry R { push A -> B { from.footer: «id» with fade on pop } }"),
        Feature(hero, "registry R { push A -> B { from.footer: with «fade» } }"),
    ]

    private static let defaults = [
        Feature(runtime, "«defaults» { push swift(#\"mine\"#) }"),
        Feature(runtime, "«defaults» { reduceMotion none }"),
        Feature(runtime, "«defaults» { }"),
        Feature(runtime, "«defaults» in A { tab none   present none / system }"),
        Feature(runtime, "screen C = CViewController { «present» none }"),
        Feature(runtime, "screen C = CViewController { «dismiss» system }"),
    ]

    private static let lines = [
        Feature(all, "registry R { push A -> B: zoomInRect }"),
        Feature(all, "registry R { pop A -> B: zoomOutRect }"),
        Feature(all, "registry R { push A <-> B: none / system }"),
        Feature(all, "registry R { push A -> B { } }"),
        Feature(all, "registry R { push A -> B: default }"),
        Feature(all, "registry R { push A | B -> *: swift(#\"mine\"#) }"),
        Feature(all, #"segue s = "s" registry R { segue(s) A -> B: zoomInRect }"#),
        Feature(all, #"unwind s = "s" registry R { unwind(s) A -> B: zoomOutRect }"#),
        Feature(runtime, "registry R { «present» A -> B: cover(up) }"),
        Feature(runtime, "registry R { «dismiss» A -> B: zoomInRect }"),
        Feature(runtime, "registry R { «replace» A <-> B: zoomInRect with delay(1s) }"),
        Feature(runtime, "registry R { «tab» A -> B: slide(left) }"),
        Feature(runtime, "registry R { «A» -> B: zoomInRect }"),
        Feature(runtime, "registry R { «*» -> B: fade }"),
        Feature(runtime, "registry R { «A» <-> B { } }"),
        Feature(runtime, "screen `my` = C registry R { «`my`» -> B: none }"),
        Feature(runtime, "registry R { push A -> B: zoomInRect / «fade» }"),
        Feature(runtime, "registry R { push A -> B: «slide»(left) / zoomOutRect }"),
    ]

    private static let animations = [
        Feature(all, "animator a { fromView 0%...50%: y(-20) toView 50%...100%: scale(0.5) }"),
        Feature(all, "animator a with duration(1s) { fromView 0%...100%: rotate(1) }"),
        Feature(runtime, "animator a with «delay»(1s) { fromView 0%...100%: rotate(1) }"),
        Feature(all, "animator a(d: Direction = left) = class FoldAnimator(direction: d)"),
        Feature(runtime, "animator a = class FoldAnimator(1, curve: «easeIn»)"),
        Feature(runtime, "animator a = class FoldAnimator(curve: «bezier»(0, 0, 1, 1))"),
        Feature(hero, "animator a = class FoldAnimator(1, from: «topToBottom»)"),
        Feature(all, "animation a = zoomInRect with duration(1s), interactive(pinch)"),
        Feature(runtime, "animation a = «fade»"),
        Feature(runtime, "animation a(d: Direction) = «pageIn»(d)"),
        Feature(runtime, "animation a(other: Animation = «fade») = zoomInRect"),
        Feature(runtime, "animation a = «fade» animation b = a"),
        Feature(runtime, "animation a = zoomInRect with «spring»"),
        Feature(runtime, "registry R { push A -> B: «systemZoom»(from: title, fallback: fade) }"),
    ]

    private static let interactions = [
        Feature(all, "interaction i = pinch(finish: 40%)"),
        Feature(runtime, "interaction i = «pan»(down, over: width)"),
        Feature(runtime, "interaction i = «edgePan»(left)"),
        Feature(all, "registry R { push A -> B: none with interactive(pinch, on: both) }"),
        Feature(runtime, "registry R { push A -> B: none with interactive(«pan»(up), on: go) }"),
        Feature(runtime, "registry R with available(from: 13) { «present» A -> B: none }"),
    ]

    private static let features =
        constants + views + defaults + lines + animations + interactions

    @Test(arguments: features, Engine.allCases)
    func doesWhatTheTableSays(_ feature: Feature, _ engine: Engine) throws {
        let problems = problems(of: feature, "engine \(engine.rawValue)")
        let able = feature.engines.split(separator: " ")
        if able.contains(Substring(engine.rawValue)) {
            #expect(problems.isEmpty, "\(problems.map(\.message))")
            return
        }
        try #require(problems.count == 1, "\(problems.map(\.message))")
        let problem = problems[0]
        #expect(problem.id == .notInEngine)
        #expect(problem.message.contains("the engine `\(engine.rawValue)`"))
        let help = try #require(problem.help)
        for other in Engine.allCases {
            let isNamed = help.contains("`\(other.rawValue)`")
            let mayBeNamed = able.contains(Substring(other.rawValue)) || other == engine
            #expect(able.contains(Substring(other.rawValue)) ? isNamed : !isNamed || mayBeNamed)
        }
        #expect(!help.contains("without an `engine` line"))
        #expect(text(of: problem, in: feature, "engine \(engine.rawValue)") == marked(feature))
    }

    /// Without an engine it is `uikit`, which the help says.
    @Test(arguments: views)
    func saysThatNoEngineIsStated(_ feature: Feature) throws {
        let problem = try #require(problems(of: feature, "").first)
        #expect(problem.help?.hasSuffix("without an `engine` line the engine is `uikit`") == true)
    }

    @Test func theCommandLineChoosesTheEngine() {
        let source = SourceFile(path: "a.trans", text: "engine hero hero id screen C = C { v: id }")
        let options = AnalysisOptions(engine: .uikit, defaultNamespace: "App")
        let problems = analyze([parse(tokenize(source))], options: options).problems
        #expect(problems.map(\.id) == [.notInEngine])
        #expect(problems.first?.help == "`hero` and `sdoshero` can")
    }

    @Test func whatIsImportedCountsWhereItIsUsed() {
        let shared = """
            engine hero
            hero id
            modifiers rise = fade
            animation open = close with delay(1s), spring
            animation close = zoomInRect / middle
            animation middle = pageIn(up)
            animation near = zoomInRect
            animator drop with timingFunction(linear) { fromView 0%...100%: y(1) }
            interaction drag = pan(down)
            interaction pinched = pinch
            screen Other = OtherViewController { present fade   view: id }
            cell OtherCell = C { view: id }
            defaults { push fade }
            registry S { present Other -> Other: fade }
            """
        let header = "engine trtransitions import \"1\" screen A = A is Other "
        func problems(_ text: String) -> [String] {
            let files = [header + text, shared].enumerated().map { index, text in
                parse(tokenize(SourceFile(path: "\(index)", text: text, index: FileIndex(index))))
            }
            return analyze(files, options: AnalysisOptions(defaultNamespace: "App")).problems.map {
                "\(files[0].tree.source.text($0.place.range)): \($0.message), "
                    + $0.notes.map { files[1].tree.source.text($0.place.range) }.joined()
            }
        }
        func need(_ name: String, _ what: String, _ place: String) -> [String] {
            [
                "\(name): `\(name)` needs the \(what), which the engine `trtransitions` does not have, \(place)"
            ]
        }
        #expect(problems("") == [])
        #expect(problems("registry R { push A -> A: near with interactive(pinched) }") == [])
        #expect(
            problems("registry R { push A -> Other: open }")
                == need("open", "option `delay`", "delay"))
        #expect(
            problems("animation mine = close registry R { push A -> Other: mine }")
                == need("close", "animation `pageIn`", "pageIn"))
        #expect(
            problems("animation mine = drop")
                == need("drop", "option `timingFunction`", "timingFunction"))
        #expect(
            problems("registry R { push A -> A: none with interactive(drag) }")
                == need("drag", "interaction `pan`", "pan"))
    }

    private func problems(of feature: Feature, _ header: String) -> [Diagnostic] {
        let source = SourceFile(path: "engine.trans", text: program(feature, header))
        return analyze([parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: "App"))
            .problems.filter { $0.id != .rawSwift }
    }

    private func program(_ feature: Feature, _ header: String) -> String {
        let declarations = feature.program.hasPrefix("hero id") ? "" : "hero id\n"
        return header + "\n" + declarations + "screen A = AViewController\n"
            + "screen B = BViewController\n" + feature.program.filter { $0 != "«" && $0 != "»" }
    }

    private func text(of problem: Diagnostic, in feature: Feature, _ header: String) -> String {
        SourceFile(path: "", text: program(feature, header)).text(problem.place.range)
    }

    private func marked(_ feature: Feature) -> String? {
        feature.program.split(separator: "«", maxSplits: 1).last?.split(separator: "»").first
            .map(String.init)
    }
}
