import Apps
import TransitionDSL

/// A place that switches Hero on or off, or sets an animation.
struct HeroWrite {
    /// What is set.
    enum Target: Hashable {
        /// The stack, or the tab bar controller, of the controller around the code.
        case ownStack, ownTabs
        /// All transitions.
        case all
        /// A controller itself, in its class or in Interface Builder.
        case controller(String)
        /// A variable, with the class of its value if that is known.
        case variable(String, type: String?)
        case other
    }

    var fact: Int
    var target: Target
    /// What is set applies to presentations, to a stack, to tabs, or to all of them.
    var property: AppFactContent.AnimationProperty?
    var setting: HeroSetting
    /// It happens only under a condition.
    var isConditional: Bool
    /// It happens when the view of the controller is loaded.
    var isAtLoad = false
}

/// All such places of an app, by what they set.
struct HeroSettings {
    private(set) var writes: [HeroWrite] = []
    /// By the function around them: edges ask for those of their own.
    private var byMember: [CodeMember: [Int]] = [:]
    /// The number of the write of each fact.
    private var numbers: [Int: Int] = [:]
    /// The animation of all transitions, if code sets one.
    private(set) var ofAll: SetValue<FactAnimation> = .none
    /// The places where Hero is on unless Reduce Motion is.
    private(set) var withoutReducedMotion: Set<Int> = []

    init(_ scan: AppScan, _ code: CodeTokens) {
        for (index, fact) in scan.facts.enumerated() where !fact.isTest {
            var availability: CodeTokens.Availability?
            if !fact.branch.isEmpty { availability = code.availability(around: fact.place) }
            if availability == .never { continue }
            let isConditional =
                !fact.branch.isEmpty && availability != .always
                && !isOfOneSegue(fact, scan, code)
            let isSure =
                fact.certainty == .certain && fact.condition == nil && availability != .unknown
            switch fact.content {
            case .enabled(let switched, let value):
                guard var target = Self.target(ofSwitch: fact, switched.screen, scan) else {
                    continue
                }
                if target == .ownStack, isOfLocal(fact, scan, code) {
                    target = .variable("navigationController", type: switched.screen)
                }
                var setting = HeroSetting()
                if case .bool(let flag) = value, isSure {
                    setting.isOn = .one(flag)
                } else if case .source(let text) = value, isSure,
                    code.isMotionAllowed(text, before: fact.place)
                {
                    setting.isOn = .one(true)
                    withoutReducedMotion.insert(index)
                } else {
                    setting.isOn = .many
                }
                add(
                    HeroWrite(
                        fact: index, target: target, property: nil, setting: setting,
                        isConditional: isConditional), fact, code)
            case .animation(let property, let receiver, let animation, let returning)
            where property != .argument:
                var setting = HeroSetting()
                if let animation, isSure {
                    setting.animation = .one(
                        FactAnimation(.call(animation), returning: returning.map { .call($0) }))
                } else {
                    setting.animation = .many
                }
                var target =
                    property == .default ? .all : Self.target(receiver, fact, nil)
                if target == .ownStack, isOfLocal(fact, scan, code) {
                    target = .variable("navigationController", type: nil)
                }
                if property == .default { ofAll.join(setting.animation) }
                add(
                    HeroWrite(
                        fact: index, target: target, property: property, setting: setting,
                        isConditional: isConditional), fact, code)
            default: continue
            }
        }
    }

    /// Whether `navigationController` is a local name there, and not the property of the controller.
    private func isOfLocal(_ fact: AppFact, _ scan: AppScan, _ code: CodeTokens) -> Bool {
        let index = Int(fact.place.file.index)
        guard scan.files.indices.contains(index),
            scan.files[index].source.text(fact.place.range).hasPrefix("navigationController")
        else { return false }
        return code.makesLocal("navigationController", before: fact.place)
    }

    /// Whether code switches what one segue leads to, whenever that segue is performed.
    private func isOfOneSegue(_ fact: AppFact, _ scan: AppScan, _ code: CodeTokens) -> Bool {
        guard case .enabled(.screen(let name), _) = fact.content, !fact.isInInterfaceBuilder,
            scan.plainContainers[name] != nil, fact.member?.hasPrefix("prepare") ?? false
        else { return false }
        return code.asksOnlyForSegue(fact.place)
    }

    private mutating func add(_ write: HeroWrite, _ fact: AppFact, _ code: CodeTokens) {
        var write = write
        switch write.target {
        case .ownStack, .controller:
            write.isAtLoad =
                fact.isInInterfaceBuilder || code.runsAtLoad(fact.member, fact.place)
        case .ownTabs, .all, .variable, .other: break
        }
        byMember[CodeMember(fact), default: []].append(writes.count)
        numbers[write.fact] = writes.count
        writes.append(write)
    }

    /// Those in the function of a fact, in their order.
    func writes(near fact: AppFact) -> [HeroWrite] {
        (byMember[CodeMember(fact)] ?? []).map { writes[$0] }
    }

    func target(of fact: Int) -> HeroWrite.Target? {
        numbers[fact].map { writes[$0].target }
    }

    // MARK: - Targets

    /// The controller that a fact switches; nil if it is a view.
    private static func target(
        ofSwitch fact: AppFact, _ screen: String?, _ scan: AppScan
    ) -> HeroWrite.Target? {
        if fact.isInInterfaceBuilder {
            guard let screen, fact.member?.hasSuffix("ForSubviews") != true else { return nil }
            return .controller(screen)
        }
        let index = Int(fact.place.file.index)
        guard scan.files.indices.contains(index) else { return nil }
        let text = scan.files[index].source.text(fact.place.range)
        if text.includes("ForSubviews") || fact.view != nil { return nil }
        // `[[self navigationController] setIsHeroEnabled:YES]` of Objective-C.
        if text.hasPrefix("[[") { return .other }
        var receiver = ""
        for character in text {
            if character.isWhitespace && receiver.isEmpty || character == "[" { continue }
            if character.isWhitespace || character == "=" { break }
            receiver.append(character)
        }
        var steps = receiver.filter { $0 != "?" && $0 != "!" }.split(separator: ".").map(
            String.init)
        while let last = steps.last,
            ["hero", "isEnabled", "isHeroEnabled", "heroEnabled"].contains(last)
        {
            steps.removeLast()
        }
        return target(steps.joined(separator: "."), fact, screen)
    }

    private static func target(
        _ receiver: String, _ fact: AppFact, _ screen: String?
    ) -> HeroWrite.Target {
        if fact.isInInterfaceBuilder { return .controller(fact.container) }
        var steps = receiver.split(separator: ".").map(String.init)
        if steps.first == "self" { steps.removeFirst() }
        switch steps {
        case []: return .controller(screen ?? fact.container)
        case ["navigationController"]: return .ownStack
        case ["tabBarController"]: return .ownTabs
        default: break
        }
        let name = steps.joined(separator: ".")
        if steps.count == 1 || screen != nil { return .variable(name, type: screen) }
        return .other
    }
}

/// The function that a fact is in.
struct CodeMember: Hashable {
    private var file: FileIndex
    private var container: String
    private var name: String?

    init(_ fact: AppFact) {
        file = fact.place.file
        container = fact.container
        name = fact.member
    }
}

extension AppFact {
    /// Whether what it sets is set when another fact of its function happens.
    func isBefore(_ other: AppFact) -> Bool {
        place.range.start < other.place.range.start && other.branch.starts(with: branch)
    }

    /// Whether it may be set then, on another path.
    func mayBeBefore(_ other: AppFact) -> Bool {
        place.range.start < other.place.range.start && !other.branch.starts(with: branch)
            && !AppFact.exclude(branch, other.branch)
    }

    /// Whether two paths diverge at one statement.
    private static func exclude(_ one: [String], _ other: [String]) -> Bool {
        let same = zip(one, other).prefix { $0 == $1 }.count
        guard one.indices.contains(same), other.indices.contains(same) else { return false }
        func statement(_ step: String) -> Substring { step.prefix { $0 != "." } }
        return statement(one[same]) == statement(other[same])
    }
}
