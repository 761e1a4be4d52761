import Codegen
import Foundation
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL
@testable import TestSupport

/// The additional Swift of the engines with Hero, as text. That it compiles and
/// does what it says is the matter of the tests with doubles.
@Suite("Hero ids, modifiers and matches, as text")
struct HeroTests {
    @Test(
        "The examples' Swift is as their golden files show",
        arguments: [("Tour/Tour", ["Tour/Shared"]), ("Tour/Shared", []), ("News/News", [])])
    func golden(file: String, imports: [String]) throws {
        let texts = try ([file] + imports).map(example)
        let name = file.split(separator: "/").last.map { "\($0).trans" } ?? ""
        let text = try generated(texts[0], importing: Array(texts.dropFirst()), name: name)
        try expectGolden(text, name.prefix { $0 != "." } + "-example.trans")
    }

    /// With shared support, the rest belongs to this file, and reads like handwritten Swift.
    @Test func theNewsExampleIsShort() throws {
        let text = try generated(
            example("News/News"), importing: [], name: "News.trans", support: .module)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 <= 210)
        #expect(lines.filter { $0.count > 120 } == [])
    }

    @Test("A view line sets what it says, and no more")
    func viewLines() throws {
        let text = try swift(
            """
            hero logo = "app.logo"
            screen A(delay: Duration) = AController {
              root: logo
              icon?.image: with fade
              stars[i]: with delay(i * 12ms), scale(0.5)
              rows[k].title: with fade
              title: logo with delay(delay) on push
            }
            """)
        #expect(
            lines(of: text, "set(") == [
                "App.HeroViews.set(self.view, id: App.HeroID.logo)",
                "App.HeroViews.set(self.icon?.image, modifiers: [.fade])",
                "App.HeroViews.set(element, modifiers: [.delay(Double(i) * 0.012), .scale(0.5)])",
                "App.HeroViews.set(element.title, modifiers: [.fade])",
                "App.HeroViews.set(self.title, id: App.HeroID.logo, modifiers: [.delay(delay)], on: .push)",
            ])
        #expect(text.contains("for (i, element) in App.HeroViews.each(self.stars) {"))
        #expect(text.contains("for (_, element) in App.HeroViews.each(self.rows) {"))
        // What is limited to an operation needs a registry that puts it on.
        #expect(
            text.contains(
                "views.add([.going, .tabHigher], from: .any, to: .any, HeroViews.limited, returning: HeroViews.limited)"
            ))
        #expect(text.contains("engine: Setup.engine"))
    }

    @Test("Given views are parameters, kept for the private properties that lines name")
    func givenViews() throws {
        let text = try swift(
            """
            screen A(id: Int) = AController given(photo: UIImageView, mark: View?) { photo: with fade }
            screen B = BController is A
            """)
        #expect(
            lines(of: text, "photo") == [
                #"@MainActor fileprivate var photo: UIImageView? { GivenViews.view("photo", of: self) }"#,
                "@MainActor func applyTransitions(id: Int, photo: UIImageView, mark: UIView? = nil) {",
                #"GivenViews.set(photo, "photo", of: self)"#,
                "App.HeroViews.set(self.photo, modifiers: [.fade])",
                #"TransitionReports.didApply("applyTransitions(id:photo:mark:)", to: self)"#,
            ])
    }

    @Test("Every modifier is a Swift expression", arguments: modifiers)
    func modifier(written: String, expected: String) throws {
        let text = try swift("screen A = AController { title: with \(written) }")
        #expect(
            lines(of: text, "set(") == ["App.HeroViews.set(self.title, modifiers: [\(expected)])"])
    }

    private static let modifiers = [
        ("arc", ".arc(intensity: 1)"),
        ("spring", ".spring(stiffness: 250, damping: 30)"),
        ("spring(damping: 3)", ".spring(stiffness: 250, damping: 3)"),
        ("scale(x: 2)", ".scale(x: 2, y: 1, z: 1)"),
        ("translate(y: -44)", ".translate(y: -44)"),
        ("translate(point(x: 1, y: 2), z: 3)", ".translate(CGPoint(x: 1, y: 2), z: 3)"),
        ("size(size(width: 1, height: 2))", ".size(CGSize(width: 1, height: 2))"),
        (
            "contentsRect(rect(x: 0, y: 0, width: 50, height: 1))",
            ".contentsRect(CGRect(x: 0, y: 0, width: 50, height: 1))"
        ),
        ("rotate(90deg)", ".rotate(\(Double.pi / 2))"),
        ("opacity(50%)", ".opacity(0.5)"),
        ("timingFunction(easeOutBack)", ".timingFunction(.easeOutBack)"),
        (
            "timingFunction(bezier(0.4, 0, 0.2, 1))",
            ".timingFunction(CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1))"
        ),
        (
            "cascade(direction: radial(center: point(x: 1, y: 2)))",
            ".cascade(direction: .radial(center: CGPoint(x: 1, y: 2)))"
        ),
        ("cascade(delta: 30ms)", ".cascade(delta: 0.03)"),
        ("source(heroID: \"app.logo\")", ".source(heroID: \"app.logo\")"),
        ("autolayout", "App.HeroViews.autolayout"),
        ("beginWith(zPosition(10), opacity(1))", ".beginWith(.zPosition(10), .opacity(1))"),
        ("whenPresenting(delay(150ms))", ".whenPresenting(.delay(0.15))"),
        (
            "overlay(color: #000000, opacity: 0.5)",
            ".overlay(color: UIColor(red: 0, green: 0, blue: 0, alpha: 1), opacity: 0.5)"
        ),
        ("ignoreSubviewModifiers(recursive: true)", ".ignoreSubviewModifiers(recursive: true)"),
    ]

    @Test("Raw Swift is in a place where the view and its owner are known, in lists too")
    func rawSwift() throws {
        let text = try swift(
            ##"""
            modifiers glow(by: Length = 4) = fade, swift(#".shadowRadius(self.glow + by)"#)
            modifiers outer = scale(2), glow(by: 3)
            screen A = AController {
              a: with shadowPath(swift(#"UIBezierPath(rect: view.bounds).cgPath"#))
              b: with outer, arc
            }
            """##)
        #expect(
            lines(of: text, "set(") == [
                "App.HeroViews.set(self.a, modifiersOf: { (view: UIView) -> [HeroModifier] in return "
                    + "[.shadowPath(UIBezierPath(rect: view.bounds).cgPath)] })",
                "App.HeroViews.set(self.b, modifiersOf: { (view: UIView) -> [HeroModifier] in return "
                    + "{ () -> [HeroModifier] in return [.scale(2)] + { (by: CGFloat) -> [HeroModifier]"
                    + " in return [.fade, .shadowRadius(self.glow + by)] }(3) }() + [.arc(intensity: 1)] })",
            ])
        #expect(!text.contains("enum Modifiers"))
    }

    @Test("Lists are functions and constants; inside a modifier a list is one modifier")
    func lists() throws {
        let text = try swift(
            """
            modifiers rise(by: Length = 40) = fade, translate(y: by * 2)
            modifiers calm = fade
            screen A = AController { a: with calm, rise, whenPresenting(rise(by: 3)) }
            """)
        #expect(
            text.contains(
                "static func rise(by: CGFloat = 40) -> [HeroModifier] { [.fade, .translate(y: by * 2)] }"
            ))
        #expect(text.contains("static let calm: [HeroModifier] = [.fade]"))
        #expect(
            lines(of: text, "set(") == [
                "App.HeroViews.set(self.a, modifiers: App.Modifiers.calm + App.Modifiers.rise() + "
                    + "[.whenPresenting(App.HeroViews.all(App.Modifiers.rise(by: 3)))])"
            ])
    }

    @Test("No expression has more than 64 elements")
    func longLists() throws {
        let items = (1...150).map { "whenPresenting(zPosition(\($0)))" }.joined(separator: ", ")
        let text = try swift("modifiers many = \(items)")
        let counts = text.split(separator: "\n").map {
            $0.components(separatedBy: ".zPosition").count - 1
        }
        #expect(counts.filter { $0 > 0 } == [64, 64, 22])
    }

    // MARK: Screens and subclasses

    @Test("A subclass with the same parameters leaves its call to its superclass")
    func subclass() throws {
        let text = try swift(
            """
            hero item(id: String)
            screen Base(id: String) = BaseController { title: item(id: id) }
            screen Sub = SubController is Base { body: with fade }
            screen More(count: Int) = MoreController is Base { stars: with translate(y: count * 2) }
            screen Same = SameController is Base
            """)
        #expect(
            lines(of: text, "func apply") == [
                "@MainActor func applyTransitions(id: String) {",
                "@MainActor fileprivate func applyTransitionsOfSub(id: String) {",
                "@MainActor func applyTransitions(count: Int, id: String) {",
            ])
        #expect(text.contains("(self as? SubController)?.applyTransitionsOfSub(id: id)"))
        #expect(text.contains("(self as BaseController).applyTransitions(id: id)"))
        #expect(!text.contains("extension SameController"))
    }

    @Test("A protocol's lines are set by a method that no class has")
    func protocols() throws {
        let text = try swift(
            """
            screen Zoomable = any ZoomSource { photo: with fade }
            screen A = AController is Zoomable { title: with arc }
            """)
        #expect(
            lines(of: text, "func apply") == [
                "@MainActor func applyTransitions() {",
                "@MainActor fileprivate func applyTransitionsOfZoomable() {",
                "@MainActor func applyTransitions() {",
            ])
        #expect(lines(of: text, "applyTransitionsOfZoomable()").count == 3)
    }

    @Test("No class gets two functions of one name and the same parameters")
    func sameClass() throws {
        let text = try swift(
            """
            screen Listed(id: Int) = any ListedSource { photo: with fade }
            screen A(id: Int) = ListController { title: with fade }
            screen B = ListController is Listed { title: with arc }
            """)
        let functions = lines(of: text, "func apply").suffix(2)
        #expect(
            functions.map { $0.dropFirst("@MainActor func ".count) } == [
                "applyTransitions(id: Int) {", "applyBTransitions(id: Int) {",
            ])
    }

    @Test("Ids carry the screen that opens, as the screen, the cell or the subclass has it")
    func openers() throws {
        let text = try swift(
            """
            hero thumb(id: Int) per screen
            hero card(id: Int) per instance
            cell Row(id: Int) = RowCell { a: thumb(id: id)  b: card(id: id) }
            screen List = ListController { c: thumb(id: 1)  cell Row }
            screen Grid = GridController is List
            screen Detail(id: Int?) = DetailController { d: card(id: id) of opener }
            """)
        #expect(
            text.contains(
                "func applyTransitions(id: Int, on screen: App.Screen, instance: AnyObject) {"))
        #expect(text.contains("id: App.HeroID.thumb(id: id, opener: screen))"))
        #expect(text.contains("id: App.HeroID.card(id: id, opener: screen, instance: instance))"))
        #expect(text.contains("case is GridController: .grid"))
        #expect(text.contains("id: App.HeroID.thumb(id: 1, opener: ownScreen))"))
        #expect(text.contains("(id: Int? = nil, opener: App.Screen, openerInstance: AnyObject) {"))
        #expect(
            text.contains(
                "id: { () -> String? in guard let id else { return nil }; "
                    + "return App.HeroID.card(id: id, opener: opener, instance: openerInstance) }())"
            ))
    }

    @Test("Interface Builder sets the ids where the file says so")
    func setsHeroIds() throws {
        let text = try swift(
            """
            hero logo = "app.logo"
            screen A = AController storyboard("S", id: "a", setsHeroIds: true) { title: logo }
            """)
        #expect(!text.contains("applyTransitions"))
    }

    // MARK: Lines

    @Test("`root` in a line's braces is the screen's view, or the cell itself")
    func rootsInBraces() throws {
        let text = try swift(
            """
            cell Row = RowCell { }
            screen A = AController { cell Row }
            screen B = BController
            screen C = CController
            registry R {
              push A -> B: fade {
                match root.label -> root.header.title
                match Row.root.badge -> Row.root?.star
                to.root.footer: with fade
                Row.root.dots[i]: with fade
              }
              present A -> B | C: fade { match root.label -> root.title }
            }
            """)
        #expect(text.contains("(left as? AController)?.view.label,"))
        #expect(text.contains("(right as? BController)?.view.header.title,"))
        #expect(text.contains("as? RowCell)?.badge,"))
        #expect(text.contains("as? RowCell)?.star,"))
        #expect(text.contains("views.put((right as? BController)?.view.footer,"))
        #expect(text.contains("in HeroViews.each(owner.dots) {"))
        #expect(text.contains("case let view as CController: return view.view.title"))
    }

    @Test("A match has an id that no declared id has, and is there both ways")
    func matches() throws {
        let text = try swift(
            """
            hero taken = "App.match.A.B.1"
            cell Row = RowCell
            screen A = AController { cell Row  title: taken }
            screen B = BController { title: taken }
            screen C = CController
            registry R {
              push A -> B: fade {
                match title -> root
                match Row.picture -> image with arc on push
                to.title: with fade
              }
              present A -> B | C { match title -> names[i] }
            }
            """)
        #expect(
            lines(of: text, "views.").filter { $0.hasPrefix("views.") } == [
                "views.match((left as? AController)?.title, right.view, id: \"App.match.A.B.2\")",
                "views.match((HeroViews.cell(of: left, for: right) as? RowCell)?.picture, "
                    + "(right as? BController)?.image, id: \"App.match.A.B.3\", modifiers: [.arc(intensity: 1)])",
                "views.put((right as? BController)?.title, modifiers: [.fade])",
                "views.add(.push, from: [.a], to: [.b], HeroViews.line(line), returning: HeroViews.turned(line))",
                "views.match((left as? AController)?.title, element, id: \"App.match.A.B|C.1\")",
                "views.match((left as? AController)?.title, element, id: \"App.match.A.B|C.1\")",
                "views.add(.present, from: [.a], to: [.b], within: (from: [.a], to: [.b, .c]), "
                    + "HeroViews.line(line), returning: HeroViews.turned(line))",
                "views.add(.present, from: [.a], to: [.c], within: (from: [.a], to: [.b, .c]), "
                    + "HeroViews.line(line), returning: HeroViews.turned(line))",
            ])
        #expect(text.contains("if sides.meet(.push) {"))
    }

    // MARK: Animations and glue

    @Test("Animations are Hero's where Hero can play them")
    func animations() throws {
        let text = try swift(
            """
            animation open(towards: Direction = leading) = pageIn(towards)
            animation sheet = open(towards: up) / fade
            animation still = none
            animation own = system
            animation zoomed = zoomInRect
            """)
        for line in [
            "static func open(towards: HeroDefaultAnimationType.Direction = .leading) -> HeroDefaultAnimationType { .pageIn(direction: towards) }",
            "static let sheet: HeroDefaultAnimationType = .selectBy(presenting: Animations.open(towards: .up), dismissing: .fade)",
            "static let still: HeroDefaultAnimationType = HeroDefaultAnimationType.none",
            "static let own = ScreenTransition.system",
            "static let zoomed = ScreenTransition.zoomInRect()",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test("SDOSHero's controllers are given the defaults, and an animation given to them wins")
    func sdosHero() throws {
        let text = try swift("defaults { push slide(left) }", engine: .sdoshero)
        #expect(text.contains("import SDOSHero\n"))
        #expect(text.contains("Setup.engine.setDefaults(of: navigationController)"))
        #expect(text.contains("func hasOwnAnimation(for request: TransitionRequest) -> Bool {"))
        #expect(!(try swift("defaults { push slide(left) }").contains("SDOSHero")))
    }
}

private func example(_ name: String) throws -> String {
    let file = repositoryRoot.appending(components: "Examples", name + ".trans")
    return try String(decoding: Data(contentsOf: file), as: UTF8.self)
}

/// What is generated from a file; its errors are issues.
private func swift(_ text: String, engine: Engine? = nil) throws -> String {
    withWholeLines(try generated(text, importing: [], engine: engine))
}

private func generated(
    _ text: String, importing imports: [String], name: String = "app.trans", engine: Engine? = nil,
    support: SupportPlace = .inline
) throws -> String {
    let isWhole = text.contains("\nengine ")
    let sources = ([text] + imports).enumerated().map { index, text in
        SourceFile(path: "file\(index).trans", text: text, index: FileIndex(index))
    }
    var options = AnalysisOptions(defaultNamespace: name == "app.trans" ? "App" : "Shared")
    options.engine = engine ?? (isWhole ? nil : .hero)
    let result = analyze(sources.map { parse(tokenize($0)) }, options: options)
    let errors = result.problems.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
    let model = try #require(result.model)
    let file = generate(model, sourceName: name, options: GenerationOptions(support: support))
    return String(decoding: file.bytes, as: UTF8.self)
}

/// The lines that begin with or hold a word, without their indentation.
private func lines(of text: String, _ word: String) -> [String] {
    // Code above the first extension of a class that contains its name is glue.
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.contains(word) && !$0.hasPrefix("static ") && !$0.hasPrefix("mutating ") }
        .filter { !$0.hasPrefix("set(") && !$0.hasPrefix("views.put(limited") }
}
