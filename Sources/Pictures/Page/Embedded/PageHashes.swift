extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "MZijUcZMq50vFIdvb1vWN4a9/9vkfI9GYuuCEZ3Ylwo="
        case .scriptOfChanges: "4PWODtqk7HqKzqb2h59kKJmQm2YtLX6zGZzP5sbr2+g="
        case .scriptOfServer: "Fh7/5ayoz81r/b3Q4INIWt/nJsUDfPVprdYOwvCqgJU="
        case .style: "2s9Dy1i/voiJ0UocUASIF5PB1Hj9WldStlGU7TNa9E4="
        case .styleOfServer: "2y7z/agTSSexEUJzLJHfmN3RHpWhJEWJ3bY8KxHO9bo="
        }
    }
}
