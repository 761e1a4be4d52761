extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "Y1pSivasO5Aoc1WQGLrYUKHhrLdrpvZaefkzZHGk95g="
        case .scriptOfChanges: "eeTp0LVV2Y2BtxE1hJxlPmGs8BQEy/v0s29T7yj4I4c="
        case .scriptOfServer: "Fh7/5ayoz81r/b3Q4INIWt/nJsUDfPVprdYOwvCqgJU="
        case .style: "2s9Dy1i/voiJ0UocUASIF5PB1Hj9WldStlGU7TNa9E4="
        case .styleOfServer: "2y7z/agTSSexEUJzLJHfmN3RHpWhJEWJ3bY8KxHO9bo="
        }
    }
}
