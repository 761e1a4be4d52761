package import TransitionDSL

/// Writes new bytes over a file that was read. If the path now leads to another file, or to other
/// bytes, fails with `changed`. Leaves the file untouched if nothing changes.
package func rewrite(
    _ path: String, _ old: [UInt8], _ identity: FileIdentity?, with new: [UInt8],
    whenChanged changed: WriteFailure
) throws(Failure) {
    guard new != old else { return }
    do throws(WriteFailure) {
        try holdingSignals { () throws(WriteFailure) in
            let staged = try StagedFile(new, for: path, replacing: .edited)
            let contents: FileContents
            do throws(WriteFailure) {
                contents = try converting(try readFile(path)) { (error: ReadFailure) in
                    WriteFailure(error.reason)
                }
                if contents.identity != identity || contents.bytes != old { throw changed }
            } catch {
                staged.discard()
                throw error
            }
            if try !staged.commit(over: contents) { throw changed }
        }
    } catch { throw Failure(.cannotWrite, "`\(path)` \(error.reason)", help: error.help) }
}
