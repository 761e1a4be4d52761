import AppSource
import Resolution
import TransitionDSL

/// Runtime attributes of Hero.
extension InterfaceFactReader {
    mutating func addAttributes() {
        for attribute in document.runtimeAttributes { read(attribute) }
    }

    private mutating func read(_ attribute: InterfaceDocument.RuntimeAttribute) {
        let parts = attribute.keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard let key = parts.last else { return }
        if let known = heroAttribute(String(key)), parts.count == 1 {
            let receiver = receiver(attribute.object, known.receiver)
            guard receiver != .none else { return addUnknown(attribute) }
            let owner = owner(of: attribute.object, known.receiver)
            add(known, attribute, owner, receiver == .certain ? .certain : .likely)
        } else if let known = heroAttribute(String(key)), parts.count == 2,
            Self.subviews.contains(String(parts[0])),
            known.receiver == .view || known.receiver == .viewOrController
        {
            var owner = owners.owner(of: attribute.object)
            owner.view = path(owner.view, String(parts[0]), attribute.object)
            add(known, attribute, owner, .likely)
        } else if isMeantForHero(attribute.keyPath) {
            addUnknown(attribute)
        }
    }

    /// Properties of views and controllers that are views, so that a key path leads through them.
    private static let subviews = [
        "view", "contentView", "imageView", "textLabel", "detailTextLabel", "titleLabel",
        "backgroundView", "tableView", "collectionView",
    ]

    private func path(_ view: String?, _ property: String, _ object: Int) -> String? {
        if document.controller(of: object) != nil { return property == "view" ? "root" : property }
        guard let view else { return nil }
        return view == "root" ? property : "\(view).\(property)"
    }

    private mutating func owner(
        of object: Int, _ receiver: HeroAttribute.Receiver
    ) -> InterfaceOwner {
        guard let reference = program.reference(toObject: object, in: member) else {
            return owners.owner(of: object)
        }
        let name = program.name(reference)
        return InterfaceOwner(container: name, view: nil, screens: [name])
    }
}

// MARK: - Receivers

private enum ReceiverState {
    /// It has the property.
    case certain
    /// Its class is not known.
    case likely
    /// It does not have the property.
    case none
}

extension InterfaceFactReader {
    /// Whether an object has a property of Hero.
    private func receiver(_ object: Int, _ receiver: HeroAttribute.Receiver) -> ReceiverState {
        let hasClass = document.objects[object].customClass != nil
        switch document.objects[object].kind {
        case .view, .cell:
            return receiver == .view || receiver == .viewOrController ? .certain : .none
        case .controller(let index):
            let tag = document.controllers[index].tag
            switch receiver {
            case .view: return .none
            case .controller, .viewOrController: return .certain
            case .navigationController:
                if tag == .navigationController { return .certain }
                return hasClass && tag == .viewController ? .likely : .none
            case .tabBarController:
                if tag == .tabBarController { return .certain }
                return hasClass && tag == .viewController ? .likely : .none
            }
        case .placeholder, .other: return hasClass ? .likely : .none
        }
    }

    /// A key that nothing has, unless a class of the app declares it.
    private mutating func addUnknown(_ attribute: InterfaceDocument.RuntimeAttribute) {
        var certainty = AppFact.Certainty.certain
        let first = attribute.keyPath.prefix { $0 != "." }
        if let name = document.objects[attribute.object].customClass {
            switch program.declares(name, String(first)) {
            case true?: return
            case false?: break
            case nil: certainty = .likely
            }
        }
        let text: String? =
            switch attribute.value {
            case .text(let text), .localized(let text), .number(let text), .other(let text): text
            case .boolean(let value): "\(value)"
            case .null: "nil"
            case .missing: nil
            }
        let content = AppFactContent.unknownAttribute(name: attribute.keyPath, value: text)
        let owner = owner(of: attribute.object, .view)
        add(content, at: attribute.range, in: owner, member: attribute.keyPath, certainty)
    }
}

// MARK: - Meanings

extension InterfaceFactReader {
    private mutating func add(
        _ known: HeroAttribute, _ attribute: InterfaceDocument.RuntimeAttribute,
        _ owner: InterfaceOwner, _ certainty: AppFact.Certainty
    ) {
        switch known.meaning {
        case .heroID:
            guard let value = text(attribute) else { return addUnknown(attribute) }
            addHeroID(value, attribute, owner, certainty)
        case .modifiers:
            guard let value = text(attribute) else { return addUnknown(attribute) }
            addModifiers(value, attribute, owner, certainty)
        case .animation(let property):
            guard let value = text(attribute) else { return addUnknown(attribute) }
            addAnimation(property, value, attribute, owner, certainty)
        case .enabled, .enabledForSubviews: addEnabled(attribute, owner, certainty)
        }
    }

    private enum TextValue {
        case text(String)
        case null
        /// Nothing is written, which the nib compiler takes for an empty text.
        case missing
        case unknown
    }

    /// The value of a property that is a text; nil if the value is not a text, so that the app stops.
    private func text(_ attribute: InterfaceDocument.RuntimeAttribute) -> TextValue? {
        switch attribute.value {
        case .text(let text): .text(text)
        case .localized: .unknown
        case .null: .null
        case .missing: attribute.type == "string" || attribute.type == nil ? .missing : nil
        case .number, .boolean, .other: nil
        }
    }

    private mutating func addHeroID(
        _ value: TextValue, _ attribute: InterfaceDocument.RuntimeAttribute,
        _ owner: InterfaceOwner, _ certainty: AppFact.Certainty
    ) {
        let content: AppFactContent
        var certainty = certainty
        switch value {
        case .text(let text):
            content = .heroID(.set, patterns: [IDPattern(text: text)], holes: [[]])
        case .missing:
            content = .heroID(.set, patterns: [IDPattern(text: "")], holes: [[]])
            certainty = .likely
        case .null: content = .heroID(.clear, patterns: [nil], holes: [[]])
        case .unknown:
            content = .heroID(.set, patterns: [], holes: [])
            certainty = .unknown
        }
        add(content, at: attribute.range, in: owner, member: attribute.keyPath, certainty)
    }

    private mutating func addModifiers(
        _ value: TextValue, _ attribute: InterfaceDocument.RuntimeAttribute,
        _ owner: InterfaceOwner, _ certainty: AppFact.Certainty
    ) {
        var result = ModifierText(modifiers: [], sources: [], problems: [])
        var certainty = certainty
        switch value {
        case .text(let text): result = readModifierText(text)
        case .null: break
        case .missing: certainty = .likely
        case .unknown: certainty = .unknown
        }
        add(
            .modifiers(.text, result.modifiers.map { .call($0) }), at: attribute.range, in: owner,
            member: attribute.keyPath, certainty)
        for source in result.sources {
            add(
                .source(patterns: [IDPattern(text: source)]), at: attribute.range, in: owner,
                member: attribute.keyPath, certainty)
        }
    }

    private mutating func addAnimation(
        _ property: AppFactContent.AnimationProperty, _ value: TextValue,
        _ attribute: InterfaceDocument.RuntimeAttribute, _ owner: InterfaceOwner,
        _ certainty: AppFact.Certainty
    ) {
        var animation: FactCall? = FactCall("auto")
        var returning: FactCall?
        var certainty = certainty
        switch value {
        case .text(let text):
            let result = readAnimationText(text)
            animation = result.problems.contains { $0.effect == .crashes } ? nil : result.animation
            returning = result.returning
        case .null: break
        case .missing: certainty = .likely
        case .unknown:
            animation = nil
            certainty = .unknown
        }
        let content = AppFactContent.animation(
            property, on: "self", animation: animation, returning: returning)
        add(content, at: attribute.range, in: owner, member: attribute.keyPath, certainty)
    }

    private mutating func addEnabled(
        _ attribute: InterfaceDocument.RuntimeAttribute, _ owner: InterfaceOwner,
        _ certainty: AppFact.Certainty
    ) {
        let value: Bool
        var certainty = certainty
        switch attribute.value {
        case .boolean(let flag): value = flag
        case .number(let text): value = text != "0"
        case .missing: (value, certainty) = (false, .likely)
        case .text(let text): (value, certainty) = (isTrue(text), .likely)
        case .null, .localized, .other: return addUnknown(attribute)
        }
        let isController = document.controller(of: attribute.object) != nil
        let content = AppFactContent.enabled(
            isController ? .screen(owner.container) : .view, value: .bool(value))
        add(content, at: attribute.range, in: owner, member: attribute.keyPath, certainty)
    }

    /// As `boolValue` of a string: it begins with Y, T or a digit that is not zero.
    private func isTrue(_ text: String) -> Bool {
        guard let first = text.drop(while: { $0 == " " || $0 == "0" }).first else { return false }
        return "YyTt123456789".contains(first)
    }
}
