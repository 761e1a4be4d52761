import CLibrary

// The calls of sockets that take an address. None keeps it after the call, and none writes more
// than the size next to it.

func bind(_ socket: Int32, to address: sockaddr_in) -> Int32 {
    unsafe withUnsafePointer(to: address) { place in
        unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
}

/// Sets an address to that of a socket.
func getAddress(of socket: Int32, _ address: inout sockaddr_in) -> Int32 {
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return unsafe withUnsafeMutablePointer(to: &address) { place in
        unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            unsafe getsockname(socket, $0, &size)
        }
    }
}

func setOption(_ option: Int32, of socket: Int32) -> Int32 {
    var value: Int32 = 1
    return unsafe setsockopt(
        socket, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Int32>.size))
}
