import Testing
import TransitionDSL

/// Who may meet whom, as the rule about one-sided ids shows it.
@Suite struct OneSidedIDTests {
    private func linesOfOneSided(_ text: String) -> [Int] {
        lines(of: .oneSidedHeroID, in: "engine hero\nhero logo\n" + text)
    }

    /// A and B have the id; what is in the registry decides.
    @Test(arguments: [
        ("push A -> B: fade", true),
        ("push B -> A: fade", true),
        ("pop A -> B: fade", true),
        ("A <-> B: fade", true),
        ("tab A -> B: slide(left)", true),
        ("push A -> C: fade", false),
        ("push * -> B: fade", true),
        ("push C -> *: fade", false),
        ("push * -> *: fade", true),
        ("push C | A -> D | B: fade", true),
        ("push Both -> C: fade", false),
        ("push Both -> Both: fade", true),
        ("push A -> B: none", true),
        ("push A -> B: system / fade", true),
        ("push A -> B: fade / system", true),
        ("pop A -> B: default", true),
        ("A -> B { match x -> y }", true),
        ("push A -> B: named", true),
        ("push A -> B: swing / named", true),
        ("push A -> B: systemZoom(from: photo)", true),
    ])
    func linesLeadFromScreenToScreen(_ line: String, meets: Bool) {
        let found = linesOfOneSided(
            """
            screen A = AController { a: logo }
            screen B = BController { b: logo }
            screen C = CController
            screen D = DController
            group Both = A, B
            animator swing { toView 0%...100%: y(0) }
            animation renamed = fade
            animation named = renamed
            registry App { \(line)  push C -> D: fade }
            """)
        #expect(found == (meets ? [] : [3]), "\(line)")
    }

    @Test(arguments: [
        ("push Article -> Article: fade", true),
        ("push Texts -> Texts: fade", true),
        ("push Article -> Note: fade", true),
        ("push * -> Article: fade", false),
        ("push * -> Other: fade", false),
    ])
    func aScreenMeetsItselfWhereALineNamesItTwice(_ line: String, meets: Bool) {
        let found = linesOfOneSided(
            """
            screen Article = ArticleController { a: logo }
            screen Note = NoteController is Article
            screen Other = OtherController
            group Texts = Article, Other
            registry App { \(line) }
            """)
        // Its subclass has the id too, and every screen may open an article, notes too.
        #expect(found == (meets || line.contains("* -> Article") ? [] : [3]), "\(line)")
    }

    @Test func aLoneScreenDoesNotMeetItself() {
        let one = "screen Login = LoginController { a: logo }\nscreen Home = HomeController\n"
        #expect(linesOfOneSided(one + "registry App { present * -> Login: fade }") == [3])
        #expect(linesOfOneSided(one + "defaults { push fade }") == [3])
        // Without a line and a default, the transitions may be those of files that import it.
        #expect(linesOfOneSided(one) == [])
    }

    @Test func viewsAreInherited() {
        let screens = """
            screen Base = BaseController { a: logo }
            screen List = ListController is Base
            screen Detail = DetailController is Base
            screen Other = OtherController

            """
        #expect(linesOfOneSided(screens + "registry App { push List -> Detail: fade }") == [])
        #expect(linesOfOneSided(screens + "registry App { push Base -> Base: fade }") == [])
        #expect(linesOfOneSided(screens + "registry App { push List -> Other: fade }") == [3])
    }

    @Test func protocolsStandForThoseWhoConform() {
        let screens = """
            screen Zoomable = any Zooming { image: logo }
            screen Photo = PhotoController is Zoomable
            screen List = ListController { image: logo }

            """
        #expect(linesOfOneSided(screens + "registry App { push List -> Photo: fade }") == [])
        #expect(linesOfOneSided(screens + "registry App { push List -> Zoomable: fade }") == [])
        #expect(linesOfOneSided(screens + "registry App { push Photo -> Zoomable: fade }") == [])
    }

    @Test func cellsStandForTheScreensThatListThem() {
        let text = """
            hero row(id: Int) = "row.\\(id)"
            cell Row(id: Int) = RowCell { image: row(id: id) }
            screen List = ListController { cell Row }
            screen Saved = SavedController { cell Row  a: logo }
            screen Detail(id: Int) = DetailController { image: row(id: id)  a: logo }
            registry App { push List -> Detail: fade }
            """
        #expect(linesOfOneSided(text) == [6])
        // Who shows a cell that no screen lists is not known.
        let unlisted = """
            cell Row(id: Int) = RowCell { image: row(id: id) }
            hero row(id: Int) = "row.\\(id)"
            screen Detail(id: Int) = DetailController { image: row(id: id)  a: logo }
            registry App { push * -> Detail: fade }
            """
        #expect(linesOfOneSided(unlisted) == [5])
    }

    @Test func defaultsLetAnyTwoMeet() {
        let screens = "screen A = AController { a: logo }\nscreen B = BController { b: logo }\n"
        #expect(linesOfOneSided(screens) == [])
        #expect(linesOfOneSided(screens + "defaults { push fade }") == [])
        #expect(linesOfOneSided(screens + "defaults { push system / fade }") == [])
        #expect(linesOfOneSided(screens + "defaults { push system  reduceMotion fade }") == [3])
        let modal = "screen C = CController { present fade }\n"
        #expect(linesOfOneSided(screens + modal + "defaults { push system }") == [3])
        let own =
            "screen A = AController { a: logo }\n"
            + "screen B = BController { present fade  b: logo }\ndefaults { push system }"
        #expect(linesOfOneSided(own) == [])
    }

    @Test func ofOpenerMeetsWhatIsNot() {
        func found(_ list: String, _ detail: String) -> [Int] {
            lines(
                of: .oneSidedHeroID,
                in: """
                    engine hero
                    hero photo(id: Int) = "photo.\\(id)" per screen
                    screen List(id: Int) = ListController { image: photo(id: id)\(list) }
                    screen Detail(id: Int) = DetailController { image: photo(id: id)\(detail) }
                    registry App { push List -> Detail: fade }
                    """)
        }
        #expect(found("", " of opener") == [])
        #expect(found("", "") == [3])
    }

    @Test func linesPutIDsOnTheirEnds() {
        let screens = """
            screen List = ListController
            screen Detail = DetailController { a: logo }
            screen Photo = PhotoController

            """
        func found(_ registry: String) -> [Int] { linesOfOneSided(screens + registry) }
        #expect(found("registry App { push List -> Detail: fade { from.b: logo } }") == [])
        #expect(
            found(
                "registry App { push List -> Photo: fade { from.b: logo }"
                    + " push Detail -> List: fade }") == [4])
        #expect(
            found(
                "registry App { push List -> Photo: fade { from.b: logo  to.c: logo } }") == [])
    }

    @Test func idsThatSourcesNameAndImportedOnesAreNotAsked() {
        let text = """
            screen A = AController { a: logo }
            screen B = BController { b: with source(heroID: logo) }
            """
        #expect(linesOfOneSided(text) == [])
        let imported = "engine hero\nimport \"file1.trans\"\nscreen A = AController { a: mark }"
        #expect(lines(of: .oneSidedHeroID, in: imported, importing: ["hero mark"]) == [])
    }

    @Test func messagesNameWhatIsThere() {
        let text = """
            engine hero
            hero logo
            hero title
            screen A = AController { a: logo }
            screen B = BController { b: logo }
            screen C = CController { c: title }
            registry App { push A -> C: fade  push B -> C: fade }
            """
        #expect(
            findings(of: .oneSidedHeroID, in: text) == [
                "4: `logo` never flies: Hero plays no transition between `A` and `B`",
                "6: `title` never flies: only views of `C` have it",
            ])
    }

    @Test func theOtherEndIsAskedForASimilarName() {
        let text = """
            engine hero
            hero picture
            hero pictures
            screen A = AController { a: picture }
            screen B = BController { a: pictures }
            screen C = CController { a: pictures }
            registry App { push A -> B: fade  push B -> C: fade }
            """
        let helps = linted(text).filter { $0.id == .oneSidedHeroID }.map(\.help)
        #expect(helps == ["did you mean `pictures`, which the other end has?"])
        let apart = text.replacing("push A -> B", with: "push C -> B")
        let others = linted(apart).filter { $0.id == .oneSidedHeroID }.map(\.help)
        #expect(
            others == ["put it on a view at the other end of a transition, or remove it here"])
    }
}
