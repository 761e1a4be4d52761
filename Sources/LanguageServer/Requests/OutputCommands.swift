import Codegen
import Pictures
import Semantics
import Serialization
import TransitionDSL

// What the compiler makes of a document without errors.

extension Server {
    /// The generated Swift; with the argument `module` without what files of a module share.
    mutating func swift(_ arguments: [JSON]) -> Reply {
        output(arguments) { program, model in
            let isOfModule = arguments.dropFirst().first?.text == SupportPlace.module.rawValue
            return generate(
                model, tables: program.analysis.tables,
                sourceName: lastComponent(of: program.source.path),
                options: GenerationOptions(support: isOfModule ? .module : .inline)
            ).bytes
        }
    }

    /// The page that plays the transitions. It shows paths relative to the document.
    mutating func preview(_ arguments: [JSON]) -> Reply {
        output(arguments) { program, model in
            let home = directory(of: program.source.path)
            let sources = program.module.sources.map { source in
                let isBelow = source.path.hasPrefix(home)
                let path = isBelow ? String(source.path.dropFirst(home.count)) : source.path
                return SourceFile(path: path, bytes: source.bytes)
            }
            let page = Page(model, sources, registries: Array(model.registries.indices))
            return page.document.file
        }
    }

    private mutating func output(
        _ arguments: [JSON], _ make: (Program, Model) -> [UInt8]
    ) -> Reply {
        guard let document = document(arguments.first ?? .null) else {
            return .failure(.requestFailed, "the document is not open")
        }
        guard let program = project.program(document.path), let model = program.analysis.model
        else { return .failure(.requestFailed, "the file has an error") }
        return .result(.string(String(decoding: make(program, model), as: UTF8.self)))
    }
}
