import Apps
import TransitionDSL

/// The report: Markdown, for people.
extension AdoptionPlan {
    func report() -> String {
        var text = "# What `\(visible(options.name)).trans` does not contain\n\n"
        text += "Written by `transc adopt \(visible(options.origin))`.\n\n"
        let counts = counts
        text += "| facts | carried over | likely, as comments | reported here |\n"
        text += "|---:|---:|---:|---:|\n"
        text +=
            "| \(counts.facts) | \(counts.carried) | \(counts.likely) | \(counts.reported) |\n"
        text += section("Not carried", reportedEntries, none: "Everything is in the file.")
        text += section("Carried with remarks", remarkEntries, none: "There are no remarks.")
        text += callSection()
        return text
    }

    private typealias Entry = (fact: Int, text: String)

    private var reportedEntries: [Entry] {
        scan.facts.indices.compactMap { fact in
            guard case .reported(let reason, let detail) = fates[fact] else { return nil }
            let what = detail.map { ": \(code($0))" } ?? ""
            return (fact, "\(reason.text)\(what). \(reason.advice)")
        }
    }

    private var remarkEntries: [Entry] {
        scan.facts.indices.flatMap { fact -> [Entry] in
            guard case .item = fates[fact] else { return [] }
            return (remarks[fact] ?? []).map { (fact, $0.text) }
        }
    }

    /// Entries by file, in its order.
    private func section(_ title: String, _ entries: [Entry], none: String) -> String {
        var text = "\n## \(title)\n"
        if entries.isEmpty { return text + "\n\(none)\n" }
        var path: String?
        for entry in entries {
            let next = self.path(entry.fact)
            if next != path {
                text += "\n### \(plain(next))\n\n"
                path = next
            }
            let source = sourceLine(entry.fact)
            text += "- Line \(line(entry.fact)), \(scan.facts[entry.fact].content.kind.rawValue): "
            text += "\(code(source))\n  \(plain(raisingFirst(entry.text)))\n"
        }
        return text
    }

    /// The line of a fact as written.
    private func sourceLine(_ fact: Int) -> String {
        let index = Int(scan.facts[fact].place.file.index)
        guard scan.files.indices.contains(index) else { return "" }
        let source = scan.files[index].source
        let table = lineTables[index]
        let start = Int(table.start(ofLine: line(fact)))
        guard start < source.bytes.count else { return "" }
        let bytes = source.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
        return trimmed(String(decoding: bytes.prefix(160), as: UTF8.self))
    }

    // MARK: - Calls

    /// The calls that the app needs from now on, by screen.
    private func callSection() -> String {
        let text = "\n## Calls that the app needs\n\n"
        let lines = file.lines.filter(isWritten)
        let hasRegistry =
            !lines.isEmpty || file.defaults.contains { file.isWritten($0.item) }
        var calls: [String] = []
        if hasRegistry {
            calls.append(
                "- Each navigation controller: `\(file.module).install(in: navigationController)`.")
            if file.defaults.contains(where: { $0.operation == "tab" && file.isWritten($0.item) })
                || lines.contains(where: { $0.operation == "tab" })
            {
                calls.append(
                    "- Each tab bar controller: `\(file.module).install(in: tabBarController)`.")
            }
        }
        for index in writtenOwners { calls += self.calls(of: index, hasRegistry, lines) }
        if calls.isEmpty { return text + "None.\n" }
        return text + calls.joined(separator: "\n") + "\n"
    }

    private func calls(
        of index: Int, _ hasRegistry: Bool, _ lines: [AdoptedLine]
    ) -> [String] {
        let owner = file.owners[index]
        var calls: [String] = []
        let items = owner.ids.map { $0.item } + owner.modifiers.map { $0.item }
        let written = items.filter(file.isWritten)
        if !written.isEmpty, !setsHeroIDs(owner) {
            let values = parameters(of: owner)
            let arguments = values.map { "\($0.parameter.name): \($0.expression)" }
            let call = "applyTransitions(\(arguments.joined(separator: ", ")))"
            if !owner.isScreen {
                calls.append("\(code(call)) where the cell gets its content")
            } else if !values.isEmpty || !hasRegistry {
                calls.append("\(code(call)) when its views exist, such as in `viewDidLoad`")
            }
            let facts = written.flatMap { file.items[$0].facts }
                .filter { !scan.facts[$0].isInInterfaceBuilder }
            if !facts.isEmpty {
                let places = Set(facts).sorted().map(location).joined(separator: ", ")
                calls.append("these lines can go: \(places)")
            }
        }
        let isPresented =
            lines.contains { $0.operation == "present" && $0.to == owner.className }
            || owner.presentation.map { file.isWritten($0.item) } == true
        if isPresented {
            calls.append(
                "before it is presented, "
                    + code("\(file.module).installForPresentation(of: controller)"))
        }
        if lines.contains(where: { $0.segue != nil && $0.from == owner.className }) {
            calls.append(
                code("\(file.module).prepare(for: segue)") + " in `prepare(for:sender:)`")
        }
        if calls.isEmpty { return [] }
        return ["- `\(owner.className)`: \(calls.joined(separator: "; "))."]
    }

    // MARK: - Text

    /// Text as code of Markdown, whatever it contains.
    private func code(_ text: String) -> String {
        let text = plain(text)
        var longest = 0
        var count = 0
        for character in text {
            count = character == "`" ? count + 1 : 0
            longest = max(longest, count)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let isAtEdge = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
        return isAtEdge ? "\(fence) \(text) \(fence)" : fence + text + fence
    }

    /// Text of the app on one line.
    private func plain(_ text: String) -> String {
        let line = text.unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }
        return visible(String(String.UnicodeScalarView(line)))
    }
}
