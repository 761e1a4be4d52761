// What UIKit knows of a delegate: it asks once, when the delegate is set, which optional methods
// there are, and sends no others.

@MainActor struct KnownMethods {
    private var names: Set<String> = []

    init() {}

    init(of delegate: (any NSObjectProtocol)?, _ all: [String]) {
        names = Set(all.filter { delegate?.responds(to: Selector($0)) == true })
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// What the delegate answers, or `absent`. A delegate that no longer has the method does not
    /// recognize the selector: an app would crash.
    func ask<Delegate, Answer>(
        _ delegate: Delegate?, _ name: String, about container: UIViewController, absent: Answer,
        _ send: (Delegate) -> Answer
    ) -> Answer {
        Stage.send(name, about: container)
        guard names.contains(name), let delegate else { return absent }
        let object = delegate as AnyObject as? any NSObjectProtocol
        guard object?.responds(to: Selector(name)) == true else {
            Stage.note("error: unrecognized selector \(name) sent to \(Stage.name(object))")
            return absent
        }
        return send(delegate)
    }
}
