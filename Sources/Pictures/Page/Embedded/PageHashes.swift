extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "T8Bc5BG3kMgrCrmswu6FZYdnzvsbAr9F9Sg07owUBlc="
        case .scriptOfChanges: "Cs7/Z1yNcXxJQZVxTIWbDTKU6rkPNGA4xmU9nc517Mc="
        case .scriptOfServer: "+al1nBA6dM33PbupVaAxgSbe1OypwP+R3mpw+UGgLb4="
        case .style: "hCOHLBllA3ot4fqLWqFfQouMqbFVokgHyFyWF5Z29OI="
        case .styleOfServer: "R5xsblRgBFgPJD9pGtntykpot0V+sXZctvtja38yinM="
        }
    }
}
