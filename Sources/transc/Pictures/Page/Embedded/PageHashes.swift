extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "UvhP4cnRVQAulBL0jVvkygJfi2lXP6fQ/qMiCUu29/Y="
        case .scriptOfChanges: "pq8YWCdNoVSnC54hm0ljH7cvbNJpD5Xy4/LlLCp7h50="
        case .scriptOfServer: "Fh7/5ayoz81r/b3Q4INIWt/nJsUDfPVprdYOwvCqgJU="
        case .style: "2s9Dy1i/voiJ0UocUASIF5PB1Hj9WldStlGU7TNa9E4="
        case .styleOfServer: "2y7z/agTSSexEUJzLJHfmN3RHpWhJEWJ3bY8KxHO9bo="
        }
    }
}
