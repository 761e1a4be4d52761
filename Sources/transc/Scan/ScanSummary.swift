import Apps
import Resolution
import TransitionDSL

/// What an app contains, for someone who decides whether to adopt transc. Its length does not grow
/// with the app: of long lists it shows the beginning.
func scanSummary(_ scan: AppScan, failures: Int = 0) -> String {
    let facts = scan.facts.filter { !$0.isTest }
    var text = head(scan, failures)
    if scan.swiftUIViewCount > 0 { text += swiftUISection(scan) }
    if scan.facts.isEmpty { return text + "\nNo code that sets hero ids or begins transitions.\n" }
    text += screenSection(facts) + heroSections(facts) + edgeSection(facts)
    return text + certaintySection(facts, testCount: scan.facts.count - facts.count)
}

/// What is read of SwiftUI, and what is not.
private func swiftUISection(_ scan: AppScan) -> String {
    let views = "\n\(counted(scan.swiftUIViewCount, "view")) of SwiftUI"
    let counts = [(AppFactKind.zoom, "zoom"), (.zoomSource, "source"), (.hosted, "hosted view")]
        .map { (scan.swiftUICount($0), $1) }.filter { $0.0 > 0 }
    if counts.isEmpty { return views + ", whose navigation is not read.\n" }
    let list = counts.map { counted($0, $1) }.joined(separator: ", ")
    return views + ": \(list). Zooms are checked, and hosted views are screens;\n"
        + "other navigation of SwiftUI is not read.\n"
}

/// How many lines of a list are shown.
let longestList = 40

private func head(_ scan: AppScan, _ failures: Int) -> String {
    let kinds: [(AppFile.Kind, String)] = [
        (.swift, "Swift"), (.objectiveC, "Objective-C"), (.interface, "Interface Builder"),
        (.strings, ".strings"), (.transitions, ".trans"), (.project, "Xcode project"),
    ]
    let parts = kinds.compactMap { kind, name -> String? in
        let count = scan.files.count { $0.kind == kind }
        return count == 0 ? nil : "\(count) \(name)"
    }
    let unread = failures == 0 ? "" : "; \(counted(failures, "file")) could not be read"
    return "\(counted(scan.files.count, "file")): \(parts.joined(separator: ", "))\(unread)\n"
}

/// The screens with what is set on them.
private func screenSection(_ facts: [AppFact]) -> String {
    var counts: [String: (ids: Int, animations: Int)] = [:]
    for fact in facts {
        switch fact.content {
        case .screen(let name, _): counts[name, default: (0, 0)].ids += 0
        case .heroID:
            for screen in fact.screens { counts[screen, default: (0, 0)].ids += 1 }
        case .animation: counts[fact.container]?.animations += 1
        default: break
        }
    }
    let rows = counts.sorted { $0.key < $1.key }.map { name, count in
        let parts = [
            count.ids == 0 ? nil : "\(counted(count.ids, "place")) with an id",
            count.animations == 0 ? nil : counted(count.animations, "animation"),
        ]
        return (visible(name), parts.compactMap { $0 }.joined(separator: ", "))
    }
    return section("Screens", rows, kind: .screen)
}

/// The ids with the screens on each side. An id on two screens can fly; the other side of one on a
/// single screen may be computed, so nothing is reported as wrong.
private func heroSections(_ facts: [AppFact]) -> String {
    var sides: [String: Set<String>] = [:]
    var unknownCount = 0
    for fact in facts {
        guard case .heroID(let operation, let patterns, _) = fact.content else { continue }
        if operation == .clear { continue }
        if patterns.isEmpty { unknownCount += 1 }
        let screens = fact.screens.isEmpty ? ["? (\(fact.container))"] : fact.screens
        for case let pattern? in patterns {
            sides[quoted(pattern.description), default: []].formUnion(screens)
        }
    }
    func rows(_ isIncluded: (Int) -> Bool) -> [(String, String)] {
        let rows = sides.filter { isIncluded($0.value.count) }.sorted { $0.key < $1.key }
        return rows.map { ($0.key, visible($0.value.sorted().joined(separator: ", "))) }
    }
    var text = section("Hero ids on several screens", rows { $0 > 1 }, kind: .heroID)
    text += section("Hero ids on one screen", rows { $0 < 2 }, kind: .heroID)
    if unknownCount > 0 {
        let verb = unknownCount == 1 ? "sets" : "set"
        text += "\n\(counted(unknownCount, "place")) \(verb) an id that is not known.\n"
    }
    return text
}

private func edgeSection(_ facts: [AppFact]) -> String {
    var rows: [(line: (String, String), count: Int)] = []
    var index: [String: Int] = [:]
    for fact in facts {
        guard case .edge(let operation, let from, let to, _, let played) = fact.content
        else { continue }
        let animation = played?.description ?? ""
        let ends = "\(operation.name) \(from ?? "?") -> \(to ?? "?")"
        let key = "\(ends): \(animation)"
        if let row = index[key] {
            rows[row].count += 1
        } else {
            index[key] = rows.count
            rows.append(((visible(ends), visible(animation)), 1))
        }
    }
    let sorted = rows.sorted { $0.line < $1.line }.map { line, count in
        let times = count == 1 ? "" : "\(line.1.isEmpty ? "" : ", ")\(count) places"
        return (line.0, line.1 + times)
    }
    return section("Edges", sorted, kind: .edge)
}

/// How certain the facts of each kind are.
private func certaintySection(_ facts: [AppFact], testCount: Int) -> String {
    var lines = [["", "certain", "likely", "unknown"]]
    func row(_ name: String, _ facts: [AppFact]) -> [String] {
        let certainties = AppFact.Certainty.allCases
        let counts = certainties.map { certainty in facts.count { $0.certainty == certainty } }
        return [name] + counts.map { String($0) }
    }
    let byKind = Dictionary(grouping: facts) { $0.content.kind }
    for kind in AppFactKind.allCases {
        if let facts = byKind[kind] { lines.append(row(kind.rawValue, facts)) }
    }
    lines.append(row("all", facts))
    let width = lines.map { $0[0].utf8.count }.max() ?? 0
    var text = "\nFacts:\n"
    for line in lines {
        text += "  " + line[0] + String(repeating: " ", count: width - line[0].utf8.count)
        for cell in line.dropFirst() {
            text += String(repeating: " ", count: max(0, 9 - cell.utf8.count)) + cell
        }
        text += "\n"
    }
    if testCount > 0 {
        text += "\nNot counted: \(counted(testCount, "fact")) in tests and previews.\n"
    }
    return text
}

/// A list under its title; nothing if it is empty.
private func section(_ title: String, _ rows: [(String, String)], kind: AppFactKind) -> String {
    if rows.isEmpty { return "" }
    var text = "\n\(title): \(rows.count)\n"
    text += trimmed(table(Array(rows.prefix(longestList))))
    if rows.count > longestList {
        let rest = rows.count - longestList
        text += "  and \(rest) more; `--plain --kind \(kind.rawValue)` lists all\n"
    }
    return text
}

/// Without the blanks that pad an empty last column.
private func trimmed(_ table: String) -> String {
    table.split(separator: "\n").reduce(into: "") { text, line in
        let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
        text += line[..<end] + "\n"
    }
}
