/// Makes a directory and those above it, where they are missing.
func makeDirectories(_ path: String) throws(WriteFailure) {
    let components = path.split(separator: "/")
    var current = path.hasPrefix("/") ? "/" : ""
    for component in components {
        current = joined(current, String(component))
        do throws(SystemError) {
            try makeDirectory(current)
        } catch {
            let place = current == path ? "" : " at `\(current)`"
            throw WriteFailure("cannot be made\(place): \(error.message)")
        }
    }
}
