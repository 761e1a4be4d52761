extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "eFWJWSzE6SOIUCKHbEo42TjpzkObdxXCyIcCtyS0Wnw="
        case .scriptOfChanges: "JoRLmBqn49q/0YOeViqPeMBM8c+8tJzUrbvlydKigpU="
        case .scriptOfServer: "+al1nBA6dM33PbupVaAxgSbe1OypwP+R3mpw+UGgLb4="
        case .style: "afjVt4soc2UDaa9TbukVJIH47wVsSsUo9W5lJQTWk8Q="
        case .styleOfServer: "g9kijQxYpuIUgAJLo4ekETcCHRqxQMQKzdeh0oxf6Ck="
        }
    }
}
