import Semantics
import TransitionDSL

extension ServerHost {
    /// A host without a disk, such as a web page: `contents` has the files that are not open.
    package static func memory(
        version: String, contents: @escaping (_ path: String) -> [UInt8]?
    ) -> ServerHost {
        ServerHost(
            version: version,
            read: { path, reference, _ in
                guard let bytes = contents(path) else {
                    return .failure(missingImport(reference, at: path))
                }
                return .file(parse(SourceFile(path: path, bytes: bytes)), nil)
            },
            transFiles: { _ in [] }, swiftFiles: { _ in [] },
            readText: { path in contents(path).map { SourceFile(path: path, bytes: $0) } },
            options: { _, _ in HostOptions() }, isWritable: { _ in true })
    }
}
