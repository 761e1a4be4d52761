import Serialization

/// The id of a request, which its answer repeats.
enum RequestID: Hashable, Sendable {
    case number(Int64)
    case text(String)

    init?(_ json: JSON) {
        if case .whole(let number) = json {
            self = .number(number)
        } else if let text = json.text {
            self = .text(text)
        } else {
            return nil
        }
    }

    var json: JSON {
        switch self {
        case .number(let number): .whole(number)
        case .text(let text): .string(text)
        }
    }
}

/// A message of JSON-RPC 2.0 from the client.
enum Message: Sendable {
    case request(RequestID, method: String, JSON)
    case notification(method: String, JSON)
    /// The answer to a request of ours; the result is null if it failed.
    case response(RequestID, result: JSON)
    /// Not a message; with its id if it has one.
    case invalid(RequestID?, Reply)

    init(_ body: [UInt8]) {
        guard let json = JSON(parsing: body) else {
            self = .invalid(nil, .failure(.parseError, "the message is not JSON"))
            return
        }
        let id = RequestID(json["id"])
        let invalid = Message.invalid(
            id, .failure(.invalidRequest, "the message is not a request of JSON-RPC 2.0"))
        guard json["jsonrpc"].text == "2.0" else {
            self = invalid
            return
        }
        guard let method = json["method"].text else {
            let isAnswer = json.has("result") || json.has("error")
            self = id.map { isAnswer ? .response($0, result: json["result"]) : invalid } ?? invalid
            return
        }
        if json.has("id") {
            self = id.map { .request($0, method: method, json["params"]) } ?? invalid
        } else {
            self = .notification(method: method, json["params"])
        }
    }
}

/// The result of a request.
enum Reply: Sendable {
    case result(JSON)
    case failure(ErrorCode, String)

    static let null = Reply.result(.null)
    static let invalidParameters = Reply.failure(
        .invalidParams, "the parameters are not those of the method")
}

/// The error codes of JSON-RPC and of LSP that the server uses.
enum ErrorCode: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
}

extension JSON {
    func has(_ name: String) -> Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { $0.name == name }
    }

    static func response(_ id: RequestID?, _ reply: Reply) -> JSON {
        let message: JSON = ["jsonrpc": "2.0", "id": id?.json ?? .null]
        switch reply {
        case .result(let value): return message.with("result", value)
        case .failure(let code, let text):
            return message.with(
                "error", ["code": .number(code.rawValue), "message": .string(text)])
        }
    }

    static func notification(_ method: String, _ params: JSON) -> JSON {
        ["jsonrpc": "2.0", "method": .string(method), "params": params]
    }

    static func request(_ id: Int, _ method: String, _ params: JSON) -> JSON {
        ["jsonrpc": "2.0", "id": .number(id), "method": .string(method), "params": params]
    }
}
