import Apps
import TransitionDSL

/// The report: a checklist in Markdown, for people.
extension AdoptionPlan {
    func report() -> String {
        let counts = counts
        var head = ["# Adopting `\(visible(options.name)).trans`", ""]
        head += ReportPage.wrapped(
            "Written by `transc adopt \(visible(options.origin))`. Facts of the app: \(counts.facts); "
                + "in the file: \(counts.carried); likely, and comments there: \(counts.likely); only "
                + "in the code: \(counts.reported).")
        head.append("")
        head += ReportPage.wrapped(verdict)
        var proof = ReportPage.Section(title: "What would play something else")
        proof.entries = comparison.differences.map(entry)
        var byHand = ReportPage.Section(title: "What stays by hand")
        byHand.entries = places(reportedEntries)
        var remarks = ReportPage.Section(title: "What to look at")
        remarks.entries = places(remarkEntries)
        var defects = ReportPage.Section(title: "What `transc lint --app` finds today")
        defects.entries = options.findings.map { finding in
            ReportPage.wrapped(plain(finding), first: "- [ ] ", next: "  ")
        }
        let page = ReportPage(
            head: head, sections: [proof, replacements, calls, byHand, remarks, defects])
        if options.isFull { return page.text(rest: nil) }
        return page.text { "- and \($0) more: `transc adopt` with `--full` names every place" }
    }

    // MARK: - The proof

    /// Whether the file plays what the app plays.
    private var verdict: String {
        let wrong = comparison.differences.count
        let (known, unknown) = (comparison.known, comparison.unknown)
        if known + unknown == 0 { return "The code changes no screens that transc knows." }
        var text = ""
        if unknown > 0 {
            text = "Of \(known + unknown) changes of screens that transc finds, the code determines "
            text += "what plays at \(known). "
            if known == 0 { return text + "So this file cannot be compared with the app." }
            text += "There, with this file, the app plays what it plays today"
            text += wrong > 0 ? ", except at \(wrong)." : "."
        } else {
            text = "With this file, the app plays what it plays today, "
            text += wrong > 0 ? "except at \(wrong) of " : "at all "
            text += "\(known) changes of screens that transc finds."
        }
        let isAllOff = today.all.allSatisfy { $0.plays == .system }
        if usesHero, isAllOff, unknown == 0 { text += " Hero takes no part in any of them." }
        text += " This holds once the steps below are done. It is about the animations of screens, "
        return text + "not about the views that fly."
    }

    private func entry(_ difference: EventDifference) -> [String] {
        let event = difference.event
        let places = event.facts.prefix(2).map(location).joined(separator: ", ")
        let what = "\(event.operation.name) \(event.from) -> \(event.to)"
        return ReportPage.wrapped(
            "\(code(what)): today \(code(difference.app.text)) (\(places)), with the file "
                + "\(code(difference.file.text))", first: "- [ ] ", next: "  ")
    }

    // MARK: - Lines that go

    /// What the file replaces, by file.
    private var replacements: ReportPage.Section {
        var section = ReportPage.Section(title: "What to delete, and what to call there")
        var steps: [(fact: Int, lines: [Int], text: String)] = []
        for index in writtenOwners where !setsHeroIDs(file.owners[index]) {
            var hasCall = false
            var rest: [Int] = []
            for site in callSites(of: index) {
                guard let call = site.call, let first = site.facts.first else {
                    rest += site.facts
                    continue
                }
                steps.append((first, site.facts.map(line), place(of: call, site.facts)))
                hasCall = true
            }
            guard let first = rest.first else { continue }
            let files = Dictionary(grouping: rest) { scan.facts[$0].place.file }
            let text = hasCall ? "" : otherCall(of: index)
            for facts in files.values {
                let isFirst = facts.contains(first)
                steps.append((facts[0], facts.map(line), isFirst ? text : ""))
            }
        }
        steps += deletedSettings
        steps.sort { $0.fact < $1.fact }
        for step in steps {
            let lines = ranges(step.lines)
            let text = step.text.isEmpty ? "delete" : "delete; \(step.text)"
            section.entries.append(
                ReportPage.wrapped(
                    "\(plain(name(ofFile: step.fact))):\(lines): \(text)", first: "- [ ] ",
                    next: "  "))
        }
        return section
    }

    /// Where a call stands: instead of the lines, or of the last one if they are in several blocks.
    private func place(of call: String, _ facts: [Int]) -> String {
        let blocks = Set(facts.map { today.code.block(around: scan.facts[$0].place) })
        let last = facts.map(line).max() ?? 0
        if blocks.count > 1 { return "call \(code(call)) in place of line \(last)" }
        return "call \(code(call)) in \(Set(facts.map(line)).count == 1 ? "its" : "their") place"
    }

    /// The call of a screen or cell whose values are not all known in one place.
    private func otherCall(of index: Int) -> String {
        let owner = file.owners[index]
        let values = parameters(of: owner).map { $0.parameter.name }
        let name = code(owner.className)
        if !values.isEmpty {
            let call = "applyTransitions(\(values.map { $0 + ":" }.joined()))"
            let what = values.map { code($0) }.joined(separator: ", ")
            return "call \(code(call)) of \(name) where \(what) "
                + (values.count == 1 ? "is known" : "are known")
        }
        if !owner.isScreen { return "call `applyTransitions()` of \(name) when it gets its content" }
        return "call `applyTransitions()` in `viewDidLoad` of \(name)"
    }

    /// Animations that lines have, and switches that are not needed with them.
    private var deletedSettings: [(fact: Int, lines: [Int], text: String)] {
        var byFile: [FileIndex: [Int]] = [:]
        var order: [FileIndex] = []
        for fact in scan.facts.indices {
            guard case .item(let item) = fates[fact], file.isWritten(item) else { continue }
            switch scan.facts[fact].content {
            case .animation(let property, _, _, _) where property != .argument: break
            case .enabled where item != engineItem || isCovered(fact): break
            default: continue
            }
            let path = scan.facts[fact].place.file
            if byFile[path] == nil { order.append(path) }
            byFile[path, default: []].append(fact)
        }
        return order.compactMap { path in
            guard let facts = byFile[path], let first = facts.first else { return nil }
            let isInterface = scan.facts[first].isInInterfaceBuilder
            return (first, facts.map(line), isInterface ? "these are attributes" : "")
        }
    }

    /// Whether lines of the file play what a switch switches on.
    private func isCovered(_ fact: Int) -> Bool {
        func isAnswered(_ name: String) -> Bool {
            let shown = today.all.filter { $0.operation == .present && $0.to == name }
            return !shown.isEmpty && shown.allSatisfy(isPresentedByFile)
        }
        switch today.target(of: fact) {
        case .ownStack?: return answersForStacks
        case .controller(let name)?, .variable(_, let name?)?:
            let isStack = classes.isStack(name) || name.includes("navigationController#")
            return isStack ? answersForStacks : isAnswered(name)
        case .ownTabs?, .all?, .variable?, .other?, nil: return false
        }
    }

    /// Whether a line of the file is for a presentation.
    private func isPresentedByFile(_ event: AppEvent) -> Bool {
        let hasLine = writtenLines.contains {
            $0.operation == "present" && ($0.from ?? event.from) == event.from
                && ($0.to ?? event.to) == event.to
        }
        let owner = ownerIndexes[event.to].map { file.owners[$0] }
        return hasLine || owner?.presentation.map { file.isWritten($0.item) } == true
    }

    /// `12–14, 20`.
    private func ranges(_ lines: [Int]) -> String {
        var result: [(Int, Int)] = []
        for line in Set(lines).sorted() {
            if let last = result.last, line == last.1 + 1 {
                result[result.count - 1].1 = line
            } else {
                result.append((line, line))
            }
        }
        return result.map { $0 == $1 ? "\($0)" : "\($0)–\($1)" }.joined(separator: ", ")
    }

    // MARK: - Calls

    private var writtenLines: [AdoptedLine] { file.lines.filter(isWritten) }

    private var installsRegistry: Bool {
        !writtenLines.isEmpty || file.defaults.contains { file.isWritten($0.item) }
            || file.owners.contains { owner in
                !owner.dropped && owner.presentation.map { file.isWritten($0.item) } == true
            }
    }

    /// The calls that install the registry.
    private var calls: ReportPage.Section {
        var section = ReportPage.Section(title: "What to call besides")
        guard installsRegistry else { return section }
        let module = file.module
        func add(_ text: String) {
            let entry = ReportPage.wrapped(text, first: "- [ ] ", next: "  ")
            if !section.entries.contains(entry) { section.entries.append(entry) }
        }
        let roots = answersForStacks ? today.rootsToInstall : []
        for root in roots {
            let place = plain(location(root.fact))
            if scan.facts[root.fact].isInInterfaceBuilder {
                let install = "navigationController.map { \(module).install(in: $0) }"
                add("\(code(root.screen)), in `viewDidLoad`: \(code(install))")
            } else if let variable = root.variable {
                add("\(place), after it: \(code("\(module).install(in: \(variable))"))")
            } else if let name = root.container, classes.type(name) != nil {
                add("\(code(name)), in `viewDidLoad`: \(code("\(module).install(in: self)"))")
            } else {
                let install = "navigationController.map { \(module).install(in: $0) }"
                add("\(code(root.screen)), in `viewDidLoad`: \(code(install))")
            }
        }
        if roots.isEmpty, answersForStacks {
            add(
                "the first screen of each navigation controller, in `viewDidLoad`: "
                    + code("navigationController.map { \(module).install(in: $0) }"))
        }
        let hasTabs =
            file.defaults.contains { $0.operation == "tab" && file.isWritten($0.item) }
            || writtenLines.contains { $0.operation == "tab" }
        if hasTabs {
            add(
                "each tab bar controller of the app, in `viewDidLoad`: "
                    + code("\(module).install(in: self)"))
        }
        for fact in presentations { addPresentation(fact, add) }
        for line in writtenLines {
            guard line.segue != nil, let from = line.from else { continue }
            let prepare = "\(module).prepare(for: segue)"
            add("\(code(from)), in `prepare(for:sender:)`: \(code(prepare))")
        }
        return section
    }

    /// The edges that present a screen with a line, in their order.
    private var presentations: [Int] {
        var found: Set<Int> = []
        for event in today.all where event.operation == .present && isPresentedByFile(event) {
            found.formUnion(event.facts)
        }
        return found.sorted()
    }

    private func addPresentation(_ fact: Int, _ add: (String) -> Void) {
        let module = file.module
        if scan.facts[fact].isInInterfaceBuilder {
            guard case .edge(_, let from?, _, _, _) = scan.facts[fact].content else { return }
            let install = "\(module).installForPresentation(of: segue.destination)"
            return add("\(code(from)), in `prepare(for:sender:)`: \(code(install))")
        }
        let shown = presented(fact) ?? "controller"
        let install = "\(module).installForPresentation(of: \(shown))"
        add("\(plain(location(fact))), before it: \(code(install))")
    }

    /// `login` of `present(login, animated: true)`.
    private func presented(_ fact: Int) -> String? {
        let statement = statement(fact)
        guard let start = statement.firstIndex(of: "("), statement[..<start].hasSuffix("present")
        else { return nil }
        let name = statement[statement.index(after: start)...].prefix { $0 != "," && $0 != ")" }
        let isName = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        return isName && !name.isEmpty ? String(name) : nil
    }

    // MARK: - By hand

    /// What is to say about a fact; facts of one file with the same text are one entry.
    private struct Entry {
        var fact: Int
        /// What is only about this fact.
        var detail: String?
        var text: String
    }

    private var reportedEntries: [Entry] {
        scan.facts.indices.compactMap { fact in
            guard case .reported(let reason, let detail) = fates[fact] else { return nil }
            return Entry(
                fact: fact, detail: detail,
                text: "\(reason.text). \(reason.advice)")
        }
    }

    private var remarkEntries: [Entry] {
        scan.facts.indices.flatMap { fact -> [Entry] in
            guard case .item = fates[fact] else { return [] }
            return (remarks[fact] ?? []).compactMap { remark in
                remark == .engineIsOn && isCovered(fact)
                    ? nil : Entry(fact: fact, text: remark.text)
            }
        }
    }

    /// Entries by file and text, in the order of their first place.
    private func places(_ entries: [Entry]) -> [[String]] {
        struct Key: Hashable {
            var file: FileIndex
            var text: String
        }
        var order: [Key] = []
        var groups: [Key: [Entry]] = [:]
        for entry in entries {
            let key = Key(file: scan.facts[entry.fact].place.file, text: entry.text)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(entry)
        }
        return order.compactMap { key in
            guard let group = groups[key], let first = group.first else { return nil }
            var lines: [String] = []
            var seen: Set<String> = []
            for entry in group {
                let text = "\(line(entry.fact))" + (entry.detail.map { " \(code($0))" } ?? "")
                if seen.insert(text).inserted { lines.append(text) }
            }
            let file = plain(name(ofFile: first.fact))
            let text = "\(file):\(lines.joined(separator: ", ")): \(plain(key.text))"
            return ReportPage.wrapped(text, first: "- [ ] ", next: "  ")
        }
    }

    // MARK: - Text

    private func name(ofFile fact: Int) -> String { lastComponent(of: path(fact)) }

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
