/// The animations for events that no line decides.
///
/// The presented screen's own default comes first, or that of its nearest parent. The defaults of
/// the containers follow, the innermost first. The file's default is last.
public struct TransitionDefaults<Screen: Hashable & Sendable, Content> {
    private let hierarchy: ScreenHierarchy<Screen>
    private var ofScreens: [Screen: [Entry]] = [:]
    private var inContainers: [Screen: [Entry]] = [:]
    private var ofFile: [Entry] = []
    private var reduced: [Screen: Entry] = [:]

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

    /// Adds what plays in a container while Reduce Motion is on.
    public mutating func addReducedMotion(
        in container: Screen, ios versions: IOSVersions = .all, _ content: Content
    ) { reduced[container] = entry([], versions, content) }

    /// What plays while Reduce Motion is on in containers, the innermost first; nil if none of them
    /// has anything for the version.
    func reducedMotion(in containers: [Screen], version: IOSVersion) -> Content? {
        containers.lazy.compactMap { reduced[$0] }.first { $0.versions.contains(version) }?.content
    }

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

    /// Whether a screen, or one of its parents, is a container with defaults.
    func areDeclared(in screen: Screen) -> Bool {
        hierarchy.selfAndAncestors(of: screen).contains {
            inContainers[$0] != nil || reduced[$0] != nil
        }
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
