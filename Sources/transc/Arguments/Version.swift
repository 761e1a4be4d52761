/// The version of this compiler, in this one place.
let version = "0.1.0"
