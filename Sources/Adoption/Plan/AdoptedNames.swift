/// Names of one namespace, each once.
struct NameSet {
    private var taken: Set<String> = []

    /// The name, with a number if it is taken.
    mutating func unique(_ name: String) -> String {
        var result = name
        var number = 2
        while !taken.insert(result).inserted {
            result = "\(name)\(number)"
            number += 1
        }
        return result
    }

    func has(_ name: String) -> Bool { taken.contains(name) }

    /// The first name that is free; otherwise the first one.
    func unused(among names: [String]) -> String {
        names.first { !taken.contains($0) } ?? names[0]
    }
}

/// The words of a text: letters and digits, without underscores.
func words(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
        if scalar.properties.isXIDContinue, scalar != "_" {
            word.unicodeScalars.append(scalar)
        } else if !word.isEmpty {
            result.append(word)
            word = ""
        }
    }
    return word.isEmpty ? result : result + [word]
}

/// Words as a name: `profile avatar` is `profileAvatar`. Nil if no name begins like that.
func camelCased(_ words: [String]) -> String? {
    let long = words.drop { $0.unicodeScalars.first.map { !$0.properties.isXIDStart } ?? true }
    var result = ""
    for word in long {
        if result.utf8.count + word.utf8.count > 40, !result.isEmpty { break }
        result += result.isEmpty ? loweringFirst(word) : raisingFirst(word)
    }
    guard !result.isEmpty, result != "_" else { return nil }
    return isReserved(result) ? result + "Id" : result
}

/// `URLText` is `urlText`, `Photo` is `photo`.
private func loweringFirst(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
        if index < count {
            result += scalar.properties.lowercaseMapping
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

func raisingFirst(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
}

private func isReserved(_ name: String) -> Bool {
    ["self", "init", "Type", "Protocol", "Self", "with", "part", "view", "screen", "opener"]
        .contains(name)
}

/// The name of a screen: its class without the usual endings, unless only what kind of screen it is
/// would be left.
func screenName(ofClass name: String) -> String {
    let kinds = [
        "View", "TableView", "CollectionView", "Navigation", "TabBar", "Page", "PageView", "Split",
        "SplitView",
    ]
    for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) {
        let rest = String(name.dropLast(ending.count))
        if !rest.isEmpty { return kinds.contains(rest) ? name : rest }
    }
    return name
}

/// The name of a screen for a view of SwiftUI: `Photo` of `PhotoView`.
func screenName(ofView name: String) -> String {
    let rest = name.dropLast("View".utf8.count)
    return name.hasSuffix("View") && !rest.isEmpty ? String(rest) : name
}

/// What a view, a cell or a screen is for: `avatar` of `avatarImageView`, `AddGroup` of
/// `AddGroupCollectionViewCell`.
func role(of name: String) -> String {
    let kinds = [
        "CollectionViewCell", "TableViewCell", "ViewController", "ImageView", "StackView",
        "ScrollView", "TextView", "TextField", "Controller", "Cell", "View", "Label", "Button",
        "VC",
        "Container", "Img", "Lbl",
    ]
    for kind in kinds where name.hasSuffix(kind) && name.utf8.count > kind.utf8.count + 1 {
        return String(name.dropLast(kind.utf8.count))
    }
    return name
}

/// The words of an id without what only says that it is one: `topHeader` for `TopHeaderId`, `image`
/// for `image_0`.
func wordsOfID(_ text: String) -> [String] {
    var all = words(text)
    let isNumber = { (word: String) in
        word.unicodeScalars.allSatisfy { $0.properties.numericType != nil }
    }
    if all.contains(where: { !isNumber($0) }) { all.removeAll(where: isNumber) }
    for ending in ["HeroId", "HeroID", "Id", "ID"] {
        guard let last = all.last else { break }
        if last.hasSuffix(ending), last.utf8.count > ending.utf8.count {
            all[all.count - 1] = String(last.dropLast(ending.utf8.count))
            break
        }
        if all.count > 1, last == ending || last == ending.lowercased() {
            all.removeLast()
            break
        }
    }
    if all.count > 1, all.first?.lowercased() == "hero" { all.removeFirst() }
    return all
}

/// The name of the value of an expression: `recipe.id` is `id`, `indexPath.row` is `row`.
func valueNames(_ expression: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    var part = ""
    for character in expression {
        switch character {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case "." where depth == 0:
            parts.append(part)
            part = ""
        case "?", "!": break
        default: if depth == 0 { part.append(character) }
        }
    }
    parts.append(part)
    let silent: Set<String> = [
        "self", "description", "rawValue", "uuidString", "UUIDString", "absoluteString",
        "hashValue", "allCases", "stringValue", "debugDescription", "",
    ]
    return parts.filter { part in
        !silent.contains(part)
            && part.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
            && part.unicodeScalars.first?.properties.isXIDStart == true
    }
}
