extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "T6gi7LdydSFnLPIgXoHWr9CqR+GySHRM9dujy/u15rU="
        case .scriptOfChanges: "bUiFqbR58IRwTpjdGW/ebkXlQannc6wwWJcNwrRgsvs="
        case .scriptOfServer: "Fh7/5ayoz81r/b3Q4INIWt/nJsUDfPVprdYOwvCqgJU="
        case .style: "/prwWYkacVPeQyr1mDQLv3hjV4JW6R1F9vFhvpyPBsc="
        case .styleOfServer: "Ll5hGhSHXX9OqoeKFLKOqnUFstiAZAqaEhg4pleruUw="
        }
    }
}
