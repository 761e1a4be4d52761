/// The steps that the search for values and types may still take through the code of each file, and
/// of all. Code that names itself again and again has more ways through it than any run can follow.
/// Without fuel, the rest of a file is not followed, and what depends on it is unknown.
struct Fuel {
    private(set) var stepsOfFiles: [Int]
    private var stepsOfAll = 0
    /// The files whose fuel ran out, which the user hears about.
    private(set) var cut: Set<Int> = []

    init(fileCount: Int) { stepsOfFiles = Array(repeating: 0, count: fileCount) }

    /// Uses fuel of a file, if so much is left.
    mutating func use(_ steps: Int = 1, in file: Int) -> Bool {
        guard stepsOfFiles[file] + steps <= maximumStepsOfFile,
            stepsOfAll + steps <= maximumStepsOfApp
        else {
            cut.insert(file)
            return false
        }
        stepsOfFiles[file] += steps
        stepsOfAll += steps
        return true
    }
}

/// Many times what apps need, and a few seconds at most.
package let maximumStepsOfFile = 200_000
package let maximumStepsOfApp = 4_000_000
