import Apps
import Resolution

/// What a fact says besides its place and certainty, with the names of the output. All forms of
/// the output derive from it.
struct FactMember {
    enum Value {
        case text(String?)
        case texts([String])
        case flag(Bool)
        case number(Int)
        /// A nil means no id; no pattern means unknown.
        case patterns([IDPattern?])
        /// The expressions in the holes of each pattern.
        case holes([[String]])
    }

    var name: String
    var value: Value
}

extension AppFact {
    /// Where it is: the enclosing declarations, and the view with its screens if there is one.
    var ownerMembers: [FactMember] {
        var members = [
            FactMember(name: "in", value: .text(container)),
            FactMember(name: "member", value: .text(member)),
        ]
        if content.isAboutView {
            members.append(FactMember(name: "view", value: .text(view)))
            members.append(FactMember(name: "screens", value: .texts(screens)))
        }
        return members
    }

    /// The members that only its kind has, in a fixed order.
    var contentMembers: [FactMember] { content.members.map { FactMember(name: $0, value: $1) } }
}

extension AppFactContent {
    fileprivate var isAboutView: Bool {
        switch self {
        case .heroID, .heroIDRead, .modifiers, .source, .enabled, .unknownAttribute: true
        case .animation, .transitionCall, .runtime, .delegate, .named, .screen, .cell, .edge,
            .registryLine, .segue, .storyboard, .zoom, .hosted:
            false
        }
    }

    fileprivate var members: [(String, FactMember.Value)] {
        switch self {
        case .heroID(let operation, let patterns, let holes):
            [
                ("operation", .text(operation.rawValue)), ("patterns", .patterns(patterns)),
                ("holes", .holes(holes)),
            ]
        case .heroIDRead(let patterns), .source(let patterns): [("patterns", .patterns(patterns))]
        case .modifiers(let form, let modifiers):
            [
                ("modifiers", .texts(modifiers.map { $0.description })),
                ("form", .text(form.rawValue)),
            ]
        case .animation(let property, let on, let animation, let returning):
            [
                ("property", .text(property.rawValue)), ("on", .text(on)),
                ("animation", .text(animation?.description)),
                ("return", .text(returning?.description)),
            ]
        case .enabled(let target, let value):
            [("screen", .text(target.screen)), ("value", .text(value.description))]
        case .transitionCall(let call), .runtime(let call), .delegate(let call):
            [("call", .text(call))]
        case .named(_, let name, let declares, let patterns, let value, let uses):
            [
                ("name", .text(name)), ("declares", .flag(declares)),
                ("patterns", .patterns(patterns)), ("value", .text(value)), ("uses", .number(uses)),
            ]
        case .screen(let name, let superclass), .cell(let name, let superclass):
            [("class", .text(name)), ("super", .text(superclass))]
        case .edge(let operation, let from, let to, let identifier, let animation):
            [
                ("operation", .text(operation.name)), ("from", .text(from)), ("to", .text(to)),
                ("identifier", .text(identifier)), ("animation", .text(animation?.description)),
            ]
        case .registryLine(let operations, let from, let to, let animation):
            [
                ("operation", .text(operations.names)), ("from", .text(from)), ("to", .text(to)),
                ("animation", .text(animation?.description)),
            ]
        case .segue(let identifier, let operation, let from, let to):
            [
                ("identifier", .text(identifier)), ("operation", .text(operation.name)),
                ("from", .text(from)), ("to", .text(to)),
            ]
        case .storyboard(let identifier, let name):
            [("identifier", .text(identifier)), ("class", .text(name))]
        case .unknownAttribute(let name, let value):
            [("name", .text(name)), ("value", .text(value))]
        case .zoom(_, let id, let expression, let namespace):
            [
                ("id", .text(id)), ("expression", .text(expression)),
                ("namespace", .text(namespace)),
            ]
        case .hosted(let view): [("view", .text(view))]
        }
    }
}
