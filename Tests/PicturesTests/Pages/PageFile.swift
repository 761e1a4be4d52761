import Foundation
import Serialization
import TransitionDSL

@testable import Pictures

extension GraphFile {
    /// The page of the file, with the last names of its paths.
    var page: PageDocument {
        let sources = sources.map { source in
            SourceFile(
                path: String(source.path.split(separator: "/").last ?? ""), bytes: source.bytes)
        }
        return Page(model, sources, registries: Array(model.registries.indices)).document
    }
}

extension PageDocument {
    /// The document without what all pages have.
    var ownText: String { String(decoding: body + [10] + (data ?? []) + [10], as: UTF8.self) }
}

/// A page as a reader without a script takes it apart.
struct PageParts {
    let text: String

    init(_ page: PageDocument) { text = String(decoding: page.file, as: UTF8.self) }

    /// The part between two texts, each of which occurs once.
    func between(_ start: String, _ end: String) throws -> String {
        let parts = text.components(separatedBy: start)
        guard parts.count == 2 else { throw Broken(reason: "\(parts.count - 1) × \(start)") }
        return parts[1].components(separatedBy: end)[0]
    }

    struct Broken: Error { var reason: String }

    var data: JSON? {
        get throws {
            JSON(parsing: Array(try between(#"id="data">"#, "</script>").utf8))
        }
    }

    /// The names of all tags and attributes, in their order. Text cannot add any.
    var markup: [String] {
        get throws {
            let tag = try Regex(#"<(/?[a-z][a-z0-9]*)((?: [a-zA-Z-]+(?:="[^"<>]*")?)*) ?/?>"#)
            let name = try Regex(#" ([a-zA-Z-]+)(?:="[^"<>]*")?"#)
            return text.matches(of: tag).map { match in
                let attributes = String(match[2].substring ?? "").matches(of: name).map {
                    String($0[1].substring ?? "")
                }
                return String(match[1].substring ?? "") + " " + attributes.joined(separator: " ")
            }
        }
    }
}
