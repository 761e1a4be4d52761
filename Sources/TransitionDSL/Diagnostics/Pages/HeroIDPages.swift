extension DiagnosticPages {
    /// Hero ids and the texts that they are made of.
    static let heroIDs: [DiagnosticPage] = [
        DiagnosticPage(
            .emptyHeroID,
            summary: "a hero id has an empty text",
            explanation: """
                Hero takes any string for an id, the empty one too: all views that carry it
                would pair with each other. Leave the text out, and the compiler makes one from
                the module and the name.
                """,
            bad: """
                hero banner = ""
                """,
            good: """
                hero banner
                """
        ),
        DiagnosticPage(
            .duplicateHeroID,
            summary: "two hero ids have the same text",
            explanation: """
                On each side Hero keeps one view for each id, and the last one wins: of two
                views with one text on a screen, one flies and the other does not, depending on
                the order of the subviews. If both names mean one thing, keep one of them for
                both screens; if not, give one another text.
                """,
            bad: """
                hero logo   = "app.logo"
                hero banner = "app.logo"
                """,
            good: """
                hero logo   = "app.logo"
                hero banner = "app.banner"
                """
        ),
        DiagnosticPage(
            .overlappingHeroIDs,
            summary: "two families of hero ids can yield the same text",
            explanation: #"""
                A String can be anything, so `"row.\(id)"` is at times what `"row.\(index)"` is.
                Hero compares ids as strings, without a scope, and keeps the last view of each:
                the wrong row would fly. The message shows a text of both. Begin each family
                with a word of its own, or leave the texts to the compiler, which does.
                """#,
            bad: #"""
                hero row(index: Int)   = "row.\(index)"
                hero story(id: String) = "row.\(id)"
                """#,
            good: #"""
                hero row(index: Int)   = "row.\(index)"
                hero story(id: String) = "story.\(id)"
                """#
        ),
        DiagnosticPage(
            .ambiguousHeroID,
            summary: "a family of hero ids yields one text for two different values",
            explanation: #"""
                `"\(album)_\(name)"` is `a_b_c` for album `a`, name `b_c`, and for album `a_b`,
                name `c`. Both photos would carry one id, and Hero flies whichever comes last.
                Put between the parameters what none of them can hold, use types whose texts end
                by themselves, such as Int, or leave the text out: the compiler's own puts the
                length first.
                """#,
            bad: #"""
                hero photo(album: String, name: String) = "\(album)_\(name)"
                """#,
            good: #"""
                hero photo(album: Int, name: String) = "\(album)_\(name)"
                """#
        ),
        DiagnosticPage(
            .unusedHeroParameter,
            summary: "a parameter of a hero id does not stand in its text",
            explanation: #"""
                All values of the parameter give one id. In a list every cell would carry it,
                and on the way back all of them fly at once, or the last one does: the oldest of
                Hero's questions. Put the parameter into the text, or remove it.
                """#,
            bad: #"""
                hero cover(shelf: Int, isbn: String) = "cover.\(isbn)"
                """#,
            good: #"""
                hero cover(shelf: Int, isbn: String) = "cover.\(shelf).\(isbn)"
                """#
        ),
        DiagnosticPage(
            .missingPartHole,
            summary: #"a hero id has parts, and its text has no `\(part)`"#,
            explanation: #"""
                The parts of an id are different views: a title, a picture. With one text for
                all of them Hero would pair the title of one screen with the picture of the
                other. `\(part)` stands for the part's name, or for the text that it is given.
                """#,
            bad: #"""
                hero news(id: String) = "news.\(id)" { title  picture }
                """#,
            good: #"""
                hero news(id: String) = "news.\(id).\(part)" { title  picture }
                """#
        ),
        DiagnosticPage(
            .unusedPartHole,
            summary: #"`\(part)` stands in the text of a hero id without parts"#,
            explanation: #"""
                There is nothing that it could stand for. List the parts in braces, or take the
                hole out. A parameter that is called `part` is one, of course.
                """#,
            bad: #"""
                hero news(id: String) = "news.\(id).\(part)"
                """#,
            good: #"""
                hero news(id: String) = "news.\(id).\(part)" { title  picture }
                """#
        ),
        DiagnosticPage(
            .missingPart,
            summary: "a hero id with parts is used without saying which part",
            explanation: """
                An id with parts is several ids, one a view. Say which of them the view carries;
                the Swift that is written does the same: `HeroID.news(id: id).title`.
                """,
            bad: """
                engine hero
                hero news(id: String) { title  picture }
                screen Article(id: String) = ArticleViewController {
                  titleLabel: news(id: id)
                }
                """,
            good: """
                engine hero
                hero news(id: String) { title  picture }
                screen Article(id: String) = ArticleViewController {
                  titleLabel: news(id: id).title
                }
                """
        ),
        DiagnosticPage(
            .openerNotScoped,
            summary: "`of opener` stands on a hero id that is the same for every screen",
            explanation: """
                `of opener` asks for the id as the screen that opened this one has it. Only an
                id `per screen` or `per instance` differs between screens; any other is one text
                for all of them.
                """,
            bad: """
                engine hero
                hero photo(id: String)
                screen Photo(id: String) = PhotoViewController {
                  imageView: photo(id: id) of opener
                }
                """,
            good: """
                engine hero
                hero photo(id: String) per screen
                screen Photo(id: String) = PhotoViewController {
                  imageView: photo(id: id) of opener
                }
                """
        ),
        DiagnosticPage(
            .tooManyOpenHeroIDs,
            summary: "so many hero ids begin and end alike that not all pairs were compared",
            explanation: """
                Texts are told apart by how they begin and end. Where very many begin or end
                with a hole, each would have to be compared with each, which takes too long; the
                comparison stops, and equal ids may go unseen. Begin each text with a word of
                its own, or leave the texts to the compiler. No example is shown, for it would
                need thousands of ids.
                """
        ),
        DiagnosticPage(
            .holeNotAllowed,
            summary: #"a text that is fixed holds a `\(…)`"#,
            explanation: #"""
                The identifier of a segue, the text of a part and the code of `swift(…)` are the
                same every time; nothing is there that could fill a hole. Write the text itself.
                """#,
            bad: #"""
                segue showSettings = "show.\(settings)"
                """#,
            good: #"""
                segue showSettings = "show.settings"
                """#
        ),
    ]
}
