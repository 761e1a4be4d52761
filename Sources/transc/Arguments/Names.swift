import TransitionDSL

/// Whether a text has the shape of a name: `_` or a Unicode XID start, then XID continues.
func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
}

/// The namespace of a file that names none: the file's name without `.trans`, in upper camel case.
/// `news-reader.trans` gives `NewsReader`.
func defaultNamespace(forPath path: String) -> String {
    GeneratedNames.namespace(ofFile: lastComponent(of: path))
}
