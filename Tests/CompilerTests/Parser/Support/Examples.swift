/// What the tests mutate.
enum Examples {
    /// A whole file that uses everything once.
    static let news = ##"""
        /// Transitions of the news reader.
        module News                       // name of the generated namespace; the file's name if left out
        engine hero                       // uikit (default) | hero | sdoshero | trtransitions
        access public                     // internal (default) | package | public
        import "Shared.trans"             // names and animations of another file; never its lines, defaults, lint, engine

        screen NewsList   = NewsListViewController storyboard("News", id: "list") { cell NewsCell }
        screen Videos     = VideosViewController from Media { cell NewsCell }         // imports a module
        screen Main       = MainNavigationController                // containers are screens too
        screen Login      = LoginViewController
        screen SignUp     = SignUpViewController
        screen Photo      = PhotoViewController
        screen Settings   = SettingsViewController
        screen Legacy     = LegacyViewController
        screen GameCenter = GKGameCenterViewController from GameKit
        screen Zoomable   = any ZoomTransitionSource                // a protocol; who conforms says `is Zoomable`
        group  Feeds      = NewsList, Videos                        // usable wherever a screen is

        hero logo = "app.logo"                                      // a fixed id
        hero banner                                                 // text made by the compiler: "News.banner"
        hero row(index: Int) = "row.\(index)"                       // a family: one id per value
        hero news(id: String) = "\(id)_\(part)" { title  picture = "img" }   // parts; `part` stands for its name or text
        hero thumb(url: URL) per screen                             // the text also carries the screen that opens
        hero card(id: String) per instance                          // …and that controller instance

        modifiers rise(by: Length = 100) = fade, translate(y: by), spring(stiffness: 250, damping: 30)

        cell NewsCell(id: String) = NewsTableViewCell {             // a reused view class, declared once, listed by screens
          root:  with fade                                          // the cell itself
          title: news(id: id).title with arc(intensity: 1), autolayout
          picture: news(id: id).picture
        }
        screen NewsDetail(id: String) = NewsDetailViewController is Zoomable {
          present cover(up) / uncover(down)                         // this screen's own modal default
          titleLabel:       news(id: id).title
          header.imageView: news(id: id).picture with duration(0.4s) on present
          navigationController?.navigationBar: with translate(y: -44), fade
          stars[i]:         with delay(i * 12ms)                    // every view of an outlet array
          footer:           with rise(by: 40), whenPresenting(delay(150ms))
          photo:            thumb(url: swift(#"article.photoURL"#)) of opener
          before return:    swift(#"scrollToPage()"#)               // the app's own code; also `after return`, `before go`, `after go`
          cell CommentCell(row: Int) { avatar: row(index: row) }    // a cell of this screen only
        }
        screen Article = ArticleViewController is NewsDetail        // a subclass: its parent's patterns, views and defaults hold

        animation open = pageIn(up) with duration(0.4s)             // a name for a value
        animator dropAway with duration(1s) {                       // key frames on the two controllers' views
          fromView  0%...80%:  y(-20)
          fromView 80%...100%: y(100% + 20), rotate(0.2rad)
        }
        animator fold(direction: Direction) = class FoldAnimator(direction: direction)    // the app's own class

        interaction dragDown = pan(down, over: width, finish: 25%)
        interaction pinchIn  = pinch(finish: 40%, speed: 0.1...1.5)
        interaction edgeBack = edgePan(left, finish: 50%, velocity: true)

        segue showSettings = "zoomInRect"                           // storyboard segue identifiers
        unwind closeSettings = "dismissSettingsSegue"

        defaults {                                                  // the whole app; `defaults in Main { … }` a container's
          push open   present cover(up) / fade   tab slide(left)   reduceMotion fade
        }
        registry App with available(from: 13) {
          push    NewsList -> NewsDetail: pageIn(up)                          // pop back: pageOut(down)
          push    Feeds -> Legacy | Photo: slide(left) / fade
          present * -> Login:             cover(up) / dropAway with interactive(dragDown)
          push    NewsList -> Photo:      zoomInRect(of: NewsCell.picture, content: same) with duration(0.3s), interactive(pinchIn)
          pop     * -> SignUp:            fold(direction: left)               // coming back only, as it happens: from -> to
          push    * -> SignUp:            fade / default                      // says nothing of the way back
          replace Login <-> SignUp:       slide(left)                         // both ways
          segue(showSettings) NewsList -> Settings: zoomInRect(content: different) with duration(0.5s)
          unwind(closeSettings) Settings -> NewsList: zoomOutRect
          * -> Legacy:                    system                              // UIKit's own; Hero off for this edge
          present NewsDetail -> GameCenter: fade {                            // for this pair only
            match titleLabel -> root with arc on present
            from.footer: logo with fade
          }
          Videos -> Photo { match NewsCell.picture -> root }                  // no animation said: as `: default`
        }
        lint { one-sided-hero-id: off   long-duration: error }                // severities for this file
        """##

    /// Short files, with the forms that the long one has not.
    static let short = [
        "module News engine hero access public import \"Shared.trans\" import #\"a.trans\"#",
        "screen A as a (id: String, n: Int? = 3) = any B.C from X is D, E storyboard(\"S\") { }",
        "screen A = B.C screen from = from from from is is, is",
        "screen A = B { present x.y(1) / fade with a, b(c: d) dismiss none cell with = T { } }",
        "screen A = B { before go: a.b(c) after return: d present: with fade cell.x: y }",
        "screen A = B { a?.b.c[i]: x(1, 2).part of opener with m, n(o) on present of: on on: of }",
        "cell A as b (c: D) = E.F { with: with with with: a with with on: with on on on }",
        "cell A cell B { } cell C(i: Int)",
        "group all = a, b, c group b = d",
        "hero a hero b as c hero d(e: F) = \"g\" per screen { h as i = \"j\" k hero l }",
        "hero a { hero b group c = #\"d\"# import lint } hero as as as per per",
        "modifiers a(b: C = -1 + 2 * (3 / 4)) = d, e(f: 1...2, \"g\", #A0B1C2)",
        "animation a as b = c.d(e) / f with g, h animation i = j",
        "animator a with b { fromView 0%...c(1).d: e toView (1 + 2)...-3: f, g }",
        "animator a(b: C?) = class D.E(f: g) animator a = class class animator b { }",
        "interaction a as b (c: D) = e.f(g)",
        "segue a = \"b\" segue c as d = #\"e\"# unwind f = \"g\" unwind h as i = \"j\"",
        "defaults { } defaults in a with b { push c / d tab tab reduceMotion e with f replace g }",
        "defaults with with { push push pop pop / pop present present dismiss dismiss }",
        "registry a as b with c { * -> d | e: f push g <-> *: h / i with j { k: l } }",
        "registry a { push -> pop { match a.b -> c?.d with e on f match: g on: with h } a -> b: c { } }",
        "registry a { segue(b) c -> d: e unwind(f) * | g -> h { } with -> with: with with with }",
        "lint { one-sided-hero-id: off a: b lint: lint screen-a: c } lint { }",
    ]
}
