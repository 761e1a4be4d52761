import Semantics
import TransitionDSL

// New text that is likely because the file has text like it: classes named after their screens,
// types of parameters, numbers.
extension CompletionFinder {
    /// The class that a screen has if it is named like the other ones. The names of an app are better.
    mutating func addUsualClass() {
        guard app?.controllers.isEmpty ?? true,
            let screen = place.node(.screen)?.as(ScreenSyntax.self), let name = screen.name?.text
        else { return }
        var counts: [String: Int] = [:]
        program.tree.withRoot { root in
            for node in root.children {
                guard let other = node.as(ScreenSyntax.self), let name = other.name?.text,
                    let type = other.type, type.protocolType == nil
                else { continue }
                let text = type.typeTokens.map { $0.text }.joined()
                if text.hasPrefix(name) {
                    counts[String(text.dropFirst(name.count)), default: 0] += 1
                }
            }
        }
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        items.append(CompletionItem(label: name + (usual ?? "ViewController"), kind: .type))
    }

    /// The types that parameters can have, and those of the app that the file names.
    mutating func addParameterTypes() {
        var seen: Set<String> = []
        for type in ValueType.nameable where seen.insert(type.rawValue).inserted {
            items.append(CompletionItem(label: type.rawValue, kind: .type))
        }
        for (index, node) in program.tree.nodes.enumerated() where node.kind == .parameter {
            let parameter = ParameterSyntax(SyntaxNode(program.tree, index))
            guard let type = parameter.type, !type.range.touches(place.word.start) else { continue }
            let text = oneLine(type.node)
            if seen.insert(text).inserted { items.append(CompletionItem(label: text, kind: .type)) }
        }
    }

    /// Literals that other calls of the same name have for the argument, and that of the example in
    /// the manual.
    mutating func addLiterals(_ site: CallAtPosition) {
        guard site.callees.contains(where: { site.active($0) != nil }) else { return }
        var counts: [String: Int] = [:]
        func add(_ tree: SyntaxTree, _ weight: Int) {
            for (index, element) in tree.nodes.enumerated()
            where element.kind == .call || element.kind == .reference {
                guard let call = SyntaxNode(tree, index).invocation, call.name?.text == site.name
                else { continue }
                let text = site.literal(of: call)
                if let text { counts[text, default: 0] += weight }
            }
        }
        add(program.tree, 2)
        for case .catalog(let row) in site.callees.map({ $0.origin }) {
            add(parse(SourceFile(path: "", text: "modifiers a = \(Catalog[row].example)")).tree, 1)
        }
        let texts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
        items += texts.map { CompletionItem(label: $0.key, kind: .constant) }
    }
}

extension CallAtPosition {
    /// The number or colour that another call has for this argument.
    fileprivate func literal(of call: Invocation) -> String? {
        var unlabelled = 0
        for argument in call.arguments {
            let isSame: Bool
            if let text = argument.label?.text {
                isSame = text == label
            } else {
                isSame = label == nil && unlabelled == unlabelledCount
                unlabelled += 1
            }
            guard isSame else { continue }
            let tokens = argument.value.tokens
            guard let token = tokens.first, tokens.count == 1,
                token.kind == .number || token.kind == .color
            else { return nil }
            return token.text
        }
        return nil
    }
}
