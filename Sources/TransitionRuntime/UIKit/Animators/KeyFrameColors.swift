#if canImport(UIKit)
    public import UIKit

    extension KeyFrames.Change {
        /// To a colour of UIKit's, as it is at this moment.
        public static func background(_ color: UIColor) -> KeyFrames.Change {
            .backgroundColor(color.components)
        }
    }

    extension UIColor {
        /// 0xRRGGBBAA.
        var components: UInt32 {
            channels.reduce(0) { sum, part in
                sum << 8 | UInt32(min(max((part * 255).rounded(), 0), 255))
            }
        }

        /// From 0xRRGGBBAA.
        convenience init(components: UInt32) {
            func part(_ shift: UInt32) -> CGFloat { CGFloat(components >> shift & 0xFF) / 255 }
            self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        }
    }
#endif
