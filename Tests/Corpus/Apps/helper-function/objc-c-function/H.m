@import UIKit; @import Hero;
static inline void MarkView(UIView *v, NSString *key) { v.heroID = key; } // maybe
@interface HVC : UIViewController
@property UIView *box;
@end
@implementation HVC
- (void)f {
    MarkView(self.box, @"marked"); // fact: hero-id certain "marked" box
}
@end
