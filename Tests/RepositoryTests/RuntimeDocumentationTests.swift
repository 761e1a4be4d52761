import Foundation
import Testing

/// The API documentation of TransitionRuntime. `Scripts/docs` builds it; these tests only read the
/// sources, without a compiler.
@Suite struct RuntimeDocumentationTests {
    private static let library = "Sources/TransitionRuntime"
    private static let catalog = library + "/TransitionRuntime.docc"

    @Test func everyPublicDeclarationHasAComment() throws {
        var count = 0
        for path in Repository.files(in: Self.library, ending: ".swift") {
            let declarations = publicDeclarations(in: try Repository.text(path))
            count += declarations.count
            for declaration in declarations where !declaration.hasComment {
                Issue.record("\(path):\(declaration.line): `\(declaration.text)` has no comment")
            }
        }
        #expect(count > 280)
    }

    /// The reader finds what the compiler finds.
    @Test func readsDeclarations() {
        let text = """
            /// A protocol.
            @MainActor public protocol P {
                func f()
                /// A requirement.
                @discardableResult
                func g(
                    x: Int) -> Int
            }

            public enum E {
                case a
                /// A case.
                indirect case b(E)
                var hidden: Int {
                    switch self {
                    case .a: 1
                    default: 2
                    }
                }
                /// A constant.
                public static let c = 1
                private enum Inner {
                    case d
                }
            }
            ///
            public import UIKit
            """
        let found = publicDeclarations(in: text)
        #expect(found.map(\.line) == [2, 3, 6, 10, 11, 13, 21])
        #expect(found.map(\.hasComment) == [true, false, true, false, false, true, true])
    }

    /// The first page has each type once, and each article.
    @Test func theLandingPageHasEveryType() throws {
        let page = try Repository.text(Self.catalog + "/TransitionRuntime.md")
        let topics = page[try #require(page.firstRange(of: "## Topics")).lowerBound...]
        let listed = topics.matches(of: /\n- ``(\w+)``/).map { String($0.1) }.sorted()
        var types: [String] = []
        for path in Repository.files(in: Self.library, ending: ".swift") {
            // One level deep if the file is only for UIKit.
            let form =
                /^(?: {4})?(?:@MainActor )?public (?:final )?(?:struct|class|enum|protocol) (\w+)/
            let text = try Repository.text(path)
            let isForUIKit = text.hasPrefix("#if canImport(UIKit)")
            for line in text.split(separator: "\n")
            where line.hasPrefix("    ") == isForUIKit {
                if let match = line.prefixMatch(of: form) { types.append(String(match.1)) }
            }
        }
        #expect(listed == types.sorted())
        let articles = Repository.files(in: Self.catalog, ending: ".md")
            .filter { !$0.hasSuffix("/TransitionRuntime.md") }
            .map { String($0.split(separator: "/")[3].dropLast(".md".count)) }
        #expect(articles.count == 5)
        for article in articles { #expect(topics.contains("\n- <doc:\(article)>\n"), "\(article)") }
    }

    private struct Declaration {
        var text: String
        /// From 1.
        var line: Int
        var hasComment: Bool
    }

    /// Whatever is declared `public`, cases of such enumerations and requirements of such protocols
    /// included. `swift format` keeps each at the indentation of its place.
    private func publicDeclarations(in text: String) -> [Declaration] {
        let keywords =
            #"(?:(?:struct|class|enum|protocol|actor|typealias|var|let|func|subscript) |init\b)"#
        guard
            let ofItself = try? Regex(#"^(?:@\w+ )*(?:public|open) (?:[\w()]+ )*?"# + keywords),
            let inProtocol = try? Regex(#"^(?:@\w+ )*(?:\w+ )*?"# + keywords),
            let inEnumeration = try? Regex(#"^(?:indirect )?case "#),
            let opens = try? Regex(#"\bpublic (?:\w+ )*?(?:enum|protocol) "#)
        else { return [] }
        var found: [Declaration] = []
        /// The public enumerations and protocols around a line, with their indentation.
        var open: [(isProtocol: Bool, indentation: Int)] = []
        var hasComment = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let code = line.drop { $0 == " " }
            let indentation = line.count - code.count
            if code.hasPrefix("//") {
                let isText = code.hasPrefix("///") && code.dropFirst(3).contains { $0 != " " }
                hasComment = hasComment || isText
                continue
            }
            if code.hasPrefix("}") { open.removeAll { $0.indentation >= indentation } }
            var isDeclaration = code.prefixMatch(of: ofItself) != nil
            if let inner = open.last, indentation == inner.indentation + 4 {
                let member = inner.isProtocol ? inProtocol : inEnumeration
                isDeclaration = isDeclaration || code.prefixMatch(of: member) != nil
            }
            if isDeclaration {
                found.append(
                    Declaration(text: String(code), line: index + 1, hasComment: hasComment))
            }
            if code.contains(opens), code.hasSuffix("{") {
                open.append((code.contains("protocol "), indentation))
            }
            // An attribute may have a line of its own between the two.
            let isAttribute = code.hasPrefix("@") && !code.contains(" ")
            if !isAttribute { hasComment = false }
        }
        return found
    }
}
