/// What plays where no line decides an event.
///
/// The presented screen's own default comes first, or the one of its nearest parent. The defaults of
/// the containers follow, the innermost first. The file's default is last.
public struct TransitionDefaults<Screen: Hashable & Sendable, Content> {
    private let hierarchy: ScreenHierarchy<Screen>
    private var ofScreens: [Screen: [Entry]] = [:]
    private var inContainers: [Screen: [Entry]] = [:]
    private var ofFile: [Entry] = []

    fileprivate struct Entry {
        var operations: TransitionOperations
        var version: Int
        /// `Int.max` where there is no end.
        var end: Int
        var content: Content
    }

    /// Creates an empty table of defaults.
    public init(_ screens: ScreenHierarchy<Screen> = ScreenHierarchy()) { hierarchy = screens }

    /// Adds a screen's own default for its presentation and its dismissal.
    ///
    /// - Parameters:
    ///   - operations: The operations that the default is for: `present`, `dismiss` or both.
    ///   - screen: The presented screen.
    ///   - version: The first major version of iOS in which it applies.
    ///   - end: The first major version of iOS in which it no longer applies.
    ///   - content: What plays.
    public mutating func add(
        _ operations: TransitionOperations, of screen: Screen, since version: Int = 0,
        before end: Int = .max, _ content: Content
    ) {
        ofScreens[screen, default: []].append(
            Entry(operations: operations, version: version, end: end, content: content))
    }

    /// Adds a default for the events inside a container.
    ///
    /// - Parameters:
    ///   - operations: The operations that the default is for.
    ///   - container: The screen that contains the others.
    ///   - version: The first major version of iOS in which it applies.
    ///   - end: The first major version of iOS in which it no longer applies.
    ///   - content: What plays.
    public mutating func add(
        _ operations: TransitionOperations, in container: Screen, since version: Int = 0,
        before end: Int = .max, _ content: Content
    ) {
        inContainers[container, default: []].append(
            Entry(operations: operations, version: version, end: end, content: content))
    }

    /// Adds a default for the whole file.
    ///
    /// - Parameters:
    ///   - operations: The operations that the default is for.
    ///   - version: The first major version of iOS in which it applies.
    ///   - end: The first major version of iOS in which it no longer applies.
    ///   - content: What plays.
    public mutating func add(
        _ operations: TransitionOperations, since version: Int = 0, before end: Int = .max,
        _ content: Content
    ) { ofFile.append(Entry(operations: operations, version: version, end: end, content: content)) }

    /// Finds the default for an event. Of several in the same place the first added applies.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - containers: The containers around it, the innermost first.
    /// - Returns: What plays, or `nil` if there is no default.
    public func first(for event: TransitionEvent<Screen>, containers: [Screen] = []) -> Content? {
        if let screen = presentedScreen(of: event) {
            for screen in hierarchy.selfAndAncestors(of: screen) {
                if let content = first(for: event, in: ofScreens[screen]) { return content }
            }
        }
        for container in containers {
            if let content = first(for: event, in: inContainers[container]) { return content }
        }
        return first(for: event, in: ofFile)
    }

    private func presentedScreen(of event: TransitionEvent<Screen>) -> Screen? {
        switch event.operation {
        case .present: event.to
        case .dismiss: event.from
        default: nil
        }
    }

    private func first(for event: TransitionEvent<Screen>, in entries: [Entry]?) -> Content? {
        entries?.first { entry in
            entry.operations.contains(event.operation) && event.version >= entry.version
                && (entry.end == .max || event.version < entry.end)
        }?.content
    }
}

extension TransitionDefaults: Sendable where Content: Sendable {}
extension TransitionDefaults.Entry: Sendable where Content: Sendable {}
