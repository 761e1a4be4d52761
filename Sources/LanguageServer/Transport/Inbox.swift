import Serialization

/// The messages that have arrived and are not processed, in their order.
struct Inbox: Sendable {
    private var messages: ArraySlice<Message> = []
    private var cancelled: Set<RequestID> = []

    var isEmpty: Bool { messages.isEmpty }

    mutating func add(_ message: Message) {
        if case .notification("$/cancelRequest", let params) = message {
            // A request that is answered already is not in the queue.
            guard let id = RequestID(params["id"]), isQueued(id) else { return }
            cancelled.insert(id)
        } else {
            messages.append(message)
        }
    }

    mutating func next() -> Message? { messages.popFirst() }

    /// Whether the client cancelled a request while it was queued.
    mutating func takeCancellation(of id: RequestID) -> Bool { cancelled.remove(id) != nil }

    /// Whether a change of a document is queued.
    func hasChange(of uri: String) -> Bool {
        messages.contains {
            guard case .notification("textDocument/didChange", let params) = $0 else {
                return false
            }
            return params["textDocument"]["uri"].text == uri
        }
    }

    private func isQueued(_ id: RequestID) -> Bool {
        messages.contains {
            if case .request(let queued, _, _) = $0 { return queued == id }
            return false
        }
    }
}
