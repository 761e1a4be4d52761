import AppSource
import Resolution
import TransitionDSL

@testable import Apps

/// Tests that read small storyboards and compare their facts as lines.
protocol InterfaceFactSuite {}

extension InterfaceFactSuite {
    /// The facts of files, each on a line: kind and members, owner, view, screens, certainty.
    func facts(
        _ files: [String: String], kinds: [AppFactKind] = AppFactKind.allCases,
        declares: @escaping @Sendable (String, String) -> Bool? = { _, _ in nil }
    ) -> [String] {
        let members = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
            InterfaceProgram.Member(
                file: FileIndex(index), path: file.key,
                document: readInterfaceDocument(readInterface(Array(file.value.utf8))))
        }
        let facts = interfaceFacts(InterfaceProgram(members, declares: declares))
        return facts.filter { kinds.contains($0.content.kind) }.map { line($0) }
    }

    private func line(_ fact: AppFact) -> String {
        let owner = "\(fact.container).\(fact.view ?? "-") \(fact.screens.joined(separator: ","))"
        return "\(text(fact.content)) | \(owner) | \(fact.certainty)"
    }

    private func text(_ content: AppFactContent) -> String {
        switch content {
        case .heroID(let operation, let patterns, _):
            let texts = patterns.map { $0?.description ?? "nil" }
            return "id \(operation) \(texts.joined(separator: ","))"
        case .modifiers(let form, let list): return "modifiers \(form) \(list.map(\.description))"
        case .source(let patterns):
            return "source \(patterns.map { $0?.description ?? "nil" }.joined())"
        case .animation(let property, let on, let animation, let returning):
            return "animation \(property) \(on) \(animation?.description ?? "-") "
                + "\(returning?.description ?? "-")"
        case .enabled(let target, let value):
            return "enabled \(target.screen ?? "-") \(value.description)"
        case .screen(let name, let superclass): return "screen \(name) \(superclass ?? "-")"
        case .cell(let name, let superclass): return "cell \(name) \(superclass ?? "-")"
        case .storyboard(let id, let name): return "storyboard \(id ?? "-") \(name ?? "-")"
        case .segue(let id, let operation, let from, let to):
            return "segue \(id ?? "-") \(operation.name) \(from ?? "-") \(to ?? "-")"
        case .edge(let operation, let from, let to, _, _):
            return "edge \(operation.name) \(from ?? "-") \(to ?? "-")"
        case .zoom, .hosted: return "swiftui"
        case .unknownAttribute(let name, let value): return "unknown \(name) \(value ?? "-")"
        default: return "\(content)"
        }
    }

    func attribute(_ keyPath: String, _ rest: String) -> String {
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="\(keyPath)" \
        \(rest)/></userDefinedRuntimeAttributes>
        """
    }

    func storyboard(_ objects: String..., initial: String = "c") -> String {
        let scenes = objects.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        return """
            <document type="a.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">\
            <scenes>\(scenes)</scenes></document>
            """
    }

    func id(_ value: String) -> String {
        attribute("heroID", "type='string' value='\(value)'")
    }
}
