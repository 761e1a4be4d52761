extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "UvhP4cnRVQAulBL0jVvkygJfi2lXP6fQ/qMiCUu29/Y="
        case .scriptOfChanges: "pq8YWCdNoVSnC54hm0ljH7cvbNJpD5Xy4/LlLCp7h50="
        case .scriptOfServer: "Fh7/5ayoz81r/b3Q4INIWt/nJsUDfPVprdYOwvCqgJU="
        case .style: "hZpHFOsCxd5WH2C9dvgp1EAQbxKc4yeNP6inINIShj0="
        case .styleOfServer: "nrqYHElDXcvXUy3mEV6afMitikLHcWnlb3/jAEwVDkA="
        }
    }
}
