import Apps
import Driver
import TransitionDSL

/// The facts of a line with what they say, and the places that led to each, with their source.
func explanation(of line: Int, in file: Int, _ scan: AppScan) -> String {
    let places = FactPlaces(scan)
    var nearest: Int?
    var texts: [String] = []
    for fact in scan.facts where Int(fact.place.file.index) == file {
        let location = places.location(fact.place)
        let first = location.start.line
        let last = fact.content.isOnFirstLine ? first : max(first, location.end.line)
        if (first...last).contains(line) {
            texts.append(text(of: fact, scan, places))
        } else if nearest.map({ abs($0 - line) > abs(first - line) }) ?? true {
            nearest = first
        }
    }
    if !texts.isEmpty { return texts.joined(separator: "\n") }
    let path = visible(scan.files[file].source.path)
    let hint = nearest.map { "; the nearest fact is on line \($0)" } ?? "; the file has no fact"
    return "no fact on line \(line) of \(path)\(hint)\n"
}

private func text(of fact: AppFact, _ scan: AppScan, _ places: FactPlaces) -> String {
    var text = "\(position(fact.place, places)): \(fact.content.kind.rawValue), "
    text += "\(fact.certainty.rawValue)\(fact.isTest ? ", in a test or preview" : "")\n"
    text += source(fact.place, scan)
    var rows = (fact.ownerMembers + fact.contentMembers).compactMap { member in
        plainText(member.value).map { (member.name, $0) }
    }
    if !fact.branch.isEmpty { rows.append(("branch", fact.branch.joined(separator: " "))) }
    if let condition = fact.condition { rows.append(("condition", condition)) }
    text += table(rows.map { ($0.0, visible($0.1)) })
    let steps = fact.via.filter { $0 != fact.place }
    if steps.isEmpty, fact.unknownPart == nil { return text + "  no other place led to it\n" }
    for (number, place) in steps.enumerated() {
        text += "step \(number + 1): \(position(place, places))\n\(source(place, scan))"
    }
    if let part = fact.unknownPart {
        text += "not known because of \(position(part, places))\n\(source(part, scan))"
    }
    return text
}

extension AppFactContent {
    /// A class is not what a line inside of it is about.
    fileprivate var isOnFirstLine: Bool {
        if case .screen = self { return true }
        if case .cell = self { return true }
        return false
    }
}

private func position(_ place: SourcePlace, _ places: FactPlaces) -> String {
    let location = places.location(place)
    return "\(visible(location.path)):\(location.start.line):\(location.start.column)"
}

private func source(_ place: SourcePlace, _ scan: AppScan) -> String {
    let number = Int(place.file.index)
    guard scan.files.indices.contains(number) else { return "" }
    let source = scan.files[number].source
    return excerpt(of: source, place.range, LineTable(source), .note, RenderStyle())
}
