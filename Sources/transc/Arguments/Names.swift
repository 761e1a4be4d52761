import TransitionDSL

/// The namespace of a file that names none: the file's name without `.trans`, in upper camel case.
/// `news-reader.trans` gives `NewsReader`.
func defaultNamespace(forPath path: String) -> String {
    GeneratedNames.namespace(ofFile: lastComponent(of: path))
}
