import Apps
import TransitionDSL

/// Screens and cells.
extension AdoptionPlan {
    /// Those that something in the file needs: cells first, then by the place of the class.
    var writtenOwners: [Int] {
        var found: Set<Int> = []
        for index in file.owners.indices where !file.owners[index].dropped {
            let owner = file.owners[index]
            var items = owner.ids.map { $0.item } + owner.modifiers.map { $0.item }
            items += [owner.presentation?.item].compactMap { $0 }
            guard items.contains(where: file.isLive) else { continue }
            found.insert(index)
            if !owner.isScreen { found.formUnion(owner.screens.compactMap { ownerIndexes[$0] }) }
        }
        var classes = file.lines.filter(isLive).flatMap { [$0.from, $0.to] }
        classes += file.defaults.filter { file.isLive($0.item) }.map { $0.container }
        found.formUnion(classes.compactMap { $0 }.compactMap { ownerIndexes[$0] })
        return found.filter { !file.owners[$0].dropped }.sorted { left, right in
            let (a, b) = (file.owners[left], file.owners[right])
            return (a.isScreen ? 1 : 0, a.order.file, a.order.offset, a.className)
                < (b.isScreen ? 1 : 0, b.order.file, b.order.offset, b.className)
        }
    }

    func write(_ index: Int, _ all: [Int], _ text: inout FileText) {
        let owner = file.owners[index]
        let values = parameters(of: owner)
        let list = values.map { "\($0.parameter.name): \($0.parameter.type)" }
        var head = "\(owner.isScreen ? "screen" : "cell") \(owner.name)"
        if !list.isEmpty { head += "(\(list.joined(separator: ", ")))" }
        text.add(head + " = \(owner.path)\(owner.isHosted ? " hosted" : "")", .owner(index))
        if let parent = parent(of: owner, all) { text.add(" is \(parent)") }
        text.add(givenClause(owner))
        if let clause = storyboardClause(index, all) {
            text.add(" ")
            text.add(clause, owner.storyboard.map { .item($0.item) })
        }
        let body = body(index, all, values)
        if body.pieces.isEmpty { return text.addLine() }
        text.addLine(" {")
        for piece in body.pieces {
            for (part, origin) in piece { text.add(part, origin) }
            text.addLine()
        }
        text.addLine("}")
    }

    /// The place of a screen in a storyboard, on the line of its name. Nothing of a transition
    /// depends on it unless the ids are set there.
    func storyboardClause(_ index: Int, _ all: [Int]) -> String? {
        let owner = file.owners[index]
        guard let storyboard = owner.storyboard, file.isWritten(storyboard.item) else { return nil }
        let clause = clause(storyboard, owner)
        let values = parameters(of: owner).map { "\($0.parameter.name): \($0.parameter.type)" }
        var length = "screen \(owner.name)(\(values.joined(separator: ", "))) = \(owner.path)".count
        if let parent = parent(of: owner, all) { length += " is \(parent)".count }
        length += givenClause(owner).count
        let fits = length + clause.count + 3 <= 100
        return fits || setsHeroIDs(owner) ? clause : nil
    }

    private func clause(_ storyboard: AdoptedOwner.Storyboard, _ owner: AdoptedOwner) -> String {
        var arguments = [quoted(storyboard.name)]
        if let identifier = storyboard.identifier { arguments.append("id: \(quoted(identifier))") }
        if setsHeroIDs(owner) { arguments.append("setsHeroIds: true") }
        return "storyboard(\(arguments.joined(separator: ", ")))"
    }

    /// The nearest superclass that is a screen of the file.
    private func parent(of owner: AdoptedOwner, _ all: [Int]) -> String? {
        guard owner.isScreen else { return nil }
        for type in classes.chain(owner.className).dropFirst() {
            if let index = ownerIndexes[type.name], all.contains(index) {
                return file.owners[index].name
            }
        }
        return nil
    }

    private func givenClause(_ owner: AdoptedOwner) -> String {
        let views = givenViews(of: owner).map { "\($0.name): \($0.type)" }
        return views.isEmpty ? "" : " given(\(views.joined(separator: ", ")))"
    }

    /// The private views that the written lines need.
    func givenViews(of owner: AdoptedOwner) -> [AdoptedOwner.Given] {
        let written =
            owner.ids.filter { file.isWritten($0.item) }.map { $0.path }
            + owner.modifiers.filter { file.isWritten($0.item) }.map { $0.path }
        return owner.given.filter { written.contains($0.name) }
    }

    // MARK: - Parameters

    /// A value that an owner takes: how the app writes it, and its name in the file.
    struct OwnerValue {
        var expression: String
        var parameter: AdoptedParameter
    }

    /// The values that the written lines need. The same expression is the same value.
    func parameters(of owner: AdoptedOwner) -> [OwnerValue] {
        var values: [OwnerValue] = []
        var names = NameSet()
        for view in owner.given { _ = names.unique(view.name) }
        for id in owner.ids where file.isWritten(id.item) {
            let hero = file.heroes[id.use.hero]
            for (parameter, argument) in zip(hero.parameters, id.use.arguments) {
                guard case .value(let expression, let isOptional) = argument else { continue }
                let type = parameter.type + (isOptional ? "?" : "")
                let isKnown = values.contains {
                    $0.expression == expression && $0.parameter.type == type
                }
                if isKnown { continue }
                let path = valueNames(expression)
                var name = path.last.flatMap { camelCased([$0]) } ?? parameter.name
                if names.has(name), path.count > 1 {
                    name = camelCased(Array(path.suffix(2))) ?? name
                }
                values.append(
                    OwnerValue(
                        expression: expression,
                        parameter: AdoptedParameter(
                            name: names.unique(name), type: type)))
            }
        }
        return values
    }

    func use(_ use: AdoptedUse, _ values: [OwnerValue]) -> String {
        let hero = file.heroes[use.hero]
        let arguments = zip(hero.parameters, use.arguments).map { parameter, argument in
            switch argument {
            case .literal(let text): return "\(parameter.name): \(text)"
            case .value(let expression, let isOptional):
                let type = parameter.type + (isOptional ? "?" : "")
                let value = values.first {
                    $0.expression == expression && $0.parameter.type == type
                }
                return "\(parameter.name): \(value?.parameter.name ?? parameter.name)"
            }
        }
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return hero.name + list + (use.part.map { "." + hero.parts[$0] } ?? "")
    }

    // MARK: - Bodies

    private struct Body {
        typealias Piece = [(text: String, origin: FileText.Origin?)]
        var pieces: [Piece] = []
    }

    private func body(_ index: Int, _ all: [Int], _ values: [OwnerValue]) -> Body {
        let owner = file.owners[index]
        var body = Body()
        if let presentation = owner.presentation, file.isLive(presentation.item) {
            body.pieces.append(
                piece("present \(presentation.animation.description)", presentation.item))
        }
        for cell in all where !file.owners[cell].isScreen {
            if file.owners[cell].screens.contains(owner.className) {
                body.pieces.append([("  cell \(file.owners[cell].name)", .owner(cell))])
            }
        }
        if let storyboard = owner.storyboard, file.isLive(storyboard.item),
            file.items[storyboard.item].isLikely
        {
            body.pieces.append(piece(clause(storyboard, owner), storyboard.item))
        }
        for path in paths(owner) { body.pieces += lines(path, owner, values) }
        return body
    }

    private func piece(_ text: String, _ item: Int) -> Body.Piece {
        if file.items[item].isLikely { return [("  // likely: " + text, nil)] }
        return [("  " + text, .item(item))]
    }

    /// In the order of their first fact, `root` included.
    private func paths(_ owner: AdoptedOwner) -> [String] {
        var first: [String: Int] = [:]
        for (path, item) in owner.ids.map({ ($0.path, $0.item) })
            + owner.modifiers.map({ ($0.path, $0.item) })
        where file.isLive(item) {
            let fact = file.items[item].facts.min() ?? 0
            first[path] = min(first[path] ?? Int.max, fact)
        }
        return first.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { $0.key }
    }

    private func lines(
        _ path: String, _ owner: AdoptedOwner, _ values: [OwnerValue]
    ) -> [Body.Piece] {
        let id = owner.ids.first { $0.path == path && file.isLive($0.item) }
        let modifiers = owner.modifiers.first { $0.path == path && file.isLive($0.item) }
        var line: Body.Piece = []
        var comments: [Body.Piece] = []
        if let id {
            let text = use(id.use, values)
            if file.items[id.item].isLikely {
                comments.append([("  // likely: \(path): \(text)", nil)])
            } else {
                line.append((text, .item(id.item)))
            }
        }
        if let modifiers {
            let text = "with " + modifiers.modifiers.map { $0.description }.joined(separator: ", ")
            if file.items[modifiers.item].isLikely {
                comments.append([("  // likely: \(path): \(text)", nil)])
            } else {
                line.append((line.isEmpty ? text : " " + text, .item(modifiers.item)))
            }
        }
        if line.isEmpty { return comments }
        // A mistake in the path is one of the id if there is one.
        return [[("  \(path): ", line[0].origin)] + line] + comments
    }
}
