import TransitionDSL

/// A file with a text at every place where one can be: `§S` for a string, `§T` for a part of
/// one, `§D` for documentation, `§C` for a comment.
struct HostileFile {
    /// The file, and the same with a harmless word in place of each text.
    var hostile = ""
    var harmless = ""
    /// The texts by the numbers of the words that stand for them.
    var texts: [String] = []

    init(engine: Engine, seed: UInt64, without left: String = "\u{10FFFE}") {
        var source = HostileTexts(seed: seed)
        let hasViews = engine == .hero || engine == .sdoshero
        let template =
            Self.common + (engine == .trtransitions ? "" : Self.modal) + (hasViews ? Self.hero : "")
        hostile = "engine \(engine.rawValue)\n"
        harmless = hostile
        var rest = template[...]
        while let mark = rest.firstIndex(of: "§") {
            write(rest[..<mark], rest[..<mark])
            let kind = rest[rest.index(after: mark)]
            rest = rest[rest.index(mark, offsetBy: 2)...]
            // The number at its end keeps a text from being that of another place.
            let number = texts.count
            let word = "word\(number)e"
            let text = source.text().replacing(left, with: "") + "\(number)e"
            switch kind {
            case "S": write(source.literal(text), "\"\(word)\"")
            case "T": write(source.escaped(text), word)
            case "D": write(source.comment(text, "///"), "/// \(word)\n")
            default: write(source.comment(text, "//"), "// \(word)\n")
            }
            texts.append(text)
        }
        write(rest, rest)
    }

    /// What a literal of the harmless file holds, in the hostile one.
    func replacingWords(in literal: [UInt8]) -> [UInt8] {
        String(decoding: literal, as: UTF8.self).split(separator: "word").flatMap { part in
            guard let end = part.firstIndex(of: "e"), let number = Int(part[..<end]) else {
                return Array(part.utf8)
            }
            return Array((texts[number] + part[part.index(after: end)...]).utf8)
        }
    }

    private mutating func write(_ hostile: some StringProtocol, _ harmless: some StringProtocol) {
        self.hostile += hostile
        self.harmless += harmless
    }

    private static let common = #"""
        §D
        module App
        §C
        §D
        screen List = ListController storyboard(§S, id: §S)
        §D
        screen Detail(name: String = §S) = DetailController storyboard(§S) {
          §D
          before go: swift(#"prepare()"#)
        }
        screen Nib = NibController from Other storyboard(name: §S, id: §S)
        §D
        group Both = List, Detail
        §D
        hero fixed = §S
        §D
        hero made
        §D
        hero row(index: Int, name: String = §S) = "§T\(index)§T\(name)§T"
        §D
        hero news(id: String?) = "§T\(id)§T\(part)§T" {
          §D
          title = §S
          §D
          body
        }
        hero sized(url: URL) = "§T\(url)§T"
        hero thumb(id: String) = "§T\(id)§T" per screen
        hero card(id: UUID) = "§T\(id)§T" per instance
        hero onlyParts { left = §S right = §S }
        §D
        segue go = §S
        §D
        unwind back = §S
        §D
        animator fold(title: String = §S) = class FoldAnimator(title: title, note: §S)
        §D
        animator drop with duration(1s) { fromView 0%...100%: y(100%) }
        §D
        interaction squeeze = pinch(finish: 40%)
        §D
        registry Lines {
          §D
          push List -> Detail: fold(title: §S) with interactive(squeeze)
          §C
          segue(go) Detail -> Nib: drop
        }
        §C

        """#

    /// What all engines but one know.
    private static let modal = #"""
        §D
        animation slow(by: Duration = 1s) = fade with duration(by)
        §D
        interaction edge = edgePan(left)
        §D
        defaults { push slow(by: 2s) reduceMotion fade }
        registry Modal {
          §D
          present List -> Nib: fold with interactive(edge)
        }

        """#

    /// What only Hero's engines know.
    private static let hero = #"""
        §D
        modifiers rise(by: Length = 1) = fade, translate(y: by)
        §D
        cell Cell(id: String = §S) = NewsCell {
          §D
          title: news(id: §S).title with rise
          body: news(id: "§T\(id)§T").body
          picture: thumb(id: §S) of opener
        }
        §D
        screen Shown(name: String) = ShownController {
          cell Cell2(row: Int) { label: row(index: row, name: §S) }
          §D
          logo: fixed with rise(by: 2)
          header.title: news(id: name).title
          card: thumb(id: §S)
          photo: thumb(id: "§T\(name)§T")
        }
        registry More {
          push List -> Shown: fade {
            §D
            from.footer: fixed with fade
            to.footer: news(id: §S).title
          }
        }

        """#
}
