import Foundation

/// The shortest walk that breaks the same invariant. Each try is a process of its own: a broken walk
/// may leave anything behind.
@MainActor struct Shrink {
    func shortest(of walk: Walk) -> (walk: Walk, failure: String) {
        var best = walk
        guard var failure = failure(of: walk) else {
            return (walk, "it does not fail when repeated")
        }
        func attempt(_ candidate: Walk) -> Bool {
            guard let new = self.failure(of: candidate), Self.kind(new) == Self.kind(failure) else {
                return false
            }
            (best, failure) = (candidate, new)
            return true
        }
        var size = max(1, best.steps.count / 2)
        while size >= 1 {
            var start = 0
            var isShorter = false
            while start < best.steps.count {
                var candidate = best
                candidate.steps.removeSubrange(start..<min(start + size, best.steps.count))
                if attempt(candidate) { isShorter = true } else { start += size }
            }
            if size == 1, !isShorter { break }
            size = max(1, size / 2)
        }
        while best.windows.count > 1 {
            var candidate = best
            candidate.windows.removeLast()
            if !attempt(candidate) { break }
        }
        for index in best.windows.indices {
            var candidate = best
            candidate.windows[index] = 0
            _ = attempt(candidate)
        }
        return (best, failure)
    }

    /// The same words with other numbers.
    static func kind(_ failure: String) -> String {
        failure.filter { !$0.isNumber && $0 != "." }
    }

    private func failure(of walk: Walk) -> String? {
        let (status, output) = Walks.repeated(["walk", walk.text])
        if status == 0 { return nil }
        let lines = output.split(separator: "\n")
        return lines.last { $0.hasPrefix("broken: ") }.map { String($0.dropFirst(8)) }
            ?? "it crashes: \(lines.last { $0.contains("error") } ?? "no message")"
    }
}

/// Runs a program and waits for it, but not forever.
func run(_ program: String, _ arguments: [String], seconds: Double = 20) -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return (-1, "") }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { process.terminate() }
    timer.resume()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

extension Walks {
    private static var rest: [String] { isMistaken ? ["mistake"] : [] }

    /// This program with other arguments.
    static func repeated(_ arguments: [String], seconds: Double = 20) -> (Int32, String) {
        run(CommandLine.arguments[0], arguments + rest, seconds: seconds)
    }

    /// `part SEED COUNT STEPS`: plays until one breaks. The last seed is printed before it begins, so
    /// that a crash can be told.
    static func part(_ arguments: [String]) {
        let numbers = arguments.compactMap { Int($0) }
        guard numbers.count == 3 else { return say("part SEED COUNT STEPS") }
        for seed in numbers[0]..<(numbers[0] + numbers[1]) {
            say("\(seed)")
            guard let failure = Walk(seed: seed, steps: numbers[2]).play().failure else { continue }
            say("broken: \(failure)")
            exit(1)
        }
    }

    /// `walks ENGINE SEED COUNT STEPS`: plays them all, and prints the shortest form of those that
    /// break.
    static func all(_ arguments: [String]) {
        let numbers = arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count >= 3 else { return say("walks ENGINE SEED COUNT STEPS") }
        let end = numbers[0] + numbers[1]
        let most = numbers.count > 3 ? numbers[3] : 10
        var (seed, broken) = (numbers[0], 0)
        var shown: Set<String> = []
        while seed < end {
            let (status, output) = repeated(
                ["part", "\(seed)", "\(end - seed)", "\(numbers[2])"],
                seconds: 3600)
            if status == 0 { break }
            let lines = output.split(separator: "\n")
            seed = lines.compactMap { Int($0) }.last ?? seed
            broken += 1
            let walk = Walk(seed: seed, steps: numbers[2])
            let told = lines.last { $0.hasPrefix("broken: ") }.map { String($0.dropFirst(8)) }
            report(walk, seed, told ?? "it crashes", most, &shown)
            seed += 1
        }
        say("\(numbers[1]) walks, \(broken) broken")
        if broken > 0 { exit(1) }
    }

    private static func report(
        _ walk: Walk, _ seed: Int, _ told: String, _ most: Int, _ shown: inout Set<String>
    ) {
        if shown.contains(Shrink.kind(told)) || shown.count >= most {
            return say("seed \(seed): \(told)")
        }
        let (short, failure) = Shrink().shortest(of: walk)
        shown.insert(Shrink.kind(told))
        say("seed \(seed): \(failure)\(failure == told ? "" : " (\(told))")")
        let (_, output) = repeated(["walk", short.text])
        for line in output.split(separator: "\n") where line.hasPrefix("  ") {
            say(String(line))
        }
        say("  walk \(short.text)")
    }
}
