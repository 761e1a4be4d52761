import Apps

/// What plays at an event, in the words of a line.
enum PlayedAnimation: Hashable, Sendable {
    /// UIKit's own: the engine takes no part.
    case system
    /// The engine chooses.
    case automatic
    case animation(String)

    init(_ text: String) {
        switch text {
        case "system": self = .system
        case "auto": self = .automatic
        default: self = .animation(text)
        }
    }

    /// As a line writes it.
    var text: String {
        switch self {
        case .system: "system"
        case .automatic: "auto"
        case .animation(let text): text
        }
    }
}

/// A change of screens that the app's code makes.
struct AppEvent {
    /// One of push, pop, present, dismiss and tab.
    var operation: FactOperation
    /// The classes of the screens.
    var from: String
    var to: String
    /// The segue that makes it, or that made the event it reverses.
    var segue: String?
    /// The class of the container around both.
    var container: String?
    /// The numbers of the containers that both may be in; none if that is not known.
    var roots: Set<Int> = []
    /// Nil if the facts do not determine it.
    var plays: PlayedAnimation?
    /// The edges of the app.
    var facts: [Int]
    /// Whether it leads back, as a change to a tab before does.
    var isReturn: Bool { operation == .pop || operation == .dismiss || isBackToTab }
    var isBackToTab = false
}

/// A value that code sets in several places, as far as it is known.
enum SetValue<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Nothing is known to set it.
    case none
    case one(Value)
    /// Several values, or one that is not known.
    case many

    mutating func join(_ other: SetValue) {
        switch (self, other) {
        case (_, .none): break
        case (.none, _): self = other
        case (.one(let left), .one(let right)) where left == right: break
        default: self = .many
        }
    }

    func joined(_ other: SetValue) -> SetValue {
        var result = self
        result.join(other)
        return result
    }

    /// The value, or this one if nothing sets it.
    func orElse(_ other: SetValue) -> SetValue { self == .none ? other : self }
}

/// The settings of Hero for a controller.
struct HeroSetting: Hashable, Sendable {
    var isOn: SetValue<Bool> = .none
    var animation: SetValue<FactAnimation> = .none

    /// Hero is off until it is switched on, and then chooses.
    static let initial = HeroSetting(
        isOn: .one(false), animation: .one(FactAnimation(.name("auto"))))

    static let unknown = HeroSetting(isOn: .many, animation: .many)

    mutating func join(_ other: HeroSetting) {
        isOn.join(other.isOn)
        animation.join(other.animation)
    }

    func joined(_ other: HeroSetting) -> HeroSetting {
        var result = self
        result.join(other)
        return result
    }

    /// This setting where it has a value, otherwise the other one.
    func over(_ other: HeroSetting) -> HeroSetting {
        HeroSetting(
            isOn: isOn.orElse(other.isOn), animation: animation.orElse(other.animation))
    }

    /// What plays; nil if it is not known. Hero plays one animation in both directions unless code
    /// sets another one for the return.
    func plays(isReturn: Bool) -> PlayedAnimation? {
        guard case .one(let isOn) = isOn else { return nil }
        if !isOn { return .system }
        guard case .one(let animation) = animation else { return nil }
        let value = isReturn ? animation.returning ?? animation.going : animation.going
        return PlayedAnimation(value.description)
    }
}

/// The events of an app, once they are read.
struct AppEvents {
    let all: [AppEvent]
    /// How many changes of screens have an end that is not known.
    let openEdges: Int
    let code: CodeTokens
    private let reader: AppEventReader
    /// The containers in which the engine may play something.
    private(set) var rootsWithHero: Set<Int> = []
    /// The event that each edge makes. An index: each animation asks for its own.
    private var byEdge: [Int: Int] = [:]

    init(_ scan: AppScan, _ classes: AppClasses) {
        let reader = AppEventReader(scan, classes)
        all = reader.events()
        openEdges = reader.openEdges
        code = reader.code
        self.reader = reader
        for (index, event) in all.enumerated() where !event.isReturn {
            for fact in event.facts { byEdge[fact] = index }
        }
        for (index, event) in all.enumerated() where !event.isReturn {
            for call in event.segue.flatMap({ reader.edges.performs[$0] }) ?? [] {
                if scan.facts[call].container == event.from { byEdge[call] = index }
            }
        }
        for event in all where event.plays != .system { rootsWithHero.formUnion(event.roots) }
    }

    /// The containers that code or Interface Builder makes.
    var roots: [AppEdges.Root] { reader.edges.roots }

    /// Whether an event is in a container in which the engine plays nothing: no registry is needed
    /// there.
    func isApart(_ event: AppEvent) -> Bool {
        !event.roots.isEmpty && event.roots.isDisjoint(with: rootsWithHero)
    }

    /// What is set for all transitions.
    var animationOfAll: SetValue<FactAnimation> { reader.settings.ofAll }

    /// The containers that need a registry.
    var rootsToInstall: [AppEdges.Root] {
        rootsWithHero.sorted().map { reader.edges.roots[$0] }
    }

    /// Whether facts name a navigation controller so.
    func isStack(_ name: String) -> Bool { reader.isStack(name) }

    /// The controller that a switch or an animation is set for.
    func target(of fact: Int) -> HeroWrite.Target? { reader.settings.target(of: fact) }

    /// Whether Hero is on unless Reduce Motion is.
    var respectsReducedMotion: [Int] { reader.settings.withoutReducedMotion.sorted() }

    /// Whether Hero certainly takes no part when a controller is presented.
    func isOff(presenting name: String) -> Bool {
        reader.isNeverPresentedWithHero(name, all)
    }

    /// Whether Hero certainly takes no part in the stacks of a class, or of a controller of Interface
    /// Builder.
    func isOff(inStacksOf name: String) -> Bool {
        if reader.isOffInStacks(of: name) { return true }
        let own = roots.indices.filter { roots[$0].container == name }
        let events = all.filter { !$0.roots.isDisjoint(with: own) }
        return !events.isEmpty && events.allSatisfy { $0.plays == .system }
    }

    /// The tab bar controllers with their children, by name.
    var tabBars: [(name: String, children: [String])] {
        reader.edges.tabs.sorted { $0.key < $1.key }.map { name, children in
            (name, children.map { $0.screen })
        }
    }

    /// The screens that a screen pushes are the ones it comes back from.
    func pushers(of name: String) -> [String] {
        var result: [String] = []
        for event in all where event.operation == .push && event.to == name {
            if !result.contains(event.from) { result.append(event.from) }
        }
        return result
    }

    func event(ofEdge fact: Int) -> AppEvent? { byEdge[fact].map { all[$0] } }

    /// Whether Hero certainly takes no part where an edge shows a screen.
    func isOff(atEdge fact: Int) -> Bool { event(ofEdge: fact)?.plays == .system }
}
