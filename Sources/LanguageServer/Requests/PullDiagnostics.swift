import Serialization
import TransitionDSL

extension Server {
    /// The findings of a document, checked now; `unchanged` if the client has them.
    mutating func documentDiagnostics(_ params: JSON) -> Reply {
        guard let document = document(params) else { return .invalidParameters }
        checkPending(document.path)
        return .result(
            report(document.path, document.lines, previous: params["previousResultId"].text))
    }

    /// The findings of all files of the workspace.
    mutating func workspaceDiagnostics(_ params: JSON) -> Reply {
        while hasIdleWork { workWhenIdle() }
        var previous: [String: String] = [:]
        for entry in params["previousResultIds"].elements {
            guard let uri = entry["uri"].text, let id = entry["value"].text else { continue }
            previous[documentPath(uri)] = id
        }
        var reports: [JSON] = []
        for path in project.files.sorted() {
            guard let source = project.source(of: path) else { continue }
            let lines = documents[path]?.lines ?? EditorLines(source, client.encoding)
            reports.append(
                report(path, lines, previous: previous[path]).with("uri", .string(uri(path))).with(
                    "version", documents[path].map { .number($0.version) } ?? .null))
        }
        return .result(["items": .array(reports)])
    }

    /// A report. Its id is a hash of the findings (FNV-1a).
    private func report(_ path: String, _ lines: EditorLines, previous: String?) -> JSON {
        let findings = JSON.array(findings(in: path, lines))
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in findings.line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let id = digits(hash, count: 16)
        if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
        return ["kind": "full", "resultId": .string(id), "items": findings]
    }
}
