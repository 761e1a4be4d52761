/// Messages of a client, for the targets of the language server.
enum ServerSeeds {
    static let frames: [String] = [
        "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n[1]\n",
        "content-length:0\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
        "Content-Length: 7\r\n\r\n\"\r\n\r\n\"Content-Length: -1\r\n\r\n",
        "Content-Length: 536870912\r\n\r\nx", "\r\n\r\n",
    ]

    static let json: [String] =
        sessions.flatMap { $0.split(separator: "\n").map(String.init) }
        + [
            #"{"a":[1,-2.5e3,true,false,null,"\ud83d\ude00\ud83d\n\"\\\u0000é"],"a":{}}"#,
            String(repeating: "[", count: 129) + String(repeating: "]", count: 129),
            "9223372036854775807", "9223372036854775808", "1e999", "-0", "[[[]]]",
        ]

    static let sessions: [String] = [
        start + all + end, start + edits + end, start + broken, all,
        start + edits + all + edits.replacing(#""version":2"#, with: #""version":4"#) + end,
    ]

    private static let start = """
        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":1,"rootUri":"file:///app","capabilities":{"general":{"positionEncodings":["utf-16"]},"workspace":{"configuration":true,"workspaceEdit":{"documentChanges":true},"didChangeWatchedFiles":{"dynamicRegistration":true}},"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"hover":{"contentFormat":["markdown"]},"rename":{"prepareSupport":true},"codeAction":{"codeActionLiteralSupport":{}},"completion":{"completionItem":{"snippetSupport":true}}}}}}
        {"jsonrpc":"2.0","method":"initialized","params":{}}
        {"jsonrpc":"2.0","id":1,"result":[{"arguments":["--warn","all"],"diagnostics":"open"}]}
        {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///app/App.trans","languageId":"trans","version":1,"text":"import \\"Shared.trans\\"\\n// 😀\\nhero title(id: Int) = \\"news.\\\\(id)\\"\\nscreen A = AController { x: logo }\\nscreen B = BController { x: logo }\\nregistry R {\\n  push A -> B: slide(left) / fade\\n}\\n"}}}

        """

    private static let edits = """
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///app/App.trans","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":3},"end":{"line":1,"character":5}},"text":"👩‍👩‍👧"},{"range":{"start":{"line":3,"character":0},"end":{"line":4,"character":9}},"text":"screen A"}]}}
        {"jsonrpc":"2.0","id":"s","method":"textDocument/semanticTokens/full","params":{"textDocument":{"uri":"file:///app/App.trans"}}}
        {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"s"}}
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///app/App.trans","version":3},"contentChanges":[{"text":"hero logo\\n"}]}}
        {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:1","languageId":"trans","version":1,"text":"hero logo {"}}}
        {"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":{"transc":{"lens":false,"swift":true,"hints":{"returns":false}}}}}
        {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///app/B.swift","languageId":"swift","version":1,"text":"let a = App.HeroID.logo, b = App.Screen.b"}}}
        {"jsonrpc":"2.0","id":"d","method":"textDocument/definition","params":{"textDocument":{"uri":"file:///app/B.swift"},"position":{"line":0,"character":21}}}
        {"jsonrpc":"2.0","id":"n","method":"textDocument/rename","params":{"textDocument":{"uri":"file:///app/App.trans"},"position":{"line":0,"character":6},"newName":"brand"}}
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///app/B.swift","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":8},"end":{"line":0,"character":9}},"text":"/*"}]}}
        {"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///app/B.swift"}}}
        {"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///app/Shared.trans","type":2},{"uri":"file:///app/transc.args","type":1}]}}
        {"jsonrpc":"2.0","method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[{"uri":"file:///lib","name":"lib"}],"removed":[{"uri":"file:///app","name":"app"}]}}}
        {"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"untitled:1"}}}

        """

    private static let broken = """
        [{"jsonrpc":"2.0","id":8,"method":"shutdown"}]
        {"jsonrpc":"2.0","id":9}
        {"jsonrpc":"2.0","id":null,"method":"shutdown"}
        {
        {"jsonrpc":"2.0","id":9,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///app/App.trans"},"position":{"line":-1,"character":99999999999}}}
        {"jsonrpc":"2.0","method":"exit"}

        """

    private static let end = """
        {"jsonrpc":"2.0","id":90,"method":"shutdown"}
        {"jsonrpc":"2.0","id":91,"method":"textDocument/hover","params":{}}
        {"jsonrpc":"2.0","method":"exit"}

        """

    private static let methods = [
        "hover", "definition", "declaration", "typeDefinition", "implementation", "references",
        "documentHighlight", "prepareRename", "rename", "completion", "signatureHelp",
        "documentSymbol", "formatting", "rangeFormatting", "rangesFormatting", "onTypeFormatting",
        "codeAction", "semanticTokens/full", "semanticTokens/range", "semanticTokens/full/delta",
        "foldingRange", "selectionRange", "inlayHint", "codeLens", "documentLink", "documentColor",
        "colorPresentation", "linkedEditingRange", "prepareCallHierarchy", "prepareTypeHierarchy",
        "diagnostic",
    ]

    /// Requests about an answer to another.
    private static let second = [
        #"{"jsonrpc":"2.0","id":101,"method":"completionItem/resolve","params":{"label":"logo","data":{"declaration":1,"uri":"file:///app/App.trans"}}}"#,
        #"{"jsonrpc":"2.0","id":102,"method":"completionItem/resolve","params":{"label":"fade","data":{"catalog":3,"uri":"file:///app/App.trans"}}}"#,
        #"{"jsonrpc":"2.0","id":103,"method":"callHierarchy/outgoingCalls","params":{"item":{"name":"A","kind":5,"uri":"file:///app/App.trans","range":{"start":{"line":3,"character":0},"end":{"line":3,"character":9}},"selectionRange":{"start":{"line":3,"character":7},"end":{"line":3,"character":8}},"data":1}}}"#,
        #"{"jsonrpc":"2.0","id":104,"method":"callHierarchy/incomingCalls","params":{"item":{"name":"B","kind":5,"uri":"file:///app/App.trans","range":{"start":{"line":4,"character":0},"end":{"line":4,"character":9}},"selectionRange":{"start":{"line":4,"character":7},"end":{"line":4,"character":8}}}}}"#,
        #"{"jsonrpc":"2.0","id":105,"method":"typeHierarchy/subtypes","params":{"item":{"name":"A","kind":5,"uri":"file:///app/App.trans","range":{"start":{"line":3,"character":0},"end":{"line":3,"character":9}},"selectionRange":{"start":{"line":3,"character":7},"end":{"line":3,"character":8}}}}}"#,
        #"{"jsonrpc":"2.0","id":106,"method":"typeHierarchy/supertypes","params":{"item":{"uri":"file:///app/App.trans","selectionRange":{"start":{"line":99999999999,"character":7}}}}}"#,
        #"{"jsonrpc":"2.0","id":107,"method":"workspace/executeCommand","params":{"command":"transc.resolve","arguments":["file:///app/App.trans",{"line":6,"character":4}]}}"#,
        #"{"jsonrpc":"2.0","id":108,"method":"workspace/executeCommand","params":{"command":"transc.explain","arguments":["unused-hero-id"]}}"#,
        #"{"jsonrpc":"2.0","id":109,"method":"workspace/executeCommand","params":{"command":"transc.restart"}}"#,
    ]

    /// Every method, at some place of the document.
    private static let all =
        methods.enumerated().map { index, method in
            #"{"jsonrpc":"2.0","id":\#(index + 10),"method":"textDocument/\#(method)","params":{"textDocument":{"uri":"file:///app/App.trans"},"position":{"line":\#(2 + index % 5),"character":\#(3 + index)},"range":{"start":{"line":1,"character":0},"end":{"line":6,"character":9}},"positions":[{"line":6,"character":17}],"ranges":[{"start":{"line":6,"character":0},"end":{"line":7,"character":0}}],"newName":"fresh","ch":"}","options":{"tabSize":2,"insertSpaces":true},"context":{"includeDeclaration":true,"diagnostics":[]},"previousResultId":"1","color":{"red":1,"green":0,"blue":0.5,"alpha":1}}}"#
                + "\n"
        }.joined()
        + second.joined(separator: "\n") + "\n"
            + """
            {"jsonrpc":"2.0","id":80,"method":"workspace/symbol","params":{"query":"o"}}
            {"jsonrpc":"2.0","id":81,"method":"workspace/executeCommand","params":{"command":"transc.graph","arguments":["file:///app/App.trans"]}}
            {"jsonrpc":"2.0","id":84,"method":"workspace/executeCommand","params":{"command":"transc.swift","arguments":[{"textDocument":{"uri":"file:///app/App.trans"}},"module"]}}
            {"jsonrpc":"2.0","id":85,"method":"workspace/executeCommand","params":{"command":"transc.preview","arguments":[{"textDocument":{"uri":"file:///app/App.trans"}}]}}
            {"jsonrpc":"2.0","id":82,"method":"workspace/diagnostic","params":{"previousResultIds":[]}}
            {"jsonrpc":"2.0","id":83,"method":"workspace/willRenameFiles","params":{"files":[{"oldUri":"file:///app/Shared.trans","newUri":"file:///app/Common.trans"}]}}

            """

    static let words: [String] =
        methods.map { #""textDocument/\#($0)""# }
        + [
            "\n", "{", "}", "[", "]", ",", ":", "\"", "\\n", "\\\"", "\\u0000", "\\ud83d", "😀",
            "\r\n",
            "null", "true", "0", "1", "-1", "2147483647", "9223372036854775807", "1.5", "1e9",
            "\"a\"",
            #""jsonrpc":"2.0""#, #""id":7"#, #""id":"x""#, #""method""#, #""params""#, #""result""#,
            #""textDocument":{"uri":"file:///app/App.trans"}"#, #""uri":"untitled:1""#,
            #""position":{"line":3,"character":9}"#, #""version":5"#, #""contentChanges""#,
            #""text":"hero x\n""#,
            #""range":{"start":{"line":0,"character":0},"end":{"line":2,"character":0}}"#,
            "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}\n",
            "{\"jsonrpc\":\"2.0\",\"id\":70,\"method\":\"shutdown\"}\n", "Content-Length: ",
            "\r\n\r\n", "content-type:x\r\n",
        ]
}
