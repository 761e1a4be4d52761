/// The version of this library. The Swift that `transc` generates names the type for its own
/// version, so that another version of `transc` is one compile error. Versions with the same first
/// two numbers work together.
public enum Version0_1 {}
