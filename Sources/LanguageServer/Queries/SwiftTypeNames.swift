package import Semantics
package import TransitionDSL

extension Program {
    /// The last name of the Swift type that a screen or a cell names.
    package func typeName(of declaration: Declaration) -> String? {
        let tree = module.files[Int(declaration.place.file.index)].tree
        let start = tree.token(at: declaration.whole.range.start)
        guard let node = tree.node(beginningWith: start) else { return nil }
        if let screen = node.as(ScreenSyntax.self) {
            // `any View hosted` names no type of the app.
            if screen.hosted != nil, screen.type?.protocolType != nil { return nil }
            return screen.type?.typeTokens.last { $0.kind.isName }?.text
        }
        guard let cell = node.as(CellSyntax.self) else { return nil }
        return cell.type?.node.tokens.last { $0.kind.isName }?.text ?? cell.name?.text
    }

    /// In the file: the views that have an id, or the screens that name another after `is`.
    package func implementations(of key: DeclarationKey) -> [SourceRange] {
        analysis.references.compactMap { reference in
            guard reference.place.file == .main, case .declaration(let index)? = reference.target,
                self.key(of: index) == key
            else { return nil }
            let around = nodes(around: reference.place.range)
            if around.first?.kind == .heroReference {
                return around.first { $0.kind == .view }?.as(ViewSyntax.self)?.path?.range
            }
            guard around.contains(where: { $0.kind == .isClause }) else { return nil }
            return around.first { $0.kind == .screen }?.as(ScreenSyntax.self)?.name?.range
        }
    }

    /// The name with the namespaces around it; nil for what has no name of its own in Swift.
    func swiftName(of declaration: Declaration, in namespace: String) -> String? {
        swiftSpace(of: declaration, in: namespace).map { "\($0).\(declaration.swiftName)" }
    }

    /// What the name is in: `News.HeroID`, for a part `News.HeroID.story`.
    private func swiftSpace(of declaration: Declaration, in namespace: String) -> String? {
        let space: StaticString
        switch declaration.kind {
        case .screen: space = GeneratedNames.screens
        case .hero: space = GeneratedNames.heroIDs
        case .segue, .unwind: space = GeneratedNames.segueIDs
        case .animation: space = GeneratedNames.animations
        case .modifiers: space = GeneratedNames.modifiers
        case .animator: space = GeneratedNames.animators
        case .interaction: space = GeneratedNames.interactions
        case .registry: space = GeneratedNames.registries
        case .part:
            return declaration.container.flatMap {
                swiftName(of: analysis.declarations[$0], in: namespace)
            }
        case .cell, .group, .parameter, .view, .index: return nil
        }
        return "\(namespace).\(space)"
    }

    /// The namespace of a file's Swift.
    package func namespace(of file: FileIndex) -> String {
        let tree = module.files[Int(file.index)].tree
        let declared = tree.withRoot { root in
            root.child(.module).flatMap { NameClause($0).name?.text }
        }
        return declared ?? GeneratedNames.namespace(ofFile: lastComponent(of: tree.source.path))
    }

    /// The names in the Swift of the file, with the namespaces around them, and what each names. The
    /// screens of its imports are among them.
    var swiftNames: [String: DeclarationKey] {
        let namespace = namespace(of: .main)
        var names: [String: DeclarationKey] = [:]
        for (index, declaration) in analysis.declarations.enumerated()
        where declaration.place.file == .main || declaration.kind == .screen {
            guard let space = swiftSpace(of: declaration, in: namespace) else { continue }
            for name in declaration.swiftNames { names["\(space).\(name)"] = key(of: index) }
        }
        return names
    }
}

extension Declaration {
    /// The name in Swift, and for an id the type that has its parts.
    package var swiftNames: [String] {
        kind == .hero ? [swiftName, GeneratedNames.familyType(swiftName)] : [swiftName]
    }
}

extension SourceFile {
    /// Where a name is declared in Swift: the first one after one of some words. Backticks may be
    /// around it.
    package func firstDeclaration(of name: String, after words: [String]) -> SourceRange? {
        let wanted = Array(name.utf8)
        let start = bytes.indices.first { index in
            let rest = bytes[index...]
            guard rest.starts(with: wanted), let word = word(before: index) else { return false }
            return rest.dropFirst(wanted.count).first?.isWord != true && words.contains(word)
        }
        return start.map { SourceRange($0..<$0 + wanted.count) }
    }

    /// The word before an offset, with blanks or a backtick between.
    private func word(before offset: Int) -> String? {
        var end = offset
        if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        let nameEnd = end
        while end > 0, bytes[end - 1].isBlank { end -= 1 }
        guard end < nameEnd else { return nil }
        var start = end
        while start > 0, bytes[start - 1].isWord { start -= 1 }
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
}

extension UInt8 {
    /// Whether it is a part of a Swift name; every byte outside of ASCII may be.
    fileprivate var isWord: Bool {
        isDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self >= 0x80
    }
}
