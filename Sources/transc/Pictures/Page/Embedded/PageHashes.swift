extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "T6gi7LdydSFnLPIgXoHWr9CqR+GySHRM9dujy/u15rU="
        case .scriptOfChanges: "bUiFqbR58IRwTpjdGW/ebkXlQannc6wwWJcNwrRgsvs="
        case .scriptOfServer: "Fh7/5ayoz81r/b3Q4INIWt/nJsUDfPVprdYOwvCqgJU="
        case .style: "OhTlUmYjkzQepKj79c4s182Usgh8w8DVd7ULhJ4EB5Q="
        case .styleOfServer: "h/D3kgzq87BtY9vlK/il/pD9SYuY0xlAd5yA9PJMlUw="
        }
    }
}
