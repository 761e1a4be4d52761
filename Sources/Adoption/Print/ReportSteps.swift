import AppSource
import Apps
import TransitionDSL

/// What is to be done: the lines that go, and the calls that come.
extension AdoptionPlan {
    // MARK: - Lines that go

    /// What the file replaces, by file.
    var replacements: ReportPage.Section {
        var section = ReportPage.Section(title: "What to delete, and what to call there")
        var steps: [(fact: Int, lines: [Int], text: String)] = []
        for index in writtenOwners where !setsHeroIDs(file.owners[index]) {
            var hasCall = false
            var rest: [Int] = []
            for site in replacingCalls(of: index) {
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
            var text = step.text.isEmpty ? "delete" : "delete; \(step.text)"
            if scan.facts[step.fact].isInInterfaceBuilder { text = "delete the attribute" }
            section.entries.append(
                ReportPage.wrapped(
                    "\(plain(name(ofFile: step.fact))):\(lines): \(text)", first: "- [ ] ",
                    next: "  "))
        }
        return section
    }

    /// Where a call is: instead of the lines, or of the last one if they are in several blocks.
    private func place(of call: String, _ facts: [Int]) -> String {
        let blocks = Set(facts.map { today.code.block(around: scan.facts[$0].place) })
        let last = facts.map(line).max() ?? 0
        if blocks.count > 1 { return "call \(code(call)) in place of line \(last)" }
        return "call \(code(call)) in \(Set(facts.map(line)).count == 1 ? "its" : "their") place"
    }

    /// The call of a screen or cell whose values are not all known in one place.
    private func otherCall(of index: Int) -> String {
        let owner = file.owners[index]
        let values =
            parameters(of: owner).map { $0.parameter.name } + givenViews(of: owner).map { $0.name }
        let name = code(owner.className)
        if !values.isEmpty {
            let call = "applyTransitions(\(values.map { $0 + ":" }.joined()))"
            let what = values.map { code($0) }.joined(separator: ", ")
            return "call \(code(call)) of \(name) where \(what) "
                + (values.count == 1 ? "is known" : "are known")
        }
        if !owner.isScreen {
            return "call `applyTransitions()` of \(name) when it gets its content"
        }
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
            case .registryLine where statement(fact).includes("transitioningDelegate"): break
            case .enabled where item != engineItem || isCovered(fact): break
            default: continue
            }
            let path = scan.facts[fact].place.file
            if byFile[path] == nil { order.append(path) }
            byFile[path, default: []].append(fact)
        }
        return order.compactMap { path in
            guard let facts = byFile[path], let first = facts.first else { return nil }
            return (first, facts.map(line), "")
        }
    }

    /// Whether lines of the file play what a switch switches on.
    func isCovered(_ fact: Int) -> Bool {
        func isAnswered(_ name: String) -> Bool {
            let shown = today.all.filter { $0.operation == .present && $0.to == name }
            return !shown.isEmpty && shown.allSatisfy(isPresentedByFile)
        }
        switch today.target(of: fact) {
        case .ownStack?: return answersForStacks
        case .controller(let name)?, .variable(_, let name?)?:
            if today.tabBars.contains(where: { $0.name == name }) { return answersForTabs }
            guard today.isStack(name) else { return isAnswered(name) }
            let root = today.roots.first { $0.container == name }?.screen
            return answersForStacks || root.map(isAnswered) ?? false
        case .variable(let name, nil)?:
            // What its own function shows.
            let shown = table.edges(near: scan.facts[fact]).filter { isArgument(name, of: $0) }
            let events = shown.map { today.event(ofEdge: $0) }
            return !events.isEmpty
                && events.allSatisfy {
                    $0.map { $0.operation == .present && isPresentedByFile($0) } ?? false
                }
        case .ownTabs?, .all?, .other?, nil: return false
        }
    }

    /// Whether a line of the file is for a presentation.
    private func isPresentedByFile(_ event: AppEvent) -> Bool {
        let owner = ownerIndexes[event.to].map { file.owners[$0] }
        if owner?.presentation.map({ file.isWritten($0.item) }) == true { return true }
        return file.lines.contains {
            $0.operation == "present" && ($0.to == nil || $0.to == event.to)
                && ($0.from == nil || $0.from == event.from) && isWritten($0)
        }
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
    var calls: ReportPage.Section {
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
            if let variable = root.variable {
                add("\(place), after it: \(code("\(module).install(in: \(variable))"))")
            } else if let name = root.container, classes.type(name) != nil {
                addInstall(ofContainer: name, add)
            } else {
                let install = "navigationController.map { \(module).install(in: $0) }"
                add("\(code(root.screen)), in `viewDidLoad`: \(code(install))")
            }
        }
        let stacks = file.defaults.filter {
            ["push", "pop"].contains($0.operation) && file.isWritten($0.item)
        }.compactMap { $0.container }
        for name in stacks { addInstall(ofContainer: name, add) }
        if roots.isEmpty, stacks.isEmpty, answersForStacks {
            add(
                "the first screen of each navigation controller, in `viewDidLoad`: "
                    + code("navigationController.map { \(module).install(in: $0) }"))
        }
        let bars = answersForTabs ? today.tabBars : []
        let install = "tabBarController.map { \(module).install(in: $0) }"
        for bar in bars {
            if scan.plainContainers[bar.name] == nil {
                addInstall(ofContainer: bar.name, add)
            } else if let first = bar.children.first {
                add("\(code(first)), in `viewDidLoad`: \(code(install))")
            }
        }
        if answersForTabs, bars.isEmpty {
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

    /// A container that becomes its own delegate does so before the registry is installed.
    private func addInstall(ofContainer name: String, _ add: (String) -> Void) {
        let order = table.order(ofClass: name)
        let isOwn = order.file != .max && today.code.isOwnDelegate(name, FileIndex(order.file))
        let place = isOwn ? "after `delegate = self`" : "in `viewDidLoad`"
        add("\(code(name)), \(place): \(code("\(file.module).install(in: self)"))")
    }

    /// Whether a registry must be installed in tab bar controllers.
    private var answersForTabs: Bool {
        file.defaults.contains { $0.operation == "tab" && file.isWritten($0.item) }
            || writtenLines.contains { $0.operation == "tab" }
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
        let isSwift = scan.facts[fact].language == .swift
        let place = isSwift ? "before it" : "before it, in a Swift method that it calls"
        add("\(plain(location(fact))), \(place): \(code(install))")
    }

    /// `login` of `present(login, animated: true)`.
    private func presented(_ fact: Int) -> String? {
        let statement = statement(fact)
        let starts = ["present(", "presentViewController:"].compactMap { statement.text(after: $0) }
        guard let name = starts.first?.prefix(while: { $0 != "," && $0 != ")" && $0 != " " }) else {
            return nil
        }
        let isName = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        return isName && !name.isEmpty ? String(name) : nil
    }
}
