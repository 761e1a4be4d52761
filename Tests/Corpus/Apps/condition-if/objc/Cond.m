@import UIKit; @import Hero;
@interface CondVC : UIViewController
@property UIView *box;
@end
@implementation CondVC
- (void)f {
#ifdef DEBUG
    self.box.heroID = @"d"; // fact: hero-id certain "d" box
#else
    self.box.heroID = @"r"; // fact: hero-id certain "r" box
#endif
#if TARGET_OS_SIMULATOR
    self.box.heroID = @"sim"; // fact: hero-id certain "sim" box if=TARGET_OS_SIMULATOR
#endif
    self.box.heroID = @"always"; // fact: hero-id certain "always" box if=-
}
@end
