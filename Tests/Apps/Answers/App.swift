import TransitionRuntime
import UIKit

/// Reads lines from the standard input and prints an answer to each but the first kind:
/// `registry FILE NUMBER`, events of which it prints what plays, and the steps of journeys.
@main @MainActor enum Answers {
    static func main() {
        TransitionReports.handler = nil
        var registry: Asked?
        var journey: Journey?
        while let line = readLine() {
            let words = line.split(separator: " ")
            if words.first == "version", words.count == 2 {
                Stage.systemVersion = String(words[1])
            } else if words.first == "registry" {
                registry = asked(words.dropFirst().compactMap { Int($0) })
                journey = nil
            } else if words.first == "journey", let registry {
                journey = Journey(registry.registry)
            } else if let journey {
                print(journey.answer(words))
            } else if let registry, words.count == 9 {
                print(registry.answer(words).map(text) ?? "-")
            } else {
                print("not understood: \(line)")
            }
        }
    }

    static func text(_ transition: ScreenTransition) -> String {
        var options: [String] = []
        if let duration = transition.duration {
            options.append("duration(\(milliseconds(duration)))")
        }
        if let delay = transition.delay { options.append("delay(\(milliseconds(delay)))") }
        if let timing = transition.timing { options.append("timingFunction(\(timing))") }
        if transition.interaction != nil { options.append("interactive") }
        guard case .plain(let animation) = transition.kind else { return "something else" }
        return ([name(animation)] + options.sorted()).joined(separator: " ")
    }

    private static func milliseconds(_ seconds: Double) -> String {
        "\(Int((seconds * 1000).rounded()))ms"
    }

    private static func name(_ animation: ScreenAnimation) -> String {
        switch animation {
        case .push(let direction): "push(\(direction))"
        case .pull(let direction): "pull(\(direction))"
        case .cover(let direction): "cover(\(direction))"
        case .uncover(let direction): "uncover(\(direction))"
        case .slide(let direction): "slide(\(direction))"
        case .zoomSlide(let direction): "zoomSlide(\(direction))"
        case .pageIn(let direction): "pageIn(\(direction))"
        case .pageOut(let direction): "pageOut(\(direction))"
        default: "\(animation)"
        }
    }
}

/// A registry of any file, asked in words: operation, from, to, segue, unwind, version, containers,
/// and those that the event leaves and enters; `-` if there is none.
@MainActor struct Asked {
    let registry: any JourneyRegistry
    let answer: @MainActor ([Substring]) -> ScreenTransition?

    init<Screen: RawRepresentable<String> & Hashable & Sendable>(
        _ registry: TransitionRegistry<Screen>
    ) {
        self.registry = registry
        answer = { words in
            func screens(_ list: Substring) -> [Screen] {
                list.split(separator: ",").compactMap { Screen(rawValue: String($0)) }
            }
            let version = words[5].split(separator: ".").map { Int($0) ?? 0 }
            let event = TransitionEvent<Screen>(
                TransitionOperations(rawValue: UInt8(words[0]) ?? 0),
                from: Screen(rawValue: String(words[1])), to: Screen(rawValue: String(words[2])),
                segue: words[3] == "-" ? nil : String(words[3]),
                unwind: words[4] == "-" ? nil : String(words[4]),
                version: IOSVersion(version[0], version[1]), leaves: screens(words[7]),
                enters: screens(words[8]))
            return registry.transition(for: event, containers: screens(words[6]))
        }
    }
}
