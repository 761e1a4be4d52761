/// The version of this compiler, in this one place.
package let version = "0.1.0"
