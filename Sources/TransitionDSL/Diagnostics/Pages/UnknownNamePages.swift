extension DiagnosticPages {
    /// Names that the file must declare and does not.
    static let unknownNames: [DiagnosticPage] = [
        DiagnosticPage(
            .unknownScreen,
            summary: "a name is used that no screen or group has",
            explanation: """
                Every screen that a line names is declared, with its class. A registry with
                class names in strings finds nothing when one is misspelt, and the default plays
                without a word. Containers are screens too: a `UITabBarController` is declared
                like any other.
                """,
            bad: """
                screen Feed  = FeedViewController
                screen Photo = PhotoViewController
                registry App {
                  push Feed -> Foto: zoom
                }
                """,
            good: """
                screen Feed  = FeedViewController
                screen Photo = PhotoViewController
                registry App {
                  push Feed -> Photo: zoom
                }
                """
        ),
        DiagnosticPage(
            .unknownCell,
            summary: "a cell is listed or named that no declaration describes",
            explanation: """
                `cell NewsCell` alone says that a screen shows cells which are declared
                elsewhere, once for all screens. A cell that only this screen shows is declared
                in it, with its parameters and views in braces.
                """,
            bad: """
                engine hero
                cell NewsCell(id: String) = NewsTableViewCell {
                  titleLabel: with fade
                }
                screen Latest = LatestViewController { cell NewsCel }
                """,
            good: """
                engine hero
                cell NewsCell(id: String) = NewsTableViewCell {
                  titleLabel: with fade
                }
                screen Latest = LatestViewController { cell NewsCell }
                """
        ),
        DiagnosticPage(
            .unknownHeroID,
            summary: "a view is given a hero id that the file does not declare",
            explanation: """
                An id is declared once and used on both screens. That is the whole point: with
                strings, `"muraCard"` on one screen and `"muralCard"` on the other never meet,
                and Hero does not say so. Declare the id, or mend the spelling.
                """,
            bad: """
                engine hero
                hero muralCard
                screen Mural = MuralViewController {
                  cardView: muraCard
                }
                """,
            good: """
                engine hero
                hero muralCard
                screen Mural = MuralViewController {
                  cardView: muralCard
                }
                """
        ),
        DiagnosticPage(
            .unknownPart,
            summary: "a hero id has no part of this name",
            explanation: """
                The parts of an id are listed in its braces; each is an id of its own for one
                view of the thing. A part that only one screen knew would fly nowhere.
                """,
            bad: """
                engine hero
                hero news(id: String) { title  picture }
                screen Article(id: String) = ArticleViewController {
                  imageView: news(id: id).image
                }
                """,
            good: """
                engine hero
                hero news(id: String) { title  picture }
                screen Article(id: String) = ArticleViewController {
                  imageView: news(id: id).picture
                }
                """
        ),
        DiagnosticPage(
            .unknownParameter,
            summary: "a hole in a text names no parameter of its declaration",
            explanation: #"""
                A hole takes what the parentheses behind the name declare. Everything that makes
                one id different from the next comes in through a parameter: then the generated
                function asks for it, on both screens alike.
                """#,
            bad: #"""
                hero photo(id: String) = "photo.\(identifier)"
                """#,
            good: #"""
                hero photo(id: String) = "photo.\(id)"
                """#
        ),
        DiagnosticPage(
            .unknownSegue,
            summary: "a line names a segue that is not declared, or an unwind segue as a segue",
            explanation: """
                UIKit raises an exception when an app performs a segue that the storyboard does
                not know. So the identifier stands in one place, `segue name = "identifier"`,
                and lines and code use the name. What leads back is declared with `unwind` and
                used as `unwind(name)`.
                """,
            bad: """
                screen Home     = HomeViewController
                screen Settings = SettingsViewController
                segue showSettings = "zoomInRect"
                registry App {
                  segue(showSetings) Home -> Settings: fade
                }
                """,
            good: """
                screen Home     = HomeViewController
                screen Settings = SettingsViewController
                segue showSettings = "zoomInRect"
                registry App {
                  segue(showSettings) Home -> Settings: fade
                }
                """
        ),
        DiagnosticPage(
            .unknownOperation,
            summary: "`on` is followed by something that is no operation",
            explanation: """
                The operations are push, pop, present, dismiss, tab, replace, segue and unwind.
                `on` limits a view or a match to one of them: a modifier on a view that plays on
                the way in need not play on the way out.
                """,
            bad: """
                engine hero
                screen Card = CardViewController {
                  closeButton: with fade on presenting
                }
                """,
            good: """
                engine hero
                screen Card = CardViewController {
                  closeButton: with fade on present
                }
                """
        ),
        DiagnosticPage(
            .recursiveDefinition,
            summary: "a definition leads back to itself",
            explanation: """
                A name stands for what its right side says. Where that leads back to the name,
                there is nothing that it stands for. The message lists the way around. It holds
                for animations, modifiers, interactions and groups, and for the parents of
                screens.
                """,
            bad: """
                animation open  = enter with duration(0.4s)
                animation enter = open
                """,
            good: """
                animation open  = enter with duration(0.4s)
                animation enter = pageIn(up)
                """
        ),
        DiagnosticPage(
            .parentNotScreen,
            summary: "a group stands where only a screen can: after `is`, or in `defaults in`",
            explanation: """
                `is` says that a class has a superclass or conforms to a protocol, and a
                container is one controller. A group is neither; it is a list of screens for
                lines of a registry. Name the parent itself, or declare the protocol: `screen
                Zoomable = any ZoomSource`.
                """,
            bad: """
                screen Feed   = FeedViewController
                screen Videos = VideosViewController
                group  Lists  = Feed, Videos
                screen Saved  = SavedViewController is Lists
                """,
            good: """
                screen Feed   = FeedViewController
                screen Videos = VideosViewController
                group  Lists  = Feed, Videos
                screen Saved  = SavedViewController is Feed
                """
        ),
    ]
}
