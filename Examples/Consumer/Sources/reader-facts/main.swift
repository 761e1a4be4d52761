// Prints the generated constants, for authors of storyboards and UI tests.
import HouseStyle
import Reader

print("screens: " + News.Screen.allCases.map(\.rawValue).joined(separator: ", "))
print("segues: \(House.SegueID.showBrowser), \(News.SegueID.closeArticle)")
print("ids: \(House.HeroID.mark), \(House.HeroID.picture(article: "1204"))")
