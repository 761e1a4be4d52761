// Double of Hero 1.6: what modifiers there are and what they set.
import UIKit

public final class HeroModifier {
    let apply: (inout HeroTargetState) -> Void
    public init(applyFunction: @escaping (inout HeroTargetState) -> Void) { apply = applyFunction }
}

private func set<Value>(_ path: WritableKeyPath<HeroTargetState, Value>, _ value: Value)
    -> HeroModifier
{
    HeroModifier { $0[keyPath: path] = value }
}

private func turn(_ change: @escaping (CATransform3D) -> CATransform3D) -> HeroModifier {
    HeroModifier { $0.transform = change($0.transform ?? CATransform3DIdentity) }
}

extension HeroModifier {
    public static var fade: HeroModifier = set(\.opacity, 0)
    public static var forceNonFade: HeroModifier = set(\.nonFade, true)
    public static var durationMatchLongest: HeroModifier = set(\.duration, .infinity)
    public static var arc: HeroModifier = .arc()
    public static var cascade: HeroModifier = .cascade()
    public static var useGlobalCoordinateSpace: HeroModifier = set(\.coordinateSpace, .global)
    public static var ignoreSubviewModifiers: HeroModifier = .ignoreSubviewModifiers()
    public static var useOptimizedSnapshot: HeroModifier = set(\.snapshotType, .optimized)
    public static var useNormalSnapshot: HeroModifier = set(\.snapshotType, .normal)
    public static var useLayerRenderSnapshot: HeroModifier = set(\.snapshotType, .layerRender)
    public static var useNoSnapshot: HeroModifier = set(\.snapshotType, .noSnapshot)
    public static var forceAnimate: HeroModifier = set(\.forceAnimate, true)
    public static var useScaleBasedSizeChange: HeroModifier = set(\.useScaleBasedSizeChange, true)

    public static func position(_ position: CGPoint) -> HeroModifier { set(\.position, position) }
    public static func size(_ size: CGSize) -> HeroModifier { set(\.size, size) }
    public static func transform(_ t: CATransform3D) -> HeroModifier { set(\.transform, t) }
    public static func perspective(_ perspective: CGFloat) -> HeroModifier {
        turn {
            var result = $0
            result.m34 = 1 / -perspective
            return result
        }
    }
    public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier {
        turn { CATransform3DScale($0, x, y, z) }
    }
    public static func scale(_ xy: CGFloat) -> HeroModifier { .scale(x: xy, y: xy) }
    public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
        turn { CATransform3DTranslate($0, x, y, z) }
    }
    public static func translate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier {
        .translate(x: point.x, y: point.y, z: z)
    }
    public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
        turn {
            let aboutX = CATransform3DRotate($0, x, 1, 0, 0)
            return CATransform3DRotate(CATransform3DRotate(aboutX, y, 0, 1, 0), z, 0, 0, 1)
        }
    }
    public static func rotate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier {
        .rotate(x: point.x, y: point.y, z: z)
    }
    public static func rotate(_ z: CGFloat) -> HeroModifier { .rotate(z: z) }
    public static func backgroundColor(_ backgroundColor: UIColor) -> HeroModifier {
        set(\.backgroundColor, backgroundColor.cgColor)
    }
    public static func borderColor(_ borderColor: UIColor) -> HeroModifier {
        set(\.borderColor, borderColor.cgColor)
    }
    public static func shadowColor(_ shadowColor: UIColor) -> HeroModifier {
        set(\.shadowColor, shadowColor.cgColor)
    }
    public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier {
        set(\.overlay, (color.cgColor, opacity))
    }
    public static func opacity(_ opacity: CGFloat) -> HeroModifier {
        set(\.opacity, Float(opacity))
    }
    public static func cornerRadius(_ cornerRadius: CGFloat) -> HeroModifier {
        set(\.cornerRadius, cornerRadius)
    }
    public static func zPosition(_ zPosition: CGFloat) -> HeroModifier {
        set(\.zPosition, zPosition)
    }
    public static func contentsRect(_ contentsRect: CGRect) -> HeroModifier {
        set(\.contentsRect, contentsRect)
    }
    public static func contentsScale(_ contentsScale: CGFloat) -> HeroModifier {
        set(\.contentsScale, contentsScale)
    }
    public static func borderWidth(_ borderWidth: CGFloat) -> HeroModifier {
        set(\.borderWidth, borderWidth)
    }
    public static func shadowOpacity(_ shadowOpacity: CGFloat) -> HeroModifier {
        set(\.shadowOpacity, Float(shadowOpacity))
    }
    public static func shadowOffset(_ shadowOffset: CGSize) -> HeroModifier {
        set(\.shadowOffset, shadowOffset)
    }
    public static func shadowRadius(_ shadowRadius: CGFloat) -> HeroModifier {
        set(\.shadowRadius, shadowRadius)
    }
    public static func shadowPath(_ shadowPath: CGPath) -> HeroModifier {
        set(\.shadowPath, shadowPath)
    }
    public static func masksToBounds(_ masksToBounds: Bool) -> HeroModifier {
        set(\.masksToBounds, masksToBounds)
    }
    public static func duration(_ duration: TimeInterval) -> HeroModifier {
        set(\.duration, duration)
    }
    public static func delay(_ delay: TimeInterval) -> HeroModifier { set(\.delay, delay) }
    public static func timingFunction(_ timingFunction: CAMediaTimingFunction) -> HeroModifier {
        set(\.timingFunction, timingFunction)
    }
    @available(iOS 9, *)
    public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier {
        set(\.spring, (stiffness, damping))
    }
    public static func source(heroID: String) -> HeroModifier { set(\.source, heroID) }
    public static func arc(intensity: CGFloat = 1) -> HeroModifier { set(\.arc, intensity) }
    public static func cascade(
        delta: TimeInterval = 0.02, direction: CascadeDirection = .topToBottom,
        delayMatchedViews: Bool = false
    ) -> HeroModifier {
        set(\.cascade, (delta, direction, delayMatchedViews))
    }
    public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier {
        HeroModifier { $0.beginState = ($0.beginState ?? []) + modifiers }
    }
    public static func beginWith(modifiers: [HeroModifier]) -> HeroModifier {
        .beginWith(modifiers)
    }
    public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier {
        .beginWith(modifiers)
    }
    public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier {
        set(\.ignoreSubviewModifiers, recursive)
    }
    public static func when(
        _ condition: @escaping (HeroConditionalContext) -> Bool, _ modifiers: [HeroModifier]
    ) -> HeroModifier {
        HeroModifier {
            $0.conditionalModifiers = ($0.conditionalModifiers ?? []) + [(condition, modifiers)]
        }
    }
    public static func when(
        _ condition: @escaping (HeroConditionalContext) -> Bool, _ modifiers: HeroModifier...
    ) -> HeroModifier { .when(condition, modifiers) }
    public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier {
        .when({ $0.isMatched }, modifiers)
    }
    public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier {
        .when({ $0.isPresenting }, modifiers)
    }
    public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier {
        .when({ !$0.isPresenting }, modifiers)
    }
    public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier {
        .when({ $0.isAppearing }, modifiers)
    }
    public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier {
        .when({ !$0.isAppearing }, modifiers)
    }
}

extension CAMediaTimingFunction {
    public static let linear = CAMediaTimingFunction(name: .linear)
    public static let easeIn = CAMediaTimingFunction(name: .easeIn)
    public static let easeOut = CAMediaTimingFunction(name: .easeOut)
    public static let easeInOut = CAMediaTimingFunction(name: .easeInEaseOut)
    public static let standard = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
    public static let deceleration = CAMediaTimingFunction(controlPoints: 0, 0, 0.2, 1)
    public static let acceleration = CAMediaTimingFunction(controlPoints: 0.4, 0, 1, 1)
    public static let sharp = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.6, 1)
    public static let easeOutBack = CAMediaTimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
}

extension CATransform3D: @retroactive Equatable {
    public static func == (left: CATransform3D, right: CATransform3D) -> Bool {
        CATransform3DEqualToTransform(left, right)
    }
}
