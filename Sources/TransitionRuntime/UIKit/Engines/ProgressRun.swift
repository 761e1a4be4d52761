#if canImport(UIKit)
    public import UIKit

    /// Advances a progress with the display's frames, for an engine that cannot play at a given
    /// speed.
    @MainActor public final class ProgressRun: NSObject {
        private var progress: Double
        private let end: Double
        private let step: Double
        private let update: @MainActor (Double) -> Void
        private var completion: (@MainActor () -> Void)?
        private var link: CADisplayLink?

        /// Creates a run and starts it at once. From 0 to 1 it takes `duration` seconds. `update`
        /// gets each value before the last. `completion` is called at the end, unless the run was
        /// stopped.
        public init(
            from progress: Double, to end: Double, duration: TimeInterval,
            update: @escaping @MainActor (Double) -> Void,
            completion: @escaping @MainActor () -> Void
        ) {
            self.progress = progress
            self.end = end
            step = (end < progress ? -1 : 1) / max(duration, 0.001)
            self.update = update
            self.completion = completion
            super.init()
            let link = CADisplayLink(target: self, selector: #selector(frame(_:)))
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        /// Stops the run. Its `completion` is not called.
        public func stop() {
            link?.invalidate()
            link = nil
            completion = nil
        }

        @objc private func frame(_ link: CADisplayLink) {
            progress += step * link.duration
            if step < 0 ? progress > end : progress < end { return update(progress) }
            let completion = completion
            stop()
            completion?()
        }
    }
#endif
