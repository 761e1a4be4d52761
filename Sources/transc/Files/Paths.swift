// Paths as text: nothing here asks the file system.

/// What follows the last slash.
func lastComponent(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
        ?? path
}

/// All up to the last slash, which is kept; empty for a bare name.
func directory(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
}

/// A path relative to a directory; an absolute one stays as it is.
func joined(_ directory: String, _ path: String) -> String {
    if directory.isEmpty || path.hasPrefix("/") { return path }
    return directory.hasSuffix("/") ? directory + path : directory + "/" + path
}

/// The path without `.`, doubled slashes, and the `..` that a name before them makes needless.
func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
        guard component == ".." else {
            components.append(component)
            continue
        }
        if let last = components.last, last != ".." {
            components.removeLast()
        } else if !isAbsolute {
            components.append(component)
        }
    }
    let relative = components.joined(separator: "/")
    if isAbsolute { return "/" + relative }
    return relative.isEmpty ? "." : relative
}
