#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many cores this process may use; at least 1.
func usableCores() -> Int {
    #if os(Linux)
        // What `taskset` or a container leaves of the machine. `sched_getaffinity` would tell it
        // too, but Swift does not see it.
        if let status = try? readSystemFile("/proc/self/status"),
            let count = allowedCores(inStatus: String(decoding: status, as: UTF8.self))
        {
            return count
        }
    #endif
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// The number of cores in the mask of a process's status, as in `Cpus_allowed:\tff,00000003`; nil
/// where there is none.
func allowedCores(inStatus status: String) -> Int? {
    let label = "Cpus_allowed:"
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(label) }) else {
        return nil
    }
    let count = line.dropFirst(label.count).reduce(0) { sum, character in
        sum + (character.hexDigitValue?.nonzeroBitCount ?? 0)
    }
    return count > 0 ? count : nil
}
