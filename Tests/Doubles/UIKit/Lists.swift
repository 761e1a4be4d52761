// Double of scroll views, tables and collections: their cells are those that a test shows.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@preconcurrency @MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
}

@preconcurrency @MainActor @objc open class UIScrollView: UIView {
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    open var contentSize: CGSize = .zero
    open var contentInset: UIEdgeInsets = .zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var isScrollEnabled = true
    open var minimumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
}

@preconcurrency @MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
    @objc func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    @objc func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
}

@preconcurrency @MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
    @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

/// Shows every row; all are as high as `rowHeight` says.
@preconcurrency @MainActor @objc open class UITableView: UIScrollView {
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var rowHeight: CGFloat = 44
    open private(set) var visibleCells: [UITableViewCell] = []
    open var indexPathsForVisibleRows: [IndexPath]? {
        visibleCells.indices.map { IndexPath(row: $0, section: 0) }
    }
    open private(set) var indexPathForSelectedRow: IndexPath?
    @nonexhaustive @objc public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top, middle, bottom
    }
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { indexPathForSelectedRow = indexPath }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visibleCells.indices.contains(indexPath.row) ? visibleCells[indexPath.row] : nil
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        visibleCells.firstIndex { $0 === cell }.map { IndexPath(row: $0, section: 0) }
    }
    /// What a storyboard holds. // test
    public var prototypes: [String: () -> UITableViewCell] = [:]
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        prototypes[identifier] = (cellClass as? UITableViewCell.Type).map { cell in
            { cell.init(coder: NSCoder()) ?? UITableViewCell(frame: .zero) }
        }
    }
    /// Cells that are no longer seen, for the next rows.
    private var pool: [(identifier: String, cell: UITableViewCell)] = []
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let index = pool.firstIndex(where: { $0.identifier == identifier }) else {
            return prototypes[identifier]?()
        }
        let cell = pool.remove(at: index).cell
        cell.prepareForReuse()
        return cell
    }
    /// Scrolls all rows away and shows others, in the same cells. // test
    public func recycle(_ identifier: String) {
        pool += visibleCells.map { (identifier, $0) }
        reloadData()
    }
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError("no class and no prototype is registered for the identifier \(identifier)")
        }
        return cell
    }
    open func reloadData() {
        visibleCells.forEach { $0.removeFromSuperview() }
        let count = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
        visibleCells = (0..<count).compactMap {
            dataSource?.tableView(self, cellForRowAt: IndexPath(row: $0, section: 0))
        }
        for (row, cell) in visibleCells.enumerated() {
            cell.frame = CGRect(
                x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
            addSubview(cell)
        }
    }
    /// A tap on a row. // test
    public func tap(row: Int) {
        let indexPath = IndexPath(row: row, section: 0)
        indexPathForSelectedRow = indexPath
        delegate?.tableView?(self, didSelectRowAt: indexPath)
    }
}

@preconcurrency @MainActor @objc open class UITableViewCell: UIView {
    public let reuseIdentifier: String?
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()
    open func prepareForReuse() {}

    @nonexhaustive @objc public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }
    @objc public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    @objc public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

@preconcurrency @MainActor @objc
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open lazy var tableView: UITableView! = UITableView(frame: UIScreen.main.bounds)
    open override func loadView() {
        view = tableView
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
    }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
    @objc func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    @objc func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

@preconcurrency @MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    @objc optional func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    )
}

@preconcurrency @MainActor @objc open class UICollectionViewLayout: NSObject {
    @objc public override init() { super.init() }
}

@preconcurrency @MainActor @objc
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
}

@preconcurrency @MainActor @objc open class UICollectionReusableView: UIView {
    open func prepareForReuse() {}
}

@preconcurrency @MainActor @objc
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()
}

/// Shows every item, 100 points square, three in a row.
@preconcurrency @MainActor @objc open class UICollectionView: UIScrollView {
    public let collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open private(set) var visibleCells: [UICollectionViewCell] = []
    open private(set) var indexPathsForSelectedItems: [IndexPath]?

    @objc public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    /// What a storyboard holds. // test
    public var prototypes: [String: () -> UICollectionViewCell] = [:]
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        prototypes[identifier] = (cellClass as? UICollectionViewCell.Type).map { cell in
            { cell.init(coder: NSCoder()) ?? UICollectionViewCell(frame: .zero) }
        }
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = prototypes[identifier]?() else {
            fatalError("no class and no prototype is registered for the identifier \(identifier)")
        }
        return cell
    }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) { indexPathsForSelectedItems = indexPath.map { [$0] } }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        visibleCells.indices.contains(indexPath.item) ? visibleCells[indexPath.item] : nil
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visibleCells.firstIndex { $0 === cell }.map { IndexPath(item: $0, section: 0) }
    }
    open func reloadData() {
        visibleCells.forEach { $0.removeFromSuperview() }
        let count = dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
        visibleCells = (0..<count).compactMap {
            dataSource?.collectionView(self, cellForItemAt: IndexPath(item: $0, section: 0))
        }
        for (item, cell) in visibleCells.enumerated() {
            cell.frame = CGRect(
                x: CGFloat(item % 3) * 110, y: CGFloat(item / 3) * 110, width: 100, height: 100
            )
            addSubview(cell)
        }
    }
    /// A tap on an item. // test
    public func tap(item: Int) {
        let indexPath = IndexPath(item: item, section: 0)
        indexPathsForSelectedItems = [indexPath]
        delegate?.collectionView?(self, didSelectItemAt: indexPath)
    }
}

@preconcurrency @MainActor @objc
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    @objc public init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open lazy var collectionView: UICollectionView! = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    open override func loadView() {
        view = collectionView
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.delegate = self
    }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}
