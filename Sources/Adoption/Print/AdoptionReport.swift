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
            text =
                "Of \(known + unknown) changes of screens that transc finds, the code determines "
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

    func name(ofFile fact: Int) -> String { lastComponent(of: path(fact)) }

    /// Text as code of Markdown, whatever it contains.
    func code(_ text: String) -> String {
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
    func plain(_ text: String) -> String {
        let line = text.unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }
        return visible(String(String.UnicodeScalarView(line)))
    }
}
