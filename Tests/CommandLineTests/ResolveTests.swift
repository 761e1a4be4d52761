import Foundation
import Testing

@Suite struct ResolveTests {
    private let scratch: Scratch
    private let file: String

    init() throws {
        scratch = try Scratch()
        file = try scratch.write(
            """
            screen List   = ListViewController
            screen Detail = DetailViewController
            screen Login  = LoginViewController {
              present cover(up)
            }
            screen Main   = MainTabBarController
            segue show = "show"
            unwind close = "close"
            animation open = pageIn(up) / fade
            animator fold(direction: Direction) = class FoldAnimator(direction: direction)
            defaults { push slide(left)  reduceMotion fade }
            defaults in Main { push push(left) }
            registry App {
              push List -> Detail:        open with duration(0.4s)
              push * -> Detail:           fold(direction: left)
              * -> Detail:                zoom
              present * -> Detail:        default
              segue(show) List -> Login:  systemZoom(from: view, fallback: zoom) / default
              pop Detail -> Main:         fade
              push List -> Detail:        zoomSlide(left) with available(from: 17)
            }
            registry Other { tab List -> Login: slide(left) }
            """, to: "app.trans")
    }

    private func resolve(_ arguments: String...) throws -> String { try resolve(arguments) }

    private func resolve(_ arguments: [String]) throws -> String {
        let run = try transc(["resolve", "app.trans"] + arguments, directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors == "")
        return run.output
    }

    @Test func theWinnerItsReturnAndTheLosersAreTold() throws {
        let text = try resolve(
            "--from", "List", "--to", "Detail", "--ios", "16", "--registry", "App")
        #expect(
            text == """
                push List -> Detail on iOS 16, registry App:
                  plays  open with duration(0.4s)
                         app.trans:14:3: push List -> Detail: open with duration(0.4s)
                  loses  app.trans:15:3: push * -> Detail: fold(direction: left)
                         it covers all that the winner covers, and more
                  loses  app.trans:16:3: * -> Detail: zoom
                         it covers all that the winner covers, and more
                  loses  app.trans:20:3: push List -> Detail: zoomSlide(left) with available(from: 17)
                         it applies only from iOS 17 on

                pop Detail -> List on iOS 16:
                  plays  fade with duration(0.4s)
                         app.trans:14:3: push List -> Detail: open with duration(0.4s)
                         this line wins the push from List to Detail; this is its return
                  loses  app.trans:15:3: push * -> Detail: fold(direction: left)
                         this line loses that push, and its return with it
                  loses  app.trans:16:3: * -> Detail: zoom
                         this line loses that push, and its return with it
                  loses  app.trans:20:3: push List -> Detail: zoomSlide(left) with available(from: 17)
                         it applies only from iOS 17 on

                With Reduce Motion `fade` plays instead: app.trans:11:30.

                """)
    }

    @Test func linesOfOtherVersionsLose() throws {
        try scratch.write(
            """
            screen List = ListController
            screen Detail = DetailController
            registry App {
              push List -> Detail: fade
              push List -> Detail: zoom / fade with available(before: 16)
              push List -> Detail: none with available(from: 20, before: 22)
              pop Detail -> List: slide(right) with available(from: 16, before: 18)
            }
            """, to: "app.trans")
        let arguments = ["--from", "List", "--to", "Detail", "--ios"]
        let old = try resolve(arguments + ["15"])
        #expect(old.contains("plays  zoom\n"))
        #expect(old.contains("this line wins the push from List to Detail; this is its return\n"))
        #expect(old.contains("it applies only from iOS 20 on and before iOS 22"))
        let new = try resolve(arguments + ["16"])
        #expect(new.contains("plays  slide(right)\n"))
        #expect(new.contains("it applies only before iOS 16"))
        #expect(try resolve(arguments + ["18"]).contains("this is its return (the opposite)"))
        let json = try resolve(arguments + ["18", "--json"])
        #expect(json.contains("\"reason\": \"earlier-version\""))
    }

    @Test func everyRegistryAnswersForItself() throws {
        let text = try resolve("--from", "List", "--to", "Login", "--on", "tab")
        let head = "tab List -> Login towards the higher index, registry"
        #expect(text.contains("\(head) App:\n  plays  the engine's own animation"))
        #expect(text.contains("\(head) Other:\n  plays  slide(left)"))
        #expect(text.contains("tab Login -> List towards the lower index:\n  plays  slide(right)"))
    }

    @Test func classesWithADirectionAreMirrored() throws {
        let text = try resolve("--from", "Main", "--to", "Detail", "--registry", "App")
        #expect(text.contains("  plays  fold(direction: left)\n"))
        // The pop line says this way back; another has none of its own.
        #expect(text.contains("pop Detail -> Main:\n  plays  fade\n"))
        let other = try resolve("--from", "*", "--to", "Detail", "--registry", "App")
        #expect(other.contains("  plays  fold(direction: right)\n"))
        #expect(
            other.contains(
                "this line wins the push from a screen that is not declared to Detail; "
                    + "this is its return (the opposite)"))
    }

    /// The reported return is the one that the generated Swift plays.
    @Test(
        arguments: [
            ("open(towards: left)", "slide(right)"),
            ("two(d: left)", "fade"),
            ("still(d: left)", "none"),
            ("slow(d: up, t: 200ms)", "slide(down) with duration(0.5s), delay(200ms)"),
            ("slow(d: up) with duration(1s)", "slide(down) with duration(1s), delay(300ms)"),
            ("folded(d: left)", "fold(d: right)"),
            ("folded2", "fold(d: right)"),
            ("far(d: up)", "systemZoom(from: view, fallback: slide(down))"),
            ("systemZoom(from: view)", "systemZoom(from: view, fallback: zoomOut)"),
            ("chosen(other: two(d: left))", "systemZoom(from: view, fallback: fade)"),
            ("springy", "fade with spring(stiffness: 90)"),
            ("springy with timingFunction(linear)", "fade with timingFunction(linear)"),
            ("written(number: 2)", #"coded(title: "two", level: 3)"#),
        ])
    func namesWithParametersAreTakenApart(_ going: String, _ back: String) throws {
        let registry = "registry App { push A -> B: \(going) }"
        let named = try scratch.write(Self.names + registry, to: "names.trans")
        let run = try transc(["resolve", named, "--from", "A", "--to", "B"])
        #expect(run.output.contains("  plays  \(going)\n"))
        #expect(run.output.contains("pop B -> A:\n  plays  \(back)\n"), "\(run.output)")
        #expect(run.errors.contains("error") == false)
    }

    private static let names = """
        screen A = AController
        screen B = BController
        animation open(towards: Direction) = slide(towards)
        animator fold(d: Direction) = class Fold(direction: d)
        animator coded(title: String, level: Int = 1) = class Coded(title: title, level: level)
        animation two(d: Direction) = fold(d: d) / fade
        animation still(d: Direction) = none
        animation slow(d: Direction, t: Duration = 300ms) =
          open(towards: d) with duration(t * 2 + 100ms), delay(t)
        animation folded(d: Direction) = fold(d: d)
        animation folded2 = folded(d: left)
        animation far(d: Direction) = systemZoom(from: view, fallback: slide(d))
        animation chosen(other: Animation) = systemZoom(from: view, fallback: other)
        animation springy = fade with spring(stiffness: 90)
        animation written(number: Int) = coded(title: "two", level: number + 1)

        """

    @Test func reduceMotionLeavesANameOfNoneAlone() throws {
        let file = try scratch.write(
            """
            screen A = AController
            screen B = BController
            animation still(d: Direction) = none
            defaults { reduceMotion fade }
            registry App { push A -> B: still(d: left)  present A -> B: zoom }
            """, to: "still.trans")
        let still = try transc(["resolve", file, "--from", "A", "--to", "B", "--on", "push"])
        #expect(!still.output.contains("Reduce Motion"))
        let moving = try transc(["resolve", file, "--from", "A", "--to", "B", "--on", "present"])
        #expect(moving.output.contains("With Reduce Motion `fade` plays instead"))
    }

    /// As lines do, defaults and `reduceMotion` tell the options that they say, and of a way back
    /// those of the names too.
    @Test(
        arguments: [
            (
                "push slide(up) / zoom with delay(1s)", "slide(up) with delay(1s)",
                "zoom with delay(1s)"
            ),
            ("present fade with delay(150ms)", "fade with delay(150ms)", "fade with delay(150ms)"),
            ("tab two with delay(1s)", "two with delay(1s)", "fade with duration(2s), delay(1s)"),
        ])
    func optionsOfDefaultsAreTold(_ written: String, _ going: String, _ back: String) throws {
        let file = try scratch.write(
            """
            screen A = AController
            screen B = BController
            animation two = slide(left) / fade with duration(2s)
            defaults { \(written)  reduceMotion fade with duration(3s) }
            registry App { }
            """, to: "options.trans")
        let operation = String(written.prefix { $0 != " " })
        let question = ["resolve", file, "--from", "A", "--to", "B", "--on", operation]
        let text = try transc(question).output
        for plays in [going, back] { #expect(text.contains("  plays  \(plays)\n"), "\(text)") }
        #expect(text.contains("With Reduce Motion `fade with duration(3s)` plays instead"))
        let json = try transc(question + ["--json"]).output
        for plays in [going, back, "fade with duration(3s)"] {
            #expect(json.contains("\"plays\": \"\(plays)\""), "\(json)")
        }
    }

    @Test func reduceMotionCountsFromItsVersionOn() throws {
        let file = try scratch.write(
            """
            screen A = AController
            screen B = BController
            defaults with available(from: 15) { reduceMotion fade with available(from: 17) }
            registry App { push A -> B: zoom }
            """, to: "since.trans")
        let resolve = ["resolve", file, "--from", "A", "--to", "B", "--ios"]
        for (version, isThere) in [("16", false), ("17", true)] {
            let text = try transc(resolve + [version]).output
            #expect(text.contains("With Reduce Motion `fade` plays instead") == isThere)
            let json = try transc(resolve + [version, "--json"]).output
            #expect(json.contains("\"reduceMotion\": null") != isThere, "\(json)")
        }
    }

    /// A written return is found, however many names lead to it.
    @Test(arguments: [1, 63, 64])
    func longChainsOfNamesAreTakenApart(_ length: Int) throws {
        var text = "screen A = AController\nscreen B = BController\n"
        text += "animation a0(d: Direction) = slide(d) / fade\n"
        for number in 1...length {
            text += "animation a\(number)(d: Direction) = a\(number - 1)(d: d)\n"
        }
        text += """
            registry App {
              push A -> B: a\(length)(d: left)
              present A -> *: a\(length)(d: left)
              present * -> B: slide(left) / fade
            }
            """
        let file = try scratch.write(text, to: "chain.trans")
        let run = try transc(["resolve", file, "--from", "A", "--to", "B", "--on", "push"])
        #expect(run.code == 0)
        #expect(run.output.contains("pop B -> A:\n  plays  fade\n"))
        #expect(!run.output.contains("(the opposite)"))
    }

    @Test func seguesAndUnwindsAreAskedAsLinesNameThem() throws {
        let there = try resolve(
            "--from", "List", "--to", "Login", "--on", "segue(show)", "--registry", "App")
        #expect(there.contains("plays  systemZoom(from: view, fallback: zoom)"))
        #expect(there.contains("pop Login -> List after segue(show):"))
        let back = try resolve(
            "--from", "Detail", "--to", "Main", "--on", "unwind(close)", "--registry", "App")
        #expect(back.contains("plays  fade"))
    }

    @Test func defaultsDecideWhereNoLineDoes() throws {
        func answer(_ arguments: String...) throws -> String {
            let all = ["--registry", "Other"] + arguments
            let run = try transc(["resolve", "app.trans"] + all, directory: scratch.path)
            return run.output
        }
        let file = try answer("--from", "List", "--to", "Detail")
        #expect(file.contains("slide(left)\n         app.trans:11:12: the default of the file"))
        #expect(file.contains("slide(right)\n"))
        let container = try answer("--from", "List", "--to", "Detail", "--in", "Main")
        #expect(container.contains("push(left)\n         app.trans:12:20: the default in Main"))
        #expect(container.contains("pull(right)\n"))
        let own = try answer("--from", "List", "--to", "Login", "--on", "present")
        #expect(own.contains("cover(up)\n         app.trans:4:3: the default of Login itself"))
        #expect(own.contains("uncover(down)\n"))
        let engine = try answer("--from", "List", "--to", "Detail", "--on", "replace")
        #expect(engine.contains("the engine's own animation"))
    }

    @Test func answersInJSON() throws {
        let text = try resolve(
            "--from", "List", "--to", "Detail", "--ios=16", "--registry=App", "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        let registries = try #require(object["registries"] as? [[String: Any]])
        let event = try #require(registries.first?["event"] as? [String: Any])
        #expect(event["plays"] as? String == "open with duration(0.4s)")
        let winner = try #require(event["winner"] as? [String: Any])
        #expect(winner["line"] as? Int == 14)
        let losers = try #require(event["losers"] as? [[String: Any]])
        #expect(
            losers.compactMap { $0["reason"] as? String } == [
                "broader", "broader", "later-version",
            ])
        let back = try #require(registries.first?["return"] as? [String: Any])
        #expect(back["plays"] as? String == "fade with duration(0.4s)")
        #expect(back["decidedBy"] as? String == "way-there")
        let wayThere = try #require(back["wayThere"] as? [String: Any])
        #expect(wayThere["operation"] as? String == "push")
        #expect((wayThere["winner"] as? [String: Any])?["line"] as? Int == 14)
        let lost = try #require(wayThere["losers"] as? [[String: Any]])
        #expect(lost.count == 3)
    }

    @Test(arguments: [
        (["--to", "List"], "`--from` is missing"),
        (["--from", "Lst", "--to", "List"], "did you mean `List`?"),
        (["--from", "List", "--to", "List", "--on", "puch"], "did you mean `push`?"),
        (["--from", "List", "--to", "List", "--on", "segue"], "needs the name of the segue"),
        (["--from", "List", "--to", "List", "--on", "segue(shw)"], "did you mean `show`?"),
        (["--from", "List", "--to", "List", "--registry", "Ap"], "did you mean `App`?"),
        (["--from", "List", "--to", "List", "--in", "Man"], "did you mean `Main`?"),
        (["--from", "List", "--to", "List", "--ios", "x"], "not a whole number"),
    ])
    func wrongQuestionsAreRefused(_ arguments: [String], _ message: String) throws {
        let run = try transc(["resolve", "app.trans"] + arguments, directory: scratch.path)
        #expect(run.code == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func aFileWithErrorsHasNoAnswer() throws {
        try scratch.write("registry App { push A -> B: fade }", to: "wrong.trans")
        let run = try transc(
            "resolve", "wrong.trans", "--from", "A", "--to", "B", directory: scratch.path)
        #expect(run.code == 1)
        #expect(run.errors.contains("[unknown-screen]"))
        #expect(run.output == "")
    }
}
