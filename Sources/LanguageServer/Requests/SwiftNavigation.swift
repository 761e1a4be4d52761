import Semantics
import Serialization
import TransitionDSL

// From a `.trans` file to Swift: the generated names, and the app's classes.
extension Server {
    /// The generated Swift of a declared name, in `X.trans.swift` next to its file.
    mutating func declaration(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard case .declaration(let index)? = place.program.symbol(at: place.offset)?.target else {
            return .null
        }
        let declaration = place.program.analysis.declarations[index]
        let path = place.program.source(declaration.place.file).normalizedPath + ".swift"
        guard let source = host.readText(path) else { return .null }
        let words = ["let", "func", "case", "enum", "struct", "class"]
        guard let range = source.firstDeclaration(of: declaration.swiftName, after: words) else {
            return .null
        }
        return .result(location(path, range, source))
    }

    /// The app's class, structure or protocol that a screen or a cell names.
    mutating func typeDefinition(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard let name = typeName(at: place) else { return .null }
        let words = ["class", "struct", "protocol", "actor", "enum"]
        var found: [JSON] = []
        for path in folders.flatMap(host.swiftFiles) {
            guard let source = host.readText(path),
                let range = source.firstDeclaration(of: name, after: words)
            else { continue }
            found.append(location(path, range, source))
        }
        return found.isEmpty ? .null : .result(.array(found))
    }

    /// The last name of the type under the cursor, or of the screen or cell there.
    private func typeName(at place: Place) -> String? {
        let program = place.program
        if let token = program.tree.token(touching: place.offset), token.kind.isName,
            isType(token, in: program)
        {
            return token.text
        }
        guard case .declaration(let index)? = program.symbol(at: place.offset)?.target else {
            return nil
        }
        return program.typeName(of: program.analysis.declarations[index])
    }

    private func isType(_ token: SyntaxToken, in program: Program) -> Bool {
        let around = program.nodes(around: token.range).first
        return around.map { $0.kind == .screenType || $0.kind == .typeName } ?? false
    }

    /// For an id the views that have it; for a screen those that declare it after `is`.
    mutating func implementation(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard case .declaration(let index)? = place.program.symbol(at: place.offset)?.target else {
            return .null
        }
        var found: [JSON] = []
        let key = place.program.key(of: index)
        for path in project.files(importing: key.path) {
            guard let program = project.program(path) else { continue }
            for range in program.implementations(of: key) {
                found.append(location(path, range, program.source))
            }
        }
        return found.isEmpty ? .null : .result(.array(found))
    }
}
