// Double of the plain views that screens are made of.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@preconcurrency @MainActor @objc open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .black
    open var textAlignment: NSTextAlignment = .natural
    open var numberOfLines = 1
}

@preconcurrency @MainActor @objc open class UIImageView: UIView {
    open var image: UIImage?

    @objc public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
}

@preconcurrency @MainActor @objc open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
    }

    private var targets: [(target: () -> AnyObject?, action: Selector, event: Event)] = []
    open var isEnabled = true
    open var isSelected = false
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let object = target as AnyObject
        targets.append(({ [weak object] in object }, action, controlEvents))
    }
    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in targets where !entry.event.isDisjoint(with: controlEvents) {
            if let target = entry.target() { entry.action.send(to: target, from: self) }
        }
    }
}

@preconcurrency @MainActor @objc open class UIButton: UIControl {
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
}

@available(tvOS, unavailable)
@preconcurrency @MainActor @objc open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}

@available(tvOS, unavailable)
@preconcurrency @MainActor @objc open class UISwitch: UIControl {
    open var isOn = false
}

@preconcurrency @MainActor @objc open class UITextField: UIControl {
    open var text: String? = ""
}

@preconcurrency @MainActor @objc open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []

    @objc public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    @objc public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach { addArrangedSubview($0) }
    }
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

@preconcurrency @MainActor @objc open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor @objc open class UIBlurEffect: UIVisualEffect {
    @nonexhaustive @objc public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
    }

    @objc public init(style: UIBlurEffect.Style) { super.init() }
}

@preconcurrency @MainActor @objc open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open private(set) lazy var contentView: UIView = {
        let content = UIView(frame: bounds)
        addSubview(content)
        return content
    }()

    @objc public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@available(tvOS, unavailable)
@preconcurrency @MainActor @objc open class UIToolbar: UIView {}

@preconcurrency @MainActor @objc open class UIBarItem: NSObject {
    open var title: String?
    open var tag = 0
}

@preconcurrency @MainActor @objc open class UIBarButtonItem: UIBarItem {}

@preconcurrency @MainActor @objc open class UITabBarItem: UIBarItem {
    @objc public override init() { super.init() }
    @objc public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.tag = tag
    }
}

@preconcurrency @MainActor @objc open class UINavigationItem: NSObject {
    open var title: String?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false

    @objc public init(title: String) {
        self.title = title
        super.init()
    }
}

@preconcurrency @MainActor @objc open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
}

@nonexhaustive @objc public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black
}

@preconcurrency @MainActor @objc open class UINavigationBar: UIView {
    open var barStyle: UIBarStyle = .default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
}
