package import Serialization
import TransitionDSL

/// The contents of a page, and what makes a document of them.
package struct PageDocument: Hashable {
    let title: String
    /// HTML.
    let body: [UInt8]
    /// The data block for the script; without it the page has no script.
    let data: [UInt8]?
    /// Whether the page shows what a change changes.
    let isOfChanges: Bool

    package init(title: String, body: [XML] = [], data: JSON? = nil, isOfChanges: Bool = false) {
        self.title = title
        self.body = html(body)
        self.data = data.map(dataBlock)
        self.isOfChanges = isOfChanges
    }

    /// The page as a file, which needs nothing else.
    package var file: [UInt8] {
        let policy = [
            ("http-equiv", "Content-Security-Policy"), ("content", policy(.style, scripts)),
        ]
        return document([XML("meta", policy)], .style, scripts)
    }

    /// The page of a server, which follows its file, and its Content-Security-Policy.
    package func served(_ version: Int) -> (bytes: [UInt8], policy: String) {
        let scripts = scripts + [.scriptOfServer]
        let problems = XML(
            "section",
            [
                ("id", "problems"), ("data-version", "\(version)"), ("role", "alert"),
                ("aria-label", "Problems"), ("tabindex", "0"), ("hidden", ""),
            ])
        let bytes = document([], .styleOfServer, scripts, [problems])
        return (bytes, policy(.styleOfServer, scripts) + "; connect-src 'self'")
    }

    private var scripts: [PagePart] {
        data == nil ? [] : [isOfChanges ? .scriptOfChanges : .script]
    }

    private func policy(_ style: PagePart, _ scripts: [PagePart]) -> String {
        let hashes = scripts.map { " 'sha256-\($0.hash)'" }.joined()
        return "default-src 'none'; script-src\(hashes); "
            + "style-src 'sha256-\(style.hash)'; base-uri 'none'; form-action 'none'"
    }

    /// `more` comes after the body.
    private func document(
        _ policy: [XML], _ style: PagePart, _ scripts: [PagePart], _ more: [XML] = []
    ) -> [UInt8] {
        let viewport = [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]
        let head =
            [XML("meta", [("charset", "utf-8")])] + policy
            + [XML("meta", viewport), XML("title", text: title)]
        var bytes = Array("\(pageMarker) from \(title.replacingDashes). -->\n".utf8)
        bytes.append("<html lang=\"en\"><head>")
        bytes += html(head, separator: "")
        bytes.append("<style>")
        bytes.append(style.text)
        bytes.append("</style></head>\n<body>")
        bytes += body
        bytes.append(UInt8(ascii: "\n"))
        for element in more { bytes += html([element]) + Array("\n".utf8) }
        if let data {
            bytes.append("<script type=\"application/json\" id=\"data\">")
            bytes += data
            bytes.append("</script>\n")
        }
        for script in scripts {
            bytes.append("<script>")
            bytes.append(script.text)
            bytes.append("</script>")
        }
        bytes.append("</body></html>\n")
        return bytes
    }
}

extension String {
    /// Text in a comment cannot contain two dashes.
    fileprivate var replacingDashes: String {
        split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
    }
}
