/// The animations for events that no line decides.
///
/// The presented screen's own default comes first, or that of its nearest parent. The defaults of
/// the containers follow, the innermost first. The file's default is last.
public struct TransitionDefaults<Screen: Hashable & Sendable, Content> {
    private let hierarchy: ScreenHierarchy<Screen>
    private var ofScreens: [Screen: [Entry]] = [:]
    private var inContainers: [Screen: [Entry]] = [:]
    private var ofFile: [Entry] = []

    fileprivate struct Entry {
        var operations: TransitionOperations
        var versions: IOSVersions
        var content: Content
    }

    /// Creates an empty table of defaults.
    public init(_ screens: ScreenHierarchy<Screen> = ScreenHierarchy()) { hierarchy = screens }

    /// Adds a screen's own default for its presentation, its dismissal or both. It applies in
    /// the versions `versions` of iOS.
    public mutating func add(
        _ operations: TransitionOperations, of screen: Screen, ios versions: IOSVersions = .all,
        _ content: Content
    ) { ofScreens[screen, default: []].append(entry(operations, versions, content)) }

    /// Adds a default for the events inside a container.
    public mutating func add(
        _ operations: TransitionOperations, in container: Screen, ios versions: IOSVersions = .all,
        _ content: Content
    ) { inContainers[container, default: []].append(entry(operations, versions, content)) }

    /// Adds a default for the whole file.
    public mutating func add(
        _ operations: TransitionOperations, ios versions: IOSVersions = .all,
        _ content: Content
    ) { ofFile.append(entry(operations, versions, content)) }

    private func entry(
        _ operations: TransitionOperations, _ versions: IOSVersions, _ content: Content
    ) -> Entry {
        Entry(
            operations: operations, versions: versions, content: content)
    }

    /// Finds the default for an event in containers, the innermost first, or `nil` if there is
    /// none. Of several in the same place, the one added first applies.
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
        entries?.first {
            $0.operations.contains(event.operation) && $0.versions.contains(event.version)
        }?.content
    }
}

extension TransitionDefaults: Sendable where Content: Sendable {}
extension TransitionDefaults.Entry: Sendable where Content: Sendable {}
