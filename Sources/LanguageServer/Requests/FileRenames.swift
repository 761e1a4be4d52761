import Semantics
import Serialization
import TransitionDSL

extension Server {
    /// The changes of imports that keep them leading to the same files when files or folders move.
    mutating func willRenameFiles(_ params: JSON) -> Reply {
        var moves: [(old: String, new: String)] = []
        for file in params["files"].elements {
            guard let old = file["oldUri"].text, let new = file["newUri"].text else {
                return .invalidParameters
            }
            moves.append((documentPath(old), documentPath(new)))
        }
        func moved(_ path: String) -> String {
            for (old, new) in moves {
                if path == old { return new }
                if path.hasPrefix(old + "/") {
                    return new + path.dropFirst(old.count)
                }
            }
            return path
        }
        var files: [FileEdits] = []
        for path in project.files.sorted() {
            guard let module = project.program(path)?.module else { continue }
            let source = module.files[0].tree.source
            let home = directory(of: moved(path))
            var edits: [(range: SourceRange, text: String)] = []
            for edge in module.imports where edge.place.file == .main {
                let target = module.files[Int(edge.file.index)].tree.source.normalizedPath
                let isAffected = moved(path) != path || moved(target) != target
                let text = "\"\(relative(moved(target), to: home))\""
                if isAffected, source.text(edge.place.range) != text,
                    directory(of: moved(path)) != directory(of: path) || moved(target) != target
                {
                    edits.append((edge.place.range, text))
                }
            }
            if !edits.isEmpty { files.append(FileEdits(path: path, source: source, edits: edits)) }
        }
        return files.isEmpty ? .null : .result(workspaceEdit(files))
    }

    /// Files have moved: their old paths are gone, and the new ones have appeared.
    mutating func didRenameFiles(_ params: JSON) {
        let paths = params["files"].elements.flatMap { file in
            [file["oldUri"].text, file["newUri"].text].compactMap { $0 }.map(documentPath)
        }
        takeFileChanges(paths)
    }
}
