import Foundation
import Testing

@testable import Driver
@testable import OperatingSystem

/// `transc compile --app`: names that an app does not have are errors.
@Suite struct CompileAppTests {
    private let good = """
        engine hero
        hero logo = "logo"
        screen List = ListViewController storyboard("Main", id: "list") { titleLabel: logo }
        screen Item(id: Int) = ItemViewController { photoView: logo }
        segue show = "show"
        registry App { segue(show) List -> Item: fade }

        """

    private func app() throws -> Scratch {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("App/Old"))
        try scratch.write(
            """
            import UIKit

            class ListViewController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
            }

            class ItemViewController: UIViewController {
                let photoView = UIImageView()
            }

            """, to: "App/All.swift")
        try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="list" id="l" customClass="ListViewController">
            <connections><segue destination="i" kind="show" identifier="show" id="g"/></connections>
            </viewController>
            <viewController id="i" customClass="ItemViewController"/>
            </objects></scene></scenes>
            </document>

            """, to: "App/Main.storyboard")
        try scratch.write(good, to: "Good.trans")
        return scratch
    }

    /// Nothing else of `lint` is reported: here no code calls what is generated.
    @Test func aFileThatAgreesWithTheAppCompiles() throws {
        let scratch = try app()
        let run = try transc("compile", "Good.trans", "--app", "App", directory: scratch.path)
        #expect(run.code == 0 && run.errors == "")
        #expect(try scratch.names.contains("Good.trans.swift"))
        let lint = try transc("lint", "Good.trans", "--app", "App", directory: scratch.path)
        #expect(lint.errors.contains("[never-applied]"))
    }

    @Test(arguments: [
        ("ItemViewController", "ItmViewController", "class", "the app has no class"),
        ("photoView", "photView", "view", "`ItemViewController` has no view `photView`"),
        ("\"Main\"", "\"Mian\"", "storyboard", "the app has no storyboard `Mian`"),
        ("\"list\"", "\"lsit\"", "storyboard-id", "the storyboard `Main` has no id `lsit`"),
        ("\"show\"", "\"shwo\"", "segue", "no storyboard has the segue `shwo`"),
    ])
    func aNameThatTheAppDoesNotHaveIsAnError(
        _ name: String, _ misspelt: String, _ rule: String, _ message: String
    ) throws {
        let scratch = try app()
        try scratch.write(good.replacing(name, with: misspelt), to: "App.trans")
        let run = try transc("compile", "App.trans", "--app", "App", directory: scratch.path)
        #expect(run.code == 1)
        #expect(run.errors.contains("error: \(message)"))
        #expect(run.errors.contains("[missing-\(rule)]"))
        #expect(run.errors.contains("help: did you mean `\(name.filter { $0 != "\"" })`?"))
        #expect(try !scratch.names.contains("App.trans.swift"))
        #expect(try transc("compile", "App.trans", directory: scratch.path).code == 0)
    }

    @Test func levelsAndCommentsCount() throws {
        let scratch = try app()
        let misspelt = good.replacing("photoView", with: "photView")
        try scratch.write(misspelt, to: "A.trans")
        let warned = try transc(
            "compile", "A.trans", "--app", "App", "--warn", "missing-view",
            directory: scratch.path)
        #expect(warned.code == 0 && warned.errors.contains("warning: `ItemViewController`"))
        // A comment for a rule that does not run is not reported as unused.
        let allowed = misspelt.replacing(
            "logo }\nsegue",
            with: "logo } // transc:allow(missing-view, never-applied): new\nsegue")
        try scratch.write(allowed, to: "B.trans")
        let silent = try transc("compile", "B.trans", "--app", "App", directory: scratch.path)
        #expect(silent.code == 0 && silent.errors == "")
    }

    /// A name may be in what cannot be read.
    @Test func aPartThatCannotBeReadSilencesAll() throws {
        let scratch = try app()
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("App/Gone.swift"), withDestinationPath: "nowhere.swift")
        try scratch.write(good.replacing("ItemView", with: "ItmView"), to: "A.trans")
        let run = try transc("compile", "A.trans", "--app", "App", directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors.contains("warning: `App/Gone.swift` does not exist"))
        #expect(!run.errors.contains("missing-class"))
        let none = try transc("compile", "A.trans", "--app", "Apps", directory: scratch.path)
        #expect(none.code == 66 && none.errors.contains("`Apps` does not exist"))
        let outside = try transc(
            "compile", "A.trans", "--app", "App", "--source-root", "App/Old",
            directory: scratch.path)
        #expect(outside.code == 66)
    }

    @Test func theCodeOfTheAppIsAnInput() throws {
        let scratch = try app()
        let arguments = ["App/Good.trans", "--app", "App", "--exclude", "Old"]
        try scratch.write(good, to: "App/Good.trans")
        try scratch.write("class Old {}\n", to: "App/Old/Old.swift")
        let run = try transc(
            ["compile", "--depfile", "d"] + arguments, directory: scratch.path)
        #expect(run.code == 0 && run.errors == "")
        // The Swift is in the app, and does not depend on itself.
        #expect(
            try scratch.text("d").hasPrefix(
                """
                App/Good.trans.swift: App/Good.trans \\
                  App/All.swift \\
                  App/Main.storyboard

                """))
        let inputs = try transc(["inputs"] + arguments, directory: scratch.path)
        #expect(inputs.output == "App/Good.trans\nApp/All.swift\nApp/Main.storyboard\n")
    }

    // MARK: Settings

    @Test func settingsNameTheApp() throws {
        let scratch = try app()
        try makeDirectories(scratch.file("Other"))
        try scratch.write("--app App\n--exclude Old\n", to: "transc.args")
        try scratch.write("class A {}\n", to: "Other/A.swift")
        try scratch.write(good.replacing("\"show\"", with: "\"shwo\""), to: "App.trans")
        let compiled = try transc("compile", "App.trans", directory: scratch.path)
        #expect(compiled.code == 1 && compiled.errors.contains("[missing-segue]"))
        // Another app has no storyboard at all.
        let other = try transc("compile", "App.trans", "--app", "Other", directory: scratch.path)
        #expect(!other.errors.contains("[missing-segue]"))
        // Without a file, all files are checked as always.
        let lint = try transc("lint", directory: scratch.path)
        #expect(lint.errors.contains("App.trans:5:7: error: no storyboard has the segue `shwo`"))
        let alone = try transc("lint", "--app", "App", directory: scratch.path)
        #expect(!alone.errors.contains("App.trans"))
        // A path begins at the file with the settings.
        let below = try transc("lint", "../App.trans", directory: scratch.file("Other"))
        #expect(!below.errors.contains("missing-segue"))
        try makeDirectories(scratch.file(".git"))
        let found = try transc("lint", "../App.trans", directory: scratch.file("Other"))
        #expect(found.errors.contains("[missing-segue]"))
    }

    @Test func standardInputIsCheckedWithoutTheAppOfTheSettings() throws {
        let scratch = try app()
        try scratch.write("--app nowhere\n", to: "transc.args")
        let typed = try transc(["lint", "-"], input: good, directory: scratch.path)
        #expect(typed.code == 0)
        #expect(try transc("lint", "Good.trans", directory: scratch.path).code == 66)
    }
}
