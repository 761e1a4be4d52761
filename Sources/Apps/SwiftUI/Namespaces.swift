import AppSource
import TransitionDSL

/// The namespaces that views declare with `@Namespace`, and where each goes.
struct NamespaceReader {
    fileprivate struct Key: Hashable {
        var type: TypeID
        var name: Text
    }

    private(set) var all: [AppIndex.Namespace] = []
    /// Whether code that is not in the app gets a namespace.
    private(set) var leavesApp = false
    private var numbers: [Key: Int] = [:]
    private let finder: ZoomFinder

    init(_ finder: ZoomFinder) {
        self.finder = finder
        // Where the view's own ids name it.
        var uses: [Key: Set<SourceRange>] = [:]
        for site in finder.modifiers + finder.sites {
            guard let key = key(of: site) else { continue }
            let own = site.form == .modifier ? site.namespace.map { [$0.range] } ?? [] : []
            uses[key, default: []].formUnion(own)
        }
        let named = names(of: Set(uses.keys.map { $0.name }))
        let passed = passed(named.all)
        leavesApp = named.isReadElsewhere || passed.leavesApp
        // An index: many views have a namespace of one name.
        let required = Set(uses.keys.map { $0.name }).filter(isRequired)
        for (key, ranges) in uses.sorted(by: { $0.key.order < $1.key.order }) {
            guard let declaration = declaration(key) else { continue }
            numbers[key] = all.count
            let mentions = mentions(of: key)
            let known = ranges.union(passed.byType[key.type]?[key.name] ?? [])
            all.append(
                AppIndex.Namespace(
                    name: program.string(key.name),
                    owner: program.string(program.types[key.type.index].name),
                    place: program.place(declaration),
                    way: required.contains(key.name)
                        ? .unknown
                        : mentions == ranges.count
                            ? .stays : mentions == known.count ? .passedOn : .unknown))
        }
    }

    private var program: AppProgram { finder.program }

    /// The number of the namespace of a site in ``all``; nil if a view gets it from elsewhere.
    func number(of site: ZoomSite) -> Int? { key(of: site).flatMap { numbers[$0] } }

    private func key(of site: ZoomSite) -> Key? {
        guard let name = site.namespace.flatMap(finder.plainName),
            !finder.isLocal(name, in: site.call),
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

    /// The names of all namespaces: of `@Namespace var a` and of `a: Namespace.ID`. Whether one of them
    /// is read as a member of another object.
    private func names(of own: Set<Text>) -> (all: Set<Text>, isReadElsewhere: Bool) {
        guard let type = program.names.find("Namespace") else { return (own, false) }
        var names = own
        for file in program.files(mentioning: [type]) {
            let tokens = program.tokens(file).tokens
            for index in tokens.indices where tokens[index].kind == .identifier {
                guard tokens[index].name == type, index > 1 else { continue }
                if tokens[index - 1].kind == .colon, tokens[index - 2].kind == .identifier {
                    names.insert(tokens[index - 2].name)
                }
                if tokens[index - 1].kind == .at,
                    let word = tokens[index...].prefix(6).firstIndex(where: { $0.is(.var) }),
                    word + 1 < tokens.count
                {
                    names.insert(tokens[word + 1].name)
                }
            }
        }
        let isReadElsewhere = program.files(mentioning: names).contains { file in
            let tokens = program.tokens(file).tokens
            return tokens.indices.contains { index in
                index > 1 && tokens[index].kind == .identifier
                    && names.contains(tokens[index].name) && tokens[index - 1].kind == .dot
                    && tokens[index - 2].kind == .identifier && !tokens[index - 2].is(.self)
                    && !program.string(tokens[index - 2].name).hasPrefix("_")
            }
        }
        return (names, isReadElsewhere)
    }

    /// The arguments that are namespaces, by the view with the call, for calls of what the app
    /// declares. Whether another call has one.
    private func passed(
        _ names: Set<Text>
    ) -> (byType: [TypeID: [Text: Set<SourceRange>]], leavesApp: Bool) {
        var byType: [TypeID: [Text: Set<SourceRange>]] = [:]
        var leavesApp = false
        for call in finder.calls(mentioning: names.sorted { $0.index < $1.index }) {
            for argument in call.arguments {
                guard let name = finder.plainName(argument.value), names.contains(name) else {
                    continue
                }
                guard isKnown(call.name) else {
                    leavesApp = leavesApp || !finder.isZoom(call)
                    continue
                }
                guard let type = program.typeOfDeclaration[call.body.declaration] else { continue }
                byType[type, default: [:]][name, default: []].insert(argument.value.range)
            }
        }
        return (byType, leavesApp)
    }

    /// Whether what a call does with a namespace is in the app.
    private func isKnown(_ name: Text) -> Bool {
        program.typesByName[name] != nil || program.membersByName[name] != nil
            || program.globals[name] != nil || program.string(name) == "environment"
    }

    /// Whether a protocol asks for a property of the name, so that other code reads it.
    private func isRequired(_ name: Text) -> Bool {
        (program.membersByName[name] ?? []).contains { id in
            program.typeOfDeclaration[id].map { program.types[$0.index].kind == .protocol } ?? false
        }
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
