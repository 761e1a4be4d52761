/// How many steps the search for values and types has taken through the code of each file, and of
/// all. Code that names itself again and again has more ways through it than any run can follow. At
/// a limit, the rest of a file is not followed, and what depends on it is unknown.
struct FollowedSteps {
    private(set) var counts: [Int]
    private var total = 0
    /// The files at a limit, which the user hears about.
    private(set) var cut: Set<Int> = []

    init(fileCount: Int) { counts = Array(repeating: 0, count: fileCount) }

    /// Takes steps in a file, if its limit allows so many more.
    mutating func take(_ count: Int = 1, in file: Int) -> Bool {
        guard counts[file] + count <= stepsOfFile, total + count <= stepsOfApp else {
            cut.insert(file)
            return false
        }
        counts[file] += count
        total += count
        return true
    }
}

/// Many times what apps need, and a few seconds at most.
package let stepsOfFile = 200_000
package let stepsOfApp = 4_000_000
