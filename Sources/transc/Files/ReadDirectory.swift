#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A name in a directory.
struct DirectoryEntry: Sendable {
    var name: String
    /// Else the name is repaired, and nothing can be opened by it.
    var isUTF8: Bool
    /// Nil where the file system does not tell it with the name.
    var kind: FileStatus.Kind?
}

/// The names in a directory but for `.` and `..`, in no order that means anything.
func readDirectory(_ path: String) throws(SystemError) -> [DirectoryEntry] {
    try checkName(path)
    return try names(inDirectory: path)
        .filter { $0.name != "." && $0.name != ".." }
        .map { DirectoryEntry(name: $0.name, isUTF8: $0.isUTF8, kind: kind($0.type)) }
}

private func kind(_ type: UInt8) -> FileStatus.Kind? {
    switch Int(type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .device
    }
}
