import Codegen

/// A program, what its app lacks, and the lines with `// here`, where the compiler must report it.
struct MissingCase: CustomStringConvertible, Sendable {
    var description: String
    /// The compiled file is `app.trans`.
    var files: [String: String]
    /// Types that the app does not have.
    var missing: Set<String> = []
    /// What is changed in the app's Swift.
    var edits: [(old: String, new: String)] = []
    var added = ""
    var leavesImportsOut = false
    var version = SwiftVersion.newest

    init(
        _ description: String, _ source: String, missing: Set<String> = [],
        edits: [(String, String)] = [], added: String = "", imports: String? = nil,
        leavesImportsOut: Bool = false
    ) {
        self.description = description
        files = ["app.trans": source]
        if let imports { files["shared.trans"] = imports }
        self.missing = missing
        self.edits = edits.map { (old: $0.0, new: $0.1) }
        self.added = added
        self.leavesImportsOut = leavesImportsOut
    }

    var expected: Set<String> {
        var places: Set<String> = []
        for (name, text) in files {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.contains("// here") {
                places.insert("App/\(name):\(index + 1)")
            }
        }
        return places
    }
}

extension MissingCase {
    static let all = types + views + braces + code + plays + others

    // MARK: Types

    private static let types = [
        MissingCase(
            "a parameter's type",
            """
            engine hero
            hero story(
              id: String,
              article: Article.ID // here
            )
            """, missing: ["Article.ID"]),
        MissingCase(
            "two parameters' types",
            """
            engine hero
            hero story(
              a: Article.ID, // here
              id: String,

              b: Other.ID // here
            )
            """, missing: ["Article.ID", "Other.ID"]),
        MissingCase(
            "the type of a parameter that may be nil",
            """
            engine hero

            hero story(id: String,
                       article: Article.ID?) // here
            """, missing: ["Article.ID"]),
        MissingCase(
            "a screen's class",
            """
            engine uikit
            screen List = ListController
            screen Card = CardController // here
            registry App { push List -> Card: fade }
            """, missing: ["CardController"]),
        MissingCase(
            "the class of a screen with views, hooks and matches",
            """
            engine hero
            hero logo = "logo"
            screen List = ListController { logoView: logo }
            screen Card = CardController { // here
              before go: swift("log(\\"a\\", \\"b\\")")
              after return: swift("clear()")
              picture: logo with fade
              stars[i]: logo with fade
            }
            registry App {
              push List -> Card: fade {
                match logoView -> picture // here
                to.root: logo
              }
            }
            """, missing: ["CardController"]),
        MissingCase(
            "a class whose views a line speaks of",
            """
            engine hero
            hero logo = "logo"
            screen List = ListController
            screen Card = CardController // here
            registry App {
              push List -> Card: fade {
                to.root: logo

                to.stars[i]: logo // here
              }
            }
            """, missing: ["CardController"]),
        MissingCase(
            "a class of several that have a view",
            """
            engine hero
            hero logo = "logo"
            screen List = ListController
            screen Card = CardController // here
            screen Last = LastController
            registry App {
              push List -> Card | Last: fade {

                to.picture: logo // here
              }
            }
            """, missing: ["CardController"]),
        MissingCase(
            "a cell's class",
            """
            engine hero
            hero logo = "logo"
            screen List = ListController {
              cell Row = RowCell { // here
                picture: logo
              }
            }
            screen Card = CardController
            registry App {
              push List -> Card: zoomInRect(of: Row.picture) // here
            }
            """, missing: ["RowCell"]),
        MissingCase(
            "a protocol",
            """
            engine hero
            hero logo = "logo"
            screen Zoomable = any Zooming { // here
              before go: swift("log(\\"a\\", \\"b\\")")
              picture: logo
            }
            registry App { push * -> Zoomable: fade }
            """, missing: ["Zooming"]),
        MissingCase(
            "a subclass that carries an id",
            """
            engine hero
            hero logo = "logo" per screen
            screen Base = BaseListController { picture: logo }
            screen First = FirstController is Base
            screen Second = SecondController is Base // here
            registry App { push Base -> Base: fade }
            """, missing: ["SecondController"]),
        MissingCase(
            "an animator's class",
            """
            engine uikit
            screen List = ListController
            animator fold(times: Int) = class FoldAnimator(times: times) // here
            registry App { push List -> List: fold(times: 2) }
            """, missing: ["FoldAnimator"]),
        MissingCase(
            "a type of a screen's parameters",
            """
            engine hero
            hero story(id: Article.ID) // here
            screen Card(
              name: String,
              id: Article.ID // here
            ) = CardController {
              picture: story(id: id)
            }
            """, missing: ["Article.ID"]),
    ]

    // MARK: Views

    private static let views = [
        MissingCase(
            "a view of a screen",
            """
            engine hero
            hero logo = "logo"
            screen List = ListController {
              logoView: logo
              picture: logo // here

              title: logo with fade
            }
            """, edits: [("    public var picture: UIImageView!", "")]),
        MissingCase(
            "a view in a view, and an array",
            """
            engine hero
            hero logo = "logo"
            hero star(i: Int) = "star\\(i)"
            screen List = ListController {
              header.picture: logo // here
              stars[i]: star(i: i) // here
              others[i]: star(i: i) with fade
            }
            """,
            edits: [
                ("    public var picture: UIImageView!", ""),
                ("    public var stars: [UIImageView] = []", ""),
            ]),
        MissingCase(
            "a view of a cell",
            """
            engine hero
            hero logo = "logo"
            cell Row = RowCell {
              picture: logo // here
            }
            screen List = ListController { cell Row }
            """, edits: [("    public var picture: UIImageView!", "")]),
        MissingCase(
            "a view that an animation is told",
            """
            engine trtransitions
            screen List = ListController
            screen Card = CardController
            screen Last = LastController
            registry App {
              push List -> Card: zoomInRect(of: picture) // here
              push Card | Last -> List: zoomInRect(of: title)
            }
            """, edits: [("    public var picture: UIImageView!", "")]),
        MissingCase(
            "a view of several screens that an animation is told",
            """
            engine trtransitions
            screen List = ListController
            screen Card = CardController
            screen Last = LastController
            registry App {

              push Card | Last -> List: zoomInRect(of: picture) // here
            }
            """, edits: [("    public var picture: UIImageView!", "")]),
    ]

    /// Each separately: the compiler reports only the first error of a closure.
    private static let braces = [
        ("match left -> gone", "gone"), ("match gone -> right", "gone"),
        ("from.gone: logo", "gone"), ("to.right: logo with fade", "right"),
        ("match rows[i] -> stars[i]", "stars"), ("match rows[i] -> stars[i]", "rows"),
        ("from.rows[i]: logo", "rows"), ("to.stars[i]: logo", "stars"),
        ("match left -> gone on push", "gone"), ("match Row.gone -> right", "gone"),
    ].map { line, view in
        MissingCase(
            "`\(view)` of `\(line)`",
            """
            engine hero
            hero logo = "logo"
            screen List = ListController { cell Row = RowCell }
            screen Card = CardController
            screen Last = LastController
            registry App {
              push List -> Card | Last: fade {
                match title -> title

                \(line) // here
              }
            }
            """,
            edits: [
                line.contains("\(view)[")
                    ? ("    public var \(view): [UIImageView] = []", "")
                    : ("    public var \(view): UIImageView!", "")
            ])
    }

    // MARK: Swift text

    private static let code = [
        MissingCase(
            "in hooks",
            """
            engine uikit
            screen List = ListController {
              before go: swift("log(\\"a\\", \\"b\\")")
              before go: swift("nowhere()") // here

              after return:
                swift("nowhere()") // here
            }
            registry App { push List -> List: fade }
            """),
        MissingCase(
            "in modifiers of a view",
            """
            engine hero
            screen List = ListController {
              picture: with fade,
                swift(".nowhere"), // here
                swift(".fade"),
                swift(".neither") // here
            }
            """),
        MissingCase(
            "in a list of modifiers",
            """
            engine hero
            modifiers rise = fade,
              swift(".nowhere")
            modifiers fall(by: Length) = translate(y: by), swift(".nowhere")
            // Written out where it is used, since only there `view` is known.
            screen List = ListController { picture: with rise, fall(by: 3pt) } // here
            """),
        MissingCase(
            "in the braces of a line",
            """
            engine hero
            screen List = ListController
            screen Card = CardController
            registry App {
              push List -> Card: fade {
                match picture -> picture with
                  swift(".nowhere") // here
                from.picture: with fade, swift(".nowhere") // here
              }
            }
            """),
        MissingCase(
            "in animations and interactions",
            """
            engine uikit
            screen List = ListController
            animation one = swift("nowhere()") // here
            animation two(d: Duration) =
              fade with duration(d),
              swift("nowhere()") // here
            interaction three = swift("nowhere()") // here
            interaction four(over: Length) =
              swift("nowhere(over)") // here
            registry App { push List -> List: fade }
            """),
        MissingCase(
            "in key frames",
            """
            engine uikit
            animator drop {
              fromView 0%...50%: opacity(0),
                swift(".nowhere") // here
              fromView 50%...100%: opacity(1)
              toView 0%...100%: y(swift("nowhere")) // here
            }
            """),
        MissingCase(
            "for a view",
            """
            engine trtransitions
            screen List = ListController
            screen Card = CardController
            registry App {
              push List -> Card: zoomInRect(of: swift("nowhere")) // here
            }
            """),
    ]

    // MARK: What plays

    private static let plays = [
        MissingCase(
            "Swift text in lines",
            """
            engine uikit
            screen A = AController
            screen B = BController
            segue go = "go"
            registry App {
              push A -> B: swift("nowhere()") // here
              push B -> A: fade
              tab A -> B: fade
                / swift("nowhere()") // here
              segue(go) A -> B: fade with swift("nowhere()") // here
            }
            """),
        MissingCase(
            "Swift text that many lines play is missed once",
            """
            engine uikit
            screen A = AController
            screen B = BController
            animation own = fade with swift("nowhere()") // here
            registry App {
              push A -> B: own
              push B -> A: own
              present A -> B: own
              present B -> A: own
              replace A -> B: own
              replace B -> A: own
            }
            """),
        MissingCase(
            "Swift text in defaults",
            """
            engine uikit
            defaults {
              reduceMotion swift("nowhere()") // here
              push slide(left)
              present cover(up) with
                swift("nowhere()") // here
            }
            screen A = AController { present swift("nowhere()") } // here
            """),
        MissingCase(
            "Swift text for Reduce Motion beside a registry",
            """
            engine uikit
            defaults { reduceMotion swift("nowhere()") } // here
            screen A = AController
            registry App { push A -> A: fade }
            """),
    ]

    // MARK: Files, modules, names

    private static let others = [
        MissingCase(
            "a module",
            """
            engine uikit
            screen A = AController
            screen B = BController from NoSuchModule // here
            registry App { push A -> B: fade }
            """,
            edits: [("public import NoSuchModule", "")],
            added: "class BController: UIViewController {}"),
        MissingCase(
            "the Swift of an imported file",
            """
            engine hero
            import "shared.trans"
            screen A = AController {
              picture: logo // here
              title: with soft // here
            }
            registry App {
              push A -> A: fold // here
              present A -> A: fade
              segue(go) A -> A: fade // here
            }
            """,
            imports: """
                module Shared
                engine hero
                hero logo = "logo"
                modifiers soft = fade
                segue go = "go"
                animator fold { fromView 0%...100%: opacity(0) }
                """, leavesImportsOut: true),
        MissingCase(
            "a class of an imported file",
            """
            engine hero
            import "shared.trans"
            screen A = AController is Zoomable // here
            registry App { push A -> Zoomable: fade }
            """,
            missing: ["Zooming"],
            imports: """
                module Shared
                engine hero
                hero logo = "logo"

                screen Zoomable = any Zooming { // here
                  picture: logo
                }
                """),
        MissingCase(
            "the namespace is the app's already",
            """
            /// What it is.
            /// More of it.
            module Taken // here
            engine hero
            hero logo = "logo"
            """, added: "enum Taken {}"),
        MissingCase(
            "a function is the app's already",
            """
            engine hero
            hero logo = "logo"
            screen A = AController
            screen B = BController { // here
              picture: logo
            }
            """,
            added: "extension BController { func applyTransitions() {} }"),
        MissingCase(
            "a class is not below its parent",
            """
            engine hero
            hero logo = "logo"
            screen A = AController { picture: logo }

            screen B(x: Int) = BController is A { // here
              title: logo
            }
            """,
            edits: [("class BController: AController", "class BController: BaseController")]),
    ]
}
