import CLibrary
package import TransitionDSL

/// The status of a file, from the system.
package struct FileStatus: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case regular = "a file"
        case directory = "a directory"
        case link = "a symbolic link"
        case pipe = "a pipe"
        case socket = "a socket"
        case device = "a device"
    }

    package var identity: FileIdentity
    package var kind: Kind
    package var byteCount: Int
    var mode: UInt32
    /// The number of the user to whom it belongs.
    package var owner: UInt32
    var modifiedSeconds: Int
    var modifiedNanoseconds: Int

    /// The status of the file at a path, or of the link itself.
    package init(_ path: String, followingLinks: Bool = true) throws(SystemError) {
        try checkName(path)
        var status = stat()
        try retrying { stat(path: path, followingLinks: followingLinks, &status) }
        self.init(status)
    }

    package init(descriptor: Int32) throws(SystemError) {
        var status = stat()
        try retrying { stat(descriptor: descriptor, &status) }
        self.init(status)
    }

    /// Of a file that is not on disk, which a number identifies.
    package init(ofFileNumber number: Int, byteCount: Int) {
        identity = FileIdentity(device: .max, number: UInt64(truncatingIfNeeded: number))
        kind = .regular
        self.byteCount = byteCount
        (mode, owner, modifiedSeconds, modifiedNanoseconds) = (0, 0, 0, 0)
    }

    private init(_ status: stat) {
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino))
        byteCount = Int(status.st_size)
        mode = UInt32(status.st_mode) & 0o777
        owner = UInt32(truncatingIfNeeded: status.st_uid)
        switch Int32(status.st_mode) & Int32(S_IFMT) {
        case Int32(S_IFREG): kind = .regular
        case Int32(S_IFDIR): kind = .directory
        case Int32(S_IFLNK): kind = .link
        case Int32(S_IFIFO): kind = .pipe
        case Int32(S_IFSOCK): kind = .socket
        default: kind = .device
        }
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        modifiedSeconds = Int(modified.tv_sec)
        modifiedNanoseconds = Int(modified.tv_nsec)
    }
}

struct DirectoryEntry: Sendable {
    var name: String
    /// If not, the name has been repaired, and cannot be used to open the file.
    var isUTF8: Bool
    /// nil if the directory entry does not include it.
    var kind: FileStatus.Kind?
}

extension FileStatus.Kind {
    /// The kind in a directory entry; nil if it has none.
    init?(entryType type: UInt8) {
        switch Int(type) {
        case Int(DT_REG): self = .regular
        case Int(DT_DIR): self = .directory
        case Int(DT_LNK): self = .link
        case Int(DT_UNKNOWN): return nil
        default: self = .device
        }
    }
}
