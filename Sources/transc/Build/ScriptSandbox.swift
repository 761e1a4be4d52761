/// Whether Xcode runs this script in a sandbox, which opens to it the files that it declares and no
/// others of the project.
var isInScriptSandbox: Bool {
    environmentVariable("ENABLE_USER_SCRIPT_SANDBOXING") == "YES"
}

/// What opens a file to a script in the sandbox.
func sandboxHelp(_ file: String, as role: String) -> String {
    "declare \(file) as \(role) of the script; ENABLE_USER_SCRIPT_SANDBOXING is on"
}
