import SwiftUI
import TransitionRuntime

enum Route: Hashable {
    case entry(Int)
    case photo(Int)
    case compose
    case done
}

struct JournalView: View {
    @State private var path: [Route] = []

    var body: some View { JournalStack(path: $path) }
}

struct JournalStack: View {
    @Binding var path: [Route]

    var body: some View {
        TransitionStack(path: $path, registry: Journal.Registries.app) {
            DaysView(path: $path)
        } destination: { route in
            switch route {
            case .entry(let id): EntryView(id: id, path: $path)
            case .photo(let id): PhotoView(id: id)
            case .compose: ComposeView(path: $path)
            case .done: DoneView()
            }
        }
    }
}

struct DaysView: View {
    @Binding var path: [Route]

    var body: some View {
        VStack {
            Button("day 1") { path.append(.entry(1)) }
            Button("write") { path.append(.compose) }
        }
    }
}

struct EntryView: View {
    let id: Int
    @Binding var path: [Route]

    var body: some View { Button("entry \(id)") { path.append(.photo(id)) } }
}

struct PhotoView: View {
    let id: Int

    var body: some View { Image("photo \(id)") }
}

struct ComposeView: View {
    @Binding var path: [Route]

    var body: some View { Button("save") { path = [.done] } }
}

struct DoneView: View {
    var body: some View { Text("saved") }
}
