/// What a navigation event does.
package enum Operation: String, CaseIterable, Sendable {
    case push, pop, present, dismiss, tab, replace, segue, unwind

    /// Whether it returns to an earlier screen, so that it has no return of its own.
    package var comesBack: Bool {
        switch self {
        case .pop, .dismiss, .unwind: true
        case .push, .present, .tab, .replace, .segue: false
        }
    }
}

/// The animation of a line, and its return animation.
package struct AnimationUse: Sendable {
    package var going: Handle<Call>
    /// The options after `with`.
    package var options: HandleRange<Handle<Call>>
    /// The animation after `/`; nil means the opposite of `going`.
    package var returning: Handle<Call>?

    package init(going: Handle<Call>, returning: Handle<Call>?, options: HandleRange<Handle<Call>>)
    {
        self.going = going
        self.returning = returning
        self.options = options
    }
}

/// A name, perhaps with parameters, and its value.
package struct Named<Body: Sendable>: Sendable {
    package var declared: Declared
    package var parameters: HandleRange<Parameter>
    package var body: Body

    @inlinable package init(declared: Declared, parameters: HandleRange<Parameter>, body: Body) {
        self.declared = declared
        self.parameters = parameters
        self.body = body
    }

    @inlinable package var head: (declared: Declared, parameters: HandleRange<Parameter>) {
        (declared, parameters)
    }
}

/// `animation name = …`.
package typealias NamedAnimation = Named<AnimationUse>

/// `modifiers name = …`.
package typealias ModifierList = Named<HandleRange<Handle<Call>>>

/// `interaction name = …`.
package typealias NamedInteraction = Named<Handle<Call>>

/// `animator name …`.
package typealias Animator = Named<AnimatorBody>

/// Key frames, or a class of the app.
package enum AnimatorBody: Sendable {
    case keyFrames(options: HandleRange<Handle<Call>>, frames: HandleRange<KeyFrame>)
    /// The class is the app's, so its parameters are unknown. An argument's `parameter` is the
    /// index of its label's text, or of the empty text without a label.
    case appClass(typeName: Text, arguments: HandleRange<Argument>)
}

/// The changes to one controller's view in a part of the animation's time.
package struct KeyFrame: Sendable {
    package enum Subject: String, Sendable { case fromView, toView }

    package var subject: Subject
    /// Fractions of the duration.
    package var start: Handle<Value>
    package var end: Handle<Value>
    package var changes: HandleRange<Handle<Call>>
    package var place: SourcePlace

    package init(
        subject: Subject, start: Handle<Value>, end: Handle<Value>,
        changes: HandleRange<Handle<Call>>, place: SourcePlace
    ) {
        self.subject = subject
        self.start = start
        self.end = end
        self.changes = changes
        self.place = place
    }
}

/// `defaults { … }` of the file, or of one container.
package struct DefaultsBlock: Sendable {
    package var container: Handle<Screen>?
    package var options: HandleRange<Handle<Call>>
    package var lines: HandleRange<DefaultLine>
    package var place: SourcePlace

    package init(
        container: Handle<Screen>?, options: HandleRange<Handle<Call>>,
        lines: HandleRange<DefaultLine>, place: SourcePlace
    ) {
        self.container = container
        self.options = options
        self.lines = lines
        self.place = place
    }
}

/// The animation if no line applies.
package struct DefaultLine: Sendable {
    package enum Event: String, CaseIterable, Sendable {
        case push, pop, present, dismiss, tab, replace, reduceMotion

        /// Whether its return is a separate event, as of a line.
        package var hasReturn: Bool { self == .push || self == .present }
    }

    package var event: Event
    package var animation: AnimationUse
    package var place: SourcePlace

    package init(event: Event, animation: AnimationUse, place: SourcePlace) {
        self.event = event
        self.animation = animation
        self.place = place
    }
}

/// A table of lines that the app installs separately.
package struct Registry: Sendable {
    package var declared: Declared
    package var options: HandleRange<Handle<Call>>
    package var edges: HandleRange<Edge>

    package init(declared: Declared, options: HandleRange<Handle<Call>>, edges: HandleRange<Edge>) {
        self.declared = declared
        self.options = options
        self.edges = edges
    }
}

/// One line of a registry.
package struct Edge: Sendable {
    package var from: HandleRange<Endpoint>
    package var to: HandleRange<Endpoint>
    package var matches = HandleRange<Match>.empty
    package var views = HandleRange<ViewLine>.empty
    package var place: SourcePlace
    /// The segue of `segue(…)` and `unwind(…)`.
    package var segue: Handle<Segue>?
    /// nil covers push, present and replace.
    package var operation: Operation?
    /// `<->`.
    package var isBothWays: Bool
    /// nil means no animation is set, like `: default`.
    package var animation: AnimationUse?

    package init(
        operation: Operation?, segue: Handle<Segue>?, from: HandleRange<Endpoint>,
        to: HandleRange<Endpoint>, isBothWays: Bool, animation: AnimationUse?, place: SourcePlace
    ) {
        self.operation = operation
        self.segue = segue
        self.from = from
        self.to = to
        self.isBothWays = isBothWays
        self.animation = animation
        self.place = place
    }

    /// Whether its return is a separate event that it can set after `/`. The return of a tab is
    /// another tab event, and a replacement has none.
    package var hasReturn: Bool {
        switch operation {
        case nil, .push, .present, .segue: true
        case .pop, .dismiss, .tab, .replace, .unwind: false
        }
    }
}

/// One end of a line. A line with several applies to each of them.
package enum Endpoint: Hashable, Sendable {
    case any
    case screen(Handle<Screen>)
    case group(Handle<Group>)
}

/// Two views that fly into each other for one pair of screens.
package struct Match: Sendable {
    package var left: Handle<ViewPath>
    package var right: Handle<ViewPath>
    package var modifiers: HandleRange<Handle<Call>>
    package var limit: EventLimit?
    package var place: SourcePlace

    package var operation: Operation? { limit?.operation }

    package init(
        left: Handle<ViewPath>, right: Handle<ViewPath>, modifiers: HandleRange<Handle<Call>>,
        limit: EventLimit?, place: SourcePlace
    ) {
        self.left = left
        self.right = right
        self.modifiers = modifiers
        self.limit = limit
        self.place = place
    }
}

/// `rule: severity` of a `lint` block.
package struct LintSetting: Sendable {
    package var rule: DiagnosticID
    package var level: LintLevel
    package var place: SourcePlace

    package init(rule: DiagnosticID, level: LintLevel, place: SourcePlace) {
        self.rule = rule
        self.level = level
        self.place = place
    }
}
