/// The animations for events that no line decides.
///
/// The presented screen's own default comes first, or that of its nearest parent. The defaults of
/// the containers follow, the innermost first. The file's default is last. `file` and `line` are
/// those of ``TransitionTable``.
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
        var declared: DeclaredLine

        init(
            _ operations: TransitionOperations, _ versions: IOSVersions, _ content: Content,
            _ declared: DeclaredLine
        ) {
            self.operations = operations
            self.versions = versions
            self.content = content
            self.declared = declared
        }
    }

    /// Creates an empty table of defaults.
    public init(_ screens: ScreenHierarchy<Screen> = ScreenHierarchy()) { hierarchy = screens }

    /// Adds a screen's own default for its presentation, its dismissal or both. It applies in
    /// the versions `versions` of iOS.
    public mutating func add(
        _ operations: TransitionOperations, of screen: Screen, ios versions: IOSVersions = .all,
        _ content: Content, file: String = #fileID, line: Int = #line
    ) {
        ofScreens[screen, default: []].append(
            Entry(operations, versions, content, DeclaredLine(file, line)))
    }

    /// Adds a default for the events inside a container.
    public mutating func add(
        _ operations: TransitionOperations, in container: Screen, ios versions: IOSVersions = .all,
        _ content: Content, file: String = #fileID, line: Int = #line
    ) {
        inContainers[container, default: []].append(
            Entry(operations, versions, content, DeclaredLine(file, line)))
    }

    /// Adds a default for the whole file.
    public mutating func add(
        _ operations: TransitionOperations, ios versions: IOSVersions = .all,
        _ content: Content, file: String = #fileID, line: Int = #line
    ) { ofFile.append(Entry(operations, versions, content, DeclaredLine(file, line))) }

    /// Adds what plays in a container while Reduce Motion is on.
    public mutating func addReducedMotion(
        in container: Screen, ios versions: IOSVersions = .all, _ content: Content,
        file: String = #fileID, line: Int = #line
    ) { reduced[container] = Entry([], versions, content, DeclaredLine(file, line)) }

    /// What plays while Reduce Motion is on in containers, the innermost first; nil if none of them
    /// has anything for the version.
    func reducedMotion(in containers: [Screen], version: IOSVersion) -> Content? {
        containers.lazy.compactMap { reduced[$0] }.first { $0.versions.contains(version) }?.content
    }

    /// Finds the default for an event in containers, the innermost first, or `nil` if there is
    /// none. Of several in the same place, the one added first applies.
    public func first(for event: TransitionEvent<Screen>, containers: [Screen] = []) -> Content? {
        found(for: event, containers: containers)?.content
    }

    /// The same, with what the default belongs to.
    func found(
        for event: TransitionEvent<Screen>, containers: [Screen]
    ) -> FoundDefault<Screen, Content>? {
        if let screen = presentedScreen(of: event) {
            for screen in hierarchy.selfAndAncestors(of: screen) {
                if let entry = first(for: event, in: ofScreens[screen]) {
                    return FoundDefault(entry, of: .screen(screen))
                }
            }
        }
        for container in containers {
            if let entry = first(for: event, in: inContainers[container]) {
                return FoundDefault(entry, of: .container(container))
            }
        }
        return first(for: event, in: ofFile).map { FoundDefault($0, of: .file) }
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

    private func first(for event: TransitionEvent<Screen>, in entries: [Entry]?) -> Entry? {
        entries?.first {
            $0.operations.contains(event.operation) && $0.versions.contains(event.version)
        }
    }
}

/// The default that decides an event.
struct FoundDefault<Screen: Hashable & Sendable, Content> {
    /// What it belongs to.
    enum Owner { case screen(Screen), container(Screen), file }

    let content: Content
    let owner: Owner
    let declared: DeclaredLine

    fileprivate init(_ entry: TransitionDefaults<Screen, Content>.Entry, of owner: Owner) {
        content = entry.content
        declared = entry.declared
        self.owner = owner
    }
}

extension TransitionDefaults: Sendable where Content: Sendable {}
extension TransitionDefaults.Entry: Sendable where Content: Sendable {}
