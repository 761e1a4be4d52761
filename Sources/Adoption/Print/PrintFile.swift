import Apps
import Resolution
import TransitionDSL

/// The text of the file. White space is left to the formatter.
extension AdoptionPlan {
    func fileText() -> FileText {
        var text = FileText()
        let report = "\(visible(options.name)).adopt.md"
        text.addLine(
            "// Written by `transc adopt \(visible(options.origin))`. \(report) lists what is not in it."
        )
        text.addLine("module \(file.module)")
        text.addLine("engine \(file.engine.rawValue)")
        printHeroes(&text)
        let owners = writtenOwners
        if !owners.isEmpty { text.addLine() }
        for owner in owners { write(owner, owners, &text) }
        printSegues(&text)
        printAnimators(&text)
        printDefaults(&text)
        printRegistry(&text)
        return text
    }

    // MARK: - Heroes

    /// The uses of each hero that has one. Each hero asks for its own.
    private var usesOfHeroes: [Int: [AdoptedOwner.ID]] {
        var uses: [Int: [AdoptedOwner.ID]] = [:]
        for owner in file.owners where !owner.dropped {
            for id in owner.ids where file.isLive(id.item) {
                uses[id.use.hero, default: []].append(id)
            }
        }
        return uses
    }

    private func printHeroes(_ text: inout FileText) {
        let uses = usesOfHeroes.sorted { $0.key < $1.key }
        if !uses.isEmpty { text.addLine() }
        for (hero, uses) in uses { write(hero, uses, &text) }
    }

    /// A likely one is a comment.
    private func write(_ index: Int, _ uses: [AdoptedOwner.ID], _ text: inout FileText) {
        let hero = file.heroes[index]
        var line = "hero \(hero.name)\(parameterList(hero.parameters)) = \"\(idText(hero))\""
        if !hero.parts.isEmpty {
            let parts = Set(uses.compactMap { $0.use.part }).sorted().map { part in
                let (name, text) = (hero.parts[part], hero.partTexts[part])
                return name == text ? name : "\(name) = \(quoted(text))"
            }
            line += " { \(parts.joined(separator: "   ")) }"
        }
        let isWritten = uses.contains { file.isWritten($0.item) }
        if !isWritten { text.add("// likely: ") }
        text.add(line, isWritten ? .hero(index) : nil)
        text.addLine("  // " + places(of: uses))
    }

    private func parameterList(_ parameters: [AdoptedParameter]) -> String {
        if parameters.isEmpty { return "" }
        return "(" + parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
    }

    private func idText(_ hero: AdoptedHero) -> String {
        hero.pattern.pieces.map { piece in
            switch piece {
            case .text(let text):
                String(quoted(String(decoding: text, as: UTF8.self)).dropFirst().dropLast())
            case .hole(_, let index?): "\\(\(hero.parameters[index].name))"
            case .hole(_, nil): "\\(part)"
            }
        }.joined()
    }

    /// `List.swift:31, Detail.swift:14`.
    private func places(of uses: [AdoptedOwner.ID]) -> String {
        let facts = Set(uses.flatMap { file.items[$0.item].facts })
        var known: Set<String> = []
        let places = facts.sorted().map(location).filter { known.insert($0).inserted }
        let rest = places.count - 3
        return places.prefix(3).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    }

    // MARK: - Segues, animators, defaults, lines

    private func printSegues(_ text: inout FileText) {
        let segues = writtenSegues
        if !segues.isEmpty { text.addLine() }
        for index in segues {
            let segue = file.segues[index]
            let word = segue.isUnwind ? "unwind" : "segue"
            write("\(word) \(segue.name) = \(quoted(segue.identifier))", segue.item, &text)
        }
    }

    /// Those that lines name.
    var writtenSegues: [Int] {
        let named = Set(file.lines.filter(isLive).compactMap { $0.segue })
        return file.segues.indices.filter {
            named.contains($0) && file.isLive(file.segues[$0].item)
        }
    }

    private func printAnimators(_ text: inout FileText) {
        let used = file.animators.indices.filter { animator in
            file.lines.contains { $0.animator == animator && isWritten($0) }
                || file.defaults.contains {
                    $0.animator == animator && file.isWritten($0.item) && isKept($0.container)
                }
        }
        if !used.isEmpty { text.addLine() }
        for index in used {
            let animator = file.animators[index]
            text.addLine("animator \(animator.name) = class \(animator.text)", .animator(index))
        }
    }

    private func printDefaults(_ text: inout FileText) {
        var containers: [String?] = []
        for line in file.defaults where file.isLive(line.item) && isKept(line.container) {
            if !containers.contains(line.container) { containers.append(line.container) }
        }
        for container in containers {
            let lines = file.defaults.filter {
                $0.container == container && file.isLive($0.item)
            }
            let name = container.flatMap { ownerIndexes[$0] }.map { " in \(file.owners[$0].name)" }
            text.addLine()
            let isWritten = lines.contains { file.isWritten($0.item) }
            text.addLine((isWritten ? "" : "// likely: ") + "defaults\(name ?? "") {")
            for line in lines where !isReturn(line, of: lines) {
                let back = lines.first { isReturn($0, of: [line]) }
                let end = back.map { " / " + self.text($0.animation) } ?? ""
                write("  \(line.operation) \(self.text(line.animation))\(end)", line.item, &text)
            }
            text.addLine((isWritten ? "" : "// likely: ") + "}")
        }
    }

    private func isKept(_ container: String?) -> Bool {
        container.flatMap { ownerIndexes[$0] }.map { !file.owners[$0].dropped } ?? true
    }

    func isLive(_ line: AdoptedLine) -> Bool {
        file.isLive(line.item) && isKept(line.from) && isKept(line.to)
            && (line.segue.map { file.isLive(file.segues[$0].item) } ?? true)
    }

    func isWritten(_ line: AdoptedLine) -> Bool { isLive(line) && file.isWritten(line.item) }

    private func printRegistry(_ text: inout FileText) {
        let lines = file.lines.filter(isLive)
        if lines.isEmpty { return }
        text.addLine()
        let isWritten = lines.contains(where: self.isWritten)
        text.addLine((isWritten ? "" : "// likely: ") + "registry App {")
        for line in lines { write("  " + lineText(line), line.item, &text) }
        text.addLine((isWritten ? "" : "// likely: ") + "}")
    }

    private func lineText(_ line: AdoptedLine) -> String {
        var operation = line.operation
        if let segue = line.segue { operation = "segue(\(file.segues[segue].name))" }
        return "\(operation) \(name(line.from)) -> \(name(line.to)): \(self.text(line.animation))"
    }

    private func text(_ animation: AdoptedLine.Animation) -> String {
        switch animation {
        case .catalog(let animation): animation.description
        case .animator(let index, let isOneWay):
            file.animators[index].name + (isOneWay ? " / system" : "")
        }
    }

    /// Whether a default for pops is written as the return of one for pushes.
    private func isReturn(_ line: AdoptedDefault, of lines: [AdoptedDefault]) -> Bool {
        line.operation == "pop" && line.animator != nil && file.isWritten(line.item)
            && lines.contains {
                $0.operation == "push" && $0.animator != nil && file.isWritten($0.item)
                    && $0.animation != line.animation
            }
    }

    private func name(_ className: String?) -> String {
        className.flatMap { ownerIndexes[$0] }.map { file.owners[$0].name } ?? "*"
    }

    /// A line, or a comment if it is only likely.
    func write(_ line: String, _ item: Int, _ text: inout FileText) {
        if file.items[item].isLikely {
            let indent = line.prefix { $0 == " " }
            let places = file.items[item].facts.prefix(3).map(location).joined(separator: ", ")
            text.addLine("\(indent)// likely: \(line.dropFirst(indent.count))  // \(places)")
        } else {
            text.addLine(line, .item(item))
        }
    }
}
