/// Whether Xcode runs this script in a sandbox, which allows only the declared files of the
/// project.
package var isInScriptSandbox: Bool {
    environmentVariable("ENABLE_USER_SCRIPT_SANDBOXING") == "YES"
}

/// How to give a sandboxed script access to a file.
package func sandboxHelp(_ file: String, as role: String) -> String {
    "declare \(file) as \(role) of the script; ENABLE_USER_SCRIPT_SANDBOXING is on"
}
