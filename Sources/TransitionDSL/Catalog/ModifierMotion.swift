/// What a modifier changes in the motion of a view, as data, for pictures of a transition.
///
/// A modifier describes the state of a view off the screen. Modifiers apply in the order in which
/// they are written.
package enum ModifierMotion: Hashable, Sendable {
    /// A property of the view's state. A later value replaces an earlier one.
    package enum Property: Hashable, Sendable, CaseIterable {
        case position, size, opacity, cornerRadius, backgroundColor, overlay, zPosition
        case borderWidth, borderColor
        case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    }

    /// A part of the view's transform, applied inside the parts before it.
    package enum Transform: Hashable, Sendable { case scale, translation, rotation }

    /// How the arguments of a transform are its axes.
    package enum Axes: Hashable, Sendable {
        /// One argument for each of x, y and z.
        case each
        /// A pair of x and y, then z.
        case pair
        /// One number for x and y.
        case both
        /// One number for z.
        case z
    }

    /// When and along which way a view moves.
    package enum Timing: Hashable, Sendable {
        case duration, longestDuration, delay, curve, spring, arc
    }

    /// When the modifiers in it apply.
    package enum Condition: Hashable, Sendable {
        case matched, presenting, dismissing, appearing, disappearing
    }

    /// How the view moves with others.
    package enum Behavior: Hashable, Sendable {
        /// A matched view is not faded into its partner.
        case keepsOpaque
        /// It moves in the container and not with its superview.
        case movesInContainer
        /// It is scaled where it would change its size.
        case scalesForSize
        /// It takes the state of the view with the id in its argument.
        case fliesFromID
        /// Each of its subviews waits longer than the one before.
        case delaysSubviews
        /// The modifiers of its subviews do not apply.
        case ignoresSubviews
    }

    /// Its arguments, in their order, are the value.
    case sets(Property)
    case setsTo(Property, Double)
    case transforms(Transform, Axes)
    case timing(Timing)
    case when(Condition)
    /// The modifiers in it are the state before the view moves.
    case beginsWith
    case behaves(Behavior)
    /// The reason, as a clause for people: "its code runs only in the app".
    case notDrawn(String)
}
