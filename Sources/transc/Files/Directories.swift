/// Makes a directory and those above it, where they are missing.
func makeDirectories(_ path: String) throws(WriteFailure) {
    var current = isAbsolute(path) ? "/" : ""
    for component in path.utf8.split(separator: UInt8(ascii: "/")) {
        current = joined(current, String(Substring(component)))
        do throws(SystemError) {
            try makeDirectory(current)
        } catch {
            let place = current == path ? "" : " at `\(current)`"
            throw WriteFailure("cannot be made\(place): \(error.message)")
        }
    }
}
