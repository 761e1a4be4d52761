/// The identity of the file, whichever path leads to it.
package struct FileIdentity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64

    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
