extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "fY1CtD8OVD0TvMaWvBpRIf8aEaPU1e3nH7PnyqLVyhE="
        case .scriptOfChanges: "iPMFRAQm5MqORXlpd6Mmobez9QPlnc347i2Vql+5ElQ="
        case .scriptOfServer: "+al1nBA6dM33PbupVaAxgSbe1OypwP+R3mpw+UGgLb4="
        case .style: "u+XrfRDdIV4xBjfaRBzjjPmtR2mgPgoJV6xN//flFeQ="
        case .styleOfServer: "P0IAdHWTadx/tBD9qCONZQjQg0yvmwg0zFcl88Bhx7A="
        }
    }
}
