import CLibrary

/// Prepares the process for writing: a closed pipe and the file size limit cause errors of `write`,
/// not signals, and no file that we open gets the number of a standard stream that the caller
/// closed.
package func prepareProcess() {
    ignoreSignal(SIGPIPE)
    ignoreSignal(SIGXFSZ)
    for descriptor in Int32(0)...2
    where descriptorFlags(descriptor) == -1 && errorNumber() == EBADF {
        // Opened in the wrong direction, so that using it fails like a closed one.
        _ = open(path: "/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
}

package func endProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The width of the text on a terminal: that of standard output, or 80 columns if it is unknown.
package func textWidth() -> Int {
    let columns = isTerminal(1) ? Int(terminalColumns(1)) : 0
    return columns >= 40 ? columns : 80
}

/// A number that no other running process has.
var processNumber: Int32 { getpid() }

/// Whether a process is still running; true if no process could have the number.
package func isRunning(_ process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0 else { return true }
    return kill(number, 0) == 0 || errorNumber() != ESRCH
}

/// The number of the user for whom the process works.
package var userNumber: UInt32 { UInt32(truncatingIfNeeded: geteuid()) }

/// Lets a run finish after the first SIGINT or SIGTERM, which ``hasBeenStopped()`` reports; the
/// second ends the process at once.
package func noteStopSignals() {
    for number in [SIGINT, SIGTERM] { signal(number, restoreSignals) }
    unblockSignals([SIGINT, SIGTERM])
}

/// Whether a signal has arrived: then it has removed the handler.
package func hasBeenStopped() -> Bool { signal(SIGINT, restoreSignals) == nil }

private func restoreSignals(_: Int32) {
    restoreSignal(SIGINT)
    restoreSignal(SIGTERM)
}

/// How many cores this process may use; at least 1.
package func usableCores() -> Int {
    #if os(Linux)
        // The cores that `taskset` or a container allows. Swift does not import
        // `sched_getaffinity`.
        if let status = try? readFile("/proc/self/status").bytes,
            let count = allowedCores(inStatus: String(decoding: status, as: UTF8.self))
        {
            return count
        }
    #endif
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// The number of cores in the mask of a process's status, as in `Cpus_allowed:\tff,00000003`; nil
/// if there is none.
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
