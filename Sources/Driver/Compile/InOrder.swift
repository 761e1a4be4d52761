import OperatingSystem

/// Processes the elements on up to `jobs` threads, and consumes the results in order on the calling
/// thread: messages and outputs never depend on `jobs`. Few results wait for a slow one, so the
/// number of elements does not matter.
package func inOrder<Element: Sendable, Product: Sendable>(
    _ elements: [Element], jobs: Int, work: @escaping @Sendable (Element) -> Product,
    take: (Element, Product) -> Void
) {
    let count = min(jobs, elements.count)
    // Hot.
    if count <= 1 {
        for element in elements { take(element, work(element)) }
        return
    }
    let queue = Monitor(WorkQueue<Product>(count: elements.count, window: 4 * count))
    var threads: [WorkThread] = []
    while threads.count < count, let thread = WorkThread({ serve(queue, elements, work) }) {
        threads.append(thread)
    }
    for element in elements {
        take(element, threads.isEmpty ? work(element) : queue.wait { $0.next() })
    }
    for thread in threads { thread.join() }
}

private func serve<Element, Product>(
    _ queue: Monitor<WorkQueue<Product>>, _ elements: [Element], _ work: (Element) -> Product
) {
    while let index = queue.wait({ $0.begin() }).index {
        let product = work(elements[index])
        queue.withLock { $0.end(index, product) }
    }
}

/// The elements in progress, and the results that have not been consumed.
struct WorkQueue<Product: Sendable>: Sendable {
    /// The next task of a worker.
    struct Assignment: Sendable {
        /// nil if nothing is left.
        var index: Int?
    }

    private let count: Int
    /// The products of the elements from `takenCount` on, each at its index modulo the size.
    private var products: [Product?]
    private var begunCount = 0
    private var takenCount = 0

    /// `window` limits how far the work may be ahead of the consumer.
    init(count: Int, window: Int) {
        self.count = count
        products = [Product?](repeating: nil, count: max(1, window))
    }

    /// The element to work on; nil if a result must be consumed first.
    mutating func begin() -> Assignment? {
        guard begunCount < count else { return Assignment(index: nil) }
        guard begunCount < takenCount + products.count else { return nil }
        defer { begunCount += 1 }
        return Assignment(index: begunCount)
    }

    mutating func end(_ index: Int, _ product: Product) -> Void? {
        products[index % products.count] = product
        return ()
    }

    /// The next result in order; nil if it is not ready.
    mutating func next() -> Product? {
        let place = takenCount % products.count
        guard let product = products[place] else { return nil }
        products[place] = nil
        takenCount += 1
        return product
    }
}
