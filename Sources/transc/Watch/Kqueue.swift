import Workspace

#if canImport(Darwin)
    import Darwin

    /// Changes of files and directories, as macOS tells them: not of which name, so that each calls
    /// for a look. A directory tells what comes and goes, a file what is written into it.
    struct ChangeNotifier: ~Copyable {
        let descriptor: Int32
        private var opened: [String: (descriptor: Int32, identity: FileIdentity)] = [:]

        init() throws(SystemError) { descriptor = Int32(try retrying { Int(kqueue()) }) }

        deinit {
            for file in opened.values { _ = close(file.descriptor) }
            _ = close(descriptor)
        }

        /// Watches these and no others; true if one was not watched before. What is not there shows
        /// in the directory above.
        mutating func attend(to interests: Interests) throws(SystemError) -> Bool {
            let paths = Set(interests.directories + interests.paths)
            guard paths.count <= ChangeNotifier.limit() else { throw SystemError(number: EMFILE) }
            for (path, file) in opened
            where !paths.contains(path) || (try? FileStatus(path))?.identity != file.identity {
                _ = close(file.descriptor)
                opened[path] = nil
            }
            var isNew = false
            for path in paths where opened[path] == nil {
                let file = open(path, O_EVTONLY | O_CLOEXEC)
                if file < 0 {
                    if errno == EMFILE || errno == ENFILE { throw SystemError(number: errno) }
                    continue
                }
                guard let identity = (try? FileStatus(descriptor: file))?.identity else {
                    _ = close(file)
                    continue
                }
                opened[path] = (file, identity)
                try watch(file)
                isNew = true
            }
            return isNew
        }

        private func watch(_ file: Int32) throws(SystemError) {
            var change = kevent(
                ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(
                    NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
                ), data: 0, udata: nil)
            _ = try retrying { Int(kevent(descriptor, &change, 1, nil, 0, nil)) }
        }

        /// Takes some of what the system has to tell, and says whether it is anything. Not all:
        /// where somebody writes without a pause there is no end to it.
        mutating func hasNews(_ interests: Interests) -> Bool {
            var events = Array(repeating: kevent(), count: 256)
            var atOnce = timespec()
            return kevent(descriptor, nil, 0, &events, Int32(events.count), &atOnce) > 0
        }

        /// How many files may be held open and leave enough for compiling.
        private static func limit() -> Int {
            var limit = rlimit()
            guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 128 }
            return Int(clamping: limit.rlim_cur) - 64
        }
    }
#endif
