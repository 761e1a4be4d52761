import Codegen
import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// Generated Objective-C compiles without a warning in every setting, and has the same strings as
/// the Swift.
@Suite("The constants of a file in Objective-C", .serialized)
struct ObjectiveCTests {
    @Test("With and without reference counting, in C and C++, in old and new dialects")
    func matrix() throws {
        let directory = try TemporaryDirectory()
        let files = try write(Programs.all + [("words.trans", Programs.words.model)], to: directory)
        let dialects = [
            ["-x", "objective-c", "-std=gnu99"], ["-x", "objective-c", "-std=c99", "-trigraphs"],
            ["-x", "objective-c", "-std=gnu17"],
            ["-x", "objective-c++", "-std=gnu++98"], ["-x", "objective-c++", "-std=c++20"],
        ]
        for dialect in dialects {
            for counting in ["-fobjc-arc", "-fno-objc-arc"] {
                let result = try clang(
                    ["-fsyntax-only", counting, "-fobjc-runtime=macosx-10.15"] + dialect + files)
                #expect(result.status == 0, "\(dialect) \(counting) \(result.output)")
            }
        }
    }

    @Test("The texts are those of the Swift, byte for byte")
    func texts() throws {
        let directory = try TemporaryDirectory()
        let calls = Self.calls + Self.hostileCalls
        let swift = try output(
            ofSwift: calls.map(\.swift), Programs.all + [("nuls.trans", Programs.nuls.model)],
            in: directory)
        let objectiveC = try output(
            ofObjectiveC: calls.map(\.objectiveC),
            Programs.all + [("nuls.trans", Programs.nuls.model)], in: directory)
        try #require(swift.count == calls.count && objectiveC.count == calls.count)
        for (index, call) in calls.enumerated() {
            #expect(objectiveC[index] == swift[index], "\(call.objectiveC)")
        }
        #expect(swift.contains("nil") && Set(swift).count > 40)
    }

    @Test("An instance is printed as its address, as in Swift")
    func instances() throws {
        let printed = try output(
            ofObjectiveC: [], [("everything.trans", Programs.everything.model)],
            in: try TemporaryDirectory(),
            body: """
                NSObject *object = [NSObject new];
                show([EverythingHeroID deepTitleWithN:7 opener:EverythingScreenMain instance:object]);
                show([NSString stringWithFormat:@"Main#%lu/7t", (unsigned long)object]);
                """)
        #expect(printed.count == 2 && printed.first == printed.last)
    }

    /// Every power of two, where digits are hardest to choose, and its neighbors; numbers of all
    /// magnitudes; infinities and NaN.
    @Test("Numbers are printed as Swift prints them")
    func numbers() throws {
        var values = (1...2046).map { Double(bitPattern: UInt64($0) << 52) }
        values += values.flatMap { [$0.nextUp, $0.nextDown, -$0] }
        values += (0..<52).map { Double(bitPattern: 1 << UInt64($0)) }
        values += (0..<400).map { Double($0) / 10 } + (-20...20).map { pow(10, Double($0)) }
        values += [0, -0.0, .infinity, -.infinity, .nan, -.nan, .greatestFiniteMagnitude, 1.0 / 3]
        var generator = SystemRandomNumberGenerator()
        values += (0..<2000).map { _ in Double(bitPattern: generator.next()) }
            .filter { !$0.isNaN }

        var builder = ModelBuilder("Numbers")
        builder.hero("number", [.init("value", .double)], text: [.hole("value")])
        let directory = try TemporaryDirectory()
        let bits = values.map { "\($0.bitPattern)ULL" }.joined(separator: ",\n")
        let printed = try output(
            ofObjectiveC: [], [("numbers.trans", builder.model)], in: directory,
            body: """
                static const uint64_t all[] = {\(bits)};
                for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
                    double value;
                    __builtin_memcpy(&value, &all[index], sizeof value);
                    show([NumbersHeroID numberWithValue:value]);
                }
                """)
        try #require(printed.count == values.count)
        for (value, text) in zip(values, printed) where text != "\(value)" {
            Issue.record("\(value) is printed as \(text)")
        }
    }

    // MARK: Calls

    private static let calls: [(swift: String, objectiveC: String)] = [
        ("News.HeroID.logo", "NewsHeroID.logo"),
        ("News.HeroID.row(index: -3)", "[NewsHeroID rowWithIndex:-3]"),
        ("News.HeroID.news(id: \"a%@\").title", "[NewsHeroID newsTitleWithId:@\"a%@\"]"),
        ("News.HeroID.news(id: \"\").picture", "[NewsHeroID newsPictureWithId:@\"\"]"),
        (
            "News.HeroID.thumb(url: URL(string: \"https://a.b/c?d=%20\")!, opener: .newsList)",
            "[NewsHeroID thumbWithUrl:[NSURL URLWithString:@\"https://a.b/c?d=%20\"] opener:NewsScreenNewsList]"
        ),
        ("News.SegueID.showSettings", "NewsSegueID.showSettings"),
        ("News.SegueID.closeSettings", "[NewsSegueID closeSettings]"),
        ("News.Screen.newsList.rawValue", "NewsScreenNewsList"),
        ("News.Screen.newsList.storyboard", "NewsScreenStoryboard(NewsScreenNewsList)"),
        ("News.Screen.newsList.identifier", "NewsScreenIdentifier(NewsScreenNewsList)"),
        ("News.Screen.videos.storyboard", "NewsScreenStoryboard(NewsScreenVideos)"),
        (
            "Everything.HeroID.types(a: .min, b: .max, c: 0.1, d: true, e: \"é\", f: URL(string: \"x:y\")!, g: UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!, h: Article.ID(text: \"日本\"), i: 1e-7)",
            "[EverythingHeroID typesWithA:(-9223372036854775807 - 1) b:18446744073709551615UL c:0.1 d:YES e:@\"é\" f:[NSURL URLWithString:@\"x:y\"] g:[[NSUUID alloc] initWithUUIDString:@\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"] h:@\"日本\" i:1e-7]"
        ),
        (
            "Everything.HeroID.words(class: nil, init: 1, `inout`: 2)",
            "[EverythingHeroID wordsWithClass:nil init:1 inout_:2]"
        ),
        (
            "Everything.HeroID.words(class: \"k\", init: 1, `inout`: 2)",
            "[EverythingHeroID wordsWithClass:@\"k\" init:1 inout_:2]"
        ),
        (
            "Everything.HeroID.default(in: \"x\").case",
            "[EverythingHeroID defaultCaseWithIn:@\"x\"]"
        ),
        ("Everything.HeroID.unused(x: nil)", "[EverythingHeroID unusedWithX:nil]"),
        (
            "Everything.HeroID.unused(x: Article.ID(text: \"\"))",
            "[EverythingHeroID unusedWithX:@\"\"]"
        ),
        ("Everything.HeroID.panel.left", "[EverythingHeroID panelLeft]"),
        (
            "Everything.HeroID.item(id: Article.ID(text: \"ab\"))?.title",
            "[EverythingHeroID itemTitleWithId:@\"ab\"]"
        ),
        (
            "Everything.HeroID.fixed(opener: .`init`)",
            "[EverythingHeroID fixedWithOpener:EverythingScreenInit]"
        ),
        (
            "Everything.HeroID.tab(n: 4, opener: .main).icon",
            "[EverythingHeroID tabIconWithN:4 opener:EverythingScreenMain]"
        ),
        (
            "Everything.Screen.default.storyboard",
            "EverythingScreenStoryboard(EverythingScreenDefault)"
        ),
        (
            "Everything.Screen.default.identifier",
            "EverythingScreenIdentifier(EverythingScreenDefault)"
        ),
        ("Everything.SegueID.`init`", "[EverythingSegueID init_]"),
        (
            "Shared.HeroID.thumb(id: UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!, opener: News.Screen.login)",
            "[SharedHeroID thumbWithId:[[NSUUID alloc] initWithUUIDString:@\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"] opener:NewsScreenLogin]"
        ),
        ("Nuls.HeroID.fixed", "[NulsHeroID fixed]"),
        ("Nuls.HeroID.family(n: 1)", "[NulsHeroID familyWithN:1]"),
        ("Nuls.HeroID.digits", "[NulsHeroID digits]"),
        ("Nuls.HeroID.trigraph(n: 1)", "[NulsHeroID trigraphWithN:1]"),
        (
            "Nuls.HeroID.optional(a: 1, b: 2, c: 0.5, d: true)",
            "[NulsHeroID optionalWithA:[NSNumber numberWithLong:1] b:[NSNumber numberWithLong:2] c:[NSNumber numberWithDouble:0.5] d:[NSNumber numberWithLong:1]]"
        ),
        ("Nuls.Screen.a.storyboard", "NulsScreenStoryboard(NulsScreenA)"),
    ]

    private static let hostileCalls = Programs.hostileTexts.indices.map {
        (swift: "Hostile.HeroID.text\($0)", objectiveC: "[HostileHeroID text\($0)]")
    }

    // MARK: Programs that print

    /// Writes the files of each program; gives the paths of the implementations.
    private func write(
        _ programs: [(name: String, model: Model)], to directory: TemporaryDirectory
    ) throws -> [String] {
        try programs.map { name, model in
            let files = generateObjectiveC(model, sourceName: name, headerName: name + ".h")
            _ = try directory.write(name + ".h", text(files.header))
            return try directory.write(name + ".m", text(files.implementation))
        }
    }

    private func text(_ file: GeneratedFile) -> String {
        String(decoding: file.bytes, as: UTF8.self)
    }

    /// One line a value, its bytes' hexadecimal digits; decoded where they are UTF-8 in one line.
    private func output(
        ofObjectiveC calls: [String], _ programs: [(name: String, model: Model)],
        in directory: TemporaryDirectory, body: String = ""
    ) throws -> [String] {
        let files = try write(programs, to: directory)
        let imports = programs.map { "#import \"\($0.name).h\"\n" }.joined()
        let shown = calls.map { "    show(\($0));\n" }.joined()
        let main = try directory.write(
            "main.m",
            imports + """
                static void show(NSString *text) {
                    if (!text) { puts("nil"); return; }
                    for (unsigned index = 0; index < text->length; index++) {
                        printf("%02x", (unsigned char)text->bytes[index]);
                    }
                    puts(".");
                }
                int main(void) {
                \(shown)\(body)
                    return 0;
                }

                """)
        let program = directory.path("objective-c")
        let support = ObjectiveCSupport.directory
        let built = try clang(
            // What C leaves undefined stops the program.
            ["-fobjc-runtime=gcc", "-fsanitize=undefined", "-fsanitize-trap=undefined"]
                + ["-o", program] + files
                + [main, support + "/Foundation.m", support + "/Runtime.c"])
        try #require(built.status == 0, "\(built.output)")
        return try printed(by: program)
    }

    private func output(
        ofSwift calls: [String], _ programs: [(name: String, model: Model)],
        in directory: TemporaryDirectory
    ) throws -> [String] {
        let files = try directory.write(programs)
        let shown = calls.map { "show(\($0))\n" }.joined()
        let main = try directory.write(
            "main.swift",
            """
            import Foundation
            public enum Article { public struct ID { public var text: String } }
            extension Article.ID: CustomStringConvertible {
                public nonisolated var description: String { text }
            }
            nonisolated func show(_ text: String?) {
                guard let text else { return print("nil") }
                print(text.utf8.map { String(format: "%02x", $0) }.joined() + ".")
            }
            \(shown)
            """)
        let program = directory.path("swift")
        let built = try run(
            "swiftc",
            ["-Onone", "-swift-version", "6", "-package-name", "app", "-o", program] + files + [
                main
            ])
        try #require(built.status == 0, "\(built.output)")
        return try printed(by: program)
    }

    private func printed(by program: String) throws -> [String] {
        let result = try run(program, [])
        try #require(result.status == 0, "\(result.output)")
        return result.output.split(separator: "\n").map { line in
            guard line.hasSuffix(".") else { return String(line) }
            let digits = Array(line.dropLast())
            let bytes = stride(from: 0, to: digits.count, by: 2).map {
                UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private func clang(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let result = try run(
            "clang",
            ["-Wall", "-Wextra", "-Werror", "-Wformat=2", "-Wnullability-completeness"]
                + ["-I", ObjectiveCSupport.directory] + arguments)
        return (result.status, result.output)
    }
}

enum ObjectiveCSupport {
    /// Tests/ObjectiveC.
    static let directory =
        repositoryRoot
        .appendingPathComponent("Tests/ObjectiveC").path
}

extension Programs {
    /// Names that are words of C and its family, or methods that every class has.
    static var words: ModelBuilder {
        var builder = ModelBuilder("Words", documentation: "Ends in a backslash \\")
        let names = [
            "new", "newItem", "copyLink", "alloc", "mutableCopy", "load", "initialize",
            "description",
            "class", "hash", "version", "superclass", "id", "int", "namespace", "and", "errno",
            "stdin", "NULL", "nil", "YES", "retain", "dealloc", "self", "template", "ключ", "名前",
            "DEBUG", "INT_MAX", "DBL_MAX", "M_PI", "NAN", "INFINITY", "HUGE_VAL", "RAND_MAX",
            "EPERM", "SIGINT", "PRId64", "BUFSIZ", "TARGET_OS_IPHONE", "NSIntegerMax", "__LINE__",
            "_Bool", "__func__", "math_errhandling", "sa_handler",
        ]
        for name in names {
            builder.hero(name, documentation: "Ends so: ??/", text: [.literal(name)])
            builder.hero(
                name + "Of", documentation: "/* \\", [.init(name, .int)], text: [.hole(name)])
            builder.segue(name, name, documentation: "@end */ \\\n#error no comment")
        }
        builder.hero(
            "copy2", [.init("zone", .int), .init("int", .string)],
            text: [.hole("zone"), .hole("int")])
        builder.screen("Class", documentation: "\\")
        builder.screen("ключ")
        return builder
    }

    /// What C's literals are careful with.
    static var nuls: ModelBuilder {
        var builder = ModelBuilder("Nuls")
        builder.hero("fixed", text: ["a\0b1"])
        builder.hero("family", [.init("n", .int)], text: ["%d\0", .hole("n"), "\08%@"])
        builder.hero("digits", text: ["\u{1}23\u{7F}4"])
        builder.hero("trigraph", [.init("n", .int)], text: ["??/??", .hole("n"), "????(%s"])
        builder.hero(
            "optional",
            [
                .init("a", .int, optional: true), .init("b", .uint, optional: true),
                .init("c", .double, optional: true), .init("d", .bool, optional: true),
            ], text: [.hole("a"), "%", .hole("b"), .hole("c"), .length("c"), .hole("d")])
        builder.screen("A", storyboard: "a\0\u{202E}", id: "\"")
        return builder
    }
}
