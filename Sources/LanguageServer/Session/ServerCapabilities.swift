import Serialization
import TransitionDSL

/// What `initialize` tells the client about the server.
func serverCapabilities(_ client: ClientCapabilities) -> JSON {
    let capabilities: JSON = [
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2],
    ]
    return capabilities
}
