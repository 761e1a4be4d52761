import Resolution
import TransitionDSL

/// Conditions of changes in words.
struct ConditionWords {
    private let conditions: EventConditions
    private let containers: [String]
    private let segues: [String]

    init(_ conditions: EventConditions, _ pairing: Pairing, _ old: Model, _ new: Model) {
        self.conditions = conditions
        func name(_ pair: Pairing.Pair<Screen>?) -> String {
            guard let pair else { return "" }
            if let screen = pair.new { return new.texts.string(new.screens[screen].declared.name) }
            return pair.old.map { old.texts.string(old.screens[$0].declared.name) } ?? ""
        }
        containers = conditions.containers.map(name)
        segues = pairing.segues.map { pair in
            if let segue = pair.new { return new.texts.string(new.segues[segue].declared.name) }
            return pair.old.map { old.texts.string(old.segues[$0].declared.name) } ?? ""
        }
    }

    /// `from iOS 15 on`, `in Tabs`, `by segue show`; nothing for what always holds.
    func parts(_ condition: ChangeCondition) -> [String] {
        [versions(condition.steps), place(condition.containers), trigger(condition.trigger)]
            .compactMap { $0 }
    }

    private func versions(_ steps: [Int]) -> String? {
        let all = conditions.steps
        if steps.count == all.count { return nil }
        var ranges: [(first: Int, last: Int)] = []
        for step in steps {
            if let last = ranges.last, last.last + 1 == step {
                ranges[ranges.count - 1].last = step
            } else {
                ranges.append((step, step))
            }
        }
        return ranges.map { range in
            let end = range.last + 1 < all.count ? all[range.last + 1] : nil
            return VersionRange(from: all[range.first], before: end).text
        }.joined(separator: " or ")
    }

    private func place(_ numbers: [Int]) -> String? {
        if numbers.count == containers.count { return nil }
        if numbers.first != 0 {
            return "in " + numbers.map { containers[$0] }.joined(separator: " or ")
        }
        let others = containers.indices.filter { !numbers.contains($0) }
        return "not in " + others.map { containers[$0] }.joined(separator: " or ")
    }

    private func trigger(_ trigger: EventTriggers) -> String? {
        if trigger == .any { return nil }
        let isOfOthers = trigger.contains(segue: nil, unwind: nil)
        var words: [String] = []
        for segue in [nil] + trigger.segues.map(Optional.some) {
            for unwind in [nil] + trigger.unwinds.map(Optional.some)
            where trigger.contains(segue: segue, unwind: unwind) != isOfOthers {
                words.append(text(segue, unwind, of: trigger))
            }
        }
        return (isOfOthers ? "not by " : "by ") + words.joined(separator: " or ")
    }

    /// `segue show`; with an unwind segue that matters too, `segue show without unwind close`.
    private func text(_ segue: Int?, _ unwind: Int?, of trigger: EventTriggers) -> String {
        func part(_ word: String, _ number: Int?, _ others: [Int]) -> String? {
            if let number { return "\(word) \(segues[number])" }
            if others.isEmpty { return nil }
            return "without \(word) " + others.map { segues[$0] }.joined(separator: ", ")
        }
        let parts = [
            part("segue", segue, trigger.segues), part("unwind", unwind, trigger.unwinds),
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }
}
