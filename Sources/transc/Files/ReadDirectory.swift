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
    /// Nil where the file system does not tell it with the name.
    var kind: FileStatus.Kind?
}

/// The names in a directory but for `.` and `..`, in no order that means anything.
func readDirectory(_ path: String) throws(SystemError) -> [DirectoryEntry] {
    try checkName(path)
    guard let stream = opendir(path) else { throw SystemError(number: errno) }
    defer { _ = closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
        errno = 0
        guard let entry = readdir(stream) else {
            if errno != 0 { throw SystemError(number: errno) }
            return entries
        }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
            field.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        entries.append(DirectoryEntry(name: name, kind: kind(entry.pointee.d_type)))
    }
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
