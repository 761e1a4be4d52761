extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "T8gw6/JOn/+ADcTrUxg3NezTpyoiS++YlKZWXgCMZMU="
        case .scriptOfChanges: "bjv3/IVGoHm9JJiyQ9Wnq4E/9QtH2m/6byn7MSQv6o8="
        case .scriptOfServer: "+al1nBA6dM33PbupVaAxgSbe1OypwP+R3mpw+UGgLb4="
        case .style: "Fw2NGN53QcJxchW7Mssch3e/GnuiHqg44M9hku+L3QM="
        case .styleOfServer: "FTcIR3MdvVH7t5x1DJFC5qguCHljiHtgX7EUeybPjR8="
        }
    }
}
