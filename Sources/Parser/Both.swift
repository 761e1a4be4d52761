/// Does two things and returns what they come to: ``inTurn(_:_:)`` one after the other, or at once.
/// Stages leave it to their caller, who alone has threads.
package typealias Both<First, Second> = (
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
) -> (First, Second)

package func inTurn<First, Second>(_ first: () -> First, _ second: () -> Second) -> (First, Second)
{
    (first(), second())
}
