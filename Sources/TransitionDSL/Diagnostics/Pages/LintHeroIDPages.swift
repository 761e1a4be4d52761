extension DiagnosticPages {
    /// Rules about hero ids.
    static let lintHeroIDs: [DiagnosticPage] = [
        DiagnosticPage(
            .oneSidedHeroID,
            summary: "an id is on views of screens no two of which are ends of one transition",
            explanation: """
                Hero flies a view into the view that has the same id on the other screen. With
                none there, the view stays in its place while the screens change. Screens meet
                where a line that Hero plays names both, subclasses counted; any two do where a
                default plays something. `per screen` and `per instance` ids need one view
                without `of opener` and one with it. All files of a run that import the
                declaring one count. An imported id is judged only if its file is in the run,
                and a file without lines and defaults only with files that import it.
                """,
            bad: """
                engine hero
                hero logo = "app.logo"
                screen List   = ListViewController { logoView: logo }
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                hero logo = "app.logo"
                screen List   = ListViewController   { logoView: logo }
                screen Detail = DetailViewController { logoView: logo }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .repeatedHeroID,
            summary: "two views of one screen have the same id",
            explanation: """
                Hero looks a screen's views through and remembers one view for each id, the
                last that it finds; the other one does not fly. The views of a screen's cells
                and those that it has from the screens it `is` count too, and so do all views
                of an outlet array whose id does not depend on the index. Lines whose `on`
                names different operations never count together.
                """,
            bad: """
                engine hero
                hero logo = "app.logo"
                screen List = ListViewController {
                  logoView:   logo
                  footerLogo: logo
                }
                screen Detail = DetailViewController { logoView: logo }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                hero logo = "app.logo"
                screen List = ListViewController {
                  logoView: logo
                }
                screen Detail = DetailViewController { logoView: logo }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .fixedIDInCell,
            summary: "a view of a cell has an id that is the same in every row",
            explanation: """
                A cell is on the screen many times, and all its views share the one id. Hero
                remembers the last that it finds, so the picture flies out of whichever row that
                is, seldom the one that was touched. Give the id a parameter that differs from
                row to row, and the cell the same one to pass on.
                """,
            bad: #"""
                engine hero
                hero photo = "photo"
                screen Grid   = GridViewController   { cell PhotoCell { imageView: photo } }
                screen Detail = DetailViewController { imageView: photo }
                registry App {
                  push Grid -> Detail: fade
                }
                """#,
            good: #"""
                engine hero
                hero photo(id: Int) = "photo.\(id)"
                screen Grid            = GridViewController   { cell PhotoCell(id: Int) { imageView: photo(id: id) } }
                screen Detail(id: Int) = DetailViewController { imageView: photo(id: id) }
                registry App {
                  push Grid -> Detail: fade
                }
                """#
        ),
        DiagnosticPage(
            .similarHeroIDs,
            summary: "two ids are so alike that one must have been meant for the other",
            explanation: """
                Ids match only where they are equal to the letter. Reported are two whose names
                or texts differ in case or punctuation alone, and two whose names differ in one
                or two letters and of which each is on one side only of the same transitions.
                Names that differ in digits, such as `row1` and `row2`, are meant to differ.
                """,
            bad: """
                engine hero
                hero picture
                hero pictrue
                screen List   = ListViewController   { imageView: picture }
                screen Detail = DetailViewController { photoView: pictrue }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                hero picture
                screen List   = ListViewController   { imageView: picture }
                screen Detail = DetailViewController { photoView: picture }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .unusedHeroID,
            summary: "the file declares an id that no view and no value of it uses",
            explanation: """
                It may be a rest, or its views were forgotten, and then nothing flies. Files
                that put no id on any view are lists of constants for the app's code or for the
                files that import them, and are not asked. If only the app's own code sets this
                one, say so with an allow beside it.
                """,
            bad: """
                engine hero
                hero logo = "app.logo"
                hero banner
                screen List   = ListViewController   { logoView: logo }
                screen Detail = DetailViewController { logoView: logo }
                registry App {
                  push List -> Detail: fade
                }
                """,
            good: """
                engine hero
                hero logo = "app.logo"
                screen List   = ListViewController   { logoView: logo }
                screen Detail = DetailViewController { logoView: logo }
                registry App {
                  push List -> Detail: fade
                }
                """
        ),
        DiagnosticPage(
            .unusedHeroPart,
            summary: "no view has one of an id's parts, while others are used",
            explanation: """
                The part may be a rest, or its views were forgotten. As with whole ids, a file
                that puts no id on any view is not asked, and an allow keeps a part that only
                the app's own code sets.
                """,
            bad: #"""
                engine hero
                hero news = "news.\(part)" {
                  title
                  picture
                }
                screen List   = ListViewController   { titleLabel: news.title }
                screen Detail = DetailViewController { titleLabel: news.title }
                registry App {
                  push List -> Detail: fade
                }
                """#,
            good: #"""
                engine hero
                hero news = "news.\(part)" {
                  title
                }
                screen List   = ListViewController   { titleLabel: news.title }
                screen Detail = DetailViewController { titleLabel: news.title }
                registry App {
                  push List -> Detail: fade
                }
                """#
        ),
        DiagnosticPage(
            .suspiciousText,
            summary: "an id or a name of Interface Builder holds what nobody sees in it",
            explanation: """
                White space at an end, control characters, characters without width, those that
                turn the direction of writing, and accents that are characters of their own. The
                app compares such texts character by character, so the same text typed by hand
                elsewhere is another one, and nothing happens where something should.
                """,
            bad: """
                segue showSettings = "showSettings "
                screen List     = ListViewController
                screen Settings = SettingsViewController
                registry App {
                  segue(showSettings) List -> Settings: fade
                }
                """,
            good: """
                segue showSettings = "showSettings"
                screen List     = ListViewController
                screen Settings = SettingsViewController
                registry App {
                  segue(showSettings) List -> Settings: fade
                }
                """
        ),
        DiagnosticPage(
            .openerIDNeverOpened,
            summary: "`of opener` stands on a screen that no line and no default opens",
            explanation: """
                The id is that of the screen that opens this one, and by what the file says none
                does: no line leads to the screen or to a subclass, and there are no defaults
                that could. A line may be missing, or written the other way round.
                """,
            bad: #"""
                engine hero
                hero photo(id: Int) = "photo.\(id)" per screen
                screen Grid            = GridViewController   { cell PhotoCell(id: Int) { imageView: photo(id: id) } }
                screen Detail(id: Int) = DetailViewController { imageView: photo(id: id) of opener }
                registry App {
                  push Detail -> Grid: fade
                }
                """#,
            good: #"""
                engine hero
                hero photo(id: Int) = "photo.\(id)" per screen
                screen Grid            = GridViewController   { cell PhotoCell(id: Int) { imageView: photo(id: id) } }
                screen Detail(id: Int) = DetailViewController { imageView: photo(id: id) of opener }
                registry App {
                  push Grid -> Detail: fade
                }
                """#
        ),
        DiagnosticPage(
            .constantFamily,
            summary: "all views with a family's id pass it the same fixed values",
            explanation: """
                The family gives one id then, and an id without parameters says so more plainly.
                If the value was meant to differ from view to view, a parameter of the screen or
                of the cell belongs there.
                """,
            bad: #"""
                engine hero
                hero row(index: Int) = "row.\(index)"
                screen List   = ListViewController   { firstLabel: row(index: 0) }
                screen Detail = DetailViewController { titleLabel: row(index: 0) }
                registry App {
                  push List -> Detail: fade
                }
                """#,
            good: #"""
                engine hero
                hero firstRow = "row.0"
                screen List   = ListViewController   { firstLabel: firstRow }
                screen Detail = DetailViewController { titleLabel: firstRow }
                registry App {
                  push List -> Detail: fade
                }
                """#
        ),
    ]
}
