// Double of SwiftUI's controllers. A host renders its view when it is loaded, and after each change of
// a state.

/// The next rendering of all hosts.
enum Updates {
    private struct Host { weak var host: (any DrawnHost)? }
    nonisolated(unsafe) private static var hosts: [Host] = []
    nonisolated(unsafe) private static var isRequested = false
    nonisolated(unsafe) private static var transaction = Transaction()

    static func add(_ host: any DrawnHost) { hosts.append(Host(host: host)) }

    static func request() {
        transaction = Transaction.current
        if isRequested { return }
        isRequested = true
        DispatchQueue.main.async { MainActor.assumeIsolated { run() } }
    }

    @MainActor private static func run() {
        isRequested = false
        hosts.removeAll { $0.host == nil }
        for one in hosts { one.host?.draw(transaction) }
    }
}

/// What a body makes.
@MainActor final class Renderer {
    var texts: [String] = []
    var buttons: [(label: String, action: @MainActor () -> Void)] = []
    var title: String?
    private let transaction: Transaction
    private weak var host: UIViewController?
    private let old: [Slot]
    private(set) var slots: [Slot] = []

    /// A controller in a view, with its coordinator.
    struct Slot {
        let type: Any.Type
        let coordinator: Any
        let controller: UIViewController
        let dismantle: @MainActor () -> Void
    }

    init(_ host: UIViewController, _ old: [Slot], _ transaction: Transaction) {
        self.host = host
        self.old = old
        self.transaction = transaction
    }

    func render<Content: View>(_ view: Content) {
        if let primitive = view as? any Primitive {
            primitive.render(self)
        } else if let representable = view as? any UIViewControllerRepresentable {
            show(representable)
        } else {
            render(view.body)
        }
    }

    private func show<Content: UIViewControllerRepresentable>(_ view: Content) {
        let index = slots.count
        if index < old.count, old[index].type == Content.self,
            let coordinator = old[index].coordinator as? Content.Coordinator,
            let controller = old[index].controller as? Content.UIViewControllerType
        {
            slots.append(old[index])
            return view.updateUIViewController(controller, context: context(coordinator))
        }
        let coordinator = view.makeCoordinator()
        let controller = view.makeUIViewController(context: context(coordinator))
        slots.append(
            Slot(type: Content.self, coordinator: coordinator, controller: controller) {
                Content.dismantleUIViewController(controller, coordinator: coordinator)
            })
        if let host {
            host.addChild(controller)
            controller.view.frame = host.view.bounds
            host.view.addSubview(controller.view)
            controller.didMove(toParent: host)
        }
        view.updateUIViewController(controller, context: context(coordinator))
    }

    private func context<Content>(
        _ coordinator: Content.Coordinator
    ) -> UIViewControllerRepresentableContext<Content> {
        UIViewControllerRepresentableContext(
            coordinator: coordinator, transaction: transaction,
            environment: EnvironmentValues.current)
    }

    /// Removes the controllers that are no longer there.
    func end() {
        for slot in old where !slots.contains(where: { $0.controller === slot.controller }) {
            slot.dismantle()
            slot.controller.willMove(toParent: nil)
            slot.controller.view.removeFromSuperview()
            slot.controller.removeFromParent()
        }
    }
}

/// A host, whatever it shows. // test
@MainActor public protocol DrawnHost: UIViewController {
    /// The texts and images of its view, in order.
    var texts: [String] { get }
    /// Taps the button with a label. False if there is none.
    func tap(_ label: String) -> Bool
    func draw(_ transaction: Transaction)
}

@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController,
    DrawnHost
{
    open var rootView: Content { didSet { if isViewLoaded { draw(Transaction()) } } }
    public private(set) var texts: [String] = []
    private var buttons: [(label: String, action: @MainActor () -> Void)] = []
    private var slots: [Renderer.Slot] = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        Updates.add(self)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        draw(Transaction())
    }

    public func draw(_ transaction: Transaction) {
        guard isViewLoaded else { return }
        let renderer = Renderer(self, slots, transaction)
        let outer = EnvironmentValues.current
        EnvironmentValues.current = EnvironmentValues()
        renderer.render(rootView)
        EnvironmentValues.current = outer
        renderer.end()
        (texts, buttons, slots) = (renderer.texts, renderer.buttons, renderer.slots)
        if let title = renderer.title { self.title = title }
    }

    public func tap(_ label: String) -> Bool {
        guard let button = buttons.first(where: { $0.label == label }) else { return false }
        button.action()
        return true
    }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public nonisolated var body: Never { fatalError() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
