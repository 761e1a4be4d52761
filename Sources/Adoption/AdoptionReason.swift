/// Why a fact is not in the file: a closed list, so that a report can be read as a list of tasks.
package enum AdoptionReason: String, CaseIterable, Sendable {
    case unknownValue, chosenValue, severalValues, copiedID, cleared, unstableValue, mayBeEqual
    case unknownView, privateView, localView, elementView
    case unknownClass, privateClass, implementationClass, genericClass, hiddenView
    case unknownModifiers, localModifierValue, clearedModifiers
    case unknownAnimation, unknownEdge, animationWithoutEffect, nextTransitionOnly
    case severalAnimations
    case switchedOff, switchNotKnown, neverOn, neverRuns, staysInCode, gestureInCode, engineInCode
    case delegateInCode
    case unknownAttribute, otherPlace
    case computedEnd, sharedAnimator, presentationController, conditionalCompilation
    case notInLanguage, notInEngine

    /// The situation, for the report.
    package var text: String {
        switch self {
        case .unknownValue: "the id is not known: it comes from a variable or from another module"
        case .chosenValue: "the code chooses one of several ids when it runs"
        case .severalValues: "the view has different values in different places"
        case .copiedID: "the id is a copy of another view's"
        case .cleared: "the value is removed here"
        case .unstableValue: "the id contains text that changes from run to run"
        case .mayBeEqual: "the id is a value of the app, which may be equal to another id"
        case .unknownView: "the view or its owner is not known"
        case .privateView: "the view is private, so that generated code cannot reach it"
        case .localView: "the view is local: no property of the class holds it"
        case .elementView: "the view is an element of a list, or the result of a call"
        case .unknownClass: "the class is not one class of the app"
        case .privateClass: "the class is private, so that generated code cannot reach it"
        case .implementationClass:
            "only an implementation file declares the class, so that Swift does not see it"
        case .genericClass:
            "the class, or a type around it, is generic: generated code cannot name it"
        case .hiddenView: "the type of the controller hides the view of SwiftUI that it shows"
        case .unknownModifiers: "the modifiers are not known: a variable or a function makes them"
        case .localModifierValue: "a modifier depends on a local value"
        case .clearedModifiers: "the modifiers are removed here"
        case .severalAnimations:
            "other code sets another animation for the same changes of screens"
        case .unknownAnimation: "the animation is not known: it comes from a variable"
        case .unknownEdge: "the transition that the animation is for is not known"
        case .animationWithoutEffect: "the animation never plays for this operation"
        case .nextTransitionOnly: "the animation is set for the next transition only"
        case .switchedOff: "Hero is switched off"
        case .switchNotKnown: "Hero is switched by a value that is not known"
        case .neverRuns: "the code is for versions of iOS that the runtime does not support"
        case .neverOn: "Hero is off here, so that UIKit's own animation plays"
        case .staysInCode: "the call begins a transition, and stays"
        case .engineInCode: "the call sets up Hero, and stays"
        case .gestureInCode: "the call drives the running transition"
        case .delegateInCode: "the class follows the running transition"
        case .unknownAttribute: "nothing has this runtime attribute"
        case .otherPlace:
            "the class has another scene, whose place is in the file: a class has one place there"
        case .computedEnd: "the two screens of the transition are not known"
        case .sharedAnimator: "the animator is not made in this statement"
        case .presentationController:
            "the delegate also makes the presentation controller, which a registry does not"
        case .conditionalCompilation: "the code is compiled under a condition only"
        case .notInLanguage: "a .trans file cannot contain it"
        case .notInEngine: "the engine does not support it"
        }
    }

    /// What to do, in one sentence.
    package var advice: String {
        switch self {
        case .unknownValue:
            "Declare a hero id, give the screen its parameters, and delete this line."
        case .chosenValue:
            "Keep this line; or declare a hero id with a parameter, and give it the chosen text."
        case .severalValues:
            "Keep this code, or declare one line with `on` for each operation."
        case .copiedID: "Give both views the same hero id in the file."
        case .cleared: "Delete it, unless another view takes over the id."
        case .mayBeEqual:
            "Keep this line, or put a word of its own before the value on all screens."
        case .unstableValue: "Make the id from a value that identifies the item, such as its key."
        case .unknownView, .localView:
            "Keep the view in a property, and give that property a line in the file."
        case .privateView:
            "Remove `private`, or list the view in `given(…)` after the class of the screen."
        case .elementView:
            "Connect the views to an outlet collection, or set the ids in the class of the view."
        case .unknownClass:
            "Give the controller or view a class of its own, with a name that only it has."
        case .privateClass: "Remove `private` from the class."
        case .implementationClass: "Declare it in a header that the bridging header imports."
        case .genericClass: "Declare a subclass with its arguments, and set the value there."
        case .hiddenView:
            "Declare a screen as `any View hosted`, write its line, and call `mark(_:as:)` for this "
                + "controller."
        case .unknownModifiers, .localModifierValue:
            "Write the modifiers with constants, or as `swift(…)` of a property of the class."
        case .clearedModifiers: "Keep it."
        case .severalAnimations:
            "Write a line for each pair of screens, and delete this line of code."
        case .unknownAnimation, .unknownEdge:
            "Add a line to the registry, and delete this line of code."
        case .animationWithoutEffect: "Delete it, or set the property for the operation that runs."
        case .nextTransitionOnly: "Add a line to the registry for the transition that follows."
        case .switchedOff: "Keep it: no line of the file is for what it switches off."
        case .switchNotKnown: "Write `system` on the lines of what UIKit should animate."
        case .neverRuns: "Delete it."
        case .neverOn: "Delete it; or add a line to the registry if it is meant to play."
        case .staysInCode, .engineInCode: "Keep it."
        case .gestureInCode:
            "Keep it; or add `interactive(…)` to the line, and delete the code of the gesture."
        case .delegateInCode: "Keep it, or adopt `TransitionParticipant`."
        case .unknownAttribute: "Delete the attribute: it does nothing."
        case .otherPlace:
            "Keep the code that makes this one, or give the scene a class of its own."
        case .computedEnd: "Write the lines for the screens by hand."
        case .sharedAnimator: "Write `animator NAME = class …` with what its initializer takes."
        case .presentationController: "Keep the delegate."
        case .conditionalCompilation: "Keep the code, or write it without the condition."
        case .notInLanguage: "Change what the message says, then write the line by hand."
        case .notInEngine: "Choose another engine with `--engine`, or keep the code."
        }
    }
}

/// What is worth knowing about a fact that is in the file.
package enum AdoptionRemark: String, CaseIterable, Sendable {
    case underCondition, alsoInInterfaceBuilder, parameterIsString, wholeStack, viewAsCell
    case engineIsOn, swiftText, fixedValue

    package var text: String {
        switch self {
        case .underCondition:
            "The code sets it under a condition; the line of the file always applies."
        case .alsoInInterfaceBuilder:
            "Interface Builder sets it too; delete the attribute there."
        case .parameterIsString:
            "The type of a value is not known, or differs from place to place: it is a `String`."
        case .wholeStack:
            "The code sets it for a whole stack; the line is for pushes from this screen."
        case .viewAsCell:
            "The class is a view: it is a cell of the file, and calls `applyTransitions` itself."
        case .engineIsOn: "Keep it: the file has no line for what it switches on."
        case .swiftText: "A modifier is the app's own Swift: `lint` notes it."
        case .fixedValue: "The text is one value of a family of ids."
        }
    }
}
