import Resolution
import TransitionDSL

/// The circumstances of an event besides its operation and its screens, under which two versions
/// are compared.
struct EventConditions {
    /// The first versions of iOS in which either version of the program changes; the first is the oldest.
    let steps: [SystemVersion]
    /// nil is outside of containers with defaults.
    let containers: [Pairing.Pair<Screen>?]

    var count: Int { steps.count * containers.count }

    /// The index of a step and a container among all.
    func slot(_ step: Int, _ container: Int) -> Int { container * steps.count + step }
}

/// The means by which an event takes place, as far as they matter.
struct EventTriggers: Hashable {
    /// By a segue or, on return, after one, and by an unwind segue; nil for any other and for none.
    struct Trigger: Hashable {
        var segue: Int?
        var unwind: Int?
    }

    /// The indices of segues and unwind segues that are distinguished.
    private(set) var segues: [Int]
    private(set) var unwinds: [Int]
    private(set) var included: Set<Trigger>

    /// All means.
    static let any = EventTriggers(segues: [], unwinds: [], included: [Trigger()])

    /// Those with which something holds, without the segues for which it holds as for any other.
    init(segues: [Int], unwinds: [Int], included: Set<Trigger>) {
        let all = [nil] + unwinds.map(Optional.some)
        let kept = segues.filter { segue in
            all.contains {
                included.contains(Trigger(segue: segue, unwind: $0))
                    != included.contains(Trigger(segue: nil, unwind: $0))
            }
        }
        let rows = [nil] + kept.map(Optional.some)
        self.segues = kept
        self.unwinds = unwinds.filter { unwind in
            rows.contains {
                included.contains(Trigger(segue: $0, unwind: unwind))
                    != included.contains(Trigger(segue: $0, unwind: nil))
            }
        }
        let columns = self.unwinds
        self.included = included.filter { trigger in
            trigger.segue.map(kept.contains) ?? true && trigger.unwind.map(columns.contains) ?? true
        }
    }

    func contains(segue: Int?, unwind: Int?) -> Bool {
        included.contains(
            Trigger(
                segue: segue.flatMap { segues.contains($0) ? $0 : nil },
                unwind: unwind.flatMap { unwinds.contains($0) ? $0 : nil }))
    }
}

/// When a change can be seen.
struct ChangeCondition: Hashable {
    /// The indices of steps and containers.
    var steps: [Int]
    var containers: [Int]
    var trigger: EventTriggers

    /// The conditions under which means are not empty, from those in each slot: containers with
    /// equal means in all steps together, and of these equal steps.
    static func all(_ trigger: [EventTriggers], in conditions: EventConditions) -> [ChangeCondition]
    {
        var rows: [(containers: [Int], trigger: ArraySlice<EventTriggers>)] = []
        for container in conditions.containers.indices {
            let start = conditions.slot(0, container)
            let row = trigger[start..<start + conditions.steps.count]
            if let index = rows.firstIndex(where: { $0.trigger.elementsEqual(row) }) {
                rows[index].containers.append(container)
            } else {
                rows.append(([container], row))
            }
        }
        var found: [ChangeCondition] = []
        for row in rows {
            let start = found.count
            for (step, trigger) in row.trigger.enumerated() where !trigger.included.isEmpty {
                if let index = found[start...].firstIndex(where: { $0.trigger == trigger }) {
                    found[index].steps.append(step)
                } else {
                    found.append(
                        ChangeCondition(steps: [step], containers: row.containers, trigger: trigger)
                    )
                }
            }
        }
        return found
    }
}
