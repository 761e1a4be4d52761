// Paths as text: nothing here accesses the file system.

/// The part after the last slash.
package func lastComponent(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
        ?? path
}

/// The part up to the last slash, including it; empty for a bare name.
package func directory(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
}

/// A path relative to a directory; an absolute one stays as it is.
package func joined(_ directory: String, _ path: String) -> String {
    if directory.isEmpty || isAbsolute(path) { return path }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + path : directory + "/" + path
}

/// Whether a path begins with a slash, even if a combining mark follows it.
package func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

/// The path without `.`, doubled slashes, and `..` after a name that it cancels.
package func normalized(_ path: String) -> String {
    if isPlain(path) { return path }
    let isAbsolute = isAbsolute(path)
    let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
    var components: [ArraySlice<UInt8>] = []
    for component in Array(path.utf8).split(separator: slash) where component != [dot] {
        if component != [dot, dot] {
            components.append(component)
        } else if let last = components.last, last != [dot, dot] {
            components.removeLast()
        } else if !isAbsolute {
            components.append(component)
        }
    }
    if !isAbsolute, components.isEmpty { return "." }
    var bytes: [UInt8] = []
    for component in components {
        if isAbsolute || !bytes.isEmpty { bytes.append(slash) }
        bytes += component
    }
    return components.isEmpty ? "/" : String(decoding: bytes, as: UTF8.self)
}

/// Whether no component is empty or begins with a dot, as in most paths. Then the path is normalized.
private func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8.dropFirst(isAbsolute(path) ? 1 : 0) {
        let isSlash = byte == UInt8(ascii: "/")
        if isStart, isSlash || byte == UInt8(ascii: ".") { return false }
        isStart = isSlash
    }
    return !isStart
}
