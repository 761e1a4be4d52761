import CLibrary

// The only process that transc starts, and only with `diff --against`: git, with fixed arguments.
// The C functions keep no address after the call, and each array of strings ends in nil.

/// A git process with a pipe to its standard input and one from its standard output.
package struct GitProcess: Sendable {
    private let process: Int32
    package let input: Int32
    package let output: Int32

    /// Starts git from PATH, without a shell, in the current directory. Messages of git are not
    /// shown.
    package init(_ arguments: [String], environment: [String]) throws(SystemError) {
        let (requests, answers) = (try pipe(), try pipe())
        (input, output) = (requests.to, answers.from)
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, requests.from, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, answers.to, 1)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        for descriptor in [requests.from, requests.to, answers.from, answers.to] {
            unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        var child = pid_t()
        let problem = unsafe withStrings(["git"] + arguments) { words in
            unsafe withStrings(environment) { variables in
                unsafe posix_spawnp(&child, "git", &actions, nil, words, variables)
            }
        }
        process = child
        _ = close(requests.from)
        _ = close(answers.to)
        if problem != 0 {
            _ = close(input)
            _ = close(output)
            throw SystemError(number: problem)
        }
    }

    /// Ends the input of the process, and waits for its end.
    package func end() {
        _ = close(input)
        _ = close(output)
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errorNumber() == EINTR {}
    }
}

/// A pipe whose ends have numbers above those of the standard streams.
private func pipe() throws(SystemError) -> (from: Int32, to: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    return (ends[0], ends[1])
}

private func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let words = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    return unsafe body(words)
}
