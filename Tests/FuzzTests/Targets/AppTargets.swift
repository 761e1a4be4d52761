import Adoption
import AppSource
import Apps
import TransitionDSL

@testable import Driver
@testable import transc

/// Swift of an app: tokens, comments and white space cover it; declarations and bodies are inside.
func trySwift(_ bytes: [UInt8]) throws(Violation) {
    var names = programNames()
    let tokens = tokenizeSwift(bytes, names: &names)
    try expectCover(tokens, bytes)
    let items = parseSwiftItems(tokens, names: &names)
    try expectInside(items, tokens)
    for range in bodies(items) {
        _ = parseSwiftBody(range, of: tokens, names: &names)
        _ = parseSwiftExpression(range, of: tokens, names: &names)
    }
}

/// The same of Objective-C.
func tryObjectiveC(_ bytes: [UInt8]) throws(Violation) {
    var names = programNames()
    let tokens = tokenizeObjectiveC(bytes, names: &names)
    try expectCover(tokens, bytes)
    let items = parseObjectiveCItems(tokens, names: &names)
    try expectInside(items, tokens)
    for range in bodies(items) {
        _ = parseObjectiveCBody(range, of: tokens, names: &names)
        _ = parseObjectiveCExpression(range, of: tokens, names: &names)
    }
}

/// Elements are in the element around them, and objects in the file.
func tryInterface(_ bytes: [UInt8]) throws(Violation) {
    let file = readInterface(bytes)
    for (index, element) in file.elements.enumerated() {
        try expect(
            index < element.end && element.end <= file.elements.count, "a subtree of no elements")
        try expect(
            element.range.start <= element.range.end && element.range.end <= bytes.count,
            "an element outside of the file")
        guard let parent = element.parent else { continue }
        try expect(parent < index && index < file.elements[parent].end, "an element elsewhere")
        for attribute in file.attributes[element.attributes] {
            try expect(attribute.range.end <= bytes.count, "an attribute outside")
        }
        _ = file.text(index)
    }
    let document = readInterfaceDocument(file)
    for object in document.objects {
        try expect(object.range.end <= bytes.count, "an object outside of the file")
    }
}

/// Entries are inside the file, in order.
func tryStrings(_ bytes: [UInt8]) throws(Violation) {
    var end: UInt32 = 0
    for entry in readStrings(bytes) {
        try expect(
            entry.range.start >= end && entry.range.end >= entry.range.start
                && entry.range.end <= bytes.count,
            "the entry of `\(entry.key)` is outside of the file or in another")
        end = entry.range.end
    }
}

/// An app of several files: facts and findings are inside its files, the same every time, and
/// `adopt` loses none.
func tryApp(_ bytes: [UInt8]) throws(Violation) {
    let files = appFiles(FileSet(bytes))
    let scan = App(files).scan(withIndex: true)
    for fact in scan.facts {
        for place in [fact.place] + fact.via { try expectInside(place, files) }
    }
    let findings = lintApp(scan)
    for finding in findings { try expectInside(finding.place, files) }
    let again = App(files).scan(withIndex: true)
    try expect(
        factsAsJSON(scan, failures: []) == factsAsJSON(again, failures: []), "the facts differ")
    let options = AdoptionOptions(name: "App", origin: ".")
    let adoption = adopt(
        scan, App(files).classes(), options, adoptionCompiler(for: "App.trans", Options()))
    try expect(adoption.gap == nil, "adopt: \(adoption.gap ?? "")")
    let counts = adoption.counts
    try expect(
        counts.facts == counts.carried + counts.likely + counts.reported,
        "the counts of the report do not add up")
}

/// The files with a name that scan reads, by path.
private func appFiles(_ set: FileSet) -> [AppFile] {
    var contents: [String: [UInt8]] = [:]
    for file in set.files { contents[file.path] = file.bytes }
    var files: [AppFile] = []
    for path in contents.keys.sorted() {
        let index = FileIndex(files.count)
        let source = SourceFile(path: path, bytes: contents[path] ?? [], index: index)
        if let file = AppFile(source) { files.append(file) }
    }
    return files
}

private func expectInside(_ place: SourcePlace, _ files: [AppFile]) throws(Violation) {
    let index = Int(place.file.index)
    try expect(files.indices.contains(index), "a place in no file")
    let range = place.range
    try expect(
        range.start <= range.end && range.end <= files[index].source.bytes.count,
        "a place outside of its file")
}

private func expectCover(_ tokens: AppTokens, _ bytes: [UInt8]) throws(Violation) {
    var ranges: [SourceRange] = []
    var index = 0
    while index < tokens.tokens.count {
        ranges.append(tokens.tokens[index].range)
        let next = tokens.index(after: index)
        try expect(next > index, "the tokens of a string end before it")
        index = next
    }
    // Comments are also in the holes of strings.
    let outer = ranges
    var after = 0
    for comment in tokens.comments {
        while after < outer.count, outer[after].end <= comment.start { after += 1 }
        let isInString =
            after < outer.count && outer[after].start <= comment.start
            && comment.end <= outer[after].end
        if !isInString { ranges.append(comment) }
    }
    var end: UInt32 = 0
    for range in ranges.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
        try expect(range.start >= end && range.end >= range.start, "two tokens at \(range.start)")
        end = range.end
    }
    try expect(end <= bytes.count, "a token outside of the file")
}

private func expectInside(_ items: AppItems, _ tokens: AppTokens) throws(Violation) {
    for (index, declaration) in items.declarations.enumerated() {
        try expect(declaration.parent ?? -1 < index, "a declaration before the one around it")
    }
    for range in bodies(items) {
        try expect(
            range.lowerBound >= 0 && range.upperBound <= tokens.tokens.count,
            "a body outside of the file")
    }
}

private func bodies(_ items: AppItems) -> [Range<Int>] {
    items.topLevelCode
        + items.declarations.flatMap { declaration in
            [declaration.body, declaration.initialValue].compactMap { $0 }
                + declaration.accessors.map(\.body)
                + declaration.parameters.compactMap(\.defaultValue)
        }
}
