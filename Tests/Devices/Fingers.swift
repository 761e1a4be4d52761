import TransitionRuntime
import UIKit

/// What fingers do to a recognizer that scenarios move. UIKit does not know of them: such a recognizer
/// asks the delegates that UIKit would ask, and calls its targets itself.
@MainActor final class Script {
    fileprivate struct Target {
        weak var object: AnyObject?
        var action: Selector
    }

    fileprivate var targets: [Target] = []
    fileprivate var state = UIGestureRecognizer.State.possible
    fileprivate var place = CGPoint.zero
    fileprivate var shift = CGPoint.zero
    fileprivate var velocity = CGPoint.zero
    fileprivate var scale: CGFloat = 1
    fileprivate var isActive: Bool { state == .began || state == .changed }

    /// Those that may be recognizing.
    fileprivate static var all: [() -> (any ScriptedRecognizer)?] = []
    static var isAnyActive: Bool { all.contains { $0()?.script.isActive == true } }
}

@MainActor protocol ScriptedRecognizer: UIGestureRecognizer {
    var script: Script { get }
}

extension RecognizerFactory {
    /// Makes recognizers that scenarios move.
    @MainActor static var scripted: RecognizerFactory {
        var factory = RecognizerFactory.current
        factory.makePan = { ScriptedPan() }
        factory.makeEdgePan = { ScriptedEdgePan() }
        factory.makePinch = { ScriptedPinch() }
        return factory
    }
}

extension UIGestureRecognizer {
    private var scripted: Script? { (self as? any ScriptedRecognizer)?.script }

    var place: CGPoint {
        get { scripted?.place ?? .zero }
        set { scripted?.place = newValue }
    }

    @discardableResult func fire(_ state: State) -> Bool {
        guard let own = self as? any ScriptedRecognizer else {
            Stage.onlyOfDoubles("a finger on \(type(of: self))")
        }
        guard isEnabled, view != nil, own.script.isActive || state == .began else { return false }
        if state == .began, !own.script.isActive, !mayBegin { return false }
        own.send(state)
        Stage.takeTurn()
        return true
    }

    /// Whether views, delegates and other gestures let it begin.
    private var mayBegin: Bool {
        guard let view else { return false }
        let touch = ScriptedTouch(
            on: view.hitTest(location(in: view), with: nil), at: place)
        if delegate?.gestureRecognizer?(self, shouldReceive: touch) == false { return false }
        if !view.gestureRecognizerShouldBegin(self) { return false }
        if delegate?.gestureRecognizerShouldBegin?(self) == false { return false }
        return Script.all.compactMap { $0() }.allSatisfy { other in
            guard other !== self, other.script.isActive, let place = other.view,
                view.isDescendant(of: place) || place.isDescendant(of: view)
            else { return true }
            let allowed = delegate?.gestureRecognizer?(
                self, shouldRecognizeSimultaneouslyWith: other)
            return allowed == true
                || other.delegate?.gestureRecognizer?(
                    other, shouldRecognizeSimultaneouslyWith: self) == true
        }
    }
}

extension UIPanGestureRecognizer {
    @discardableResult func fire(
        _ state: State, x: CGFloat = 0, y: CGFloat = 0, velocity: CGPoint = .zero
    ) -> Bool {
        let script = (self as? any ScriptedRecognizer)?.script
        script?.shift = CGPoint(x: x, y: y)
        script?.velocity = velocity
        return fire(state)
    }
}

extension UIPinchGestureRecognizer {
    @discardableResult func fire(
        _ state: State, scale: CGFloat, velocity: CGFloat = 0
    ) -> Bool {
        let script = (self as? any ScriptedRecognizer)?.script
        script?.scale = scale
        script?.velocity = CGPoint(x: velocity, y: 0)
        return fire(state)
    }
}

extension ScriptedRecognizer {
    fileprivate func send(_ state: UIGestureRecognizer.State) {
        script.state = state
        if state == .began { Script.all.append { [weak self] in self } }
        for target in script.targets {
            _ = (target.object as? NSObject)?.perform(target.action, with: self)
        }
        if !script.isActive { script.state = .possible }
    }

    /// The movement of the fingers in the space of a view.
    fileprivate func movement(_ shift: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return shift }
        let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(shift, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Removed or turned off in the middle of a gesture, it is cancelled.
    func cancel() { if script.isActive { send(.cancelled) } }
}

/// A finger, as a delegate sees it.
final class ScriptedTouch: UITouch {
    private let touched: UIView?
    private let place: CGPoint

    /// At a place of the window.
    init(on view: UIView?, at place: CGPoint = .zero) {
        touched = view
        self.place = place
        super.init()
    }

    override var view: UIView? { touched }
    override func location(in view: UIView?) -> CGPoint {
        view?.convert(place, from: nil) ?? place
    }
}

private final class ScriptedPan: UIPanGestureRecognizer, ScriptedRecognizer {
    let script = Script()
    override var state: State {
        get { script.state }
        set { script.state = newValue }
    }
    override var isEnabled: Bool { didSet { if !isEnabled { cancel() } } }
    override func addTarget(_ target: Any, action: Selector) {
        super.addTarget(target, action: action)
        script.targets.append(Script.Target(object: target as AnyObject, action: action))
    }
    override func location(in view: UIView?) -> CGPoint {
        view?.convert(script.place, from: nil) ?? script.place
    }
    override func translation(in view: UIView?) -> CGPoint { movement(script.shift, in: view) }
    override func velocity(in view: UIView?) -> CGPoint { movement(script.velocity, in: view) }
}

private final class ScriptedEdgePan: UIScreenEdgePanGestureRecognizer, ScriptedRecognizer {
    let script = Script()
    override var state: State {
        get { script.state }
        set { script.state = newValue }
    }
    override var isEnabled: Bool { didSet { if !isEnabled { cancel() } } }
    override func addTarget(_ target: Any, action: Selector) {
        super.addTarget(target, action: action)
        script.targets.append(Script.Target(object: target as AnyObject, action: action))
    }
    override func location(in view: UIView?) -> CGPoint {
        view?.convert(script.place, from: nil) ?? script.place
    }
    override func translation(in view: UIView?) -> CGPoint { movement(script.shift, in: view) }
    override func velocity(in view: UIView?) -> CGPoint { movement(script.velocity, in: view) }
}

private final class ScriptedPinch: UIPinchGestureRecognizer, ScriptedRecognizer {
    let script = Script()
    override var state: State {
        get { script.state }
        set { script.state = newValue }
    }
    override var isEnabled: Bool { didSet { if !isEnabled { cancel() } } }
    override func addTarget(_ target: Any, action: Selector) {
        super.addTarget(target, action: action)
        script.targets.append(Script.Target(object: target as AnyObject, action: action))
    }
    override func location(in view: UIView?) -> CGPoint {
        view?.convert(script.place, from: nil) ?? script.place
    }
    override var scale: CGFloat {
        get { script.scale }
        set { script.scale = newValue }
    }
    override var velocity: CGFloat { script.velocity.x }
}
