#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Changes of directories' contents, as Linux tells them.
    struct ChangeNotifier: ~Copyable {
        let descriptor: Int32
        /// The names of each directory by the system's number for it.
        private var directories: [Int32: [String]] = [:]

        init() throws(SystemError) {
            descriptor = Int32(try retrying { Int(inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))) })
        }

        deinit { _ = close(descriptor) }

        private static let mask = UInt32(
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE
                | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)

        /// Watches these directories and no others; true if one was not watched before. One that is
        /// not there, or closed to us, shows in the directory above.
        mutating func attend(to interests: Interests) throws(SystemError) -> Bool {
            var now: [Int32: [String]] = [:]
            for directory in interests.directories {
                do throws(SystemError) {
                    let number = try retrying {
                        Int(inotify_add_watch(descriptor, path: directory, ChangeNotifier.mask))
                    }
                    now[Int32(number), default: []].append(directory)
                } catch { if [ENOSPC, ENOMEM, EMFILE].contains(error.number) { throw error } }
            }
            let old = directories
            directories = now
            for number in old.keys where now[number] == nil {
                _ = inotify_rm_watch(descriptor, number)
            }
            return now.keys.contains { old[$0] == nil }
        }

        /// Takes some of what the system has to tell, and says whether any of it calls for a look.
        /// Not all: where somebody writes without a pause there is no end to it.
        mutating func hasNews(_ interests: Interests) -> Bool {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor, into: &buffer)
            return count > 0 && events(buffer[..<count]).contains { calls($0, interests) }
        }

        private struct Event {
            var number: Int32
            var mask: UInt32
            var name: String
        }

        private func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
            var events: [Event] = []
            var rest = bytes
            while let head = inotifyEvent(in: rest) {
                rest = rest.dropFirst(MemoryLayout<inotify_event>.size)
                let name = rest.prefix(Int(head.len))
                events.append(
                    Event(
                        number: head.wd, mask: head.mask,
                        name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
                rest = rest.dropFirst(name.count)
            }
            return events
        }

        /// An event without a name is of the directory itself, or tells that events were lost.
        private func calls(_ event: Event, _ interests: Interests) -> Bool {
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
            // That a watch has ended is no news: its cause has been told.
            guard event.mask & UInt32(IN_IGNORED) == 0, let names = directories[event.number] else {
                return false
            }
            if event.name.isEmpty { return event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 }
            let isDirectory =
                event.mask & UInt32(bitPattern: Int32(truncatingIfNeeded: IN_ISDIR)) != 0
            return names.contains {
                interests.matters(event.name, isDirectory: isDirectory, in: $0)
            }
        }
    }
#endif
