import AppSource
import TransitionDSL

/// The namespaces that views declare with `@Namespace`, and where each goes.
struct NamespaceReader {
    fileprivate struct Key: Hashable {
        var type: TypeID
        var name: Text
    }

    private(set) var all: [AppIndex.Namespace] = []
    private var numbers: [Key: Int] = [:]
    private let finder: ZoomFinder

    init(_ finder: ZoomFinder) {
        self.finder = finder
        // Where ids name it. A call of a helper may have several ids.
        var uses: [Key: Set<SourceRange>] = [:]
        for site in finder.modifiers + finder.sites {
            guard let key = key(of: site), let range = site.namespace?.range else { continue }
            uses[key, default: []].insert(range)
        }
        for (key, ranges) in uses.sorted(by: { $0.key.order < $1.key.order }) {
            guard let declaration = declaration(key) else { continue }
            numbers[key] = all.count
            all.append(
                AppIndex.Namespace(
                    name: program.string(key.name),
                    owner: program.string(program.types[key.type.index].name),
                    place: program.place(declaration), way: way(of: key, ranges)))
        }
    }

    private var program: AppProgram { finder.program }

    /// The number of the namespace of a site in ``all``; nil if a view gets it from elsewhere.
    func number(of site: ZoomSite) -> Int? { key(of: site).flatMap { numbers[$0] } }

    private func key(of site: ZoomSite) -> Key? {
        guard let name = site.namespace.flatMap(finder.plainName),
            !site.call.surroundings.locals.contains(name),
            let type = program.typeOfDeclaration[site.call.body.declaration]
        else { return nil }
        return Key(type: type, name: name)
    }

    /// The property with `@Namespace`.
    private func declaration(_ key: Key) -> DeclarationID? {
        program.types[key.type.index].members[key.name]?.first { id in
            let declaration = program.declaration(id)
            let tokens = program.tokens(id.file).tokens
            let start = tokens.partitioningIndex { $0.range.start >= declaration.range.start }
            let end = tokens.partitioningIndex { $0.range.start >= declaration.nameRange.start }
            return tokens[start..<max(start, end)].contains {
                $0.kind == .identifier && program.string($0.name) == "Namespace"
            }
        }
    }

    private func way(of key: Key, _ uses: Set<SourceRange>) -> AppIndex.Namespace.Way {
        let mentions = mentions(of: key)
        if mentions == uses.count { return .stays }
        var passed = uses
        for call in finder.calls(mentioning: [key.name])
        where program.typeOfDeclaration[call.body.declaration] == key.type && isKnown(call.name) {
            for argument in call.arguments
            where finder.plainName(argument.value) == key.name {
                passed.insert(argument.value.range)
            }
        }
        return mentions == passed.count ? .passedOn : .unknown
    }

    /// Whether what a call does with a namespace is in the app.
    private func isKnown(_ name: Text) -> Bool {
        program.typesByName[name] != nil || program.membersByName[name] != nil
            || program.globals[name] != nil || program.string(name) == "environment"
    }

    /// How often the view names it, apart from the declaration.
    private func mentions(of key: Key) -> Int {
        let storage = program.names.find("_" + program.string(key.name))
        var count = -1
        for id in program.types[key.type.index].declarations {
            let range = program.declaration(id).range
            let tokens = program.tokens(id.file).tokens
            for token in tokens[tokens.partitioningIndex { $0.range.start >= range.start }...] {
                if token.range.end > range.end { break }
                guard token.kind == .identifier else { continue }
                if token.name == key.name || token.name == storage { count += 1 }
            }
        }
        return count
    }
}

extension NamespaceReader.Key {
    fileprivate var order: (Int, UInt32) { (type.index, name.index) }
}
