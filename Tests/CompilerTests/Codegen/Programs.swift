import TransitionDSL

/// The models that several tests share.
enum Programs {
    /// The constants of the manual's example.
    static var news: ModelBuilder {
        var builder = ModelBuilder(
            "News", access: .public, documentation: "Transitions of the news reader."
        )
        builder.screen("NewsList", storyboard: "News", id: "list")
        for name in ["Videos", "Main", "Login", "SignUp", "Photo", "Settings", "Legacy"] {
            builder.screen(name)
        }
        for name in ["GameCenter", "Zoomable", "NewsDetail", "Article"] { builder.screen(name) }
        builder.hero("logo", text: ["app.logo"])
        builder.hero("banner", text: ["News.banner"])
        builder.hero("row", [.init("index", .int)], text: ["row.", .hole("index")])
        builder.hero(
            "news", [.init("id", .string)], text: [.hole("id"), "_", .part],
            parts: [("title", "title"), ("picture", "img")]
        )
        builder.hero(
            "thumb", [.init("url", .url)], per: .screen, text: ["News.thumb.", .hole("url")])
        builder.hero(
            "card", [.init("id", .string)], per: .instance, text: ["News.card.", .hole("id")]
        )
        builder.segue("showSettings", "zoomInRect")
        builder.segue("closeSettings", "dismissSettingsSegue", direction: .unwinding)
        return builder
    }

    /// Texts that break careless printers. Each is a hero's text and is printed back.
    static let hostileTexts: [String] = [
        "", "\"", "\\", "\\(1)", "\\\\(x)", "\n", "\r\n", "\t", "\u{1}\u{7}\u{1B}\u{7F}", "\"\"\"",
        "#\"", "\\u{41}", "👩‍👩‍👧‍👦", "e\u{301}", "\u{301}", "\u{2028}\u{2029}\u{85}",
        "\u{202E}abc\u{202C}",
        "\u{FEFF}", "日本語", "*/ // /*", "\u{10FFFF}", "$0 `a` %@", "\u{FFFD}",
    ]

    static var hostile: ModelBuilder {
        var builder = ModelBuilder("Hostile", documentation: "*/ \" \\(x) /*\r}\n\u{2028}")
        for (index, text) in hostileTexts.enumerated() {
            builder.hero("text\(index)", documentation: text, text: [.literal(text)])
        }
        return builder
    }

    /// Every form of family, every type, and names that are Swift's words.
    static var everything: ModelBuilder {
        var builder = ModelBuilder("Everything", access: .package)
        builder.hero(
            "types",
            [
                .init("a", .int), .init("b", .uint), .init("c", .double), .init("d", .bool),
                .init("e", .string), .init("f", .url), .init("g", .uuid),
                .init("h", .app, typeName: "Article.ID"), .init("i", .duration),
            ],
            text: "abcdefghi".flatMap { [.length("\($0)"), ":", .hole("\($0)"), "|"] }
        )
        builder.hero(
            "words",
            [.init("class", .string, optional: true), .init("init", .int), .init("inout", .int)],
            text: [.hole("class"), .hole("init"), .hole("inout")]
        )
        builder.hero(
            "default", [.init("in", .string)], text: [.hole("in"), .part],
            parts: [("case", "c"), ("init", "i")])
        builder.hero(
            "unused", [.init("x", .app, typeName: "Article.ID", optional: true)], text: ["u"])
        builder.hero("panel", text: [.part], parts: [("left", "l"), ("right", "r")])
        builder.hero(
            "item", [.init("id", .app, typeName: "Article.ID", optional: true)],
            text: [.hole("id"), .length("id"), .part], parts: [("title", "title")]
        )
        builder.hero("fixed", per: .screen, text: ["fixed"])
        builder.hero(
            "deep", [.init("n", .int, default: .number(7, .none))], per: .instance,
            text: [.hole("n"), .part], parts: [("title", "t")]
        )
        builder.hero("card", [.init("n", .int)], per: .instance, text: ["card", .hole("n")])
        builder.hero(
            "tab", [.init("n", .int)], per: .screen, text: [.hole("n"), .part],
            parts: [("icon", "i")]
        )
        builder.screen("Default", storyboard: "D\"")
        builder.screen("Init", documentation: "The first.", storyboard: "I", id: "init")
        builder.screen("Main", storyboard: "M", id: "main")
        builder.segue("init", "go", documentation: "Goes.")
        return builder
    }

    /// Scoped ids of a file without screens.
    static var shared: ModelBuilder {
        var builder = ModelBuilder("Shared", access: .public)
        builder.hero("thumb", [.init("id", .uuid)], per: .screen, text: [.hole("id")])
        builder.hero(
            "card", [.init("id", .int)], per: .instance, text: [.hole("id"), .part],
            parts: [("title", "t")]
        )
        return builder
    }
}
