import TransitionDSL

/// A pattern of paths: `*` is any text in a name, `?` any character of one, and `**` any number of
/// folders. A pattern without a slash matches a name anywhere, others a whole path.
package struct Glob: Hashable, Sendable {
    /// Each name of the pattern as characters; empty for `**`.
    private var names: [[Unicode.Scalar]] = []
    private var isName: Bool

    package init(_ text: String) {
        for part in components(text) where part != "." {
            names.append(part == "**" ? [] : Array(part.unicodeScalars))
        }
        // `build/` is the folder of that name.
        let isRooted = isAbsolute(text) || text.hasPrefix("./")
        isName = names.count == 1 && !names[0].isEmpty && !isRooted
    }

    package func accepts(_ path: String) -> Bool {
        if isName, !mayAccept(lastComponent(of: path)) { return false }
        let parts = (isName ? [lastComponent(of: path)[...]] : components(path)).map {
            Array($0.unicodeScalars)
        }
        return matching(names, parts, isAnything: { $0.isEmpty }) { name, part in
            matching(name, part, isAnything: { $0 == "*" }) { $0 == $1 || $0 == "?" }
        }
    }

    /// Whether a name begins like the pattern, which most names do not.
    private func mayAccept(_ name: String) -> Bool {
        // Hot.
        guard let first = names[0].first, first != "*", first != "?" else { return true }
        return name.unicodeScalars.first == first
    }
}

/// Whether elements fit a pattern in which some match any number of them. Only the last of
/// those is tried again.
private func matching<Element>(
    _ pattern: [Element], _ elements: [Element], isAnything: (Element) -> Bool,
    fits: (Element, Element) -> Bool
) -> Bool {
    var (place, index) = (0, 0)
    /// After the last `*`, and the first element that it does not match.
    var retry: (place: Int, index: Int)?
    while index < elements.count {
        if place < pattern.count, isAnything(pattern[place]) {
            place += 1
            retry = (place, index)
        } else if place < pattern.count, fits(pattern[place], elements[index]) {
            place += 1
            index += 1
        } else if let last = retry {
            retry = (last.place, last.index + 1)
            (place, index) = (last.place, last.index + 1)
        } else {
            return false
        }
    }
    return pattern[place...].allSatisfy(isAnything)
}
