import Codegen
import Foundation
import Testing
import TransitionDSL

@Suite("Registries that several functions share")
struct LongRegistryTests {
    @Test("A registry within the limit of statements is made by one function")
    func limit() throws {
        let short = try functions(Self.pairs(64))
        #expect(short.map(\.name) == ["makeR()"])
        #expect(short[0].calls == 64)
        let long = try functions(Self.pairs(65))
        #expect(long.map(\.name) == ["makeR()", "addLines1(toR", "addLines2(toR"])
        #expect(long.map(\.calls) == [0, 64, 1])
        // The attribute before it: inlined, they would be one function again.
        #expect(long.dropLast().allSatisfy { $0.text.hasSuffix("@inline(never) ") })
    }

    /// Six pairs a line, each there and back, so that not all functions are full.
    @Test("A line's statements stay together where they fit")
    func wholeLines() throws {
        let screens = (0..<40).map { "S\($0)" }
        let lines = (0..<38).map { "push S\($0) | S\($0 + 1) -> A | B | C: fade" }
        let all = try functions(Self.file(screens + ["A", "B", "C"], lines))
        #expect(all.map(\.calls) == [0, 60, 60, 60, 48])
        let comments = all.flatMap(\.comments)
        #expect(comments.count == 38 && Set(comments).count == 38)
    }

    @Test("A longer line is divided, and each part says which line it is")
    func longLine() throws {
        let (left, right) = ((0..<9).map { "A\($0)" }, (0..<9).map { "B\($0)" })
        let ends = "\(left.joined(separator: " | ")) -> \(right.joined(separator: " | "))"
        let all = try functions(
            Self.file(left + right, ["push A0 -> A1: fade", "push \(ends): fade"]))
        #expect(all.map(\.calls) == [0, 1, 64, 17])
        for function in all[2...] {
            // It is wrapped.
            let start = try #require(function.comments.first)
            #expect(function.comments.count == 1 && "// push \(ends): fade".hasPrefix(start))
            #expect(function.text.contains("// B7 | B8: fade\n"))
            // Each has the constants that it uses.
            #expect(function.text.contains("let ends1: ScreenSet<Screen> = [.a0, "))
            #expect(function.text.contains("let ends2: ScreenSet<Screen> = [.b0, "))
        }
        #expect(!all[1].text.contains("let "))
    }

    @Test("What a function plays often is a constant there, and in no other")
    func constants() throws {
        let often = Self.pairs(64, playing: "slide(left)")
        let seldom = "replace S0 -> S1: slide(left)"
        let all = try functions(often.dropLast(2) + "\(seldom)\n}\n")
        #expect(all.map(\.calls) == [0, 64, 1])
        #expect(all[1].text.contains("let slideLeft = ScreenTransition.slide(.left)"))
        #expect(all[1].text.contains("(.s0, to: .s0, slideLeft, returning: slideRight)"))
        #expect(!all[2].text.contains("let "))
        #expect(all[2].text.contains("to: [.s1], .slide(.left))"))
    }

    @Test("Views are divided as lines are, with what the braces say in each part")
    func views() throws {
        let (left, right) = ((0..<9).map { "A\($0)" }, (0..<9).map { "B\($0)" })
        let ends = "\(left.joined(separator: " | ")) -> \(right.joined(separator: " | "))"
        let all = try functions(
            "engine hero\n"
                + Self.file(
                    left + right,
                    [
                        "push \(ends): fade { match a -> b }",
                        "push A0 -> A1: fade { match a -> b }",
                    ]))
        let views = all.filter { $0.name.hasPrefix("addViews") }
        #expect(views.map(\.name) == ["addViews1(toR", "addViews2(toR"])
        #expect(views.map(\.calls) == [64, 18])
        for part in views {
            // The left views are the left screens', also where a part begins in the line's middle.
            let cases = part.text.split(separator: "\n")
                .filter { $0.contains("case let view as A") }
            #expect(cases.count == 9 && cases.allSatisfy { $0.hasSuffix("return view.a") })
        }
    }

    // MARK: Files

    /// A registry of lines between two screens each, with a way back.
    private static func pairs(_ count: Int, playing play: String = "fade") -> String {
        let side = 9
        return file(
            (0..<side).map { "S\($0)" },
            (0..<count).map { "push S\($0 / side) -> S\($0 % side): \(play)" })
    }

    private static func file(_ screens: [String], _ lines: [String]) -> String {
        screens.map { "screen \($0) = \($0)Controller\n" }.joined()
            + "registry R {\n\(lines.map { $0 + "\n" }.joined())}\n"
    }

    // MARK: Functions

    /// A private function of `Registries`.
    private struct Function {
        /// Up to the name of its parameter.
        var name: String
        var text: String

        /// The statements that add something to a table.
        var calls: Int {
            lines.count { $0.hasPrefix("lines.") || $0.hasPrefix("views.add(") }
        }

        /// The lines of the file that are named.
        var comments: [String] {
            lines.filter { $0.hasPrefix("// ") && $0.contains("->") }.map(String.init)
        }

        private var lines: [Substring] {
            text.split(separator: "\n").map { $0.drop { $0 == " " } }
        }
    }

    private func functions(_ source: String) throws -> [Function] {
        let file = SourceFile(path: "app.trans", bytes: Array(source.utf8))
        let bytes = generate(try checkedModel([file]), sourceName: "app.trans").bytes
        let text = String(decoding: bytes, as: UTF8.self)
        let start = try #require(text.range(of: "enum Registries {"))
        let end = try #require(text[start.upperBound...].range(of: "\n    }\n"))
        let parts = text[start.upperBound..<end.lowerBound]
            .split(separator: "private static func ", omittingEmptySubsequences: false)
        return parts.dropFirst().map { part in
            Function(name: String(part.prefix { $0 != " " }), text: String(part))
        }
    }
}
