extension DiagnosticPages {
    /// Calls, their labels, and values that do not fit.
    static let calls: [DiagnosticPage] = [
        DiagnosticPage(
            .unknownLabel,
            summary: "an argument has a label that is not one of the call's",
            explanation: """
                Labels are those of the Swift that is written, so a call reads like Hero's own.
                A label that fits nothing would have to be dropped, and its value with it.
                """,
            bad: """
                engine hero
                modifiers bouncy = spring(stiffness: 250, dampng: 20)
                """,
            good: """
                engine hero
                modifiers bouncy = spring(stiffness: 250, damping: 20)
                """
        ),
        DiagnosticPage(
            .missingLabel,
            summary: "an argument stands without its label",
            explanation: """
                Some calls of the language let the label out, such as `slide(left)`, where
                nothing else could be meant. Calls of names that the file declares give all
                their labels, as the Swift that is made of them does.
                """,
            bad: """
                engine hero
                hero row(index: Int) = "row.\\(index)"
                screen Detail(index: Int) = DetailViewController {
                  titleLabel: row(index)
                }
                """,
            good: """
                engine hero
                hero row(index: Int) = "row.\\(index)"
                screen Detail(index: Int) = DetailViewController {
                  titleLabel: row(index: index)
                }
                """
        ),
        DiagnosticPage(
            .missingArgument,
            summary: "a call leaves out an argument that it needs",
            explanation: """
                What may be left out is decided by the catalog, or by a default in your own
                declaration: `modifiers rise(by: Length = 40)`. For this argument there is no
                value that would serve everywhere.
                """,
            bad: """
                engine hero
                modifiers rise(by: Length) = translate(y: by), fade
                modifiers late = rise, delay(0.2s)
                """,
            good: """
                engine hero
                modifiers rise(by: Length = 40) = translate(y: by), fade
                modifiers late = rise, delay(0.2s)
                """
        ),
        DiagnosticPage(
            .missingDirection,
            summary: "an animation or gesture that moves is not told which way",
            explanation: """
                A direction is the way that the content moves: `slide(left)` brings the new
                screen in from the right edge. Hero has no default for it, and where it has to
                guess a pop it plays `push(right)`, which is hardly ever what the push looked
                like backwards.
                """,
            bad: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide
                }
                """,
            good: """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App {
                  push List -> Detail: slide(left)
                }
                """
        ),
        DiagnosticPage(
            .extraArgument,
            summary: "a call is given more than it takes",
            explanation: """
                Hero's strings take `zoom(left)` and forget the `left`. Here what has no meaning
                is not written: remove it, or use the call that takes it.
                """,
            bad: """
                animation open = zoom(left)
                """,
            good: """
                animation open = zoomSlide(left)
                """
        ),
        DiagnosticPage(
            .duplicateArgument,
            summary: "a call gives one argument twice",
            explanation: """
                Only one of the two values could count, and which one is nothing that a reader
                should have to know.
                """,
            bad: """
                engine hero
                modifiers shift = translate(x: 20, x: 40)
                """,
            good: """
                engine hero
                modifiers shift = translate(x: 20, y: 40)
                """
        ),
        DiagnosticPage(
            .wrongType,
            summary: "a value is of another type than the place asks for",
            explanation: """
                Every argument has a type, and so has every value; the generated Swift would not
                compile otherwise. Bare numbers are seconds, points, radians or fractions as the
                place has it.
                """,
            bad: """
                animation open = fade with duration("fast")
                """,
            good: """
                animation open = fade with duration(0.2s)
                """
        ),
        DiagnosticPage(
            .wrongUnit,
            summary: "a number has a unit that does not measure what is asked for",
            explanation: """
                Degrees are no length and seconds no angle. Percent stands for fractions, and in
                key frames for a share of the view's own size; elsewhere a length is in points.
                A bare number takes the unit of its place.
                """,
            bad: """
                engine hero
                modifiers tilt = rotate(20pt)
                """,
            good: """
                engine hero
                modifiers tilt = rotate(20deg)
                """
        ),
        DiagnosticPage(
            .outOfRange,
            summary: "a number is larger or smaller than makes sense in its place",
            explanation: """
                Hero and UIKit count in seconds: `duration(300)` would freeze the app for five
                minutes, for touches are off while a transition runs. An opacity of 40 is one of
                1. Most often the unit is missing: `300ms`, `40%`.
                """,
            bad: """
                animation open = pageIn(up) with duration(300)
                """,
            good: """
                animation open = pageIn(up) with duration(300ms)
                """
        ),
        DiagnosticPage(
            .divisionByZero,
            summary: "a calculation divides by zero",
            explanation: """
                In Swift the result would be infinite, and a view that is moved infinitely far
                is not seen again; Hero even takes an infinite duration for «as long as the
                longest».
                """,
            bad: """
                engine hero
                modifiers late(rows: Int) = delay(rows * 1s / 0)
                """,
            good: """
                engine hero
                modifiers late(rows: Int) = delay(rows * 1s / 20)
                """
        ),
        DiagnosticPage(
            .emptyRange,
            summary: "a range or a key frame ends before it begins",
            explanation: """
                A range goes from the smaller number to the larger. A key frame that ends where
                it begins, or before, would have no time to play in; Core Animation jumps then.
                To come back to where a view was, add a key frame that follows.
                """,
            bad: """
                animator dropAway with duration(1s) {
                  fromView 80%...20%: y(100%)
                }
                """,
            good: """
                animator dropAway with duration(1s) {
                  fromView 20%...80%: y(100%)
                }
                """
        ),
        DiagnosticPage(
            .duplicateModifier,
            summary: "one list holds the same modifier, option or change twice",
            explanation: """
                Hero applies modifiers one after the other, each to one slot of the view's
                state: of two delays the last stays. The file says which, instead of the order.
                Modifiers that add up, such as `whenPresenting(…)`, may stand in a list twice.
                """,
            bad: """
                engine hero
                modifiers rise = translate(y: 40), delay(0.1s), fade, delay(0.2s)
                """,
            good: """
                engine hero
                modifiers rise = translate(y: 40), delay(0.3s), fade
                """
        ),
        DiagnosticPage(
            .rawSwift,
            summary: "a file holds Swift of its own, which is emitted unchecked",
            explanation: """
                `swift(#"…"#)` is the way out where the language has no words: the code stands
                in the output as it stands here. In it `self` is the controller or cell and
                `view` the view of the line. A mistake in it is found by the Swift compiler, in
                generated code. Where a parameter can carry the value, it is checked, and the
                note is gone.
                """,
            bad: """
                engine hero
                hero photo(id: String) = "photo.\\(id)"
                screen Grid = GridViewController {
                  cell PhotoCell(id: String) { imageView: photo(id: id) }
                }
                screen Photo = PhotoViewController {
                  imageView: photo(id: swift(#"article.photoID"#))
                }
                """,
            good: """
                engine hero
                hero photo(id: String) = "photo.\\(id)"
                screen Grid = GridViewController {
                  cell PhotoCell(id: String) { imageView: photo(id: id) }
                }
                screen Photo(photoID: String) = PhotoViewController {
                  imageView: photo(id: photoID)
                }
                """
        ),
        DiagnosticPage(
            .unclearSwift,
            summary: "a piece of Swift does not end where it stands, or hides text",
            explanation: """
                The code of `swift(#"…"#)` is emitted as it is, but it stays in its place and
                shows what it is: a bracket, literal, comment or `#if` that it opens ends in
                it, it closes nothing else, and it holds no control character and none that
                turns or hides text. So whoever reviews the file sees all of the code.
                """,
            bad: """
                engine hero
                hero photo(id: String) = "photo.\\(id)"
                screen Grid = GridViewController {
                  cell PhotoCell(id: String) { imageView: photo(id: id) }
                }
                screen Photo = PhotoViewController {
                  imageView: photo(id: swift(#"article.id("photo"#))
                }
                """,
            good: """
                engine hero
                hero photo(id: String) = "photo.\\(id)"
                screen Grid = GridViewController {
                  cell PhotoCell(id: String) { imageView: photo(id: id) }
                }
                screen Photo(photoID: String) = PhotoViewController {
                  imageView: photo(id: photoID)
                }
                """
        ),
    ]
}
