import Serialization
import TransitionDSL

// The texts of open documents, and changes of files on disk.
extension Server {
    mutating func open(_ params: JSON) {
        let item = params["textDocument"]
        guard let uri = item["uri"].text, let text = item["text"].text else {
            return log("`didOpen` has no document")
        }
        let document = Document(
            uri: uri, version: item["version"].number ?? 0, text: text, client.encoding)
        if item["languageId"].text == "swift" {
            swiftDocuments[document.path] = document
            return
        }
        documents[document.path] = document
        project.open(document.source)
    }

    mutating func change(_ params: JSON) {
        let identifier = params["textDocument"]
        guard let uri = identifier["uri"].text else { return log("`didChange` names no document") }
        let path = documentPath(uri)
        guard var document = documents[path] ?? swiftDocuments[path] else {
            return log("`\(uri)` was changed but is not open")
        }
        if let version = identifier["version"].number {
            if version <= document.version {
                log("`\(uri)` went from version \(document.version) to \(version)")
            }
            document.version = version
        }
        if !document.apply(params["contentChanges"].elements) {
            log("a change of `\(uri)` has no text or no valid range")
        }
        if swiftDocuments[path] != nil {
            swiftDocuments[path] = document
            return
        }
        documents[path] = document
        project.open(document.source)
    }

    mutating func close(_ params: JSON) {
        guard let uri = params["textDocument"]["uri"].text else { return }
        let path = documentPath(uri)
        swiftDocuments[path] = nil
        guard documents.removeValue(forKey: path) != nil else { return }
        tokensSent[path] = nil
        lastGood[path] = nil
        let isKept = isInWorkspace(path)
        project.close(path, isKept: isKept)
        if !isKept { publishNothing(path) }
    }

    mutating func takeFileEvents(_ params: JSON) {
        let paths = params["changes"].elements.compactMap { $0["uri"].text }.map(documentPath)
        takeFileChanges(paths)
    }

    /// Takes the paths of files that have changed on disk, have appeared or are gone.
    package mutating func takeFileChanges(_ paths: [String]) {
        guard state == .initialized else { return }
        let paths = noteCode(among: paths)
        if paths.isEmpty { return }
        if paths.contains(where: { lastComponent(of: $0) == "transc.args" }) { applySettings() }
        findFiles()
        for path in paths { project.change(path) }
        isComparisonDue = true
    }

    mutating func changeFolders(_ params: JSON) {
        let event = params["event"]
        func paths(_ json: JSON) -> [String] {
            json.elements.compactMap { $0["uri"].text }.compactMap { path(ofURI: $0) }
                .map(normalized)
        }
        let removed = paths(event["removed"])
        folders.removeAll { removed.contains($0) }
        folders += paths(event["added"]).filter { !folders.contains($0) }
        applySettings()
    }
}
