/// Does two things at once, the first on a thread of its own if there is one to be had, and returns
/// what they come to when both are done.
func both<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First,
    _ second: () -> Second
) -> (First, Second) {
    let product = Monitor<First?>(nil)
    let work: @Sendable () -> Void = {
        let made = first()
        product.wait { $0 = made }
    }
    guard let thread = WorkThread(work) else { return (first(), second()) }
    let other = second()
    thread.join()
    return (product.wait { $0 }, other)
}
