import Foundation
import Testing

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// `transc preview --serve` as a process, with clients that write requests byte by byte.
@Suite struct ServeTests {
    private static let good = """
        screen List = ListViewController
        screen Detail = DetailViewController
        registry App { push List -> Detail: slide(left) }

        """

    /// A server of a file, and where it is.
    private struct Server {
        let scratch: Scratch
        let process: WatchProcess
        var port: UInt16
        var path: String

        init(_ text: String = good, _ arguments: String...) throws {
            scratch = try Scratch()
            try scratch.write(text, to: "App.trans")
            process = try WatchProcess(
                ["App.trans", "--serve"] + arguments, of: "preview", directory: scratch.path)
            var address = ""
            while !address.hasPrefix("http://") { address = try #require(try process.line()) }
            let parts = address.split(separator: "/")
            try #require(parts.count == 3 && address.hasSuffix("/"))
            port = try #require(UInt16(parts[1].dropFirst("127.0.0.1:".count)))
            #expect(address == "http://127.0.0.1:\(port)/\(parts[2])/")
            path = "/\(parts[2])/"
        }

        func client() throws -> Client { try Client(port: port) }

        /// The response to a request.
        func response(
            _ method: String = "GET", _ target: String? = nil, host: String? = nil
        ) throws -> String {
            let client = try client()
            let host = host ?? "Host: 127.0.0.1:\(port)\r\n"
            client.send("\(method) \(target ?? path) HTTP/1.1\r\n\(host)\r\n")
            return try client.rest()
        }

        /// A client that waits for events.
        func listener() throws -> Client {
            let client = try client()
            client.send("GET \(path)events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
            let head = try client.text(through: "\r\n\r\n")
            #expect(head.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream"))
            return client
        }

        /// Puts a new file in the place of the old one, as editors do.
        func save(_ text: String) throws {
            try scratch.write(text, to: ".new")
            try renameFile(scratch.file(".new"), to: scratch.file("App.trans"))
        }
    }

    @Test func servesThePageOnly() throws {
        let server = try Server()
        let page = try server.response()
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
        for field in [
            "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Cross-Origin-Resource-Policy: same-origin",
        ] {
            #expect(page.contains("\r\n\(field)\r\n"))
        }
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy: (.*?)\r\n/)?.1)
        #expect(policy.hasPrefix("default-src 'none'; ") && policy.contains("connect-src 'self'"))
        #expect(policy.hasSuffix("; frame-ancestors 'none'"))
        #expect(page.contains("\r\n\r\n<!DOCTYPE html>"))
        #expect(try server.response(host: "Host: localhost:\(server.port)\r\n") == page)
        for target in ["/", "/favicon.ico", server.path + "x", server.path + "?x", "/../App.trans"]
        {
            #expect(try server.response("GET", target).hasPrefix("HTTP/1.1 404 "))
        }
        for method in ["POST", "HEAD", "get", "OPTIONS"] {
            #expect(try server.response(method).hasPrefix("HTTP/1.1 405 "))
        }
        for host in [
            "", "Host: example.com\r\n", "Host: 127.0.0.1\r\n", "Host: 127.0.0.1:1\r\n",
            "Host: 127.0.0.1.example.com:\(server.port)\r\n",
            "Host: localhost:\(server.port)\r\nHost: localhost:\(server.port)\r\n",
        ] {
            #expect(try server.response(host: host).hasPrefix("HTTP/1.1 403 "), "\(host)")
        }
        #expect(try server.response("GET", "/ /").hasPrefix("HTTP/1.1 400 "))
        #expect(try server.process.end(SIGINT).code == 0)
    }

    @Test func listensOnOneAddressOnly() throws {
        let server = try Server()
        #expect(throws: Never.self) { try Client(port: server.port) }
        #if os(Linux)
            // All of 127.0.0.0/8 is this machine: other addresses need another socket.
            #expect(throws: Client.Refused.self) { try Client(port: server.port, lastPart: 2) }
        #endif
        let other = try transc(
            "preview", "App.trans", "--serve", "--port", String(server.port),
            directory: server.scratch.path)
        #expect(other.code == 73)
        #expect(other.errors.contains("port \(server.port) cannot be used: address already in use"))
        #expect(try server.process.end().code == 0)
        // A port that was in use before is free again.
        let again = try Server(Self.good, "--port", String(server.port))
        #expect(again.port == server.port && again.path != server.path)
    }

    @Test func limitsRequestsAndClients() throws {
        let server = try Server()
        let start = "GET \(server.path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\nX: "
        let longest = start + String(repeating: "x", count: 8192 - start.utf8.count - 4)
        for (text, status) in [(longest, "200"), (longest + "x", "431")] {
            let client = try server.client()
            client.send(text + "\r\n\r\n")
            #expect(try client.rest().hasPrefix("HTTP/1.1 \(status) "))
        }
        let endless = try server.client()
        endless.send(longest + longest)
        #expect(try endless.rest().hasPrefix("HTTP/1.1 431 "))
        // The first sends nothing, the second too little, the third in pieces.
        let clients = try (0..<3).map { _ in try server.client() }
        clients[1].send(start)
        for byte in start + "\r\n\r\n" { clients[2].send(String(byte)) }
        #expect(try clients[2].rest().hasPrefix("HTTP/1.1 200 "))
        var listeners = try (0..<8).map { _ in try server.listener() }
        #expect(try server.response().hasPrefix("HTTP/1.1 503 "))
        listeners.removeLast()
        #expect(try server.response().hasPrefix("HTTP/1.1 200 "))
        #expect(try clients[0].rest() == "")
        #expect(try clients[1].rest().hasPrefix("HTTP/1.1 408 "))
        // Those that wait for events are not too slow.
        try server.save("screen Other = OtherViewController\n")
        for listener in listeners { _ = try listener.text(through: "event: page\ndata: 2\n") }
    }

    /// Programs that do not know the path hold connections, come again and again, and send what
    /// they like: a browser is served nevertheless.
    @Test func connectionsWithoutARequestKeepNobodyOut() throws {
        let server = try Server()
        let listener = try server.listener()
        var others: [Client] = []
        for round in 0..<5 {
            others = try (0..<60).map { _ in try server.client() }
            for other in others where round > 0 { other.send("GET / HTTP/1.1\r\nX: ") }
            #expect(try server.response().hasPrefix("HTTP/1.1 200 "))
        }
        try server.save("screen Other = OtherViewController\n")
        _ = try listener.text(through: "event: page\ndata: 2\n")
    }

    @Test func followsTheFile() throws {
        let server = try Server()
        let listener = try server.listener()
        #expect(try listener.events() == Self.events(page: 1))
        let page = try server.response()
        try server.save("screen List =\n")
        let problems = try listener.events()
        #expect(problems.hasPrefix("event: page\ndata: 1\n\nevent: problems\ndata: App.trans:1:"))
        #expect(problems.contains("\ndata: 1 | screen List =\n"))
        // The last picture stays, and a new client receives the errors, too.
        #expect(try server.response() == page)
        #expect(try server.listener().events() == problems)
        removeFile(server.scratch.file("App.trans"))
        let missing = "transc: error: `App.trans` does not exist"
        #expect(try listener.events() == Self.events(page: 1, missing))
        // The same page again: there is nothing to load.
        try server.save(Self.good + "// A comment.\n")
        #expect(try listener.events() == Self.events(page: 1))
        try server.save("import \"Other.trans\"\n" + Self.good)
        #expect(try listener.events().contains("\ndata: App.trans:1:8: error: the imported file"))
        try server.scratch.write("screen Other = OtherViewController\n", to: "Other.trans")
        #expect(try listener.events() == Self.events(page: 2))
        try server.save(Self.good + "screen Last = LastViewController\n")
        #expect(try listener.events() == Self.events(page: 3))
        #expect(try server.response().contains("Last"))
        let (rest, code) = try server.process.end(SIGINT)
        #expect(code == 0)
        #expect(rest.contains("\n\(missing)\n"))
    }

    /// The events that a browser receives.
    private static func events(page: Int, _ problems: String = "") -> String {
        "event: page\ndata: \(page)\n\nevent: problems\ndata: \(problems)\n\n"
    }

    @Test func beginsWithErrors() throws {
        let server = try Server("screen List =\n")
        let listener = try server.listener()
        #expect(try listener.events().hasPrefix("event: page\ndata: 1\n"))
        #expect(try server.response().contains("<!DOCTYPE html>"))
        try server.save(Self.good)
        #expect(try listener.events() == Self.events(page: 2))
        #expect(try server.process.leave() == 0)
    }

    @Test func refusesWhatCannotBeServed() throws {
        let scratch = try Scratch()
        try scratch.write(Self.good, to: "App.trans")
        for arguments in [
            ["-"], ["App.trans", "App.trans"], ["App.trans", "-o", "App.html"],
            ["App.trans", "-d", "out"], ["App.trans", "--check"],
            ["App.trans", "--port", "0"], ["App.trans", "--port", "65536"],
        ] {
            let arguments = ["preview", "--serve"] + arguments
            #expect(try transc(arguments, directory: scratch.path).code == 64, "\(arguments)")
        }
        let alone = try transc("preview", "App.trans", "--port", "8080", directory: scratch.path)
        #expect(alone.code == 64 && alone.errors.contains("--serve"))
        let missing = try transc("preview", "None.trans", "--serve", directory: scratch.path)
        #expect(missing.code == 66 && missing.output == "")
    }
}

extension Client {
    /// What a browser receives when something changes: two events.
    fileprivate func events() throws -> String {
        try text(through: "\n\n") + text(through: "\n\n")
    }
}
