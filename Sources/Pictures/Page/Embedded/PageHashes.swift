extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "HjcvO77mQNlQCDZT3in9BCo9TY+Qz8cYAT/TurC9CP0="
        case .scriptOfChanges: "HaCCDYk+xg9/LX5FVhCdqGXaoMDn6v4OJNhpT9wVfRo="
        case .scriptOfServer: "+al1nBA6dM33PbupVaAxgSbe1OypwP+R3mpw+UGgLb4="
        case .style: "TwlBW6aw8C7PNKDaCLzo2xjaKCN8UFMJTH1miYPVJZw="
        case .styleOfServer: "YrJtZ0d3zWqQj8J0E9jmnLxiQbr1lpYvu8p+smP6Ans="
        }
    }
}
