import TransitionDSL

extension Model {
    /// The screens in the order in which an app is told of them: that of the file, but a protocol
    /// after all protocols below it, since the first that a controller conforms to counts.
    func screensNarrowestFirst() -> [Handle<Screen>] {
        let handles = screens.indices.map { Handle<Screen>($0) }
        if !screens.contains(where: { $0.isProtocol && !$0.parents.isEmpty }) { return handles }
        var children = [[Handle<Screen>]](repeating: [], count: screens.count)
        for handle in handles {
            for parent in screenReferences[screens[handle].parents] {
                children[Int(parent.index)].append(handle)
            }
        }
        var order: [Handle<Screen>] = []
        var isMet = [Bool](repeating: false, count: screens.count)
        for handle in handles {
            // Classes stay in their places: the app finds the nearest by itself.
            if !screens[handle].isProtocol {
                order.append(handle)
                continue
            }
            var stack = [(screen: handle, isOpen: false)]
            while let (screen, isOpen) = stack.popLast() {
                if isOpen {
                    if screens[screen].isProtocol { order.append(screen) }
                } else if !isMet[Int(screen.index)] {
                    isMet[Int(screen.index)] = true
                    stack.append((screen, true))
                    for child in children[Int(screen.index)].reversed() {
                        stack.append((child, false))
                    }
                }
            }
        }
        return order
    }
}
