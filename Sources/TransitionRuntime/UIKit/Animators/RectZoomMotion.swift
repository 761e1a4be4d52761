#if canImport(UIKit)
    import UIKit

    /// A zoom into a rectangle of a screen, or out of it, like that of TRTransitions.
    @MainActor struct RectZoomMotion: Choreography {
        let times: MotionTimes
        private let way: RectZoom.Way
        private let target: ScreenTransition.Target
        private let ends: TransitionEnds

        init(
            _ way: RectZoom.Way, _ target: ScreenTransition.Target, _ options: ScreenTransition,
            _ ends: TransitionEnds
        ) {
            self.way = way
            self.target = target
            self.ends = ends
            times = MotionTimes(zoom: options.options)
        }

        func prepare(_ stage: Stage) -> () -> Void {
            let content: RectZoom.Content = target.content == .same ? .same : .different
            // A rectangle has its final place only when the appearing view has.
            stage.insertTo(onTop: way == .forward)
            let (owner, other, ownerView) =
                way == .forward
                ? (ends.from, ends.to, stage.from?.view) : (ends.to, ends.from, stage.to?.view)
            let whole = ownerView ?? stage.container
            let rect = target.view?(owner, other).map { $0.convert($0.bounds, to: whole) }
            let image = target.image?(owner, other)
            let zoom = RectZoom(
                way, content, screen: Size(whole.bounds.size), rect: rect.map { Rect($0) },
                image: image.map { Size($0.size) })
            let layers = Layers(stage, zoom, ownerView, rect, image)
            for (layer, state) in zoom.initial { layers.show(state, of: layer) }
            let duration = times.duration
            return {
                UIView.animateKeyframes(
                    withDuration: duration, delay: 0, options: [.calculationModeLinear],
                    animations: {
                        for step in zoom.steps {
                            UIView.addKeyframe(
                                withRelativeStartTime: step.start,
                                relativeDuration: step.end - step.start
                            ) { layers.show(step.state, of: step.layer) }
                        }
                    })
            }
        }
    }

    /// The moving views of a zoom, in their initial state.
    @MainActor private struct Layers {
        private var layers: [RectZoom.Layer: (saved: SavedView, alpha: CGFloat)]

        init(
            _ stage: Stage, _ zoom: RectZoom, _ ownerView: UIView?, _ rect: CGRect?,
            _ image: UIImage?
        ) {
            let needed = Set(zoom.steps.map(\.layer))
            var views: [RectZoom.Layer: SavedView] = [:]
            views[.from] = stage.from
            views[.to] = stage.to
            // The snapshot is taken before anything changes.
            if needed.contains(.snapshot), let view = stage.from?.view,
                let snapshot = view.snapshotView(afterScreenUpdates: false)
            {
                snapshot.place(in: view.frame)
                stage.add(snapshot, to: stage.container)
                views[.snapshot] = SavedView(snapshot)
            }
            if needed.contains(.decoration), let ownerView {
                let plate = Self.plate(over: ownerView, rect, image)
                stage.add(plate, to: ownerView)
                views[.decoration] = SavedView(plate)
            }
            if needed.contains(.navigationBar),
                let bar = stage.toController?.navigationController?.navigationBar
            {
                let saved = SavedView(bar)
                stage.alsoChanges(saved)
                views[.navigationBar] = saved
            }
            layers = views.mapValues { ($0, $0.view.alpha) }
        }

        func show(_ state: RectZoom.State, of layer: RectZoom.Layer) {
            guard let (saved, alpha) = layers[layer] else { return }
            if let opacity = state.opacity { saved.set(\.alpha, to: alpha * CGFloat(opacity)) }
            if let zoom = state.transform {
                saved.set(\.transform, to: saved.transform.moved(to: zoom.pose))
            }
        }

        /// Hides all of a screen except the rectangle's content.
        private static func plate(over owner: UIView, _ rect: CGRect?, _ image: UIImage?) -> UIView
        {
            let plate = UIView(frame: owner.bounds)
            plate.backgroundColor = owner.backgroundColor ?? .black
            plate.clipsToBounds = true
            plate.isUserInteractionEnabled = false
            guard let rect else { return plate }
            let picture: UIView?
            if let image {
                let imageView = UIImageView(image: image)
                imageView.contentMode =
                    image.size.width > image.size.height ? .scaleAspectFill : .scaleAspectFit
                imageView.clipsToBounds = true
                picture = imageView
            } else {
                picture = owner.resizableSnapshotView(
                    from: rect, afterScreenUpdates: false, withCapInsets: .zero)
            }
            picture?.frame = rect
            picture.map { plate.addSubview($0) }
            return plate
        }
    }

    extension Size {
        init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    }

    extension Rect {
        fileprivate init(_ rect: CGRect) {
            self.init(
                x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
                height: Double(rect.height))
        }
    }
#endif
